/// The last velocity goes on: a line through the last two samples.
///
/// Source of the idea: chromium/chromium `ui/base/prediction/linear_predictor.cc` at 778691eb,
/// first order (BSD-3-Clause). A pause of more than 20 ms starts anew; two samples of one time
/// stand still.
package struct Linear: CausalPredictor {
  private var track = VelocityTrack()

  /// Ready for a stroke.
  package init() {}

  package mutating func observe(_ point: Observed) { track.add(point) }

  package mutating func prediction(after horizon: Double) -> Position? {
    guard let last = track.last, track.count >= 2 else { return nil }
    return last.position + track.velocity * horizon
  }
}

/// The last velocity and its last change go on: linear of the second order.
///
/// Source of the idea: as ``Linear``, second order. With two samples it is of the first order.
package struct SecondOrderLinear: CausalPredictor {
  private var track = VelocityTrack()

  /// Ready for a stroke.
  package init() {}

  package mutating func observe(_ point: Observed) { track.add(point) }

  package mutating func prediction(after horizon: Double) -> Position? {
    guard let last = track.last, track.count >= 2 else { return nil }
    let first = last.position + track.velocity * horizon
    guard track.count >= 3, track.interval > 0 else { return first }
    let acceleration = (track.velocity - track.velocityBefore) / track.interval
    return first + acceleration * (0.5 * horizon * horizon)
  }
}

/// The velocities between the last three samples.
private struct VelocityTrack {
  /// How many samples there were since the last pause.
  private(set) var count = 0
  private(set) var last: Observed?
  /// Between the last two samples, in milliseconds.
  private(set) var interval = 0.0
  private(set) var velocity = Position.zero
  private(set) var velocityBefore = Position.zero

  mutating func add(_ point: Observed) {
    defer { last = point }
    guard let last, point.time - last.time <= ChromiumKalman.longestPause else {
      count = 1
      return
    }
    count += 1
    interval = point.time - last.time
    velocityBefore = velocity
    velocity = interval > 0 ? (point.position - last.position) / interval : .zero
  }
}
