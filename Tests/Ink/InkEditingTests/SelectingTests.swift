import InkDrawing
import InkGeometry
import InkRendering
import Testing

@testable import InkEditing

/// Lasso, tap, and parts of strokes.
@Suite struct SelectingTests {
  /// 100 mm along x, 4 mm wide.
  private static func bar(_ type: InkType = .monoline, y: Double = 0) -> Stroke {
    let points = (0...10).map {
      StrokePoint(
        location: Point(x: Double($0) * 10, y: y), timeOffset: Double($0), size: Size(square: 4),
        opacity: 0.5)
    }
    return Stroke(ink: Ink(type), path: StrokePath(controlPoints: points), randomSeed: 7)
  }

  private static func square(_ rect: Rect) -> [Point] { rect.corners }

  @Test func `the lasso takes strokes of which half lies in it`() {
    var editor = Editor(Drawing(strokes: [Self.bar()]))
    editor.select(lasso: Self.square(Rect(x: -5, y: -9, width: 54, height: 18)))
    #expect(editor.selection.isEmpty && editor.selection.outline == nil)
    editor.select(lasso: Self.square(Rect(x: -5, y: -9, width: 56, height: 18)))
    #expect(editor.selection.ids.count == 1 && editor.selection.parts.isEmpty)
    #expect(editor.isSelected(at: Point(x: 40, y: 8)) && !editor.isSelected(at: Point(x: 60, y: 0)))
  }

  @Test func `a tap takes the uppermost stroke within 2 mm`() {
    var editor = Editor(Drawing(strokes: [Self.bar(), Self.bar(y: 3), Self.bar(y: 30)]))
    editor.select(at: Point(x: 50, y: 1))
    #expect(editor.selection.ids == [editor.drawing.strokes[1].id])
    editor.select(at: Point(x: 50, y: 26.2))
    #expect(editor.selection.ids == [editor.drawing.strokes[2].id])
    editor.select(at: Point(x: 50, y: 25.8))
    #expect(editor.selection.isEmpty)
  }

  @Test(arguments: CanvasTool.inks)
  func `a part is cut at the lasso's edge and looks as it did in the whole`(_ type: InkType) throws
  {
    var whole = Self.bar(type)
    whole.renderState = RenderState(grainOffset: Point(x: 3, y: 4))
    var editor = Editor(Drawing(strokes: [Self.bar(y: -9), whole, Self.bar(y: 9)]))
    let start = editor.drawing
    editor.select(lasso: Self.square(Rect(x: 30, y: -5, width: 40, height: 10)), parts: true)
    #expect(editor.selection.parts == [whole.id] && editor.drawing == start)
    try editor.perform(.move(Point(x: 0, y: 100)))
    let all = Array(editor.drawing.strokes)
    // Two ends that stay, above them the part, between the neighbors.
    #expect(all.count == 5 && all[0] == start.strokes[0] && all[4] == start.strokes[2])
    #expect(all[1...3].allSatisfy { $0.originID == whole.id && $0.randomSeed == 7 })
    #expect(all[1...3].allSatisfy { $0.renderState == whole.renderState && $0.ink == whole.ink })
    #expect(editor.selection.ids == [all[3].id] && editor.selection.parts.isEmpty)
    let part = all[3].coveredRegion.bounds
    #expect(abs(part.min.x - 30) < 0.01 && abs(part.max.x - 70) < 0.01 && part.min.y > 95)
    #expect(editor.selection.outline?.bounds.min.y == 95)
    try expectSameInk(whole, all[3])
    editor.undo()
    #expect(editor.drawing == start && editor.selection.parts == [whole.id])
  }

  /// In the middle of the part, away from its edges.
  private func expectSameInk(_ whole: Stroke, _ moved: Stroke) throws {
    var part = moved
    part.transform = .identity
    let middle = Rect(x: 34, y: -3, width: 32, height: 6)
    let before = Drawing(strokes: [whole]).image(in: middle, scale: 6)
    #expect(Drawing(strokes: [part]).image(in: middle, scale: 6) == before)
  }

  @Test func `a stroke that lies all in the lasso is not cut`() throws {
    var editor = Editor(Drawing(strokes: [Self.bar()]))
    editor.select(lasso: Self.square(Rect(x: -9, y: -9, width: 120, height: 18)), parts: true)
    #expect(editor.selection.ids.count == 1 && editor.selection.parts.isEmpty)
    let id = editor.selection.ids[0]
    try editor.perform(.move(Point(x: 1, y: 0)))
    #expect(editor.drawing[id]?.mask == nil && editor.drawing.count == 1)
  }

  @Test func `a part can be cut and pasted, and what is left keeps its name`() throws {
    let whole = Self.bar()
    var editor = Editor(Drawing(strokes: [whole]))
    editor.select(lasso: Self.square(Rect(x: 60, y: -5, width: 90, height: 10)), parts: true)
    try editor.perform(.cut)
    #expect(editor.drawing.strokes.map(\.id) == [whole.id])
    #expect(abs((editor.drawing.strokes[0].coveredRegion.bounds.max.x) - 60) < 0.01)
    try editor.perform(.paste)
    #expect(editor.drawing.count == 2 && editor.clipboard.count == 1)
    let box = editor.selectedBounds
    #expect(box.min.x > 60 && box.max.x < 108)
  }

  @Test func `a drag of parts that is taken back leaves the stroke whole`() {
    var editor = Editor(Drawing(strokes: [Self.bar()]))
    let start = editor.drawing
    editor.select(lasso: Self.square(Rect(x: 30, y: -5, width: 40, height: 10)), parts: true)
    editor.lift()
    #expect(editor.lifted?.rest.count == 2 && editor.lifted?.strokes.count == 1)
    editor.drag(to: .translation(Point(x: 3, y: 3)))
    editor.cancelDragging()
    #expect(editor.drawing == start && editor.stepsMade == 0)
  }

  @Test func `a lasso of nothing, of no numbers or of one place selects nothing`() {
    var editor = Editor(Drawing(strokes: [Self.bar()]))
    for places in [[], [Point(x: 1, y: 1)], Array(repeating: Point(x: Double.nan, y: 0), count: 9)]
    {
      for parts in [false, true] {
        editor.select(lasso: places, parts: parts)
        #expect(editor.selection.isEmpty)
      }
    }
    editor.select(at: Point(x: Double.infinity, y: 0))
    #expect(editor.selection.isEmpty)
  }
}
