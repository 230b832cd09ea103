import CInterface
import CStylus
import InkCanvas
import InkDrawing
import InkEditing
import StylusModel
import Testing
import WetInk

@testable import StylusCanvas

/// Several pens, rulers, lassos and pages at once, as C programs bring them together.
@Suite struct CanvasSharedPensTests {
  private let refused = STYLUS_REFUSED.rawValue

  /// How often each stroke began and ended, by what was heard.
  private func balance(_ canvas: CanvasStage) -> [UInt64: Int] {
    var balance: [UInt64: Int] = [:]
    for event in canvas.heard() {
      switch stylus_canvas_event_type(rawValue: UInt32(event.type)) {
      case STYLUS_CANVAS_BEGAN_USING_TOOL: balance[event.stroke, default: 0] += 1
      case STYLUS_CANVAS_ENDED_USING_TOOL: balance[event.stroke, default: 0] -= 1
      default: break
      }
    }
    return balance
  }

  @Test func aSecondLassoDoesNotHoldThePages() {
    let canvas = CanvasStage()
    canvas.drawLine(y: 50)
    #expect(canvas.count == 1)
    canvas.perform("tool lasso")
    _ = canvas.heard()
    let (one, other) = (canvas.begin(), canvas.begin())
    for (x, y) in [(30, 30), (180, 30), (180, 80), (30, 80), (30, 30)] as [(Double, Double)] {
      #expect(canvas.add(x, y, to: one) == 0)
      _ = canvas.add(x, y + 150, to: other)
    }
    for id in [other, one] { _ = unsafe canvasEnd(canvas.pointer, id, 0) }
    #expect(balance(canvas).values.allSatisfy { $0 == 0 })
    #expect(unsafe canvasSelection(canvas.pointer, nil) == 1)
    #expect(canvas.perform("page add") == 0)
  }

  @Test func besideARulerNoMoreStrokesAreOpenEither() {
    let canvas = CanvasStage()
    canvas.perform("ruler place 50 40 0")
    _ = canvas.heard()
    let ids = (0..<OutputCanvas.mostOpen + 3).map { _ in canvas.begin() }
    var taken = 0
    for (row, id) in ids.enumerated() where id > 0 {
      let result = canvas.add(40, 250 + Double(row), to: id, time: 10_000_000)
      if result == 0 { taken += 1 } else { #expect(result == refused) }
      _ = canvas.add(90, 250 + Double(row), to: id, time: 20_000_000)
    }
    #expect(taken == OutputCanvas.mostOpen)
    for id in ids where id > 0 { _ = unsafe canvasEnd(canvas.pointer, id, 20_000_000) }
    #expect(canvas.count == Int32(OutputCanvas.mostOpen))
    #expect(balance(canvas).values.allSatisfy { $0 == 0 })
    #expect(canvas.perform("page add") == 0)
  }

  @Test func twoPensTakeTheRulerAlongEachFromItsOwnPlace() {
    let canvas = CanvasStage()
    canvas.perform("ruler place 50 40 0")
    let before = canvas.ruler
    let (one, other) = (canvas.begin(), canvas.begin())
    canvas.add(before.x - 20, before.y, to: one)
    canvas.add(before.x + 20, before.y, to: other)
    #expect(canvas.ruler.x == before.x)
    canvas.add(before.x - 15, before.y + 3, to: one)
    canvas.add(before.x + 22, before.y, to: other)
    #expect(abs(canvas.ruler.x - before.x - 7) < 1e-6)
    #expect(abs(canvas.ruler.y - before.y - 3) < 1e-6)
    #expect(unsafe canvasCancel(canvas.pointer, one) == 0)
    canvas.add(before.x + 32, before.y, to: other)
    #expect(abs(canvas.ruler.x - before.x - 17) < 1e-6)
    #expect(unsafe canvasEnd(canvas.pointer, other, 0) == 0)
    #expect(balance(canvas).values.allSatisfy { $0 == 0 })
    #expect(unsafe canvas.count == 0 && canvasSteps(canvas.pointer) == 0)
    #expect(canvas.perform("page add") == 0)
  }

  @Test func anEraserDoesNotTakeTheRulerAlong() {
    let canvas = CanvasStage()
    canvas.perform("ruler place 50 40 0")
    let before = canvas.ruler
    canvas.draw(
      [(before.x, before.y), (before.x + 30, before.y + 5)], with: STYLUS_CANVAS_ERASER)
    #expect(canvas.ruler.x == before.x && canvas.ruler.y == before.y)
  }

  @Test func fingersMoveOnlyARulerThatIsShown() {
    let canvas = CanvasStage()
    let (before, after) = ([10.0, 10, 90, 10], [20.0, 10, 100, 10])
    func follow(_ subject: stylus_canvas_subject) -> Int32 {
      unsafe canvasFollow(canvas.pointer, subject.rawValue, before, after)
    }
    #expect(follow(STYLUS_CANVAS_RULER) == 0)
    #expect(canvas.ruler.is_shown == 0 && canvas.heard().isEmpty)
    #expect(canvas.perform("ruler on") == 0)
    let shown = canvas.ruler
    #expect(abs(shown.x - 200) < 1 && abs(shown.y - 150) < 1 && shown.angle == 0)
    #expect(follow(STYLUS_CANVAS_RULER) == 0)
    #expect(abs(canvas.ruler.x - shown.x - 10) < 1e-6)
    #expect(canvas.view.x == 0 && canvas.view.zoom == 1)
  }

  @Test func commandsMoveAndTurnARulerThatIsShown() {
    let canvas = CanvasStage()
    for command in ["ruler move 10 0", "ruler turn 30"] { #expect(canvas.perform(command) != 0) }
    #expect(canvas.message.contains("ruler on"))
    canvas.perform("ruler place 50 40 0")
    #expect(canvas.perform("ruler move 10 -5") == 0 && canvas.perform("ruler turn 30") == 0)
    let ruler = canvas.ruler
    #expect(abs(ruler.x - 60 * 96 / 25.4) < 1e-6 && abs(ruler.y - 35 * 96 / 25.4) < 1e-6)
    #expect(abs(ruler.angle - 30 * .pi / 180) < 1e-6)
  }

  @Test func aRulerThatIsOutOfSightComesBackInTheMiddle() {
    let canvas = CanvasStage()
    canvas.perform("ruler place 50 40 0")
    canvas.perform("ruler off")
    canvas.perform("ruler on")
    #expect(abs(canvas.ruler.x - 50 * 96 / 25.4) < 1e-6)
    canvas.perform("ruler off")
    #expect(unsafe canvasPan(canvas.pointer, -9_000, -9_000) == 0)
    canvas.perform("ruler on")
    #expect(abs(canvas.ruler.x - 200) < 1 && abs(canvas.ruler.y - 150) < 1)
  }

  @Test func aRulerIsToldAsItIsSeenOnATurnedPage() {
    let canvas = CanvasStage()
    canvas.perform("ruler place 20 10 30")
    #expect(canvas.perform("turn 45") == 0)
    let ruler = canvas.ruler
    #expect(abs(ruler.angle - 75 * .pi / 180) < 1e-6)
    #expect(
      unsafe canvasSubjectAt(canvas.pointer, ruler.x, ruler.y)
        == Int32(STYLUS_CANVAS_RULER.rawValue))
  }

  @Test func readOnlyThePensThatAreDownMayEnd() {
    let canvas = CanvasStage()
    let id = canvas.begin()
    canvas.add(50, 50, to: id, time: 10_000_000)
    #expect(unsafe canvasSetReadOnly(canvas.pointer, 1) == 0)
    #expect(canvas.add(90, 50, to: id, time: 20_000_000) == 0)
    #expect(unsafe canvasEnd(canvas.pointer, id, 20_000_000) == 0)
    #expect(canvas.count == 1)
    #expect(canvas.begin(STYLUS_CANVAS_ERASER) == Int64(refused))
    for line in ["undo", "clear", "page add"] {
      #expect(canvas.perform(line) == refused, "\(line)")
    }
    for line in ["tool marker", "zoom 2", "select all", "copy"] {
      #expect(canvas.perform(line) == 0, "\(line)")
    }
    #expect(canvas.count == 1)
  }

  @Test func underAPenPagesStayAndComeWhenItIsLifted() {
    let canvas = CanvasStage()
    canvas.drawLine(y: 20)
    canvas.perform("page add")
    let id = canvas.begin()
    canvas.add(50, 50, to: id)
    for line in ["page previous", "page 1", "page add", "page remove"] {
      #expect(canvas.perform(line) == refused, "\(line)")
      #expect(canvas.message.hasPrefix("a stroke is being drawn on this page"))
    }
    #expect(unsafe canvasShowPage(canvas.pointer, 1) == 0)
    #expect(unsafe canvasShowPage(canvas.pointer, 0) == refused)
    #expect(unsafe canvasPageCount(canvas.pointer) == 2)
    #expect(unsafe canvasEnd(canvas.pointer, id, 0) == 0)
    _ = canvas.heard()
    #expect(unsafe canvasShowPage(canvas.pointer, 0) == 0)
    #expect(canvas.types().contains(STYLUS_CANVAS_PAGE_CHANGED))
    #expect(canvas.count == 1)
  }

  @Test func aDocumentBeginsWithoutHistoryAndCountsStepsOn() throws {
    let canvas = CanvasStage()
    canvas.drawLine(y: 20)
    canvas.drawLine(y: 40)
    let file = try #require(unsafe CanvasStage.taken { unsafe canvasDocument(canvas.pointer, $0) })
    #expect(file == canvas.drawing)
    canvas.perform("clear")
    #expect(unsafe canvasSteps(canvas.pointer) == 3)
    _ = canvas.heard()
    #expect(unsafe canvasSetDocument(canvas.pointer, file, file.count) == 0)
    let types = canvas.types()
    #expect(types.contains(STYLUS_CANVAS_PAGE_CHANGED))
    #expect(types.contains(STYLUS_CANVAS_DRAWING_CHANGED))
    #expect(types.contains(STYLUS_CANVAS_HISTORY_CHANGED))
    #expect(unsafe canvasCanUndo(canvas.pointer) == 0 && canvasCanRedo(canvas.pointer) == 0)
    #expect(unsafe canvas.count == 2 && canvasSteps(canvas.pointer) == 3)
    canvas.drawLine(y: 60)
    #expect(unsafe canvas.count == 3 && canvasSteps(canvas.pointer) == 4)
  }

  @Test func aSizeThatIsTheSameIsNoNews() {
    let canvas = CanvasStage()
    var pixels = [UInt32](repeating: 0, count: 400 * 300)
    _ = canvas.draw(into: &pixels, width: 400)
    _ = canvas.heard()
    #expect(unsafe canvasSetSize(canvas.pointer, 400, 300, 1) == 0)
    #expect(canvas.heard().isEmpty)
    #expect(unsafe canvasSetSize(canvas.pointer, 200, 100, 2) == 0)
    #expect(canvas.types() == [STYLUS_CANVAS_NEEDS_DRAWING])
    let drawn = canvas.draw(into: &pixels, width: 400)
    #expect(drawn.result == 1 && drawn.damage[0].width == 400 && drawn.damage[0].height == 200)
  }

  @Test func whatIsDrawnIsShownFinishedOnlyWhenNoPenIsDown() {
    let canvas = CanvasStage()
    var pixels = [UInt32](repeating: 0, count: 400 * 300)
    _ = canvas.draw(into: &pixels, width: 400)
    canvas.drawLine(y: 20)
    #expect(canvas.count == 1)
    let id = canvas.begin()
    canvas.add(50, 90, to: id)
    _ = canvas.heard()
    _ = canvas.draw(into: &pixels, width: 400)
    #expect(!canvas.types().contains(STYLUS_CANVAS_FINISHED_RENDERING))
    #expect(unsafe canvasCancel(canvas.pointer, id) == 0)
    _ = canvas.heard()
    _ = canvas.draw(into: &pixels, width: 400)
    #expect(canvas.types() == [STYLUS_CANVAS_FINISHED_RENDERING])
  }

  @Test func rowsMayBeLongerThanTheCanvas() {
    let canvas = CanvasStage(40, 30)
    canvas.draw([(5, 15), (20, 15), (35, 15)])
    #expect(canvas.count == 1)
    // The last row ends with the canvas.
    var pixels = [UInt32](repeating: 7, count: 29 * 50 + 40)
    #expect(canvas.draw(into: &pixels, width: 50).result == 1)
    #expect(pixels[15 * 50 + 20] != 0 && pixels[0] == 0)
    #expect(
      (0..<29).allSatisfy { row in pixels[row * 50 + 40..<row * 50 + 50].allSatisfy { $0 == 7 } })
  }

  @Test func blackInkIsWhiteOnDarkPaper() {
    let canvas = CanvasStage(40, 30)
    canvas.perform("color #000000")
    canvas.perform("width 3")
    canvas.draw([(5, 15), (20, 15), (35, 15)])
    #expect(canvas.count == 1)
    var pixels = [UInt32](repeating: 0, count: 40 * 30)
    _ = canvas.draw(into: &pixels, width: 40)
    #expect(pixels[15 * 40 + 20] == 0xFF00_0000)
    _ = canvas.heard()
    #expect(unsafe canvasSetDark(canvas.pointer, 5) == 0)
    #expect(canvas.types().contains(STYLUS_CANVAS_NEEDS_DRAWING))
    _ = canvas.draw(into: &pixels, width: 40)
    #expect(pixels[15 * 40 + 20] & 0xFF > 0x80)
    #expect(unsafe canvasSetDark(canvas.pointer, 0) == 0)
    _ = canvas.draw(into: &pixels, width: 40)
    #expect(pixels[15 * 40 + 20] == 0xFF00_0000)
  }

  @Test func theCommandForShapesDecidesToo() {
    func straightens(_ change: (CanvasStage) -> Void) -> Bool? {
      let canvas = CanvasStage()
      change(canvas)
      let handle = unsafe try? CanvasHandle.at(canvas.pointer)
      guard case .draws(let style)? = handle?.readState({ $0.wetTools }).tip else { return nil }
      return style.straightens
    }
    #expect(straightens { _ in } == true)
    #expect(straightens { _ = unsafe canvasSetStraightens($0.pointer, 0) } == false)
    #expect(straightens { $0.perform("shapes off") } == false)
    #expect(
      straightens {
        $0.perform("shapes off")
        $0.perform("shapes on")
      } == true)
  }
}
