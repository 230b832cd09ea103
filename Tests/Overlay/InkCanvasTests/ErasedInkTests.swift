import InkDrawing
import InkFitting
import InkGeometry
import InkRendering
import InkSynthesis
import StylusModel
import Testing

@testable import InkCanvas

@Suite struct ErasedInkTests {
  @Test(arguments: [EraserMode.object, .pixel])
  func anEraserTakesInkAwayWhileItMoves(_ mode: EraserMode) throws {
    var canvas = smallCanvas()
    var screen = Screen(canvas)
    for number in 0..<4 {
      let x = 6 + Double(number) * 8
      try drawLine(
        StrokeID(rawValue: UInt64(number + 1)), from: Point(x: x, y: 3), to: Point(x: x, y: 27),
        in: &canvas)
    }
    screen.show(&canvas)
    canvas.beginErasing(9, mode: mode, width: 2)
    var counts: [Int] = []
    for step in 0..<12 {
      let place = Point(x: 2 + Double(step) * 3, y: 15)
      canvas.append(FitSample(time: Double(step) * 0.01, location: place, force: 0.4), to: 9)
      let result = screen.show(&canvas)
      #expect(result.missed == 0)
      #expect(screen.layout.differences(screen.shown, canvas.drawnAnew(screen.layout)) == 0)
      // The first three strokes, then one at a time.
      counts.append(canvas.drawing.count)
    }
    #expect(counts.last == (mode == .object ? 0 : 8))
    #expect(Set(counts).count == 5)
    try canvas.finish(9)
    canvas.undo()
    #expect(canvas.drawing.count == 4)
  }

  @Test func aHoleDamagesNoMoreThanTheEraserCovers() throws {
    var canvas = smallCanvas()
    var screen = Screen(canvas)
    let wide = StrokeStyle(ink: Ink(.marker), width: 12)
    try drawLine(1, from: Point(x: 5, y: 15), to: Point(x: 35, y: 15), wide, in: &canvas)
    screen.show(&canvas)
    canvas.beginErasing(2, mode: .pixel, width: 1)
    canvas.append(FitSample(time: 0, location: Point(x: 20, y: 15), force: 0.4), to: 2)
    let result = screen.show(&canvas)
    #expect(result.missed == 0 && !result.changed.isEmpty)
    #expect(result.damage.area < 200)
    #expect(canvas.drawing.strokes.first?.mask != nil)
  }

  @Test func aStrokeThatFallsApartIsDrawnAnewWhereItsPartsAreNear() throws {
    // As coarse as no screen is: parts show nothing of each other from three pixels to the
    // millimeter on.
    var canvas = OutputCanvas(width: 40, height: 30, pixelsPerMillimeter: 1)
    var screen = Screen(canvas)
    // Two lines side by side, 0.15 mm apart: a row of pixels has of both. And their join at the
    // right, which is erased.
    canvas.begin(1, StrokeStyle(ink: Ink(.monoline), width: 1))
    let places =
      (0..<30).map { Point(x: 4 + Double($0), y: 10.05) }
      + (0..<30).map { Point(x: 33 - Double($0), y: 11.2) }
    for (step, place) in places.enumerated() {
      canvas.append(FitSample(time: Double(step) * 0.01, location: place), to: 1)
    }
    try canvas.finish(1)
    screen.show(&canvas)
    canvas.beginErasing(2, mode: .pixel, width: 3)
    canvas.append(FitSample(time: 0, location: Point(x: 33, y: 10.5), force: 0.4), to: 2)
    let result = screen.show(&canvas)
    #expect(canvas.drawing.count == 2 && result.missed == 0)
    #expect(screen.layout.differences(screen.shown, canvas.drawnAnew(screen.layout)) == 0)
    // Far from the eraser too.
    #expect(result.changed.width > 15)
  }

  @Test func whatLayBetweenTwoOfAGroupKeptThemApart() throws {
    // Two marker strokes of one group that cross at the right, and one at the left between them in
    // the order.
    func stroke(_ start: Point, _ end: Point, _ group: InkID?) -> Stroke {
      let points = (0..<5).map {
        StrokePoint(
          location: start.mixed(with: end, Double($0) / 4), size: Size(square: 3), opacity: 0.5)
      }
      var stroke = Stroke(ink: Ink(.marker), path: StrokePath(controlPoints: points))
      stroke.renderGroupID = group
      return stroke
    }
    let group = InkID()
    let drawing = Drawing(strokes: [
      stroke(Point(x: 20, y: 5), Point(x: 35, y: 25), group),
      stroke(Point(x: 3, y: 5), Point(x: 3, y: 25), nil),
      stroke(Point(x: 35, y: 5), Point(x: 20, y: 25), group),
    ])
    var canvas = OutputCanvas(width: 160, height: 120, pixelsPerMillimeter: 4, drawing: drawing)
    var screen = Screen(canvas)
    screen.show(&canvas)
    canvas.beginErasing(1, mode: .object, width: 2)
    canvas.append(FitSample(time: 0, location: Point(x: 3, y: 15)), to: 1)
    let result = screen.show(&canvas)
    #expect(canvas.drawing.count == 2 && result.missed == 0)
    #expect(screen.layout.differences(screen.shown, canvas.drawnAnew(screen.layout)) == 0)
    // Where they cross they are one now.
    #expect(result.changed.maxX > 100)
  }

  @Test func anEraserThatNeverCountedTookNothing() throws {
    var canvas = smallCanvas()
    try drawLine(1, from: Point(x: 5, y: 15), to: Point(x: 35, y: 15), in: &canvas)
    canvas.beginErasing(2, mode: .object, width: 4)
    canvas.append(FitSample(time: 0, location: Point(x: 20, y: 15)), to: 2)
    #expect(canvas.drawing.count == 0)
    canvas.cancel(2)
    #expect(canvas.drawing.count == 1)
    canvas.undo()
    #expect(canvas.drawing.count == 0)
  }

  @Test func whatIsDoneWhileAnEraserIsDownIsAStepOfItsOwn() throws {
    var canvas = smallCanvas()
    try drawLine(1, from: Point(x: 5, y: 15), to: Point(x: 35, y: 15), in: &canvas)
    try drawLine(2, from: Point(x: 5, y: 25), to: Point(x: 35, y: 25), in: &canvas)
    canvas.beginErasing(3, mode: .object, width: 2)
    canvas.append(FitSample(time: 0, location: Point(x: 20, y: 15)), to: 3)
    try drawLine(4, from: Point(x: 5, y: 5), to: Point(x: 35, y: 5), in: &canvas)
    canvas.append(FitSample(time: 0.1, location: Point(x: 20, y: 25)), to: 3)
    try canvas.finish(3)
    var counts = [canvas.drawing.count]
    while canvas.undo() { counts.append(canvas.drawing.count) }
    #expect(counts == [1, 2, 1, 2, 1, 0])
  }

  @Test func aStrokeOverAHoleInAWetWashIsOneWithItAndFillsTheHole() throws {
    var canvas = smallCanvas()
    var style = StrokeStyle(ink: Ink(.watercolor, color: .black), width: 6)
    style.group = InkID()
    var screen = Screen(canvas)
    try drawLine(1, from: Point(x: 6, y: 15), to: Point(x: 34, y: 15), style, in: &canvas)
    canvas.beginErasing(2, mode: .pixel, width: 3)
    canvas.append(FitSample(time: 0, location: Point(x: 20, y: 15), force: 0.4), to: 2)
    try canvas.finish(2)
    screen.show(&canvas)
    let hole = 60 * screen.layout.rowLength + 80
    #expect(screen.shown[hole] == 0 && canvas.drawing.strokes[0].mask != nil)
    canvas.begin(3, style)
    for step in 0...12 {
      let place = Point(x: 20, y: 4 + 1.5 * Double(step))
      canvas.append(FitSample(time: Double(step) * 0.02, location: place, force: 0.5), to: 3)
      let result = screen.show(&canvas)
      #expect(result.missed == 0)
      #expect(screen.layout.differences(screen.shown, canvas.drawnAnew(screen.layout)) == 0)
    }
    #expect(canvas.picture.joinedCount == 1 && screen.shown[hole] >> 24 > 60)
    canvas.end(3, at: Timestamp(microseconds: 500_000))
    screen.show(&canvas)
    let wet = screen.shown
    try canvas.finish(3)
    screen.show(&canvas)
    // But for what the fit changes.
    let steps = zip(wet, screen.shown).map { abs(Int($0 >> 24) - Int($1 >> 24)) }
    #expect(steps.max() ?? 255 < 40 && steps.reduce(0, +) < steps.count)
  }
}
