import PublicPredictors
import Testing

private typealias Stylus = AndroidxKalman<AndroidxStylus>

private let steady = samples(at: times(60, every: 8)) { Position(x: 0.03 * $0, y: 0.01 * $0) }

@Test func androidxFindsASteadyMotion() {
  var predictor = Stylus(after: steady)
  let end = 59.0 * 8
  #expect(
    isNear(
      predictor.prediction(after: 20), Position(x: 0.03 * (end + 20), y: 0.01 * (end + 20)),
      within: 1e-3))
}

@Test func androidxDeclinesBeforeTheFourthSample() {
  var predictor = Stylus(after: Array(steady.prefix(3)))
  #expect(predictor.prediction(after: 16) == nil)
  predictor.observe(steady[3])
  #expect(predictor.prediction(after: 16) != nil)
}

@Test func androidxIgnoresARepeatedPositionWithin20Milliseconds() {
  var plain = Stylus(after: steady)
  var repeated = Stylus()
  for point in steady {
    repeated.observe(point)
    var again = point
    again.time += 3
    repeated.observe(again)
  }
  #expect(isNear(repeated.prediction(after: 20), plain.prediction(after: 20)))
}

@Test func androidxStopsWhereThePressureEnds() {
  var fading = steady
  for (index, left) in [0.42, 0.34, 0.26, 0.18, 0.12].enumerated() {
    fading[55 + index].pressure = left
  }
  var predictor = Stylus(after: fading)
  #expect(predictor.prediction(after: 16) == nil)
}

@Test func androidxBelievesItsToolsDifferently() {
  #expect(AndroidxStylus.confidence(speed: 0.01, jerk: 0.2) == 1)
  #expect(abs(AndroidxStylus.confidence(speed: 0.01, jerk: 0.6) - 0.5) < 1e-12)
  #expect(AndroidxStylus.confidence(speed: 0.01, jerk: 2) == 0)
  #expect(AndroidxStylus.confidence(speed: 0, jerk: 0) == 0)
  #expect(abs(AndroidxFinger.confidence(speed: 1, jerk: 0.11) - 0.25) < 1e-12)
  #expect(AndroidxFinger.confidence(speed: 9, jerk: 0) == 1)
}
