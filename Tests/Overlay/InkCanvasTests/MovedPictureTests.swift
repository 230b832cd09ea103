import InkDrawing
import InkEditing
import InkGeometry
import InkRendering
import StylusModel
import Testing

@testable import InkCanvas

/// Pictures that another thread makes: what was drawn meanwhile is never missing.
@Suite struct MovedPictureTests {
  private let view = InkTransform.scale(x: 4, y: 4)
  private let bounds = PixelRect(x: 0, y: 0, width: 120, height: 80)

  private func stroke(_ y: Double) -> Stroke {
    let ink = Ink(.pen)
    let points = (0...6).map {
      StrokePoint(location: Point(x: 2 + Double($0) * 4, y: y), force: 0.5)
    }
    return Stroke(ink: ink, path: StrokePath(controlPoints: points).inked(with: ink, width: 1))
  }

  private func canvas(_ view: InkTransform, _ strokes: [Stroke]) -> OutputCanvas {
    OutputCanvas(
      width: 120, height: 80, view: view,
      notebook: Notebook([NotebookPage(Drawing(strokes: strokes), background: .clear)]))
  }

  @Test func aPictureThatMovesByWholePixelsIsSharpWhereItWasSeen() {
    var first = canvas(view, [stroke(5), stroke(12)])
    _ = first.shown()
    let moved = view.then(.translation(Point(x: -12, y: 8)))
    let picture = MovedPicture(
      PictureSource(of: &first, unsharp: Damage()), in: moved, bounds: bounds)
    var exact = canvas(moved, [stroke(5), stroke(12)])
    let sharp = exact.shown()
    for y in 8..<80 {
      for x in 0..<108 { #expect(picture.pixels[y * 120 + x] == sharp[y * 120 + x]) }
    }
    #expect(picture.unsharp.contains { $0.contains(PixelRect(x: 110, y: 20, width: 5, height: 5)) })
    #expect(!picture.unsharp.contains { $0.contains(x: 50, y: 40) })
  }

  @Test func aPictureThatIsLargerIsNearToTheSharpOneAndAllUnsharp() {
    var first = canvas(view, [stroke(5), stroke(12)])
    _ = first.shown()
    let larger = InkTransform.scale(x: 5, y: 5)
    let picture = MovedPicture(
      PictureSource(of: &first, unsharp: Damage()), in: larger, bounds: bounds)
    var exact = canvas(larger, [stroke(5), stroke(12)])
    let sharp = exact.shown()
    let off = zip(picture.pixels, sharp).map { abs(Int($0 >> 24) - Int($1 >> 24)) }
    #expect(off.reduce(0, +) / off.count < 8 && sharp.contains { $0 >> 24 > 200 })
    #expect(picture.unsharp.contains { $0 == bounds })
  }

  @Test func whatIsDrawnMeanwhileIsInThePictureAndItsSquareIsRefused() {
    var first = canvas(view, [stroke(5)])
    _ = first.shown()
    let source = PictureSource(of: &first, unsharp: Damage())
    first.edit { $0.append(stroke(12)) }
    let larger = InkTransform.scale(x: 5, y: 5)
    let picture = MovedPicture(source, in: larger, bounds: bounds)
    var next = OutputCanvas(showing: picture, zoom: 1.25, resuming: first)
    var words = next.shown()
    #expect(words[60 * 120 + 60] >> 24 > 200)
    next.picture.forgetChanges()
    next.edit { $0.append(stroke(8)) }
    let square = PixelRect(x: 40, y: 30, width: 20, height: 20)
    let isTaken = next.picture.adopt([UInt32](repeating: 7, count: 400), in: square)
    #expect(!isTaken)
    let free = PixelRect(x: 0, y: 70, width: 10, height: 10)
    let isFree = next.picture.adopt([UInt32](repeating: 0x0100_0000, count: 100), in: free)
    words = next.shown()
    #expect(isFree && words[75 * 120 + 5] == 0x0100_0000)
  }
}
