package import Evdev

/// The state of a pad according to its evdev events.
package struct ReportedPad {
  /// The keys that are down, bit n for key n.
  private(set) var keys: UInt32 = 0
  /// The position of the finger on the ring; nil while there is none.
  private(set) var ring: Int32?
  private var wheel: Int32 = 0
  private var isActive = false

  /// A pad that is not touched.
  package init() {}

  /// The number of a pad's key on evdev; nil for any other key.
  package static func index(ofKey code: UInt16) -> Int? { Key.padButtons.firstIndex(of: code) }

  /// Applies the events of one frame.
  ///
  /// On evdev a ring at its first position looks like an untouched ring. ABS_MISC, which is 0 when
  /// nothing on the pad is touched, distinguishes them. A finger that leaves the ring while a key
  /// is held therefore counts as resting at the first position until the key is released.
  package mutating func applyFrame(_ frame: Span<InputEvent>) {
    for index in frame.indices {
      let event = frame[index]
      switch (event.type, event.code) {
      case (EventType.key, let code):
        guard let key = Self.index(ofKey: code) else { continue }
        keys = event.value != 0 ? keys | 1 << UInt32(key) : keys & ~(1 << UInt32(key))
      case (EventType.absolute, Axis.wheel): wheel = event.value
      case (EventType.absolute, Axis.miscellaneous): isActive = event.value != 0
      default: break
      }
    }
    ring = isActive && (wheel != 0 || ring != nil) ? wheel : nil
  }
}
