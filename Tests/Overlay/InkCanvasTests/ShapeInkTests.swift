import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import InkRendering
import StylusModel
import Testing

@testable import InkCanvas

/// A pen that is held still at the end of a stroke.
@Suite struct ShapeInkTests {
  private func canvas() -> OutputCanvas {
    OutputCanvas(width: 400, height: 320, pixelsPerMillimeter: 4)
  }

  /// Corners of a shape that a hand draws, not quite straight.
  private static let square = [
    Point(x: 20, y: 20), Point(x: 60, y: 21), Point(x: 61, y: 50), Point(x: 19, y: 49),
    Point(x: 20, y: 20.6),
  ]

  private func draw(
    _ style: StrokeStyle, _ corners: [Point] = Self.square, on canvas: inout OutputCanvas
  ) {
    canvas.begin(1, style)
    var time = 0.0
    for (from, to) in zip(corners, corners.dropFirst()) {
      for step in 0..<20 {
        time += 0.008
        let place = from.mixed(with: to, Double(step) / 20)
        let wobble = Turn.direction(of: time * 40) * 0.2
        canvas.append(
          FitSample(time: time, location: place + wobble, force: 0.5, altitude: 1), to: 1)
      }
    }
  }

  private func pixels(_ canvas: inout OutputCanvas) -> [UInt32] {
    var screen = Screen(canvas)
    canvas.forget(buffer: 0)
    screen.show(&canvas)
    return screen.shown
  }

  @Test(arguments: drawingInks) func whatWasSeenIsWhatDriesAndOneUndoBringsBackWhatWasDrawn(
    _ type: InkType
  ) throws {
    var (canvas, other) = (canvas(), canvas())
    var style = StrokeStyle.usual(type)
    style.group = type == .marker || type == .watercolor ? InkID() : nil
    draw(style, on: &canvas)
    draw(style, on: &other)
    var screen = Screen(canvas)
    screen.show(&canvas)
    let isShape = canvas.straighten(1)
    #expect(isShape)
    let shown = screen.show(&canvas)
    #expect(shown.missed == 0)
    let wet = screen.shown
    canvas.end(1, at: Timestamp(microseconds: 0))
    let ended = screen.show(&canvas)
    #expect(ended.missed == 0 && screen.shown == wet)
    try canvas.finish(1)
    screen.show(&canvas)
    let worst = zip(wet, screen.shown).map { Self.difference($0, $1) }.max() ?? 0
    #expect(worst <= 2, "\(type)")
    // A step for what was drawn, and one for the shape.
    other.end(1, at: Timestamp(microseconds: 0))
    try other.finish(1)
    #expect(canvas.drawing.count == 1)
    canvas.undo()
    let freehand = try #require(canvas.drawing.strokes.first)
    #expect(freehand.path == other.drawing.strokes.first?.path)
    let (found, wanted) = (pixels(&canvas), pixels(&other))
    let isSame = found == wanted
    #expect(isSame)
    canvas.undo()
    #expect(canvas.drawing.count == 0 && !canvas.notebook.canUndo)
    canvas.redo()
    canvas.redo()
    #expect(canvas.drawing.count == 1 && !canvas.notebook.canRedo)
    let again = pixels(&canvas)
    #expect(zip(wet, again).allSatisfy { Self.difference($0, $1) <= 2 })
  }

  @Test func theShapeFollowsThePenUntilThatIsLifted() throws {
    var canvas = canvas()
    var screen = Screen(canvas)
    draw(.usual(.pen), [Point(x: 10, y: 30), Point(x: 50, y: 31)], on: &canvas)
    let isShape = [canvas.straighten(1), canvas.straighten(1)]
    #expect(isShape == [true, false])
    for (number, place) in [Point(x: 60, y: 40), Point(x: 70, y: 60), Point(x: 80, y: 70)]
      .enumerated()
    {
      canvas.append(FitSample(time: 1 + Double(number), location: place, force: 0.5), to: 1)
      canvas.expect([FitSample(time: 9, location: .zero, force: 1)], behind: 1)
      canvas.correct(3, to: FitSample(time: 0.03, location: Point(x: 5, y: 5), force: 1), in: 1)
      let shown = screen.show(&canvas, in: number)
      #expect(shown.missed == 0)
    }
    try canvas.finish(1)
    let dried = screen.show(&canvas)
    #expect(dried.missed == 0)
    let stroke = try #require(canvas.drawing.strokes.first)
    let end = try #require(stroke.path.last?.location)
    #expect(end.distance(to: Point(x: 80, y: 70)) < 3)
    // What was drawn before the pen was held still is what is fitted.
    canvas.undo()
    #expect(try #require(canvas.drawing.strokes.first).renderBounds.max.x < 52)
  }

  @Test func whatLooksLikeNothingStaysAndSoDoesWhatRunsAlongARuler() {
    var canvas = canvas()
    var screen = Screen(canvas)
    draw(
      .usual(.pen),
      [Point(x: 10, y: 10), Point(x: 14, y: 30), Point(x: 17, y: 12), Point(x: 40, y: 35)],
      on: &canvas)
    screen.show(&canvas)
    let before = screen.shown
    let isShape = [canvas.straighten(1), canvas.straighten(7)]
    #expect(isShape == [false, false])
    screen.show(&canvas)
    #expect(screen.shown == before)
    canvas.cancel(1)
    var style = StrokeStyle.usual(.pen)
    style.ruler = Ruler(at: Point(x: 50, y: 60))
    draw(style, [Point(x: 10, y: 38), Point(x: 60, y: 37)], on: &canvas)
    let isLed = canvas.straighten(1)
    #expect(!isLed)
  }

  @Test(arguments: drawingInks) func aShapeFadesAsInkDoes(_ type: InkType) throws {
    var canvas = canvas()
    var screen = Screen(canvas)
    draw(.usual(type, fate: .fades), on: &canvas)
    let isShape = canvas.straighten(1)
    #expect(isShape)
    screen.show(&canvas)
    let wet = screen.shown
    canvas.end(1, at: Timestamp(microseconds: 0))
    screen.show(&canvas)
    try canvas.finish(1)
    let dried = screen.show(&canvas)
    #expect(dried.missed == 0)
    #expect(zip(wet, screen.shown).allSatisfy { Self.difference($0, $1) <= 2 }, "\(type)")
    canvas.advance(to: Timestamp(microseconds: 5_000_000))
    screen.show(&canvas)
    #expect(screen.shown.allSatisfy { $0 == 0 } && canvas.drawing.count == 0)
  }

  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) }.max() ?? 0
  }
}
