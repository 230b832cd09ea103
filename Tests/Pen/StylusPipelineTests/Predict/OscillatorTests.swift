import Testing

@testable import StylusPipeline

/// Place, velocity and acceleration of one coordinate.
private struct Motion {
  var place: Double
  var velocity: Double
  var acceleration: Double

  /// What closed form makes of it.
  func after(_ passage: Oscillator.Passage) -> Motion {
    Motion(
      place: place + passage.placeByVelocity * velocity
        + passage.placeByAcceleration * acceleration,
      velocity: passage.velocityByVelocity * velocity
        + passage.velocityByAcceleration * acceleration,
      acceleration: passage.accelerationByVelocity * velocity
        + passage.accelerationByAcceleration * acceleration)
  }

  /// The state after a time by many small steps of the equation of motion, which the closed form is
  /// checked against: x' = v, v' = a, a' = -stiffness v - damping a.
  func integrated(for time: Double, _ hand: Oscillator) -> Motion {
    var state = self
    let steps = 20_000
    let step = time / Double(steps)
    for _ in 0..<steps {
      // The midpoint rule.
      let middle = state.moved(along: state, by: step / 2, hand)
      state = state.moved(along: middle, by: step, hand)
    }
    return state
  }

  private func moved(along slope: Motion, by step: Double, _ hand: Oscillator) -> Motion {
    Motion(
      place: place + step * slope.velocity, velocity: velocity + step * slope.acceleration,
      acceleration: acceleration
        + step * (-hand.stiffness * slope.velocity - hand.damping * slope.acceleration))
  }
}

@Test(arguments: [0.5, 7.5, 40], [0.4, 1, 1.25])
func theClosedFormIsTheSolutionOfTheEquationOfMotion(time: Double, quickness: Double) {
  let hand = Oscillator(quickness: quickness)
  let start = Motion(place: 3, velocity: 0.05, acceleration: -0.002)
  let closed = start.after(hand.passage(of: time))
  let truth = start.integrated(for: time, hand)
  #expect(abs(closed.place - truth.place) < 1e-7)
  #expect(abs(closed.velocity - truth.velocity) < 1e-8)
  #expect(abs(closed.acceleration - truth.acceleration) < 1e-9)
}

@Test func twoPassagesInARowAreOneOfTheirSum() {
  let hand = Oscillator(quickness: 1)
  let start = Motion(place: 0, velocity: 0.03, acceleration: 0.001)
  let twice = start.after(hand.passage(of: 9)).after(hand.passage(of: 4))
  let once = start.after(hand.passage(of: 13))
  #expect(abs(twice.place - once.place) < 1e-12)
  #expect(abs(twice.velocity - once.velocity) < 1e-14)
}

@Test func kicksSpreadTheMoreTheLongerAndLikeAFreeBodyAtFirst() {
  // Of v'' = noise: t^5/20, t^3/3 and t (the damping has hardly begun within a tenth of a
  // millisecond).
  let short = Oscillator(quickness: 1).kicks(in: 0.1)
  #expect(abs(short.placePlace / (1e-5 / 20) - 1) < 0.01)
  #expect(abs(short.velocityVelocity / (1e-3 / 3) - 1) < 0.01)
  #expect(abs(short.accelerationAcceleration / 0.1 - 1) < 0.01)
  let long = Oscillator(quickness: 1).kicks(in: 12)
  #expect(long.placePlace > short.placePlace && long.velocityVelocity > short.velocityVelocity)
}

@Test(arguments: [0.5, 1, 7.5, 16])
func everyFilterFindsTheVelocityOfAStraightMovementAtAnyRate(interval: Double) {
  var bank = OscillatorBank()
  bank.restart()
  for _ in 0..<Int(240 / interval) {
    bank.observe(x: Float(0.04 * interval), y: Float(-0.02 * interval), after: interval)
  }
  // Hands slow down: less than half of the way of 8 ms is taken for nobody's.
  let way = bank.way(0)
  for filter in 0..<12 {
    #expect(way.x[filter] > 0.25 && way.x[filter] < 0.34)
    #expect(abs(way.y[filter] + way.x[filter] / 2) < 0.01)
  }
}

@Test func whatIsTenTimesAsLargeIsSeenTenTimesAsLarge() {
  var (small, large) = (OscillatorBank(), OscillatorBank())
  small.restart()
  large.restart()
  for step in 0..<40 {
    let (x, y) = (Float(step % 7) * 0.1, Float(step % 5) * 0.07)
    small.observe(x: x, y: y, after: 7.5)
    large.observe(x: 16 * x, y: 16 * y, after: 7.5)
  }
  for node in TipHorizons.nodes.indices {
    let (one, other) = (small.way(node), large.way(node))
    for filter in 0..<12 { #expect(16 * one.x[filter] == other.x[filter]) }
  }
}
