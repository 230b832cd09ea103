/// A predictor that goes no further than 25 ms: what is asked of it beyond is answered as 25 ms.
///
/// Source of the idea: chromium/chromium `ui/base/prediction/input_predictor.h` at 226c953d, the
/// longest prediction time of all its predictors (BSD-3-Clause). Beyond 25 ms extrapolation
/// explodes, so any honest comparison at 33 and 50 ms has the capped peers.
package struct Capped<Predictor: CausalPredictor>: CausalPredictor {
  private var predictor = Predictor()

  /// The longest prediction, in milliseconds.
  package static var longest: Double { 25 }

  /// Ready for a stroke.
  package init() {}

  package mutating func begin() { predictor.begin() }

  package mutating func observe(_ point: Observed) { predictor.observe(point) }

  package mutating func prediction(after horizon: Double) -> Position? {
    predictor.prediction(after: min(horizon, Self.longest))
  }
}
