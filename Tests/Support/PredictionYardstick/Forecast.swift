package import PublicPredictors

/// One prediction beside what came true.
package struct Forecast: Sendable {
  /// Where the newest sample was.
  package var now: Position
  /// Where the pen was said to be; the newest sample's position if the predictor declined.
  package var predicted: Position
  /// Where it came to be.
  package var truth: Position
  /// What the pen was doing.
  package var doing: Doing

  /// What a pen does.
  package enum Doing: CaseIterable, Hashable, Sendable {
    /// It writes, or anything that is none of the others.
    case moving
    /// It touches, but was within 0.1 mm for the last 50 ms.
    case standing
    /// It makes a stroke of at most 150 ms that stays within 1 mm.
    case tapping
    /// It is in the air.
    case hovering
  }

  /// From truth to prediction.
  package var error: Position { predicted - truth }

  /// How much worse than holding, in millimeters; negative if better.
  package var excess: Double { error.length - (now - truth).length }
}
