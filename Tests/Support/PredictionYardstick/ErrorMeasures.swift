package import PublicPredictors

/// The errors of one predictor at one horizon over one writer. Lengths in millimeters.
package struct ErrorMeasures: Sendable {
  private var errors: [Double] = []
  private var over = Mean()
  private var late = Mean()
  private var cross = Mean()
  private var squaredJitter = Mean()
  private var overshoot = Mean()
  private var wrong = Mean()
  private var excess: [Forecast.Doing: [Double]] = [:]
  private var lastError: Position?
  private var wobble = Wobble()

  /// Of nothing yet.
  package init() {}

  /// A stroke begins: the error of its first prediction is not compared with the last one's.
  package mutating func begin() {
    lastError = nil
    wobble.begin()
  }

  /// Adds a tip that was said, whether it came true or not, in the order of the samples.
  package mutating func note(tip: Position) { wobble.note(tip) }

  /// Adds a prediction.
  package mutating func note(_ forecast: Forecast) {
    if forecast.doing != .moving { excess[forecast.doing, default: []].append(forecast.excess) }
    guard forecast.doing != .hovering else { return }
    let error = forecast.error
    errors.append(error.length)
    if let lastError {
      let change = (error - lastError).length
      squaredJitter.note(change * change)
    }
    lastError = error
    recordDirection(of: error, forecast)
  }

  /// Adds what was predicted when the pen was lifted.
  package mutating func note(end predicted: Position, at last: Position) {
    overshoot.note((predicted - last).length)
  }

  /// The error along the way that the pen really took, and across it.
  private mutating func recordDirection(of error: Position, _ forecast: Forecast) {
    let way = forecast.truth - forecast.now
    guard way.length > 0 else { return }
    let direction = way / way.length
    let along = error.dot(direction)
    over.note(max(along, 0))
    late.note(max(-along, 0))
    cross.note(abs(error.x * direction.y - error.y * direction.x))
    wrong.note((forecast.predicted - forecast.now).dot(way) < 0 ? 1 : 0)
  }

  /// The figures, if anything was predicted.
  package var figures: ErrorFigures? {
    guard !errors.isEmpty || !excess.isEmpty else { return nil }
    let mean = errors.reduce(0, +) / Double(errors.count)
    let meanSquare = errors.reduce(0) { $0 + $1 * $1 } / Double(errors.count)
    func worse(_ doing: Forecast.Doing) -> Double? { excess[doing]?.quantile(0.99) }
    return ErrorFigures(values: [
      .mean: mean, .rms: meanSquare.squareRoot(), .p95: errors.quantile(0.95) ?? mean,
      .overAnticipation: over.value, .lateness: late.value, .crossTrack: cross.value,
      .jitter: squaredJitter.value.squareRoot(), .overshoot: overshoot.value,
      .wobble: wobble.lengths.quantile(0.5) ?? .nan,
      .wobbleMost: wobble.lengths.quantile(0.95) ?? .nan,
      .wrongDirection: wrong.value * 100, .standing: worse(.standing) ?? .nan,
      .tapping: worse(.tapping) ?? .nan, .hovering: worse(.hovering) ?? .nan,
    ])
  }
}

private struct Mean {
  private var sum = 0.0
  private var count = 0.0
  var value: Double { count > 0 ? sum / count : .nan }

  mutating func note(_ value: Double) {
    sum += value
    count += 1
  }
}

extension [Double] {
  /// The value below which a share of all lies, between the two nearest in rank; nil of nothing.
  package func quantile(_ share: Double) -> Double? {
    guard !isEmpty else { return nil }
    let sorted = sorted()
    let rank = share * Double(count - 1)
    let below = Int(rank)
    let above = Swift.min(below + 1, count - 1)
    return sorted[below] + (sorted[above] - sorted[below]) * (rank - Double(below))
  }
}
