package import InkCanvas
import LinuxIO
import StylusModel

/// A part of a screen's picture that is made off the loop.
package struct ScreenPainting: Sendable {
  let screen: ScreenID
  let job: PaintJob

  package init(screen: ScreenID, job: PaintJob) {
    (self.screen, self.job) = (screen, job)
  }

  /// The time that the thread works before its results are shown, except for a single square that
  /// takes longer.
  private static let slice = Microseconds.milliseconds(20)

  /// Does it.
  package var painted: ScreenPainted {
    let ends = Timestamp.now + Self.slice
    return ScreenPainted(screen: screen, part: job.painted { Timestamp.now >= ends })
  }
}

/// The result.
package struct ScreenPainted: Sendable {
  package let screen: ScreenID
  package let part: PaintedPart
}
