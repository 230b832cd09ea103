import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import InkRendering
import StylusModel
import Testing

@testable import InkCanvas

/// A pen that takes what is selected by a handle.
@Suite struct SelectionHandleTests {
  private let id = StrokeID(rawValue: 9)

  private func line(_ y: Double, _ type: InkType = .pen) -> Stroke {
    let points = (0...8).map {
      StrokePoint(location: Point(x: 20 + Double($0) * 4, y: y + Double($0 % 3) * 2), force: 0.5)
    }
    let ink = Ink(type)
    return Stroke(ink: ink, path: StrokePath(controlPoints: points).inked(with: ink, width: 1))
  }

  private func canvas(_ strokes: [Stroke]) throws -> OutputCanvas {
    var canvas = OutputCanvas(
      width: 400, height: 300, pixelsPerMillimeter: 4, drawing: Drawing(strokes: strokes))
    try canvas.perform(.selectAll)
    return canvas
  }

  private func drag(_ places: [Point], on canvas: inout OutputCanvas, _ screen: inout Screen) {
    canvas.beginSelecting(id, parts: false)
    for (number, place) in places.enumerated() {
      canvas.append(FitSample(time: Double(number) / 100, location: place, force: 0.5), to: id)
      let shown = screen.show(&canvas, in: number % 3)
      #expect(shown.missed == 0)
    }
  }

  @Test func aCornerMakesItLargerWhileTheOppositeOneStays() throws {
    let strokes = [line(20), line(30)]
    var canvas = try canvas(strokes)
    var screen = Screen(canvas)
    let frame = try #require(SelectionFrame(canvas.editor))
    let (fixed, corner) = (frame.corners[0], frame.corners[2])
    let goal = fixed + (corner - fixed) * 1.5
    drag([corner, corner.mixed(with: goal, 0.5), goal], on: &canvas, &screen)
    try canvas.finish(id)
    let shown = screen.show(&canvas)
    #expect(shown.missed == 0)
    let changed = try #require(canvas.drawing[strokes[0].id]).transform
    #expect(abs(changed.a - 1.5) < 1e-9 && changed.b == 0)
    #expect(changed.applied(to: fixed).distance(to: fixed) < 1e-9)
    #expect(canvas.editor.selection.ids == strokes.map(\.id))
    canvas.undo()
    #expect(Array(canvas.drawing.strokes) == strokes && !canvas.notebook.canUndo)
  }

  @Test(arguments: drawingInks)
  func theHandleBelowTurnsItAndWhatIsShownIsTheDrawing(_ type: InkType) throws {
    let strokes = [line(20, type), line(30, type)]
    var canvas = try canvas(strokes)
    var screen = Screen(canvas)
    let frame = try #require(SelectionFrame(canvas.editor))
    let middle = frame.frame.center
    let arm = frame.turner - middle
    let bow = (0...10).map { step -> Point in
      let turn = Turn.direction(of: Double(step) * 0.0524 * 2)
      return middle + Point(x: arm.x * turn.x - arm.y * turn.y, y: arm.x * turn.y + arm.y * turn.x)
    }
    drag(bow, on: &canvas, &screen)
    try canvas.finish(id)
    // It caught at 60 degrees.
    let turned = try #require(canvas.drawing[strokes[1].id]).transform
    #expect(abs(Turn.angle(of: Point(x: turned.a, y: turned.b)) - .pi / 3) < 1e-9)
    try canvas.perform(.selectNone)
    screen.show(&canvas)
    var other = OutputCanvas(
      width: 400, height: 300, pixelsPerMillimeter: 4, drawing: canvas.drawing)
    var fresh = Screen(other)
    fresh.show(&other)
    let isSame = screen.shown == fresh.shown
    #expect(isSame)
  }

  @Test func takenBackItIsAsBeforeAndElsewhereThePenDrawsALasso() throws {
    let strokes = [line(20), line(30)]
    var canvas = try canvas(strokes)
    var screen = Screen(canvas)
    screen.show(&canvas)
    let before = screen.shown
    let frame = try #require(SelectionFrame(canvas.editor))
    drag([frame.corners[1], frame.corners[1] + Point(x: 20, y: -9)], on: &canvas, &screen)
    #expect(screen.shown != before && canvas.isSelecting)
    canvas.cancel(id)
    screen.show(&canvas)
    let isSame = screen.shown == before
    #expect(isSame && !canvas.notebook.canUndo)
    drag([frame.turner + Point(x: 0, y: 9), Point(x: 80, y: 60)], on: &canvas, &screen)
    try canvas.finish(id)
    #expect(canvas.editor.selection.isEmpty)
  }

  @Test func itNeitherVanishesNorGrowsWithoutEnd() throws {
    let frame = try #require(SelectionFrame(canvas([line(20)]).editor))
    for corner in 0..<4 {
      let fixed = frame.corners[(corner + 2) % 4]
      let small = frame.transform(
        .scales(corner: corner), from: frame.corners[corner], to: fixed + (fixed - .zero) * 9)
      #expect(small.a >= 0.05 && small.a <= 20)
      let large = frame.transform(
        .scales(corner: corner), from: frame.corners[corner],
        to: fixed + (frame.corners[corner] - fixed) * 1e6)
      #expect(large.a == 20)
    }
  }

  @Test func whatFloatsIsShownAndGoes() throws {
    var canvas = OutputCanvas(width: 400, height: 300, pixelsPerMillimeter: 4)
    var screen = Screen(canvas)
    let layout = PixelLayout(bounds: PixelRect(x: 0, y: 0, width: 9, height: 5), order: .blueLowest)
    let picture = TurnedPicture(
      pixels: [UInt32](repeating: 0xFF12_3456, count: layout.count), layout: layout, number: 3)
    var isChanged = [canvas.float(picture, at: Point(x: 20, y: 30))]
    isChanged.append(canvas.float(picture, at: Point(x: 20, y: 30)))
    isChanged.append(canvas.float(picture, at: Point(x: 40.2, y: 30)))
    screen.show(&canvas)
    #expect(screen.shown.count { $0 == 0xFF12_3456 } == 45)
    isChanged.append(canvas.float(nil, at: .zero))
    isChanged.append(canvas.float(nil, at: .zero))
    screen.show(&canvas)
    #expect(screen.shown.allSatisfy { $0 == 0 })
    #expect(isChanged == [true, false, true, true, false])
  }
}
