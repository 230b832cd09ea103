import Evdev
import StylusModel

/// The controls of a pad, numbered as in libinput.
struct PadLayout: BitwiseCopyable {
  /// Bit `n` represents the n-th button code that Wacom's driver may use.
  private var buttons: UInt32 = 0
  private(set) var ring: AxisRange?
  private(set) var secondRing: AxisRange?
  private(set) var strip: AxisRange?
  private(set) var secondStrip: AxisRange?
  private(set) var dials: UInt8 = 0

  init(_ description: DeviceDescription) {
    for code in description.codes[EventType.key] ?? [] { buttons |= Self.bit(of: code) }
    ring = Self.extent(description.axes[Axis.wheel])
    secondRing = Self.extent(description.axes[Axis.throttle])
    strip = Self.extent(description.axes[Axis.rx])
    secondStrip = Self.extent(description.axes[Axis.ry])
    let relative = description.codes[EventType.relative] ?? []
    if !relative.isDisjoint(with: PadDial.firstCodes) { dials = 1 }
    if !relative.isDisjoint(with: PadDial.secondCodes) { dials = 2 }
  }

  private static func extent(_ range: AxisRange?) -> AxisRange? {
    guard let range, range.minimum < range.maximum else { return nil }
    return range
  }

  /// The bit of a button code; 0 for a code that is not a pad button.
  ///
  /// The order is that of Wacom's driver and of libwacom, and therefore libinput's for tablets
  /// known to libwacom; the mouse buttons of Bamboo pads follow.
  static func bit(of code: UInt16) -> UInt32 {
    switch code {
    case Key.pad0...Key.pad0 + 9: 1 << UInt32(code - Key.pad0)
    case Key.south...Key.south + 5: 1 << UInt32(10 + code - Key.south)
    case Key.base...Key.base + 1: 1 << UInt32(16 + code - Key.base)
    case Key.left...Key.left + 6: 1 << UInt32(18 + code - Key.left)
    default: 0
    }
  }

  /// The number of a button of the pad; nil for others.
  func buttonNumber(of bit: UInt32) -> UInt8? {
    guard buttons & bit != 0 else { return nil }
    return UInt8((buttons & (bit - 1)).nonzeroBitCount)
  }

  var isEmpty: Bool {
    let counts = counts
    return counts.buttons + counts.rings + counts.strips + counts.dials == 0
  }

  var counts: Tablet.Pad {
    Tablet.Pad(
      buttons: UInt8(buttons.nonzeroBitCount),
      rings: (ring == nil ? 0 : 1) + (secondRing == nil ? 0 : 1),
      strips: (strip == nil ? 0 : 1) + (secondStrip == nil ? 0 : 1), dials: dials)
  }
}
