import InkDrawing
import InkFitting
import InkGeometry
import InkRendering
import StylusModel
import Testing

@testable import InkCanvas

@Suite struct HighlighterTests {
  private let yellow = StrokeStyle(
    ink: Ink(.marker, color: Color(red: 1, green: 0.9, blue: 0.1)), width: 6)

  /// What is shown at a place, in millimeters.
  private func alpha(_ screen: Screen, _ x: Double, _ y: Double) -> Int {
    Int(
      screen.shown[screen.layout.row(Int(y * 4), screen.layout.bounds).lowerBound + Int(x * 4)]
        >> 24)
  }

  private func sample(_ step: Int, y: Double = 15) -> FitSample {
    FitSample(time: Double(step) * 0.01, location: Point(x: 8 + 2 * Double(step), y: y))
  }

  @Test func itPoolsWhereItLandsAtOnceAndWhereItLeavesOnceItIsLifted() {
    var canvas = smallCanvas()
    var screen = Screen(canvas)
    canvas.begin(1, yellow)
    canvas.append(sample(0), to: 1)
    screen.show(&canvas)
    let pool = alpha(screen, 8, 15)
    for step in 1...10 { canvas.append(sample(step), to: 1) }
    canvas.expect([sample(11)], behind: 1)
    screen.show(&canvas)
    let inside = alpha(screen, 18, 15)
    #expect(alpha(screen, 8, 15) == pool && pool > inside && inside > 0)
    #expect(alpha(screen, 28, 15) == inside && alpha(screen, 30, 15) == inside)
    canvas.end(1, at: Timestamp(microseconds: 100_000))
    let shown = screen.show(&canvas)
    #expect(shown.missed == 0)
    #expect(alpha(screen, 28, 15) == pool && alpha(screen, 18, 15) == inside)
  }

  @Test func itsPoolMovesWithTheSampleThatWasCorrected() {
    var canvas = smallCanvas()
    var screen = Screen(canvas)
    canvas.begin(1, yellow)
    for step in 0...8 { canvas.append(sample(step), to: 1) }
    canvas.end(1, at: Timestamp(microseconds: 100_000))
    screen.show(&canvas)
    for (index, y) in [(0, 12.0), (8, 18), (0, 15)] {
      canvas.correct(index, to: sample(index, y: y), in: 1)
      let shown = screen.show(&canvas)
      #expect(shown.missed == 0)
      #expect(screen.layout.differences(screen.shown, canvas.drawnAnew(screen.layout)) == 0)
    }
  }

  @Test func itLeavesWordsReadableAboveOtherProgramsAndMultipliesInkOfOurOwn() throws {
    var canvas = smallCanvas()
    var screen = Screen(canvas)
    let black = StrokeStyle(ink: Ink(.pen), width: 2)
    try drawLine(1, from: Point(x: 16, y: 5), to: Point(x: 16, y: 25), black, in: &canvas)
    canvas.begin(2, yellow)
    for step in 0...10 { canvas.append(sample(step), to: 2) }
    screen.show(&canvas)
    // Black ink stays black; elsewhere at most 0.3 of what lies below is covered.
    let middle = screen.layout.row(60, screen.layout.bounds).lowerBound
    #expect(screen.shown[middle..<middle + 160].contains(0xFF00_0000))
    #expect(alpha(screen, 22, 15) <= 77)
    let wet = screen.shown
    canvas.end(2, at: Timestamp(microseconds: 100_000))
    try canvas.finish(2)
    screen.show(&canvas)
    #expect(alpha(screen, 22, 15) == Int(wet[middle + 88] >> 24))
  }
}
