import StylusClient
import StylusModel
import Testing

@Suite struct PredictedTailTests {
  private let tail = PredictedTail(
    origin: sample(at: 100, x: 0), points: [point(at: 105, x: 10), point(at: 110, x: 12)])

  private func xs(until milliseconds: Int64) -> [Float] {
    tail.points(until: Timestamp(microseconds: milliseconds * 1_000)).map(\.sample.x.value)
  }

  @Test func theLastPointLiesAtTheMomentOnAStraightLine() {
    #expect(xs(until: 102) == [4])
    #expect(xs(until: 105) == [10])
    #expect(xs(until: 107) == [10, 10.8])
    let point = tail.points(until: Timestamp(microseconds: 107_000)).last
    #expect(point?.sample.time.microseconds == 107_000)
    #expect(point?.sample.y.value == -10.8)
    #expect(point.map { abs($0.uncertainty.value - 0.7) < 1e-6 } == true)
  }

  @Test func theTailIsNotDrawnOutNorTurnedBack() {
    #expect(xs(until: 200) == [10, 12])
    #expect(xs(until: 100).isEmpty && xs(until: 50).isEmpty)
    #expect(PredictedTail(origin: nil, points: []).points(until: .init(microseconds: 1)).isEmpty)
  }

  @Test func whatIsTooUncertainIsLeftOut() {
    let moment = Timestamp(microseconds: 110_000)
    #expect(tail.points(until: moment, within: Millimeters(0.5)).count == 1)
    #expect(tail.points(until: moment, within: Millimeters(0.4)).isEmpty)
  }

  @Test func aTailWithoutAnOriginBeginsAtItsFirstPoint() {
    let tail = PredictedTail(origin: nil, points: tail.points)
    #expect(tail.points(until: Timestamp(microseconds: 104_000)).isEmpty)
    #expect(tail.points(until: Timestamp(microseconds: 106_000)).count == 2)
  }
}

private func sample(at milliseconds: Int64, x: Float) -> Sample {
  Sample(
    time: Timestamp(microseconds: milliseconds * 1_000), x: Millimeters(x), y: Millimeters(-x))
}

private func point(at milliseconds: Int64, x: Float) -> PredictedSample {
  PredictedSample(
    sample(at: milliseconds, x: x), uncertainty: Millimeters(Float(milliseconds - 100) / 10))
}
