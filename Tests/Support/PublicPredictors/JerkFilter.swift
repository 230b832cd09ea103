/// A filter of position, velocity, acceleration and jerk for steps of 1, as androidx and
/// ink-stroke-modeler have it: neither knows how long a step takes.
struct JerkFilter: Sendable {
  private(set) var x = AxisFilter()
  private(set) var y = AxisFilter()
  private let step: AxisFilter.Step
  private let measurementVariance: Double

  /// A filter whose position takes `sixth` of the jerk in a step: a sixth, or what a peer has for
  /// it.
  init(processVariance: Double, measurementVariance: Double, sixth: Double) {
    step = AxisFilter.Step(
      transition: AxisFilter.Matrix(
        [1, 1, 0.5, sixth], [0, 1, 1, 0.5], [0, 0, 1, 1], [0, 0, 0, 1]),
      noise: [sixth, 0.5, 1, 1], variance: processVariance)
    self.measurementVariance = measurementVariance
  }

  /// How many positions there were.
  var count: Int { x.count }
  /// The filtered position.
  var position: Position { derivative(0) }

  /// The position (0), the velocity a step (1), the acceleration a step squared (2), the jerk (3).
  func derivative(_ order: Int) -> Position { Position(x: x.state[order], y: y.state[order]) }

  mutating func update(_ position: Position) {
    x.update(position.x, step: step, measurementVariance: measurementVariance)
    y.update(position.y, step: step, measurementVariance: measurementVariance)
  }
}
