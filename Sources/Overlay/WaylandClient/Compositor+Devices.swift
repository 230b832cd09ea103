/// The events and requests of the proxies of outputs and seats, for their owner.
package protocol ProxyOwner: AnyObject {
  /// Whether all globals are known, so that news is news.
  var isReady: Bool { get }
  /// Whether an overlay takes keys, or did.
  var listensToKeys: Bool { get }
  /// Whether an overlay takes touches, or did.
  var listensToTouches: Bool { get }
  /// Whether pens are without a cursor over its surfaces, where the ink is one.
  var hidesPens: Bool { get }

  /// The keymap of its keyboards has changed; the descriptor is closed afterwards.
  func takeKeymap(_ format: UInt32, _ descriptor: Int32, _ count: UInt32)

  /// Records what was told.
  func queueEvent(_ event: CompositorEvent)

  /// The next number for an overlay or a device.
  func nextNumber() -> UInt32

  /// Which overlay a surface is.
  func overlay(at surface: OpaquePointer?) -> OverlayID?

  /// An output is different, and with it perhaps the size of buffers.
  func outputChanged(_ id: OutputID)
}

extension ProxyOwner {
  package func takeKeymap(_ format: UInt32, _ descriptor: Int32, _ count: UInt32) {}
}

extension Compositor: ProxyOwner {
  package var isReady: Bool { stage == .ready }
  package var hidesPens: Bool { true }

  package func takeKeymap(_ format: UInt32, _ descriptor: Int32, _ count: UInt32) {
    keymap = SeatKeymap(
      number: nextNumber(), format: format, descriptor: descriptor, count: count)
  }
}

extension Compositor {
  /// The outputs that are there, in the order in which the compositor reported them.
  package var outputs: [OutputDescription] {
    outputProxies.values.map(\.current).filter { !$0.mode.isEmpty }
      .sorted { $0.id.rawValue < $1.id.rawValue }
  }

  /// What is known about an output; nil if it is gone.
  package func output(_ id: OutputID) -> OutputDescription? { outputProxies[id]?.current }

  /// Which output a proxy stands for.
  func output(at pointer: OpaquePointer?) -> OutputID? {
    outputProxies.values.first { unsafe $0.pointer == pointer }?.id
  }

  /// The tablets that the compositor has, with all that is known about them.
  package var tablets: [TabletDescription] {
    seats.values.flatMap(\.tablets).filter(\.isComplete).map(\.description)
      .sorted { $0.id.rawValue < $1.id.rawValue }
  }

  /// The seat that keyboards and input methods of ours belong to: the first that the compositor
  /// reported it.
  var firstSeat: SeatProxy? { seats.min { $0.key < $1.key }?.value }

  /// From now on keyboards are listened to, those that come later too.
  package func listenToKeys() {
    listensToKeys = true
    for seat in seats.values { seat.askKeyboard() }
  }

  /// From now on pointers and touch screens are listened to, those that come later too.
  package func listenToTouches() {
    guard !listensToTouches else { return }
    listensToTouches = true
    for seat in seats.values { seat.askTouches() }
  }
}
