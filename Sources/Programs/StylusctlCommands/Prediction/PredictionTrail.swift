import StylusModel
import StylusPipeline

/// The predictions of a stroke that wait for the trace to reach their time.
struct PredictionTrail {
  /// How a prediction turned out; distances in millimeters.
  struct PredictionOutcome {
    /// Which of the horizons.
    var horizon: Int
    /// From the expected place to the true one.
    var error: Double
    /// From the place where the tip was to the true one.
    var holdError: Double
    /// Whether the predictor declined.
    var isHeld: Bool
  }

  /// A sample whose future was predicted.
  private struct Moment {
    var time: Timestamp
    var x: Double
    var y: Double
  }

  private let horizons: [Microseconds]
  private var moments: [Moment] = []
  /// For each moment one expectation a horizon.
  private var expectations: [Expectation] = []
  /// For each horizon the moment that has waited longest.
  private var waiting: [Int]

  /// A stroke that has not begun.
  init(_ horizons: [Microseconds]) {
    self.horizons = horizons
    waiting = horizons.map { _ in 0 }
  }

  /// Continues to a sample, and tells what became of the predictions whose time has come: where the
  /// tip was then is on the straight line from the sample before to this one.
  ///
  /// A sample that is not later than the previous one does not count.
  mutating func scoreSample(
    _ sample: Sample, _ prediction: TipPrediction?, _ tell: (PredictionOutcome) -> Void
  ) {
    let now = Moment(time: sample.time, x: Double(sample.x.value), y: Double(sample.y.value))
    if let before = moments.last {
      guard before.time < now.time else { return }
      for horizon in horizons.indices { scoreHorizon(horizon, from: before, to: now, tell) }
      dropSettled()
    }
    moments.append(now)
    for horizon in horizons { expectations.append(Expectation(sample, prediction, after: horizon)) }
  }

  private mutating func scoreHorizon(
    _ horizon: Int, from before: Moment, to now: Moment, _ tell: (PredictionOutcome) -> Void
  ) {
    while waiting[horizon] < moments.count {
      let moment = moments[waiting[horizon]]
      let due = moment.time + horizons[horizon]
      guard !(now.time < due) else { return }
      let share = Double((due - before.time).value) / Double((now.time - before.time).value)
      let x = before.x + share * (now.x - before.x)
      let y = before.y + share * (now.y - before.y)
      let expected = expectations[waiting[horizon] * horizons.count + horizon]
      tell(
        PredictionOutcome(
          horizon: horizon, error: distance(expected.x - x, expected.y - y),
          holdError: distance(moment.x - x, moment.y - y), isHeld: expected.uncertainty == nil))
      waiting[horizon] += 1
    }
  }

  /// Drops what no horizon waits for, now and then; the last sample stays.
  private mutating func dropSettled() {
    let settled = min(waiting.min() ?? 0, moments.count - 1)
    guard settled >= Self.many, settled > moments.count / 2 else { return }
    moments.removeFirst(settled)
    expectations.removeFirst(settled * horizons.count)
    for horizon in horizons.indices { waiting[horizon] -= settled }
  }

  private static let many = 256
}

private func distance(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
