import StylusModel
import StylusPipeline
import Testing

/// What is expected of a pen that goes ahead evenly, so many millimeters in each of ten steps of 5
/// ms.
private func prediction(step: Float) throws -> TipPrediction {
  var predictor = TipPredictor(network: TipNetwork())
  predictor.restart()
  for index in 0..<10 {
    var sample = Sample(
      time: start + .milliseconds(Int64(index - 9) * 5), x: Millimeters(Float(index) * step),
      y: Millimeters(3))
    sample.pressure = Fraction(0.5)
    sample.provenance[.position] = .measured
    predictor.observe(sample)
  }
  return try #require(predictor.prediction)
}

/// The time of the last sample.
private let start = Timestamp(microseconds: 7_000_000)

@Test(arguments: [1, 999, 4_999, 5_000, 5_001, 16_667, 25_000, 33_333, 50_000] as [Int64])
func aTailGoesInEvenStepsToItsHorizon(horizon: Int64) throws {
  let prediction = try prediction(step: 1)
  var points: [PredictedSample] = []
  prediction.tail(to: Microseconds(horizon), into: &points)
  let times = points.map { ($0.sample.time - start).value }
  #expect(times.last == horizon)
  let steps = zip([0] + times, times).map { $1 - $0 }
  #expect(steps.allSatisfy { $0 <= 5_000 && abs($0 - steps[0]) <= 1 })
  for point in points {
    #expect(prediction.sample(after: point.sample.time - start) == point)
    #expect(point.uncertainty.value > 0)
    #expect(point.sample.provenance[.position] == .predicted)
    #expect(point.sample.estimationIndex == nil && point.sample.expectingUpdate.isEmpty)
  }
}

@Test func aTailEndsWhereThePredictorDeclines() throws {
  let prediction = try prediction(step: 1)
  var points: [PredictedSample] = []
  for horizon in [0, -5] as [Int64] {
    prediction.tail(to: .milliseconds(horizon), into: &points)
    #expect(points.isEmpty)
  }
  // Beyond 50 ms it knows nothing.
  prediction.tail(to: .milliseconds(1_000), into: &points)
  #expect(points.count == 10)
}

@Test func aPenThatRestsHasNoTail() throws {
  var points = [PredictedSample](
    repeating: PredictedSample(
      Sample(time: start, x: .init(0), y: .init(0)), uncertainty: .init(1)),
    count: 3)
  try prediction(step: 0).tail(to: .milliseconds(25), into: &points)
  #expect(points.isEmpty)
}
