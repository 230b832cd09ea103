import Testing

@testable import PublicPredictors

@Test func theFilterFollowsKalmansEquations() {
  var filter = AxisFilter()
  let step = AxisFilter.Step(
    transition: AxisFilter.Matrix([1, 10, 50, 0], [0, 1, 10, 0], [0, 0, 1, 0], .zero),
    noise: [50, 10, 1, 0], variance: 0.01)
  filter.update(0, step: step, measurementVariance: 1)
  filter.update(1, step: step, measurementVariance: 1)
  // The covariance's first column before the measurement is 1 + 100 + 2500 + 25, 10 + 500 + 5, 50 +
  // .5.
  let expected = SIMD4<Double>(2626, 515, 50.5, 0) / 2627
  #expect((0..<4).allSatisfy { abs(filter.state[$0] - expected[$0]) < 1e-12 })
  #expect(abs(filter.covariance.rows.0[0] - 2626.0 / 2627) < 1e-9)
  #expect(abs(filter.covariance.rows.0[1] - 515.0 / 2627) < 1e-9)
}

@Test func chromiumDeclinesBeforeTheFourthSampleAndAfterAPause() {
  var predictor = ChromiumKalman(after: samples(at: [0, 8, 16], x: { $0 }))
  #expect(predictor.prediction(after: 8) == nil)
  predictor.observe(Observed(time: 24, position: Position(x: 24, y: 0), pressure: 1))
  #expect(predictor.prediction(after: 8) != nil)
  predictor.observe(Observed(time: 44.5, position: Position(x: 44, y: 0), pressure: 1))
  #expect(predictor.prediction(after: 8) == nil)
}

@Test func chromiumFindsASteadyMotionAndStartsFromTheLastSample() {
  let motion = { (time: Double) in Position(x: 0.03 * time, y: 5 - 0.02 * time) }
  var predictor = ChromiumKalman(after: samples(at: times(80, every: 7.5), motion))
  #expect(isNear(predictor.prediction(after: 16), motion(79 * 7.5 + 16), within: 1e-3))
  #expect(isNear(predictor.prediction(after: 0), motion(79 * 7.5)))
}

@Test func chromiumTakesTheMeanIntervalForItsStep() {
  let even = times(21, every: 7.5)
  let rounded = even.map { $0.rounded(.down) }
  let way = { (index: Int) in Position(x: Double(index * index) / 50, y: 0) }
  func after(_ times: [Double]) -> Position? {
    let points = times.enumerated().map {
      Observed(time: $1, position: way($0), pressure: 1)
    }
    var predictor = ChromiumKalman(after: points)
    return predictor.prediction(after: 16)
  }
  #expect(isNear(after(rounded), after(even), within: 0.02))
  #expect(!isNear(after(even.map { $0 * 2 }), after(even), within: 0.2))
}

@Test func chromiumDoesNotDependOnTheScale() {
  let motion = { (time: Double) in Position(x: time * time / 500, y: time / 9) }
  var small = ChromiumKalman(after: samples(at: times(12, every: 8), motion))
  var large = ChromiumKalman(after: samples(at: times(12, every: 8)) { motion($0) * 40 })
  #expect(
    isNear(
      large.prediction(after: 20), small.prediction(after: 20).map { $0 * 40 }, within: 1e-7))
}

@Test func chromiumsHeuristicsDropTheAccelerationOfAStraightPathOnly() {
  let straight = samples(at: times(12, every: 8), x: { $0 * $0 / 100 })
  var filter = ChromiumKalman(after: straight)
  var heuristic = HeuristicChromiumKalman(after: straight)
  #expect(
    heuristic.prediction(after: 16) == filter.prediction(after: 16, accelerating: false))
  #expect(heuristic.prediction(after: 16) != filter.prediction(after: 16))
  // 2 degrees a ms below the other axis, so 16 degrees a step.
  let turning = samples(at: times(12, every: 8)) { time in
    Position(x: (time / 40) * (time / 40), y: time / 40)
  }
  var curved = HeuristicChromiumKalman(after: Array(turning.prefix(6)))
  var curvedFilter = ChromiumKalman(after: Array(turning.prefix(6)))
  #expect(curved.prediction(after: 16) == curvedFilter.prediction(after: 16))
}

@Test func singersAccelerationDiesAway() {
  let motion = { (time: Double) in Position(x: 0.03 * time, y: 0) }
  var steady = SingerKalman(after: samples(at: times(80, every: 7.5), motion))
  #expect(isNear(steady.prediction(after: 33), motion(79 * 7.5 + 33), within: 1e-3))
  let fast = samples(at: times(30, every: 8), x: { $0 * $0 / 100 })
  var singer = SingerKalman(after: fast)
  var newton = ChromiumKalman(after: fast)
  let (near, far) = (singer.prediction(after: 50)?.x ?? 0, newton.prediction(after: 50)?.x ?? 0)
  #expect(near < far)
  var young = SingerKalman(after: Array(fast.prefix(2)))
  #expect(young.prediction(after: 8) == nil)
}
