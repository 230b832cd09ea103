package import InkFitting
package import StylusModel

/// What is to be done with a stroke whose pen both the compositor and the daemon may tell of.
package enum FollowStep {
  /// It goes on; the sample was taken then.
  case draw(StrokeID, FitSample, taken: Timestamp)
  /// All there is of it is this instead.
  case redraw(StrokeID, [FitSample], taken: Timestamp?)
  /// A sample is known better; but not where it was.
  case correct(StrokeID, Int, FitSample)
  /// Another tail is expected behind it.
  case expect(StrokeID)
  /// It is over; whether all of it has the times of the pen itself.
  case end(StrokeID, Timestamp, isExact: Bool)
}

/// How the strokes of the compositor's pens were drawn.
package struct FollowCounts: Hashable, Sendable {
  /// Whether a daemon is heard.
  package var isHeard = false
  /// From the daemon's samples.
  package var followed: UInt64 = 0
  /// Of those, how many went on from the compositor's: the daemon fell silent, or told of another pen.
  package var left: UInt64 = 0
  /// From the compositor's.
  package var apart: UInt64 = 0
}
