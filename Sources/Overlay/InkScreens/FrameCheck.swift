package import InkGeometry
package import StylusModel

/// The observer of frames within the process, for measurements. Nobody does in the program
/// `inkoverlay`.
package protocol FrameCheck: AnyObject {
  /// A frame was committed in which the tips of open strokes were drawn there.
  func committed(_ frame: UInt64, tips: [DrawnTip])
  /// It was shown at that moment of CLOCK_MONOTONIC.
  func presented(_ frame: UInt64, at time: Timestamp)
}

/// Where the tip of an open stroke was drawn in a frame.
package struct DrawnTip: Hashable, Sendable {
  /// In millimeters of the tablet: the end of the tail, or the last sample.
  package var place: Point
  /// From the clock of the stroke's stamps to CLOCK_MONOTONIC, as it was known when the stroke
  /// began.
  package var clock: Microseconds
}
