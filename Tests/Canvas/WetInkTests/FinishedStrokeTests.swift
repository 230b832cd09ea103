import InkCanvas
import InkDrawing
import InkFitting
import InkGeometry
import StylusModel
import Testing

@testable import WetInk

@Suite struct FinishedStrokeTests {
  /// A circle of 10 mm, once around in a second, as somebody stamped it.
  private func circle(stamped: (Int) -> Double) -> Stroke? {
    let record = StrokeRecord(
      StrokeID(rawValue: 1), StrokeStyle(ink: Ink(.monoline), width: 0.5))
    for index in 0...200 {
      let angle = Double(index) / 200 * 2 * .pi
      let way = Point(
        x: 20 + 10 * Turn.direction(of: angle).x, y: 20 + 10 * Turn.direction(of: angle).y)
      let moment = Timestamp(microseconds: Int64(index) * 5_000)
      _ = record.absorb(.append(FitSample(time: stamped(index), location: way)), at: moment)
    }
    let end = Timestamp(microseconds: 1_000_000)
    _ = record.absorb(.end(end), at: end)
    return FinishedStroke(record).fitted()?.drawn
  }

  /// How far the line is from the circle at most, in millimetres.
  private func error(_ stroke: Stroke) -> Double {
    stroke.path.interpolatedPoints(by: .distance(0.2)).map {
      abs($0.location.distance(to: Point(x: 20, y: 20)) - 10)
    }.max() ?? .infinity
  }

  @Test func aSteadyHandThatIsStampedLateIsDrawnAsItMoved() throws {
    // Stamped whenever a loop that is busy for 40 ms comes to it: eight samples at one time.
    let late = try #require(circle { Double($0 / 8 * 8) * 0.005 })
    #expect(error(late) < 0.1)
  }

  @Test func aSteadyHandThatIsStampedInTimeIsDrawnAsItMoved() throws {
    let exact = try #require(circle { Double($0) * 0.005 })
    #expect(error(exact) < 0.1)
  }

  @Test func aStrokeWithoutSamplesLeavesNothing() {
    let record = StrokeRecord(StrokeID(rawValue: 1), StrokeStyle(ink: Ink(.pen), width: 0.5))
    #expect(FinishedStroke(record).fitted() == nil)
  }
}
