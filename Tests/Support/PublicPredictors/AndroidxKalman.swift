/// androidx's Kalman predictor: constant jerk in steps of one report, with the pressure watched.
///
/// Source of the idea: androidx/androidx `input/input-motionprediction`,
/// `SinglePointerPredictor.java` at 00566e2b, `PointerKalmanFilter.java` at 0a3584b5 and
/// `KalmanFilter.java` at 2e4349b5 (Apache-2.0). What it does:
/// - The time is counted in reports; how long one takes is the mean of the first 20 intervals.
/// - It goes step by step from the last sample, as many whole steps as the horizon needs; fewer
///   where the jerk says that the filter is wrong, or a finger is slow. The steps bear times a
///   report apart, each rounded to whole milliseconds; the answer is read off between them at the
///   horizon.
/// - It stops where the filtered pressure would fall below .1, before it declines altogether.
/// - The same position again within 20 ms is ignored. It declines before the fourth sample.
///
/// The thresholds are lengths in pixels, so the scale matters: here 160 dots an inch, one
/// density-independent pixel each.
package struct AndroidxKalman<Tool: AndroidxTool>: CausalPredictor {
  private static var repeatWindow: Double { 20 }
  private static var intervalsAveraged: Int { 20 }
  private static var samplesToPredict: Int { 4 }
  private static var leastPressure: Double { 0.1 }

  private var filter = JerkFilter(processVariance: 0.01, measurementVariance: 1, sixth: 0.16)
  private var pressure = JerkFilter(processVariance: 0.01, measurementVariance: 1, sixth: 0.16)
  private var last: Observed?
  private var intervals = (sum: 0.0, count: 0)

  /// Ready for a stroke.
  package init() {}

  package mutating func observe(_ point: Observed) {
    if let last {
      let passed = point.time - last.time
      if point.position == last.position, passed <= Self.repeatWindow { return }
      if intervals.count < Self.intervalsAveraged {
        intervals = (intervals.sum + passed, intervals.count + 1)
      }
    }
    last = point
    filter.update(point.position * Tool.pixels)
    pressure.update(Position(x: point.pressure, y: 0))
  }

  package mutating func prediction(after horizon: Double) -> Position? {
    guard let last, filter.count >= Self.samplesToPredict, intervals.sum > 0 else { return nil }
    let interval = intervals.sum / Double(intervals.count)
    let stamp = max(interval.rounded(), 1)
    let confidence = Tool.confidence(
      speed: filter.derivative(1).length / interval, jerk: filter.derivative(3).length)
    var (velocity, acceleration) = (filter.derivative(1), filter.derivative(2))
    var force = pressure.position.x
    var way = Position.zero
    var reached: Position?
    for step in 0..<Int((horizon / interval * confidence).rounded(.up)) {
      acceleration = acceleration + filter.derivative(3) * 0.1
      velocity = velocity + acceleration * 0.5
      force = min(force + pressure.derivative(1).x, 1)
      guard force >= Self.leastPressure else { break }
      way = way + velocity * min(max(horizon / stamp - Double(step), 0), 1)
      reached = last.position + way / Tool.pixels
    }
    return reached
  }
}

/// What androidx believes of a tool.
package protocol AndroidxTool: Sendable {
  /// The share of the horizon that is predicted, 0...1, from the speed in pixels per millisecond
  /// and the jerk in pixels.
  static func confidence(speed: Double, jerk: Double) -> Double
}

extension AndroidxTool {
  /// Pixels in a millimeter.
  static var pixels: Double { 160 / 25.4 }
}

/// Every tool but a finger: fast enough always, wrong from a jerk of .2 to 1 pixels.
package enum AndroidxStylus: AndroidxTool {
  package static func confidence(speed: Double, jerk: Double) -> Double {
    speed > 0 ? 1 - min(max((jerk - 0.2) / 0.8, 0), 1) : 0
  }
}

/// A finger: believed in proportion to its speed up to 2 pixels per millisecond, wrong from a jerk
/// of .02 to .2.
package enum AndroidxFinger: AndroidxTool {
  package static func confidence(speed: Double, jerk: Double) -> Double {
    min(speed / 2, 1) * (1 - min(max((jerk - 0.02) / 0.18, 0), 1))
  }
}
