package import InkConversion
import StylusModel
package import StylusPipeline

/// Takes what a predictor answers, sample by sample.
package protocol PredictionViewer {
  /// A sample, and what the predictor expects after it; false if nobody reads any more.
  mutating func showPrediction(_ point: TracePoint, _ prediction: TipPrediction?) -> Bool
  /// A stroke has no more samples.
  mutating func end(stroke: Int)
  /// Nothing comes for now: shows what there is; false if nobody reads any more.
  mutating func show() -> Bool
}

/// Where a tip will be: what the predictor answers, or the place where it is where it declines.
struct Expectation {
  /// Millimeters.
  var x: Double
  var y: Double
  /// By how many millimeters the place will be missed on average; nil where the predictor declined.
  var uncertainty: Double?

  /// Asks a prediction about a sample's future.
  init(_ sample: Sample, _ prediction: TipPrediction?, after horizon: Microseconds) {
    if let predicted = prediction?.sample(after: horizon) {
      x = Double(predicted.sample.x.value)
      y = Double(predicted.sample.y.value)
      uncertainty = Double(predicted.uncertainty.value)
    } else {
      x = Double(sample.x.value)
      y = Double(sample.y.value)
    }
  }
}
