import Testing

@testable import StylusPipeline

/// The state after a time by many small steps of the equation of motion, which it checks the closed form
/// against: x' = v, v' = a, a' = -stiffness v - damping a.
private func integrated(_ state: Oscillator.State, for time: Double) -> Oscillator.State {
  var state = state
  let steps = 20_000
  let step = time / Double(steps)
  for _ in 0..<steps {
    // The midpoint rule.
    let middle = moved(state, along: state, by: step / 2)
    state = moved(state, along: middle, by: step)
  }
  return state
}

private func moved(
  _ state: Oscillator.State, along slope: Oscillator.State, by step: Double
) -> Oscillator.State {
  Oscillator.State(
    place: state.place + step * slope.velocity,
    velocity: state.velocity + step * slope.acceleration,
    acceleration: state.acceleration
      + step * (-7.411e-4 * slope.velocity - 2.235e-2 * slope.acceleration))
}

@Test(arguments: [0.5, 7.5, 40])
func theClosedFormIsTheSolutionOfTheEquationOfMotion(time: Double) {
  let start = Oscillator.State(place: 3, velocity: 0.05, acceleration: -0.002)
  let closed = Oscillator.Passage(time)(start)
  let truth = integrated(start, for: time)
  #expect(abs(closed.place - truth.place) < 1e-7)
  #expect(abs(closed.velocity - truth.velocity) < 1e-8)
  #expect(abs(closed.acceleration - truth.acceleration) < 1e-9)
}

@Test func twoPassagesInARowAreOneOfTheirSum() {
  let start = Oscillator.State(place: 0, velocity: 0.03, acceleration: 0.001)
  let twice = Oscillator.Passage(4)(Oscillator.Passage(9)(start))
  let once = Oscillator.Passage(13)(start)
  #expect(abs(twice.place - once.place) < 1e-12)
  #expect(abs(twice.velocity - once.velocity) < 1e-14)
}

@Test func uncertaintyGrowsTheSameInOneStepAsInTwo() {
  var once = Oscillator.Covariance()
  once.velocityVelocity = 2e-4
  once.accelerationAcceleration = 1e-8
  var twice = once
  once.pass(12, Oscillator.Passage(12), liveliness: 1)
  twice.pass(5, Oscillator.Passage(5), liveliness: 1)
  twice.pass(7, Oscillator.Passage(7), liveliness: 1)
  #expect(abs(once.placePlace / twice.placePlace - 1) < 1e-5)
  #expect(abs(once.placeVelocity / twice.placeVelocity - 1) < 1e-5)
  #expect(abs(once.accelerationAcceleration / twice.accelerationAcceleration - 1) < 1e-5)
}

@Test(arguments: [0.2, 1, 7.5, 16])
func theFilterFindsTheVelocityOfAStraightMovementAtAnyRate(interval: Double) {
  var filter = OscillatorFilter(x: 0, y: 0)
  var time = 0.0
  while time < 120 {
    time += interval
    filter.observe(x: 0.04 * time, y: -0.02 * time, after: interval)
  }
  #expect(abs(filter.x.place - 0.04 * time) < 0.01)
  #expect(abs(filter.x.velocity - 0.04) < 0.004)
  #expect(abs(filter.y.velocity + 0.02) < 0.002)
}
