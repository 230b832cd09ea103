/// ink-stroke-modeler's Kalman predictor: constant jerk, and a tail as long as its confidence.
///
/// Source of the idea: google/ink-stroke-modeler at 3fa5129e, `kalman_predictor.cc` and
/// `axis_predictor.cc` below `ink_stroke_modeler/internal/prediction` (Apache-2.0), with the
/// constants of its own tests. What it does:
/// - The filter's steps are turned into seconds by the span of the last 20 times; acceleration
///   counts half, jerk a tenth.
/// - The tail goes on from the *filtered* position in steps of 1/180 s, as many as the horizon
///   times its confidence, rounded up: confidence grows with the number of samples and with the
///   speed, and falls with the filter's error and with the bend.
/// - It declines before the fourth sample.
///
/// The tail's end is taken as the prediction, whatever time it bears; the curve that leads to it
/// from the lagging ink does not matter for that. The smoothing before it, which can be switched
/// off, is: it lags.
///
/// Its thresholds are lengths, so the scale matters. In centimeters, which its constants suggest,
/// writing is slow to it and it hardly predicts; here its unit is 2.5 mm, at which it did best on
/// the ten writers.
package struct InkStrokeModelerKalman: CausalPredictor {
  private static let unit = 2.5
  private static let stepsPerSecond = 180.0
  private static let samplesToBeStable = 4
  private static let timesAveraged = 20
  private static let accelerationWeight = 0.5
  private static let jerkWeight = 0.1

  private var filter = JerkFilter(
    processVariance: 0.00026458, measurementVariance: 0.026458, sixth: 1.0 / 6)
  private var last = Position.zero
  private var times: [Double] = []

  /// Ready for a stroke.
  package init() { times.reserveCapacity(Self.timesAveraged + 1) }

  package mutating func observe(_ point: Observed) {
    last = point.position / Self.unit
    filter.update(last)
    times.append(point.time / 1000)
    if times.count > Self.timesAveraged { times.removeFirst() }
  }

  package mutating func prediction(after horizon: Double) -> Position? {
    guard let motion else { return nil }
    let seconds = horizon / 1000
    let steps = (seconds * Self.stepsPerSecond * confidence(in: motion, over: seconds)).rounded(.up)
    return motion.position(after: steps / Self.stepsPerSecond) * Self.unit
  }

  /// The filter's state in its unit and seconds; nil before it is stable.
  var motion: Motion? {
    guard filter.count >= Self.samplesToBeStable, let first = times.first, let newest = times.last,
      newest > first
    else { return nil }
    // The span is divided by the number of times, not of intervals: as there.
    let step = (newest - first) / Double(times.count)
    return Motion(
      position: filter.position, velocity: filter.derivative(1) / step,
      acceleration: filter.derivative(2) / (step * step) * Self.accelerationWeight,
      jerk: filter.derivative(3) / (step * step * step) * Self.jerkWeight)
  }

  private func confidence(in motion: Motion, over seconds: Double) -> Double {
    let end = motion.position(after: seconds)
    let samples = min(Double(filter.count) / 20, 1)
    let exactness = 1 - share((last - motion.position).length, of: 0...0.04)
    let speed = share((end - motion.position).length / seconds, of: 3...15)
    let straight = motion.position + motion.velocity * seconds
    let linearity = 0.4 + 0.6 * (1 - share((end - straight).length, of: 0...0.2))
    return samples * exactness * speed * linearity
  }

  /// A motion of constant jerk.
  struct Motion {
    var position: Position
    var velocity: Position
    var acceleration: Position
    var jerk: Position

    func position(after time: Double) -> Position {
      position + velocity * time + acceleration * (time * time / 2)
        + jerk * (time * time * time / 6)
    }
  }
}

/// How far a value is through a range, 0...1.
private func share(_ value: Double, of range: ClosedRange<Double>) -> Double {
  min(max((value - range.lowerBound) / (range.upperBound - range.lowerBound), 0), 1)
}
