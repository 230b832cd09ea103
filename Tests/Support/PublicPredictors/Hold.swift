/// No prediction: the pen stays where it is. What an application without a predictor shows.
package struct Hold: CausalPredictor {
  /// Ready for a stroke.
  package init() {}

  package mutating func observe(_ point: Observed) {}

  package mutating func prediction(after horizon: Double) -> Position? { nil }
}
