import FramePacing
import InkGeometry
import StylusModel
import WaylandClient

/// When the next picture of an output is due, and what became of those before.
///
/// A class, because it takes 16 KB that a page should not carry along.
final class ScreenPacing {
  var pacer: FramePacer
  /// The number of a commit for the pacer, less its number for the surface; nil: none of the
  /// surface is known.
  private var numbering: UInt64?
  /// The last number that the pacer gave.
  private var lastFrame: UInt64 = 0
  /// When the picker above was committed last, as far as the pacer knows.
  private var neighborCommit: Timestamp?

  /// The maximum number of frames in flight.
  private static let mostUnderway: UInt64 = 32

  /// Nothing is to be shown yet.
  init(period: Int64?, hasFeedback: Bool) {
    pacer = FramePacer(period: period, hasFeedback: hasFeedback)
  }

  /// Another compositor shows the output; its surface is gone.
  func restart(period: Int64?, hasFeedback: Bool) {
    pacer = FramePacer(period: period, hasFeedback: hasFeedback)
  }

  /// A picture was committed; `number`: which commit of its surface it is.
  ///
  /// - Returns: the number of the frame.
  func pictureCommitted(
    _ number: UInt64, at now: Timestamp, drawnIn duration: Microseconds
  ) -> UInt64 {
    lastFrame = pacer.committed(at: now, drawnIn: duration)
    numbering = lastFrame &- number
    return lastFrame
  }

  /// A commit of the surface was shown.
  ///
  /// - Returns: the number of its frame; nil if it was of a surface before.
  func commitPresented(_ shown: ShownCommit, at now: Timestamp) -> UInt64? {
    guard let numbering else { return nil }
    let refresh = shown.refresh == 0 ? nil : Int64(shown.refresh)
    let frame = shown.commit &+ numbering
    pacer.presented(frame, Presentation(time: shown.time, refresh: refresh), at: now)
    return frame
  }

  /// A commit of the surface was replaced before it was shown.
  func commitDiscarded(_ commit: UInt64) {
    if let numbering { pacer.discarded(commit &+ numbering) }
  }

  /// The surface is gone: the compositor answers no more.
  func surfaceLost() {
    numbering = nil
    let first = lastFrame - min(lastFrame, Self.mostUnderway)
    for number in first...lastFrame { pacer.discarded(number) }
  }

  // MARK: The picker above

  /// The picker above was committed: the compositor draws it next to the ink.
  func neighborCommitted(at time: Timestamp?) {
    guard let time, time != neighborCommit else { return }
    neighborCommit = time
    pacer.surfaceChanged(at: time)
  }
}
