import Foundation
import PublicPredictors
import Testing

@Test func holdAlwaysDeclines() {
  var predictor = Hold(after: samples(at: [0, 8, 16], x: { $0 }))
  #expect(predictor.prediction(after: 16) == nil)
}

@Test func linearGoesOnAtTheLastVelocity() {
  var predictor = Linear(after: samples(at: [0, 7, 15]) { Position(x: 1 + 0.2 * $0, y: -$0) })
  #expect(isNear(predictor.prediction(after: 10), Position(x: 6, y: -25)))
}

@Test func linearDeclinesOfOneSampleAndStartsAnewAfterAPause() {
  var predictor = Linear(after: samples(at: [0], x: { $0 }))
  #expect(predictor.prediction(after: 8) == nil)
  predictor.observe(Observed(time: 20, position: Position(x: 2, y: 0), pressure: 1))
  #expect(isNear(predictor.prediction(after: 10), Position(x: 3, y: 0)))
  predictor.observe(Observed(time: 40.1, position: Position(x: 4, y: 0), pressure: 1))
  #expect(predictor.prediction(after: 10) == nil)
}

@Test func twoSamplesOfOneTimeStandStill() {
  var predictor = Linear(after: samples(at: [0, 8, 8], x: { $0 }))
  #expect(predictor.prediction(after: 8) == Position(x: 8, y: 0))
}

@Test func linearOfTheSecondOrderAddsTheLastChangeOfVelocity() {
  // Velocities 10 and 30 mm/ms, so 2 mm/ms each ms: 400 + 300 + 100.
  var predictor = SecondOrderLinear(after: samples(at: [0, 10, 20], x: { $0 * $0 }))
  #expect(isNear(predictor.prediction(after: 10), Position(x: 800, y: 0)))
  predictor.begin()
  for sample in samples(at: [0, 10], x: { $0 * $0 }) { predictor.observe(sample) }
  #expect(isNear(predictor.prediction(after: 10), Position(x: 200, y: 0)))
}

@Test func theParabolaIsExactOnParabolasAtAnyTimes() {
  let motion = { (time: Double) in Position(x: 3 + 2 * time - 0.5 * time * time, y: time * time) }
  var predictor = LeastSquaresParabola(after: samples(at: [0, 5, 12, 31, 40, 47], motion))
  #expect(isNear(predictor.prediction(after: 16), motion(63), within: 1e-6))
}

@Test func theParabolaDeclinesBeforeThreeSamplesAndOfOneTime() {
  var predictor = LeastSquaresParabola(after: samples(at: [0, 8], x: { $0 }))
  #expect(predictor.prediction(after: 8) == nil)
  predictor.observe(Observed(time: 8, position: .zero, pressure: 1))
  #expect(predictor.prediction(after: 8) == nil)
  var late = LeastSquaresParabola(after: samples(at: [0, 8, 16, 37, 45], x: { $0 }))
  #expect(late.prediction(after: 8) == nil)
}

@Test func doubleExponentialSmoothingIsTheTextbooks() {
  // Smoothed .9 and .81; one step ahead: .9 * (2 + 9) - .81 * (1 + 9).
  var predictor = DoubleExponential<LightSmoothing>(after: samples(at: [0, 10], x: { $0 / 10 }))
  #expect(isNear(predictor.prediction(after: 10), Position(x: 1.8, y: 0)))
  var steady = DoubleExponential<LightSmoothing>(after: samples(at: times(40, every: 8), x: { $0 }))
  #expect(isNear(steady.prediction(after: 16), Position(x: 328, y: 0), within: 1e-6))
  // Smoothed .7 and .49; one step ahead: .7 * (2 + 7/3) - .49 * (1 + 7/3).
  var heavy = DoubleExponential<HeavySmoothing>(after: samples(at: [0, 10], x: { $0 / 10 }))
  #expect(isNear(heavy.prediction(after: 10), Position(x: 1.4, y: 0)))
}

@Test func aDampedLineComesToRest() throws {
  var predictor = DampedLinear(after: samples(at: [0, 8], x: { $0 }))
  #expect(isNear(predictor.prediction(after: 60), Position(x: 8 + 60 * (1 - exp(-1)), y: 0)))
  let end = predictor.prediction(after: 10_000)
  let far = try #require(end)
  #expect(abs(far.x - 68) < 1e-6)
}

@Test func aCappedPredictorGoesNoFurtherThanItsCap() {
  let stroke = samples(at: times(9, every: 8), x: { $0 })
  var capped = Capped<Linear>(after: stroke)
  #expect(isNear(capped.prediction(after: 50), Position(x: 64 + 25, y: 0)))
  #expect(isNear(capped.prediction(after: 16), Position(x: 64 + 16, y: 0)))
  capped.begin()
  #expect(capped.prediction(after: 16) == nil)
}
