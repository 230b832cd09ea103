package import InkFitting
package import StylusModel

/// What is to be done with a stroke whose pen both the compositor and the daemon may tell of.
package enum FollowStep {
  /// A step of the stroke, and when its newest sample was taken. A corrected sample keeps its
  /// place.
  case step(StrokeID, StrokeStep, taken: Timestamp? = nil)
  /// The predicted tail changed: ``PenFollower/eachTail(until:_:)`` returns it.
  case expect(StrokeID)
}

/// How the strokes of the compositor's pens were drawn.
package struct FollowCounts: Hashable, Sendable {
  /// Whether a daemon is connected.
  package var isConnected = false
  /// From the daemon's samples.
  package var followed: UInt64 = 0
  /// Of those, how many continued from the compositor's: the daemon fell silent, or told of another
  /// pen.
  package var left: UInt64 = 0
  /// From the compositor's.
  package var apart: UInt64 = 0
}
