import Foundation
import PublicPredictors
import StylusModel
import StylusPipeline

/// The predictor of this project, as the others are asked.
struct OursPredictor: CausalPredictor {
  private var predictor = TipPredictor(network: weights)
  private var prediction: TipPrediction?
  private var isCurrent = false

  /// The weights that we ship, or those in the file that STYLUSD_PREDICTOR_WEIGHTS names: so
  /// weights are judged by writers who were held out of their training.
  private static let weights: TipNetwork = {
    guard let path = ProcessInfo.processInfo.environment["STYLUSD_PREDICTOR_WEIGHTS"] else {
      return .shipped
    }
    guard let data = FileManager.default.contents(atPath: path),
      let network = TipNetwork(text: Array(data))
    else { preconditionFailure("STYLUSD_PREDICTOR_WEIGHTS: no weights in '\(path)'") }
    return network
  }()

  init() {}

  mutating func begin() {
    predictor.restart()
    isCurrent = false
  }

  mutating func observe(_ point: Observed) {
    var sample = Sample(
      time: Timestamp(microseconds: Int64((point.time * 1000).rounded())),
      x: Millimeters(Float(point.position.x)), y: Millimeters(Float(point.position.y)))
    sample.pressure = Fraction(Float(point.pressure))
    predictor.observe(sample)
    isCurrent = false
  }

  mutating func prediction(after horizon: Double) -> Position? {
    if !isCurrent {
      prediction = predictor.prediction
      isCurrent = true
    }
    let span = Microseconds(Int64((horizon * 1000).rounded()))
    return prediction?.sample(after: span).map {
      Position(x: Double($0.sample.x.value), y: Double($0.sample.y.value))
    }
  }
}
