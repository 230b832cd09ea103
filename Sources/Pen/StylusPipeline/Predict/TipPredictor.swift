package import StylusModel

/// Tells where the tip of one pen will be in the next 50 ms.
///
///     var predictor = TipPredictor()
///     predictor.begin()                      // a pen came near, or something was lost
///     predictor.observe(sample)              // every sample, hovering or touching
///     let prediction = predictor.prediction  // nil until two samples are known
///     prediction?.sample(after: .milliseconds(16))
///
/// A damped oscillator fitted to the samples by a Kalman filter, on times that a phase-locked loop has
/// smoothed, corrected by a small network: docs/prediction.md. A value without clock; it changes no
/// sample, and nothing allocates after it was made.
package struct TipPredictor: Sendable {
  private let network: TipNetwork
  private var clock = PhaseLock()
  private var history = TipHistory()
  private var filter = OscillatorFilter(x: 0, y: 0)
  private var touch = TouchDetector()
  /// The mean square of the filter's surprises, in mm^2; the tablet's, so it outlives strokes.
  private var surprise = 4e-4
  private var last: Sample?

  /// A predictor with the weights that we ship, or others.
  package init(network: TipNetwork = .shipped) { self.network = network }

  /// What follows has nothing to do with what was; the tablet is the same.
  package mutating func begin() {
    clock.restart()
    history.clear()
    touch.begin()
    last = nil
  }

  /// Takes the next sample. One that is not later than the last is ignored, one that is much later begins
  /// anew.
  package mutating func observe(_ sample: Sample) {
    if let last {
      if sample.time < last.time || Self.longestPause < sample.time - last.time { begin() }
      if sample.time == last.time { return }
    }
    let interval = last.map { sample.time - $0.time } ?? Microseconds(0)
    last = sample
    var look = TipHistory.Look(
      time: Double(sample.time.microseconds) / 1000, x: Double(sample.x.value),
      y: Double(sample.y.value), pressure: Double(sample.pressure.value))
    look.time = clock.time(of: look.time, after: Double(interval.value) / 1000)
    if history.count == 0 {
      filter = OscillatorFilter(x: look.x, y: look.y)
    } else {
      filter.observe(x: look.x, y: look.y, after: look.time - history[0].time)
      surprise += Self.forgetting * (min(filter.surprise, Self.greatestSurprise) - surprise)
    }
    (look.aheadX, look.aheadY) = physics(TipHorizons.outlook)
    history.append(look)
    touch.observe(look)
  }

  /// The share by which a mean follows: 20 samples.
  private static let forgetting = 0.05
  /// A jump of a millimetre says no more about the tablet than this, in mm^2.
  private static let greatestSurprise = 0.1
  /// A longer pause tears a movement apart.
  private static let longestPause = Microseconds.milliseconds(60)

  /// What is to be expected now; nil before the second sample and while the pen hovers.
  package var prediction: TipPrediction? {
    guard let last, touch.isTouching, let features else { return nil }
    return TipPrediction(
      from: last, reach: touch.reach, history: history, filter: filter, features: features,
      answer: network.answer(to: features.values))
  }

  /// What the network is told; nil before the second sample.
  var features: TipFeatures? {
    guard history.count > 1 else { return nil }
    return TipFeatures(
      history, filter: filter,
      unrest: TipUnrest(straying: clock.straying, surprise: surprise.squareRoot()))
  }

  /// Where the physics alone sees the tip at a node of ``TipHorizons``, in millimetres.
  func physics(_ node: Int) -> (x: Double, y: Double) {
    let passage = TipHorizons.passages[node]
    return (passage.place(from: filter.x), passage.place(from: filter.y))
  }
}
