/// Something that cannot be, sent by a device or a late source.
///
/// The raw values index the counters of a device.
package enum Anomaly: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// A frame has an earlier time than the previous one; its sample follows immediately after that.
  case timeRanBackwards = 0
  /// The device's own clock jumped and was fitted again.
  case clockJumped = 1
  /// A late value is for no stroke that still waits; it was left out.
  case lateValueUnclaimed = 2
  /// A late value has an impossible time or number; it was left out.
  case lateValueImpossible = 3
  /// More samples wait than there is room for; the oldest ones were given up.
  case tooManyWaiting = 4
  /// More strokes wait than there is room for; the oldest was finished early.
  case tooManyStrokes = 5
  /// A reading at a position that no hand can have reached; the previous position was kept.
  case placeLeapt = 6
  /// The pressure axis is silent; the pen is treated as one without pressure.
  case pressureSilent = 7
  /// The nib presses far above the surface; that was taken off.
  case nibPressesInAir = 8
  /// The nib presses from proximity in to proximity out.
  case nibNeverLifts = 9
}

extension Anomaly {
  /// The device's error, and how it was handled.
  package var sentence: String {
    switch self {
    case .timeRanBackwards:
      "a frame is earlier than the previous one; its sample was placed just after that one"
    case .clockJumped: "the device's own clock jumped; it was fitted again"
    case .lateValueUnclaimed: "a late value matches no waiting stroke; it was ignored"
    case .lateValueImpossible: "a late value has an impossible time or number; it was ignored"
    case .tooManyWaiting:
      "too many samples wait for late values; the oldest no longer wait"
    case .tooManyStrokes:
      "too many strokes wait for late values; the oldest was finished early"
    case .placeLeapt:
      "a reading jumped farther than a hand can move; the sample keeps the previous position"
    case .pressureSilent:
      "the pressure never changes, so this pen is treated as one without pressure"
    case .nibPressesInAir:
      "the pen presses although it is far above the surface: its nib is worn. That pressure is "
        + "subtracted. Fix: replace the nib"
    case .nibNeverLifts:
      "the pen presses from the moment it comes near until it leaves: its nib is probably worn. "
        + "Fix: replace the nib, or set tip-threshold for this pen, such as 8% 7% (man "
        + "stylusd.conf)"
    }
  }
}
