import Foundation

/// Singer's Kalman filter: an acceleration that dies away, shaken by white noise, for each
/// coordinate.
///
/// Source of the idea: Singer, "Estimating optimal tracking filter performance for manned
/// maneuvering targets" (1970), a textbook method; tuned by us on the ten freely licensed writers.
/// As in ``ChromiumKalman`` its step is the mean interval so far and it goes on from the last
/// sample. It declines before the third sample and starts anew after a pause of more than 20 ms.
package struct SingerKalman: CausalPredictor {
  /// In this time the acceleration falls by 1/e, in milliseconds.
  private static let decay = 25.0
  private static let processVariance = 0.01
  private static let measurementVariance = 1.0
  private static let samplesToBeStable = 3

  private var x = AxisFilter()
  private var y = AxisFilter()
  private var last: Observed?
  private var began = 0.0
  private var interval = 0.0

  /// Ready for a stroke.
  package init() {}

  package mutating func observe(_ point: Observed) {
    if let last, point.time - last.time > ChromiumKalman.longestPause { self = Self() }
    if last == nil { began = point.time }
    interval = x.count > 0 ? (point.time - began) / Double(x.count) : 0
    last = point
    let step = Self.step(interval)
    x.update(point.position.x, step: step, measurementVariance: Self.measurementVariance)
    y.update(point.position.y, step: step, measurementVariance: Self.measurementVariance)
  }

  package mutating func prediction(after horizon: Double) -> Position? {
    guard let last, x.count >= Self.samplesToBeStable else { return nil }
    let gone = Self.step(horizon).transition.rows.0
    return last.position + Position(x: x.state[1], y: y.state[1]) * gone[1]
      + Position(x: x.state[2], y: y.state[2]) * gone[2]
  }

  /// The motion over `time` milliseconds.
  private static func step(_ time: Double) -> AxisFilter.Step {
    let left = exp(-time / decay)
    let speed = decay * (1 - left)
    let way = decay * (time - speed)
    return AxisFilter.Step(
      transition: AxisFilter.Matrix([1, time, way, 0], [0, 1, speed, 0], [0, 0, left, 0], .zero),
      noise: [way, speed, 1, 0], variance: processVariance)
  }
}
