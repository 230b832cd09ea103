import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import InkRendering
import StylusModel
import Testing

@testable import InkCanvas

/// A pen that selects on an output, and moves what is selected.
@Suite struct SelectingTests {
  private let id = StrokeID(rawValue: 9)
  private let layout = PixelLayout(
    bounds: PixelRect(x: 0, y: 0, width: 400, height: 300), order: .blueLowest)

  private func canvas(_ strokes: [Stroke]) -> OutputCanvas {
    OutputCanvas(
      width: 400, height: 300, pixelsPerMillimeter: 4, drawing: Drawing(strokes: strokes))
  }

  private func line(_ y: Double, _ type: InkType = .pen) -> Stroke {
    let points = (0...8).map {
      StrokePoint(location: Point(x: 20 + Double($0) * 4, y: y), force: 0.5)
    }
    let ink = Ink(type)
    return Stroke(ink: ink, path: StrokePath(controlPoints: points).inked(with: ink, width: 2))
  }

  private func draw(_ places: [Point], on canvas: inout OutputCanvas) {
    for (number, place) in places.enumerated() {
      canvas.append(FitSample(time: Double(number) / 100, location: place, force: 0.5), to: id)
    }
  }

  private func lasso(_ rect: Rect) -> [Point] {
    let corners = rect.corners + [rect.corners[0]]
    return zip(corners, corners.dropFirst()).flatMap { from, to in
      (0..<10).map { from.mixed(with: to, Double($0) / 10) }
    }
  }

  private func pixels(_ canvas: inout OutputCanvas) -> [UInt32] {
    var all = [UInt32](repeating: 0xDEAD, count: layout.count)
    canvas.forget(buffer: 0)
    var words = all.mutableSpan
    _ = canvas.repair(buffer: 0, &words, layout: layout)
    return all
  }

  @Test func whatALassoGoesAroundIsSelectedAndMovedInOneStep() throws {
    let (upper, lower) = (line(20), line(50))
    var canvas = canvas([upper, lower])
    canvas.beginSelecting(id, parts: false)
    draw(lasso(Rect(x: 10, y: 10, width: 60, height: 20)), on: &canvas)
    try canvas.finish(id)
    #expect(canvas.editor.selection.ids == [upper.id])
    #expect(!canvas.notebook.canUndo)
    canvas.beginSelecting(id, parts: false)
    draw([Point(x: 30, y: 20), Point(x: 35, y: 30), Point(x: 40, y: 40)], on: &canvas)
    try canvas.finish(id)
    #expect(canvas.drawing[upper.id]?.transform == .translation(Point(x: 10, y: 20)))
    #expect(canvas.drawing[lower.id] == lower)
    canvas.undo()
    #expect(canvas.drawing[upper.id] == upper && !canvas.notebook.canUndo)
  }

  /// At the scale of a usual screen, where a millimeter is no whole number of pixels.
  @Test func whatIsDraggedIsAsSharpAsItWas() throws {
    let scale = 96 / 25.4
    var canvas = OutputCanvas(
      width: 400, height: 300, pixelsPerMillimeter: scale, drawing: Drawing(strokes: [line(20)]))
    canvas.beginSelecting(id, parts: false)
    draw([Point(x: 30, y: 20)], on: &canvas)
    try canvas.finish(id)
    let before = pixels(&canvas)
    canvas.beginSelecting(id, parts: false)
    draw([Point(x: 30, y: 20), Point(x: 30 + 40.4 / scale, y: 20 + 99.7 / scale)], on: &canvas)
    let dragged = pixels(&canvas)
    var worst = 0
    for y in 0..<200 {
      for x in 0..<360 {
        let (old, new) = (before[y * 400 + x], dragged[(y + 100) * 400 + x + 40])
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
          worst = max(worst, abs(Int(old >> shift & 0xFF) - Int(new >> shift & 0xFF)))
        }
      }
    }
    // What is blended in another order is rounded otherwise.
    #expect(worst <= 3)
  }

  @Test func aTapSelectsTheStrokeBeneathAndBesideInkNothing() throws {
    let stroke = line(20)
    var canvas = canvas([stroke])
    for (place, found) in [(Point(x: 30, y: 20.5), [stroke.id]), (Point(x: 80, y: 60), [])] {
      canvas.beginSelecting(id, parts: false)
      draw([place], on: &canvas)
      try canvas.finish(id)
      #expect(canvas.editor.selection.ids == found)
    }
  }

  @Test(arguments: InkType.allCases.filter { $0 != .eraser })
  func whenItIsDroppedAndNothingIsSelectedThePictureIsThatOfTheDrawing(_ type: InkType) throws {
    var canvas = canvas([line(20, type), line(24, type), line(50, type)])
    canvas.beginSelecting(id, parts: true)
    draw(lasso(Rect(x: 10, y: 10, width: 25, height: 20)), on: &canvas)
    _ = pixels(&canvas)
    try canvas.finish(id)
    canvas.beginSelecting(id, parts: true)
    for way in 0..<6 {
      draw([Point(x: 25 + Double(way) * 3, y: 20 + Double(way) * 2)], on: &canvas)
      _ = pixels(&canvas)
    }
    try canvas.finish(id)
    canvas.edit { editor in
      editor.selectNone()
      return ChangedAreas()
    }
    var other = self.canvas(Array(canvas.drawing.strokes))
    let (found, wanted) = (pixels(&canvas), pixels(&other))
    #expect(found == wanted)
  }

  @Test func draggingThatIsTakenBackChangesNothing() throws {
    let stroke = line(20)
    var canvas = canvas([stroke])
    let before = pixels(&canvas)
    try canvas.perform(.selectAll)
    canvas.beginSelecting(id, parts: false)
    draw([Point(x: 30, y: 20), Point(x: 60, y: 50)], on: &canvas)
    let during = pixels(&canvas)
    #expect(during != before)
    canvas.cancel(id)
    try canvas.perform(.selectNone)
    #expect(canvas.drawing[stroke.id] == stroke && !canvas.notebook.canUndo)
    let after = pixels(&canvas)
    #expect(after == before)
  }

  @Test func damageIsOnlyWhereTheSelectionIsAndWas() throws {
    var canvas = canvas([line(20), line(50)])
    try canvas.perform(.selectAll)
    canvas.beginSelecting(id, parts: false)
    draw([Point(x: 30, y: 20)], on: &canvas)
    _ = pixels(&canvas)
    draw([Point(x: 31, y: 20)], on: &canvas)
    var words = [UInt32](repeating: 0, count: layout.count)
    var span = words.mutableSpan
    let damage = canvas.repair(buffer: 1, &span, layout: layout)
    let area = damage.reduce(0) { $0 + $1.width * $1.height }
    #expect(area < 220 * 170)
  }

  @Test func aLineWithoutInkLeavesNothingSelectedAndNothingDrawn() throws {
    var canvas = canvas([])
    let before = pixels(&canvas)
    canvas.beginSelecting(id, parts: false)
    draw(lasso(Rect(x: 10, y: 10, width: 25, height: 20)), on: &canvas)
    let during = pixels(&canvas)
    #expect(during != before)
    try canvas.finish(id)
    let after = pixels(&canvas)
    #expect(after == before && canvas.drawing.count == 0 && !canvas.notebook.canUndo)
  }
}
