/// A parabola through the last three samples.
///
/// Source of the idea: chromium/chromium `ui/base/prediction/least_squares_predictor.cc` at
/// 7bc6a968 (BSD-3-Clause), a least squares fit of three unknowns to three samples, so an exact
/// one. It declines before the third sample and where two have one time, and starts anew after more
/// than 20 ms.
package struct LeastSquaresParabola: CausalPredictor {
  private var count = 0
  private var samples = (Observed.nowhere, Observed.nowhere, Observed.nowhere)

  /// Ready for a stroke.
  package init() {}

  package mutating func observe(_ point: Observed) {
    if count > 0, point.time - samples.2.time > ChromiumKalman.longestPause { count = 0 }
    samples = (samples.1, samples.2, point)
    count = min(count + 1, 3)
  }

  package mutating func prediction(after horizon: Double) -> Position? {
    let (a, b, c) = samples
    guard count == 3, a.time < b.time, b.time < c.time else { return nil }
    let early = (b.position - a.position) / (b.time - a.time)
    let late = (c.position - b.position) / (c.time - b.time)
    let bend = (late - early) / (c.time - a.time)
    // Newton's form, from the newest sample.
    return c.position + late * horizon + bend * (horizon * (horizon + c.time - b.time))
  }
}

extension Observed {
  fileprivate static let nowhere = Observed(time: 0, position: .zero, pressure: 0)
}
