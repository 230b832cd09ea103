import PredictionYardstick
import PublicPredictors

/// A predictor in the comparison.
struct Contender: Sendable {
  /// Its name in tables.
  let name: String
  let side: Side
  /// Its errors over one writer, for each horizon.
  let measures: @Sendable (PenTrace, [Double]) -> [ErrorMeasures]

  /// Whose it is.
  enum Side: Sendable {
    /// Public code with its published constants: what has to be beaten.
    case peer
    /// A textbook method with constants tuned by us; a peer too.
    case tuned
    /// The one of this project.
    case ours
  }

  init<Predictor: CausalPredictor>(_ side: Side, _ name: String, _ type: Predictor.Type) {
    self.name = name
    self.side = side
    measures = { trace, horizons in trace.measures(of: type, horizons: horizons) }
  }
}

extension Contender {
  /// All of them, a line each. Ours joins with one more line, of side `ours`.
  static let all = [
    Contender(.peer, "hold", Hold.self),
    Contender(.peer, "linear", Linear.self),
    Contender(.peer, "linear, 2nd order", SecondOrderLinear.self),
    Contender(.peer, "least squares parabola", LeastSquaresParabola.self),
    Contender(.peer, "Chromium Kalman", ChromiumKalman.self),
    Contender(.peer, "Chromium Kalman, 25 ms cap", Capped<ChromiumKalman>.self),
    Contender(.peer, "Chromium heuristics", HeuristicChromiumKalman.self),
    Contender(.peer, "Chromium heuristics, 25 ms cap", Capped<HeuristicChromiumKalman>.self),
    Contender(.tuned, "double exponential .9", DoubleExponential.self),
  ]
}
