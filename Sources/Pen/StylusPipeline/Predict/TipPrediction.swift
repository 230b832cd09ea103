package import StylusModel

/// The future path of the tip: the answer of a ``TipPredictor`` at one moment, for every horizon.
package struct TipPrediction: Sendable {
  /// The last sample that was seen.
  private let origin: Sample
  /// The delay of the last sample's stamp after the smoothed time, in milliseconds.
  private let delay: Double
  /// How far ahead the movement is assumed to continue, in milliseconds, and how far it has gone,
  /// in millimeters.
  private let reach: Double
  private let extent: Double
  private let pressure: PressureTrend
  private let forecast: TipForecast
  /// The expected error at each node of ``TipHorizons``, in millimeters.
  private let spread: InlineArray<5, Float>
  /// The weight of each answer at each node, see ``AnswerGuesses``.
  private let worth: InlineArray<5, SIMD8<Float>>
  /// The patience used to smooth the answer, 0...0.8; see ``TipCalm``.
  package let patience: Double
  /// The number of moments from which the hand was learned until now, and the gain; see
  /// ``HandModel/gain``.
  package internal(set) var lessons: UInt64 = 0
  package internal(set) var gain = 0.0

  /// The longest horizon: 50 ms.
  package static let longestHorizon = Microseconds.milliseconds(50)

  private static let longestTime = 50.0

  init(
    from origin: Sample, delay: Double, reach: Double, extent: Double, pressure: PressureTrend,
    forecast: TipForecast, spread: InlineArray<5, Float>, worth: InlineArray<5, SIMD8<Float>>,
    patience: Double
  ) {
    self.origin = origin
    self.delay = delay
    self.reach = reach
    self.extent = extent
    self.pressure = pressure
    self.forecast = forecast
    self.spread = spread
    self.worth = worth
    self.patience = patience
  }

  /// The tip's position a span of time after the last sample: above 0, and at most
  /// ``longestHorizon``, otherwise nil. Also nil if the guess would be no better than staying.
  package func sample(after horizon: Microseconds) -> PredictedSample? {
    guard horizon > Microseconds(0), !(Self.longestHorizon < horizon) else { return nil }
    let time = max(0.1, min(Double(horizon.value) / 1000 + delay, Self.longestTime))
    let way = way(after: time)
    let uncertainty = uncertainty(after: time)
    guard uncertainty < Self.patience * (way.x * way.x + way.y * way.y).squareRoot() else {
      return nil
    }
    var sample = origin
    sample.time = origin.time + horizon
    sample.x = Millimeters(Float(Double(origin.x.value) + way.x))
    sample.y = Millimeters(Float(Double(origin.y.value) + way.y))
    sample.pressure = Fraction(Float(pressure.pressure(after: time)))
    sample.becomePredicted()
    return PredictedSample(sample, uncertainty: Millimeters(Float(uncertainty)))
  }

  /// A guess whose own error exceeds its displacement by this factor is useless.
  private static let patience = 2.0

  /// The displacement of the tip: as expected while the movement is assumed to continue. Beyond
  /// that, a possible tap is not followed further than it has already gone.
  private func way(after time: Double) -> (x: Double, y: Double) {
    let sure = forecast.way(after: min(time, reach))
    guard time > reach else { return sure }
    let whole = forecast.way(after: time)
    let length = (whole.x * whole.x + whole.y * whole.y).squareRoot()
    let most = max((sure.x * sure.x + sure.y * sure.y).squareRoot(), extent)
    let share = length > most ? most / length : 1
    return (share * whole.x, share * whole.y)
  }

  /// The weight of each voice in the answer for a horizon, with a sum of 1.
  package func voices(after horizon: Microseconds) -> Voices {
    let time = Double(horizon.value) / 1000
    let nodes = TipHorizons.nodes
    var node = 0
    while node < nodes.count - 1, (nodes[node] + nodes[node + 1]) / 2 < time { node += 1 }
    let worth = worth[node]
    return Voices(
      lightTrend: worth[0], heavyTrend: worth[1], experts: worth[2], network: worth[3],
      hand: worth[4])
  }

  /// The predictors that contribute to an answer.
  package struct Voices: Sendable {
    /// Double exponential smoothing of .9 and of .7.
    package var lightTrend: Float
    package var heavyTrend: Float
    /// All experts together, weighted by their recent accuracy.
    package var experts: Float
    /// The network that corrects them, and the network with the hand model.
    package var network: Float
    package var hand: Float
  }

  /// How wrong a guess is on average, in millimeters.
  private func uncertainty(after time: Double) -> Double {
    let nodes = TipHorizons.nodes
    guard time > nodes[0] else {
      return Double(spread[0]) * time / nodes[0] + Self.leastUncertainty
    }
    var node = 0
    while node < nodes.count - 2, nodes[node + 1] < time { node += 1 }
    let share = min((time - nodes[node]) / (nodes[node + 1] - nodes[node]), 1)
    let between = Double(spread[node]) + share * Double(spread[node + 1] - spread[node])
    return between + Self.leastUncertainty
  }

  /// No sensor is more accurate than this, in millimeters.
  private static let leastUncertainty = 0.005
}

extension Sample {
  /// Marks all its properties as predicted.
  fileprivate mutating func becomePredicted() {
    provenance = provenance.allPredicted
    expectingUpdate = []
    estimationIndex = nil
    deviceTicks = nil
    kernelDelay = 0
  }
}
