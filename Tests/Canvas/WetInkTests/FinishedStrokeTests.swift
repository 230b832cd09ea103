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

  /// How far the line is from the circle at most, in millimeters.
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

  /// A pen that goes along these places, every 10 ms, and is lifted.
  private func record(_ places: [Point], straightens: Bool = true) -> StrokeRecord {
    var style = StrokeStyle(ink: Ink(.monoline), width: 0.5)
    style.straightens = straightens
    let record = StrokeRecord(StrokeID(rawValue: 7), style)
    for (index, place) in places.enumerated() {
      let moment = Timestamp(microseconds: Int64(index) * 10_000)
      _ = record.absorb(.append(FitSample(time: Double(index) * 0.01, location: place)), at: moment)
    }
    let end = Timestamp(microseconds: Int64(places.count) * 10_000)
    _ = record.absorb(.end(end), at: end)
    return record
  }

  private func bounds(_ stroke: Stroke) -> Rect {
    var drawing = Drawing()
    drawing.append(stroke)
    return drawing.bounds
  }

  @Test func itIsTheStrokeThatWasRecorded() throws {
    let finished = FinishedStroke(record((0..<20).map { Point(x: Double($0), y: 5) }))
    #expect(finished.id == StrokeID(rawValue: 7) && finished.style.width == 0.5)
    #expect(finished.lifted == Timestamp(microseconds: 200_000))
    let fitted = try #require(finished.fitted())
    #expect(fitted.shape == nil && fitted.drawn.ink == Ink(.monoline))
    #expect(abs(bounds(fitted.drawn).width - 19.5) < 0.1)
  }

  @Test(arguments: [1, 2, 3])
  func aShortStrokeLeavesInkWhereItWas(count: Int) throws {
    let places = (0..<count).map { Point(x: 10 + Double($0), y: 5) }
    let drawn = try #require(FinishedStroke(record(places)).fitted()).drawn
    #expect(abs(bounds(drawn).min.x - 9.75) < 0.1 && abs(bounds(drawn).min.y - 4.75) < 0.1)
    #expect(abs(bounds(drawn).width - (Double(count) - 0.5)) < 0.2)
  }

  @Test func aPenThatRestsKeepsItsTimesInOrder() throws {
    // Two thirds of its samples lie at one place.
    let places = (0..<60).map { Point(x: Double(max(0, min($0, 40) - 20)), y: 5) }
    let drawn = try #require(FinishedStroke(record(places)).fitted()).drawn
    let times = drawn.path.interpolatedPoints(by: .distance(0.5)).map(\.timeOffset)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
    let last = drawn.path.interpolatedPoints(by: .distance(0.5)).map(\.location.x).max() ?? 0
    #expect(abs(last - 20) < 0.1)
  }

  @Test func numbersOfStrokesCountUpFromOne() {
    let numbers = StrokeNumbers()
    #expect((0..<3).map { _ in numbers.nextStrokeID().rawValue } == [1, 2, 3])
  }
}
