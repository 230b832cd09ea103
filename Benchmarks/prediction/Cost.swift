import PredictionYardstick
import PublicPredictors
import SimulatedPens
import StylusModel

/// How long a predictor takes for a sample and one prediction of 16 ms.
enum Cost {
  /// The time of each sample of a stroke; the clock's own is in it.
  static func nanoseconds<Predictor: CausalPredictor>(
    of type: Predictor.Type, over stroke: [Observed]
  ) -> [Double] {
    var predictor = Predictor()
    predictor.begin()
    let clock = ContinuousClock()
    var sum = Position.zero
    let costs = stroke.map { point in
      let start = clock.now
      predictor.observe(point)
      sum = sum + (predictor.prediction(after: 16) ?? point.position)
      return (clock.now - start) / .nanoseconds(1)
    }
    precondition(!sum.x.isNaN, "a predictor said that the pen will be nowhere")
    return costs
  }

  /// Prints a line for each contender: median and 99th percentile over strokes of synthetic
  /// handwriting.
  static func print() throws {
    let strokes = try TraceSet.synthetic(hands: 4).traces.flatMap(\.strokes)
    Swift.print("| predictor | samples | ns a sample, median | p99 |\n|---|---|---|---|")
    for contender in Contender.all {
      _ = strokes.prefix(20).map(contender.costs)
      let costs = strokes.flatMap(contender.costs)
      let (median, most) = (costs.quantile(0.5) ?? .nan, costs.quantile(0.99) ?? .nan)
      Swift.print("| \(contender.name) | \(costs.count) | \(Int(median)) | \(Int(most)) |")
    }
  }
}
