/// Chromium's Kalman filter: constant acceleration, shaken by white noise, for each coordinate.
///
/// Source of the idea: chromium/chromium `ui/base/prediction/kalman_filter.cc` at 3e1a26c4 and
/// `kalman_predictor.cc` at 61169ed3 (BSD-3-Clause). What it does:
/// - The step is not the last interval but the mean of the intervals so far, which a filter of its
///   own makes: on stamps in whole milliseconds that is most of its strength.
/// - Velocity and acceleration are the filter's, but the position they start from is the last
///   sample.
/// - It declines before the fourth sample, and starts anew after a pause of more than 20 ms.
///
/// It is linear, so the scale of positions does not matter: here it is given millimeters.
package struct ChromiumKalman: CausalPredictor {
  /// After a longer pause all of Chromium's predictors start anew, in milliseconds.
  static let longestPause = 20.0
  private static let processVariance = 0.01
  private static let measurementVariance = 1.0
  private static let samplesToBeStable = 4

  private var x = AxisFilter()
  private var y = AxisFilter()
  private var interval = AxisFilter()
  private var last: Observed?

  /// Ready for a stroke.
  package init() {}

  package mutating func observe(_ point: Observed) {
    if let last {
      let passed = point.time - last.time
      if passed > Self.longestPause {
        self = Self()
      } else {
        interval.update(
          passed, step: Self.step(0), measurementVariance: Self.measurementVariance)
      }
    }
    last = point
    let step = Self.step(interval.state[0])
    x.update(point.position.x, step: step, measurementVariance: Self.measurementVariance)
    y.update(point.position.y, step: step, measurementVariance: Self.measurementVariance)
  }

  package mutating func prediction(after horizon: Double) -> Position? {
    prediction(after: horizon, accelerating: true)
  }

  func prediction(after horizon: Double, accelerating: Bool) -> Position? {
    guard let last, x.count >= Self.samplesToBeStable else { return nil }
    let velocity = Position(x: x.state[1], y: y.state[1])
    let steady = last.position + velocity * horizon
    guard accelerating else { return steady }
    return steady + Position(x: x.state[2], y: y.state[2]) * (0.5 * horizon * horizon)
  }

  /// Newton's motion over `time` milliseconds.
  private static func step(_ time: Double) -> AxisFilter.Step {
    let half = 0.5 * time * time
    return AxisFilter.Step(
      transition: AxisFilter.Matrix(
        [1, time, half, 0], [0, 1, time, 0], [0, 0, 1, 0], [0, 0, 0, 1]),
      noise: [half, time, 1, 0], variance: processVariance)
  }
}
