/// The simplest predictors, for hands and tablets that no physical model fits: double exponential
/// smoothing with weights .9 and .7 (J. LaViola, "Double exponential smoothing: an alternative to
/// Kalman filter-based predictive tracking", 2003), the parabola through the last three samples,
/// and staying at the last position.
///
/// Positions are relative to the last measured one.
struct PlainExperts {
  private var light = Trend(weight: 0.9)
  private var heavy = Trend(weight: 0.7)
  /// The displacements of the last step and of the previous one, and their durations.
  private var step = TimedMove()
  private var before = TimedMove()
  private var count = 0
  private var span = 0.0

  private struct TimedMove: BitwiseCopyable {
    var x: Float = 0
    var y: Float = 0
    var time: Float = 0
  }

  /// Level and trend of one smoothing, relative to the last position.
  private struct Trend: BitwiseCopyable {
    let weight: Float
    var onceX: Float = 0
    var onceY: Float = 0
    var twiceX: Float = 0
    var twiceY: Float = 0

    init(weight: Float) { self.weight = weight }

    mutating func observe(_ step: TimedMove) {
      // The newest sample becomes the origin.
      onceX = (1 - weight) * (onceX - step.x)
      onceY = (1 - weight) * (onceY - step.y)
      twiceX = weight * onceX + (1 - weight) * (twiceX - step.x)
      twiceY = weight * onceY + (1 - weight) * (twiceY - step.y)
    }

    func way(_ steps: Float) -> (x: Float, y: Float) {
      let ratio = weight / (1 - weight) * steps
      return (
        onceX * (2 + ratio) - twiceX * (1 + ratio), onceY * (2 + ratio) - twiceY * (1 + ratio)
      )
    }
  }

  /// A stroke begins.
  mutating func startOver() { self = PlainExperts() }

  /// Takes the way of the tip since the last sample, some milliseconds before.
  mutating func observe(x: Float, y: Float, after interval: Double) {
    before = step
    step = TimedMove(x: x, y: y, time: Float(interval))
    count += 1
    span += interval
    light.observe(step)
    heavy.observe(step)
  }

  /// The displacements they expect after some milliseconds: the trends of .9 and of .7, the
  /// parabola, and staying.
  func way(after horizon: Float) -> (x: SIMD4<Float>, y: SIMD4<Float>) {
    guard count > 0 else { return (.zero, .zero) }
    let steps = horizon * Float(Double(count) / span)
    let (one, two, three) = (light.way(steps), heavy.way(steps), parabola(horizon))
    return ([one.x, two.x, three.x, 0], [one.y, two.y, three.y, 0])
  }

  /// Newton's form, from the newest sample; a straight line while there are only two.
  private func parabola(_ horizon: Float) -> (x: Float, y: Float) {
    let (lateX, lateY) = (step.x / step.time, step.y / step.time)
    guard count > 1 else { return (lateX * horizon, lateY * horizon) }
    let reach = horizon * (horizon + step.time) / (step.time + before.time)
    let (bendX, bendY) = (lateX - before.x / before.time, lateY - before.y / before.time)
    return (lateX * horizon + bendX * reach, lateY * horizon + bendY * reach)
  }
}
