package import StylusModel

/// A sample of a trace, and where in it.
package struct TracePoint: Hashable, Sendable {
  /// Which stroke; counts from 1 in the order in which they began.
  package var stroke = 0
  /// Which sample of its stroke; counts from 0.
  package var index = 0
  /// What the input calls the stroke.
  package var label: [UInt8] = []
  /// The time in milliseconds, as the input writes it.
  package var stamp: [UInt8] = []
  /// The sample.
  package var sample = Sample(
    time: Timestamp(microseconds: 0), x: Millimeters(0), y: Millimeters(0))

  /// The first sample of a stroke without a label.
  package init() {}
}
