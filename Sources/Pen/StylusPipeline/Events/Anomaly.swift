/// Something that cannot be, sent by a device or a late source.
///
/// The raw values index the counters of a device.
package enum Anomaly: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// A frame has an earlier time than the one before; its sample was put just behind that.
  case timeRanBackwards = 0
  /// The device's own clock jumped and was fitted anew.
  case clockJumped = 1
  /// A late value is for no stroke that still waits; it was left out.
  case lateValueUnclaimed = 2
  /// A late value has an impossible time or number; it was left out.
  case lateValueImpossible = 3
  /// More samples wait than there is room for; the oldest of them were given up.
  case tooManyWaiting = 4
  /// More strokes wait than there is room for; the oldest was finished before its time.
  case tooManyStrokes = 5
}
