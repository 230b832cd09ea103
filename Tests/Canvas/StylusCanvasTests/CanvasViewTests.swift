import CInterface
import CStylus
import Glibc
import Testing

@testable import StylusCanvas

/// The view, the ruler and pictures in memory, as C has them.
@Suite struct CanvasViewTests {
  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

  @Test func aZoomHasLimits() {
    let canvas = CanvasStage()
    #expect(unsafe canvasZoom(canvas.pointer) == 1)
    for zoom in [0.049, 50.1, .nan, -1] {
      #expect(unsafe canvasSetZoom(canvas.pointer, zoom) == STYLUS_INVALID.rawValue)
      #expect(canvas.message == "a zoom must be between 0.05 and 50.0")
    }
    #expect(canvas.heard().isEmpty)
    #expect(unsafe canvasSetZoom(canvas.pointer, 2) == 0)
    #expect(unsafe canvasZoom(canvas.pointer) == 2)
    #expect(canvas.types().contains(STYLUS_CANVAS_VIEW_CHANGED))
    _ = unsafe canvasSetZoom(canvas.pointer, 2)
    #expect(canvas.heard().isEmpty)
    for (least, most) in [(0.04, 1), (1, 51), (2, 1), (.nan, 1)] as [(Double, Double)] {
      #expect(
        unsafe canvasSetZoomLimits(canvas.pointer, least, most) == STYLUS_INVALID.rawValue)
      #expect(canvas.message == "a zoom must be between 0.05 and 50.0")
    }
    #expect(unsafe canvasSetZoomLimits(canvas.pointer, 0.5, 4) == 0)
    _ = unsafe canvasSetZoom(canvas.pointer, 10)
    #expect(unsafe canvasZoom(canvas.pointer) == 4)
    _ = unsafe canvasSetZoom(canvas.pointer, 0.1)
    #expect(unsafe canvasZoom(canvas.pointer) == 0.5)
  }

  @Test func whatIsZoomedAtStaysThere() {
    let canvas = CanvasStage()
    #expect(unsafe canvasZoomAt(canvas.pointer, 2, 96, 48) == 0)
    let view = canvas.view
    #expect(view.zoom == 2 && view.angle == 0)
    #expect(isNear(view.x, 12.7) && isNear(view.y, 6.35))
    #expect(unsafe canvasZoomAt(canvas.pointer, 1, .nan, 0) == STYLUS_INVALID.rawValue)
    #expect(unsafe canvasZoomAt(canvas.pointer, 1, 0, 1e6) == STYLUS_INVALID.rawValue)
    #expect(canvas.message == "a position is too far away")
    #expect(unsafe canvasZoom(canvas.pointer) == 2)
  }

  @Test func aPageIsPannedAsByAFinger() {
    let canvas = CanvasStage()
    #expect(unsafe canvasPan(canvas.pointer, 96, -48) == 0)
    #expect(isNear(canvas.view.x, -25.4) && isNear(canvas.view.y, 12.7))
    #expect(unsafe canvasPan(canvas.pointer, -1e6, 0) == STYLUS_INVALID.rawValue)
    #expect(unsafe canvasPan(canvas.pointer, .infinity, 0) == STYLUS_INVALID.rawValue)
    // A stroke begins where it is seen.
    canvas.drawLine(y: 100)
    canvas.perform("select all")
    var box = stylus_box()
    #expect(unsafe canvasSelection(canvas.pointer, &box) == 1)
    #expect(abs(box.y + box.height / 2 - 100) < 1)
    #expect(unsafe canvasGetView(canvas.pointer, nil) == STYLUS_INVALID.rawValue)
    #expect(canvas.message == "view is NULL")
  }

  @Test func twoFingersTakeThePageAlong() {
    let canvas = CanvasStage()
    let (before, after) = ([0.0, 0, 96, 0], [0.0, 0, 0, 192])
    let page = STYLUS_CANVAS_PAGE.rawValue
    #expect(unsafe canvasFollow(canvas.pointer, page, before, after) == 0)
    #expect(isNear(canvas.view.zoom, 2) && isNear(canvas.view.angle, .pi / 2))
    #expect(unsafe canvasFollow(canvas.pointer, page, nil, after) == STYLUS_INVALID.rawValue)
    #expect(canvas.message == "the positions of fingers are NULL")
    #expect(unsafe canvasFollow(canvas.pointer, page, before, nil) == STYLUS_INVALID.rawValue)
    #expect(
      unsafe canvasFollow(canvas.pointer, page, before, [0, 0, 0, .nan])
        == STYLUS_INVALID.rawValue)
    #expect(unsafe canvasFollow(canvas.pointer, 3, before, after) == STYLUS_INVALID.rawValue)
    #expect(canvas.message == "there is no subject 3")
    #expect(
      unsafe canvasFollow(canvas.pointer, STYLUS_CANVAS_SELECTED.rawValue, before, after)
        == STYLUS_UNSUPPORTED.rawValue)
  }

  @Test func theRulerIsTurnedAndMoved() {
    let canvas = CanvasStage()
    #expect(canvas.ruler.is_shown == 0 && canvas.ruler.x == 0 && canvas.ruler.angle == 0)
    #expect(canvas.perform("ruler place 50 40 30") == 0)
    #expect(canvas.types().contains(STYLUS_CANVAS_RULER_CHANGED))
    let (x, y) = (50 * 96 / 25.4, 40 * 96 / 25.4)
    var ruler = canvas.ruler
    #expect(ruler.is_shown == 1 && isNear(ruler.x, x) && isNear(ruler.y, y))
    #expect(isNear(ruler.angle, .pi / 6))
    #expect(unsafe canvasSubjectAt(canvas.pointer, x, y) == Int32(STYLUS_CANVAS_RULER.rawValue))
    #expect(unsafe canvasSubjectAt(canvas.pointer, x, y + 150) == 0)
    #expect(unsafe canvasSubjectAt(canvas.pointer, .nan, y) == STYLUS_INVALID.rawValue)
    #expect(
      unsafe canvasFollow(
        canvas.pointer, STYLUS_CANVAS_RULER.rawValue, [x - 20, y, x + 20, y],
        [x - 10, y + 5, x + 30, y + 5]) == 0)
    ruler = canvas.ruler
    #expect(abs(ruler.x - x - 10) < 0.01 && abs(ruler.y - y - 5) < 0.01)
    #expect(canvas.types().contains(STYLUS_CANVAS_RULER_CHANGED))
    let id = canvas.begin()
    canvas.add(ruler.x, ruler.y, to: id)
    canvas.add(ruler.x + 20, ruler.y, to: id)
    _ = unsafe canvasEnd(canvas.pointer, id, 0)
    #expect(abs(canvas.ruler.x - ruler.x - 20) < 0.01 && canvas.count == 0)
    canvas.perform("ruler off")
    #expect(canvas.ruler.is_shown == 0 && canvas.ruler.x == 0)
    #expect(unsafe canvasSubjectAt(canvas.pointer, x, y) == Int32(STYLUS_CANVAS_PAGE.rawValue))
    #expect(unsafe canvasGetRuler(canvas.pointer, nil) == STYLUS_INVALID.rawValue)
  }

  @Test func memoryForAPictureIsChecked() {
    let canvas = CanvasStage(20, 10, scale: 2)
    var pixels = [UInt32](repeating: 7, count: 40 * 20)
    var damage = [stylus_canvas_rect](
      repeating: stylus_canvas_rect(), count: Int(STYLUS_CANVAS_MAX_DAMAGE))
    let invalid = STYLUS_INVALID.rawValue
    #expect(unsafe canvasDraw(canvas.pointer, nil, 160, 0, &damage) == invalid)
    #expect(unsafe canvasDraw(canvas.pointer, &pixels, 160, 0, nil) == invalid)
    #expect(canvas.message == "pixels or damage is NULL")
    for stride in [156, 159, 161, 162] {
      #expect(unsafe canvasDraw(canvas.pointer, &pixels, stride, 0, &damage) == invalid)
      #expect(canvas.message == "rows of \(stride) bytes are too short for 40 pixels")
    }
    #expect(pixels.allSatisfy { $0 == 7 })
    #expect(unsafe canvasDraw(canvas.pointer, &pixels, 160, 0, &damage) == 1)
    #expect(damage[0].x == 0 && damage[0].y == 0)
    #expect(damage[0].width == 40 && damage[0].height == 20)
    #expect(pixels.allSatisfy { $0 == 0 })
    #expect(unsafe canvasDraw(canvas.pointer, &pixels, 160, 0, &damage) == 0)
    _ = unsafe canvasSetSize(canvas.pointer, 0, 10, 1)
    #expect(unsafe canvasDraw(canvas.pointer, nil, 0, 0, nil) == 0)
  }

  @Test func whatIsNewIsDrawnWhole() {
    let canvas = CanvasStage()
    var pixels = [UInt32](repeating: 0, count: 120_000)
    var other = [UInt32](repeating: 9, count: 120_000)
    _ = canvas.draw(into: &pixels, width: 400)
    canvas.drawLine(y: 50)
    #expect(canvas.count == 1)
    let part = canvas.draw(into: &pixels, width: 400)
    #expect(part.result >= 1)
    #expect(part.damage.allSatisfy { $0.y > 20 && $0.y + $0.height < 80 && $0.width < 300 })
    #expect(canvas.draw(into: &pixels, width: 400).result == 0)
    #expect(canvas.draw(into: &other, width: 400, isNew: true).result == 1)
    #expect(pixels == other)
  }

  /// Waits for the thread that makes pictures of much ink.
  private func waitForPicture(of canvas: CanvasStage) {
    var matrix = [Double](repeating: 0, count: 6)
    for _ in 0..<1_000 {
      _ = unsafe canvasDispatch(canvas.pointer)
      if unsafe canvasPictureTransform(canvas.pointer, &matrix) == 0 { return }
      var watched = unsafe pollfd(
        fd: canvasDescriptor(canvas.pointer), events: Int16(POLLIN), revents: 0)
      _ = unsafe poll(&watched, 1, 10_000)
    }
  }

  @Test func muchInkIsLaidAsItIsUntilItsPictureIsMade() {
    let canvas = CanvasStage()
    var pixels = [UInt32](repeating: 0, count: 120_000)
    for row in 0..<40 as Range<Int32> {
      canvas.drawLine(y: 20 + Double(row) * 5)
      #expect(canvas.count == row + 1)
    }
    _ = canvas.draw(into: &pixels, width: 400)
    var matrix = [Double](repeating: 9, count: 6)
    #expect(unsafe canvasPictureTransform(canvas.pointer, nil) == STYLUS_INVALID.rawValue)
    #expect(canvas.message == "matrix is NULL")
    #expect(unsafe canvasPictureTransform(canvas.pointer, &matrix) == 0)
    #expect(matrix == [1, 0, 0, 1, 0, 0])
    #expect(unsafe canvasPan(canvas.pointer, 30, 10) == 0)
    #expect(unsafe canvasPictureTransform(canvas.pointer, &matrix) == 1)
    let shift = zip(matrix, [1, 0, 0, 1, 30, 10] as [Double])
    #expect(shift.allSatisfy { isNear($0, $1) })
    waitForPicture(of: canvas)
    #expect(unsafe canvasPictureTransform(canvas.pointer, &matrix) == 0)
    _ = canvas.draw(into: &pixels, width: 400)
    #expect(pixels[30 * 400 + 100] != 0 && pixels[20 * 400 + 60] == 0)
  }
}
