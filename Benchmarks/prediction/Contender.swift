import PredictionYardstick
import PublicPredictors

/// A predictor in the comparison.
struct Contender: Sendable {
  /// Its name in tables.
  let name: String
  let side: Side
  /// Its errors over traces that one predictor sees one after the other, for each trace and
  /// horizon.
  let measures: @Sendable ([PenTrace], [Double]) -> [[ErrorMeasures]]
  /// What it says at each sample of a stroke.
  let tails: @Sendable ([Observed], Double) -> [Position]
  /// What each sample of a stroke costs, in nanoseconds.
  let costs: @Sendable ([Observed]) -> [Double]

  /// Whose it is.
  enum Side: Sendable {
    /// Public, with its published constants: what has to be beaten.
    case peer
    /// A textbook method with constants tuned by us.
    case tuned
    /// The one of this project.
    case ours
  }

  init<Predictor: CausalPredictor>(_ side: Side, _ name: String, _ type: Predictor.Type) {
    self.name = name
    self.side = side
    measures = { traces, horizons in traces.measures(of: type, horizons: horizons) }
    tails = { stroke, horizon in
      var predictor = Predictor()
      predictor.begin()
      return stroke.map { point in
        predictor.observe(point)
        return predictor.prediction(after: horizon) ?? point.position
      }
    }
    costs = { stroke in Cost.nanoseconds(of: type, over: stroke) }
  }
}
