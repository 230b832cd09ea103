package import StylusModel

/// Where the tip goes from here: the answer of a ``TipPredictor`` at one moment, for every horizon.
package struct TipPrediction: Sendable {
  /// The last sample that was seen.
  private let origin: Sample
  private let tip: TipHistory.Look
  /// How much later than it was seen the last sample was stamped, in milliseconds.
  private let delay: Double
  private let x: Oscillator.State
  private let y: Oscillator.State
  private let frame: TipFrame
  private let answer: TipAnswer
  /// How far ahead the movement is believed to go on, in milliseconds.
  private let reach: Double
  /// How fast the pressure changes, in 1/ms.
  private let pressureRate: Double

  /// The longest horizon: 50 ms.
  package static let longestHorizon = Microseconds.milliseconds(50)

  private static let longestTime = 50.0

  init(
    from origin: Sample, reach: Double, history: TipHistory, filter: OscillatorFilter,
    features: TipFeatures,
    answer: TipAnswer
  ) {
    self.origin = origin
    self.reach = reach
    self.answer = answer
    tip = history[0]
    delay = Double(origin.time.microseconds) / 1000 - tip.time
    x = filter.x
    y = filter.y
    frame = features.frame
    var age = 0
    let before = history.look(at: history[0].time - Self.pressureWindow, from: &age)
    let span = max(history[0].time - before.time, Self.pressureWindow / 2)
    pressureRate = (history[0].pressure - before.pressure) / span
  }

  /// Pressure is taken to change as it did over the last 16 ms.
  private static let pressureWindow = 16.0

  /// Where the tip will be a span of time after the last sample's time: above 0, and at most
  /// ``longestHorizon``, else nil. Also nil where the guess would be no better than staying.
  package func sample(after horizon: Microseconds) -> PredictedSample? {
    guard horizon > Microseconds(0), !(Self.longestHorizon < horizon) else { return nil }
    let time = max(0.1, min(Double(horizon.value) / 1000 + delay, Self.longestTime))
    let way = way(after: min(time, reach))
    let uncertainty = uncertainty(after: time)
    guard uncertainty < Self.patience * (way.x * way.x + way.y * way.y).squareRoot() else {
      return nil
    }
    var sample = origin
    sample.time = origin.time + horizon
    sample.x = Millimetres(Float(tip.x + way.x))
    sample.y = Millimetres(Float(tip.y + way.y))
    sample.pressure = Fraction(Float(tip.pressure + pressureRate * min(time, Self.pressureWindow)))
    sample.becomePredicted()
    return PredictedSample(sample, uncertainty: Millimetres(Float(uncertainty)))
  }

  /// A guess whose own error is this much greater than its way says nothing.
  private static let patience = 2.0

  /// From the last sample to the guess, in millimetres.
  private func way(after time: Double) -> (x: Double, y: Double) {
    let passage = Oscillator.Passage(time)
    let (node, share) = Self.place(of: time)
    let here = answer.correction(node)
    let next = answer.correction(node + 1)
    let span = frame.pace * time
    let correction = frame.outward(
      along: span * (here.along + share * (next.along - here.along)),
      across: span * (here.across + share * (next.across - here.across)))
    let lead = TipHorizons.lead
    let stretch = 1 + lead[node] + share * (lead[node + 1] - lead[node])
    return (
      stretch * (passage.place(from: x) + correction.x - tip.x),
      stretch * (passage.place(from: y) + correction.y - tip.y)
    )
  }

  /// How wrong a guess is on average, in millimetres.
  private func uncertainty(after time: Double) -> Double {
    let (node, share) = Self.place(of: time)
    let spread = answer.spread(node) + share * (answer.spread(node + 1) - answer.spread(node))
    return frame.pace * time * spread + Self.leastUncertainty
  }

  /// Sensors are no better than this, in millimetres.
  private static let leastUncertainty = 0.005

  /// Between which nodes a time lies, and where between them; before the first it is the first.
  private static func place(of time: Double) -> (node: Int, share: Double) {
    let nodes = TipHorizons.nodes
    var node = 0
    while node < nodes.count - 2, nodes[node + 1] < time { node += 1 }
    return (node, max(0, min((time - nodes[node]) / (nodes[node + 1] - nodes[node]), 1)))
  }
}

extension Sample {
  /// Makes everything that it has a guess.
  fileprivate mutating func becomePredicted() {
    provenance = provenance.allPredicted
    expectingUpdate = []
    estimationIndex = nil
    deviceTicks = nil
    kernelDelay = 0
  }
}
