import InkDrawing
import InkGeometry
import Testing

@testable import InkRecognition

/// What was erased is not read.
@Suite struct ErasedInkTests {
  private static func line(_ from: Point, _ to: Point) -> Stroke {
    Stroke(
      ink: Ink(.pen),
      path: StrokePath(
        controlPoints: [from, to].map { StrokePoint(location: $0, size: Size(square: 0.5)) }))
  }

  private static func erased(_ rect: Rect) -> Drawing {
    var drawing = Drawing(strokes: [
      line(Point(x: 0, y: 0), Point(x: 30, y: 0)), line(Point(x: 0, y: 20), Point(x: 30, y: 20)),
    ])
    drawing.erase(Region(rect), mode: .pixel)
    return drawing
  }

  @Test func `a stroke that was rubbed out is gone`() {
    let trace = WritingTrace(Self.erased(Rect(x: -5, y: -5, width: 40, height: 10)))
    #expect(trace.strokeCount == 1)
    #expect(trace.points.allSatisfy { $0.y == 20 })
  }

  @Test func `of a stroke that was cut its ends are left`() {
    let drawing = Self.erased(Rect(x: 10, y: -5, width: 10, height: 10))
    let trace = WritingTrace(drawing)
    #expect(trace.strokeCount == 3)
    #expect(!trace.points.contains { $0.y == 0 && 10.1...19.9 ~= $0.x })
  }

  @Test func `a stroke whose mask leaves two parts is one stroke of the page in two parts`() {
    var stroke = Self.line(.zero, Point(x: 30, y: 0))
    stroke.mask = Region(Rect(x: -5, y: -5, width: 15, height: 10))
      .union(Region(Rect(x: 20, y: -5, width: 15, height: 10)))
    #expect(PageStroke.visible(of: stroke).map(\.id) == [stroke.id, stroke.id])
  }

  @Test func `an eraser's own stroke is no writing`() {
    var stroke = Self.line(.zero, Point(x: 3, y: 3))
    stroke.ink = Ink(.eraser)
    #expect(PageStroke.visible(of: stroke).isEmpty)
  }
}
