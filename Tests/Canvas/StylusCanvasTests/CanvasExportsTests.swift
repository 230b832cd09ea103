import CInterface
import CStylus
import InkDrawing
import InkStorage
import Testing

@testable import StylusCanvas

/// What a C program asks of a canvas beside strokes.
@Suite struct CanvasExportsTests {
  @Test func noCanvasIsInvalidEverywhere() {
    let invalid = STYLUS_INVALID.rawValue
    let calls: [Int32] = unsafe [
      canvasSetSize(nil, 1, 1, 1), canvasSetZoom(nil, 1), canvasStrokeCount(nil),
      canvasSetBackground(nil, 0), canvasPage(nil), canvasPageCount(nil), canvasShowPage(nil, 0),
      canvasAdd(nil, 1, nil), canvasEnd(nil, 1, 0), canvasCancel(nil, 1), canvasDescriptor(nil),
      canvasDispatch(nil), canvasNextEvent(nil, nil), canvasPerform(nil, "undo"),
      canvasCanUndo(nil), canvasCanRedo(nil), canvasSetReadOnly(nil, 1), canvasSteps(nil),
      canvasSetAsksToUndo(nil, 1), canvasSetStraightens(nil, 1), canvasStraightens(nil),
      canvasIsReadOnly(nil), canvasPan(nil, 1, 1), canvasSubjectAt(nil, 1, 1),
      canvasSetDark(nil, 1), canvasSelection(nil, nil), canvasDraw(nil, nil, 4, 0, nil),
      canvasPictureTransform(nil, nil), canvasDetach(nil), canvasIsAttached(nil),
    ]
    #expect(calls == [Int32](repeating: invalid, count: calls.count))
    #expect(canvasBegin(nil, 0) == Int64(invalid))
    #expect(canvasZoom(nil) == 0)
    #expect(unsafe canvasDrawing(nil, nil) == nil)
    #expect(unsafe canvasMessage(nil).map { unsafe String(cString: $0) } == "the pointer is NULL")
    canvasDestroy(nil)
    #expect(canvasVersion() == UInt32(STYLUS_VERSION))
  }

  @Test(
    arguments: [
      (-1, 1, 1, false), (1, -1, 1, false), (0, 0, 1, true), (32_768, 0, 1, true),
      (0, 32_768, 1, true), (32_769, 1, 1, false), (1, 32_769, 1, false), (1, 1, 0, false),
      (1, 1, 8, true), (1, 1, 9, false), (4_096, 1, 8, true), (4_097, 1, 8, false),
      (1, 4_097, 8, false),
    ] as [(Int32, Int32, Int32, Bool)])
  func aSizeHasLimits(width: Int32, height: Int32, scale: Int32, isOne: Bool) {
    let canvas = CanvasStage(10, 10)
    let result = unsafe canvasSetSize(canvas.pointer, width, height, scale)
    #expect(result == (isOne ? 0 : STYLUS_INVALID.rawValue))
    #expect(
      canvas.message
        == (isOne ? "" : "there is no size of \(width) x \(height) at scale \(scale)"))
  }

  @Test func aCommandIsToldFromNoCommand() {
    let canvas = CanvasStage()
    #expect(unsafe canvasPerform(canvas.pointer, nil) == STYLUS_INVALID.rawValue)
    #expect(canvas.message == "command is NULL")
    #expect(canvas.perform("frobnicate") == STYLUS_UNKNOWN.rawValue)
    #expect(canvas.perform("undo") == STYLUS_REFUSED.rawValue)
    #expect(canvas.perform("picker show") == STYLUS_UNSUPPORTED.rawValue)
    #expect(canvas.heard().isEmpty)
    #expect(canvas.perform("tool marker") == 0)
    #expect(canvas.types() == [STYLUS_CANVAS_TOOL_CHANGED])
  }

  @Test func undoAndRedoGoBackAndForth() {
    let canvas = CanvasStage()
    func can() -> [Int32] {
      unsafe [canvasCanUndo(canvas.pointer), canvasCanRedo(canvas.pointer)]
    }
    #expect(can() == [0, 0])
    canvas.drawLine(y: 20)
    #expect(canvas.count == 1)
    #expect(can() == [1, 0])
    #expect(unsafe canvasSteps(canvas.pointer) == 1)
    _ = canvas.heard()
    #expect(canvas.perform("undo") == 0)
    #expect(can() == [0, 1])
    let undone = canvas.types()
    #expect(undone.contains(STYLUS_CANVAS_DRAWING_CHANGED))
    #expect(undone.contains(STYLUS_CANVAS_HISTORY_CHANGED))
    #expect(!undone.contains(STYLUS_CANVAS_STEPS_MADE))
    #expect(canvas.count == 0)
    #expect(canvas.perform("redo") == 0)
    #expect(can() == [1, 0])
    #expect(canvas.count == 1)
    #expect(unsafe canvasSteps(canvas.pointer) == 1)
  }

  @Test func aCommandWaitsForTheStrokesThatAreOver() {
    let canvas = CanvasStage()
    canvas.drawLine(y: 20)
    #expect(canvas.perform("undo") == 0)
    #expect(canvas.count == 0)
    canvas.drawLine(y: 40)
    #expect(canvas.perform("select all") == 0)
    #expect(unsafe canvasSelection(canvas.pointer, nil) == 1)
  }

  @Test func theDrawingGoesIntoAnotherCanvas() throws {
    let (canvas, other) = (CanvasStage(), CanvasStage())
    canvas.drawLine(y: 20)
    canvas.drawLine(y: 60)
    let bytes = try #require(canvas.drawing)
    #expect(try Drawing(decoding: bytes).count == 2)
    #expect(unsafe canvasSetDrawing(other.pointer, bytes, bytes.count) == 0)
    #expect(other.count == 2)
    #expect(other.drawing == bytes)
    let told = other.types()
    #expect(told.first == STYLUS_CANVAS_DRAWING_CHANGED)
    #expect(told.contains(STYLUS_CANVAS_HISTORY_CHANGED))
    #expect(other.perform("undo") == 0)
    #expect(other.count == 0)
    #expect(unsafe canvasSetDrawing(other.pointer, bytes, 9) == STYLUS_DAMAGED.rawValue)
    #expect(unsafe canvasSetDrawing(other.pointer, bytes, 0) == STYLUS_INVALID.rawValue)
    #expect(other.message == "there are no bytes")
    #expect(unsafe canvasSetDrawing(other.pointer, nil, 9) == STYLUS_INVALID.rawValue)
    #expect(unsafe canvasDrawing(other.pointer, nil) == nil)
    #expect(other.message == "count is NULL")
    #expect(other.count == 0)
  }

  @Test func whatIsCopiedGoesIntoAnotherCanvas() throws {
    let (canvas, other) = (CanvasStage(), CanvasStage())
    func clipboard() -> [UInt8]? {
      unsafe CanvasStage.taken { unsafe canvasClipboard(canvas.pointer, $0) }
    }
    #expect(clipboard() == nil)
    #expect(canvas.message == "nothing was cut or copied")
    #expect(unsafe canvasClipboard(canvas.pointer, nil) == nil)
    #expect(canvas.message == "count is NULL")
    canvas.drawLine(y: 20)
    canvas.perform("select all")
    canvas.perform("copy")
    let bytes = try #require(clipboard())
    #expect(try Drawing(decoding: bytes).count == 1)
    #expect(unsafe canvasSetClipboard(other.pointer, bytes, bytes.count) == 0)
    #expect(unsafe canvasCanUndo(other.pointer) == 0)
    #expect(other.perform("paste") == 0)
    #expect(other.count == 1)
    #expect(unsafe canvasSetClipboard(other.pointer, bytes, 5) == STYLUS_DAMAGED.rawValue)
  }

  @Test func whatIsSelectedHasBounds() {
    let canvas = CanvasStage()
    var box = stylus_box(x: 1, y: 2, width: 3, height: 4)
    #expect(unsafe canvasSelection(canvas.pointer, &box) == 0)
    #expect(box.x == 0 && box.y == 0 && box.width == 0 && box.height == 0)
    canvas.drawLine(y: 50)
    canvas.drawLine(y: 150)
    _ = canvas.count
    _ = canvas.heard()
    canvas.perform("select all")
    #expect(canvas.types().contains(STYLUS_CANVAS_SELECTION_CHANGED))
    #expect(unsafe canvasSelection(canvas.pointer, &box) == 2)
    #expect(abs(box.x + box.width / 2 - 100) < 3 && abs(box.y + box.height / 2 - 100) < 1)
    #expect(box.width > 98 && box.width < 112 && box.height > 99 && box.height < 112)
    canvas.perform("select none")
    #expect(unsafe canvasSelection(canvas.pointer, &box) == 0)
    #expect(canvas.types().contains(STYLUS_CANVAS_SELECTION_CHANGED))
  }

  @Test func pagesAreCountedFromNought() throws {
    let canvas = CanvasStage()
    canvas.drawLine(y: 20)
    #expect(unsafe canvasPage(canvas.pointer) == 0)
    #expect(unsafe canvasPageCount(canvas.pointer) == 1)
    canvas.perform("page add")
    #expect(canvas.types().contains(STYLUS_CANVAS_PAGE_CHANGED))
    #expect(unsafe canvasPage(canvas.pointer) == 1)
    #expect(unsafe canvasPageCount(canvas.pointer) == 2)
    #expect(unsafe canvasShowPage(canvas.pointer, 1) == 0)
    #expect(canvas.heard().isEmpty)
    #expect(unsafe canvasShowPage(canvas.pointer, 2) == STYLUS_INVALID.rawValue)
    #expect(canvas.message == "there is no page 2: there are 2, from 0 on")
    #expect(unsafe canvasShowPage(canvas.pointer, 0) == 0)
    #expect(unsafe canvasPage(canvas.pointer) == 0)
    let counts = try (0..<2).map { page in
      try Drawing(
        decoding: try #require(
          unsafe CanvasStage.taken { unsafe canvasPageDrawing(canvas.pointer, page, $0) })
      ).count
    }
    #expect(counts == [1, 0])
    #expect(unsafe CanvasStage.taken { unsafe canvasPageDrawing(canvas.pointer, 2, $0) } == nil)
    #expect(canvas.message == "there is no page 2: there are 2, from 0 on")
    #expect(unsafe canvasPageDrawing(canvas.pointer, 0, nil) == nil)
    let file = try #require(
      unsafe CanvasStage.taken { unsafe canvasDocument(canvas.pointer, $0) })
    let other = CanvasStage()
    #expect(unsafe canvasSetDocument(other.pointer, file, file.count) == 0)
    #expect(unsafe canvasPageCount(other.pointer) == 2)
    #expect(other.count == 1)
    #expect(unsafe canvasCanUndo(other.pointer) == 0)
    #expect(unsafe canvasSetDrawing(other.pointer, file, file.count) == STYLUS_DAMAGED.rawValue)
    let id = other.begin()
    #expect(unsafe canvasSetDocument(other.pointer, file, file.count) == STYLUS_REFUSED.rawValue)
    #expect(unsafe canvasShowPage(other.pointer, 1) == STYLUS_REFUSED.rawValue)
    _ = unsafe canvasCancel(other.pointer, id)
    #expect(unsafe canvasShowPage(other.pointer, 1) == 0)
  }

  @Test func aPaperComesBackAsItWasGiven() {
    let canvas = CanvasStage()
    var paper = stylus_canvas_paper()
    #expect(unsafe canvasGetPaper(canvas.pointer, &paper) == STYLUS_INVALID.rawValue)
    paper.size = stylus_canvas_paper.ownSize
    #expect(unsafe canvasGetPaper(canvas.pointer, &paper) == 0)
    #expect(paper.pattern == STYLUS_CANVAS_BLANK.rawValue && paper.argb == 0)
    for (pattern, argb) in [(1, 0xFF11_2233), (2, 0), (3, 0x8011_2233)] as [(UInt32, UInt32)] {
      (paper.pattern, paper.argb, paper.line_argb) = (pattern, argb, 0xFF44_5566)
      paper.spacing = 1 + Double(pattern)
      #expect(unsafe canvasSetPaper(canvas.pointer, &paper) == 0)
      var known = stylus_canvas_paper()
      known.size = stylus_canvas_paper.ownSize
      #expect(unsafe canvasGetPaper(canvas.pointer, &known) == 0)
      #expect(known.pattern == pattern && known.argb == argb && known.line_argb == 0xFF44_5566)
      #expect(known.spacing == 1 + Double(pattern))
      #expect(canvas.types().contains(STYLUS_CANVAS_PAGE_CHANGED))
      _ = unsafe canvasSetPaper(canvas.pointer, &paper)
      #expect(canvas.heard().isEmpty)
    }
    #expect(unsafe canvasSetBackground(canvas.pointer, 0xFF00_0001) == 0)
    #expect(unsafe canvasGetPaper(canvas.pointer, &paper) == 0)
    #expect(paper.argb == 0xFF00_0001 && paper.pattern == 3)
    paper.pattern = 4
    #expect(unsafe canvasSetPaper(canvas.pointer, &paper) == STYLUS_INVALID.rawValue)
    #expect(canvas.message == "there is no pattern 4")
    paper.pattern = 0
    for spacing in [0.99, 100.1, .nan] {
      paper.spacing = spacing
      #expect(unsafe canvasSetPaper(canvas.pointer, &paper) == STYLUS_INVALID.rawValue)
    }
    #expect(unsafe canvasSetPaper(canvas.pointer, nil) == STYLUS_INVALID.rawValue)
    #expect(canvas.message == "paper is NULL")
  }

  @Test func aPngIsAsLargeAsTheCanvas() throws {
    let canvas = CanvasStage()
    func png(_ scale: Double) -> [UInt8]? {
      unsafe CanvasStage.taken { unsafe canvasPng(canvas.pointer, scale, $0) }
    }
    func size(_ file: [UInt8]) -> [Int] {
      [16, 20].map { at in file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
    #expect(try size(#require(png(1))) == [400, 300])
    #expect(try size(#require(png(0.5))) == [200, 150])
    for scale in [0.009, 100.5, .nan] {
      #expect(png(scale) == nil)
      #expect(canvas.message == "the scale must be between 0.01 and 100")
    }
    #expect(unsafe canvasPng(canvas.pointer, 1, nil) == nil)
    #expect(canvas.message == "count is NULL")
    _ = unsafe canvasSetSize(canvas.pointer, 0, 0, 1)
    #expect(png(1) == nil)
    #expect(canvas.message == "there is nothing to draw")
    canvas.drawLine(y: 20)
    let drawn = try size(#require(png(2)))
    #expect(drawn[0] > 196 && drawn[0] < 230 && drawn[1] > 1 && drawn[1] < 24)
  }

  @Test func withoutAWindowThereIsNoWetInk() {
    let canvas = CanvasStage()
    let refused = STYLUS_REFUSED.rawValue
    #expect(unsafe canvasIsAttached(canvas.pointer) == 0)
    #expect(unsafe canvasTakesPens(canvas.pointer) == 0)
    #expect(unsafe canvasAttach(canvas.pointer, nil, nil, 0) == STYLUS_INVALID.rawValue)
    #expect(canvas.message == "display or surface is NULL")
    #expect(unsafe canvasDetach(canvas.pointer) == refused)
    #expect(canvas.message == "the canvas is not attached")
    #expect(unsafe canvasPlaceAt(canvas.pointer, nil) == refused)
    #expect(unsafe canvasParentCommitted(canvas.pointer) == refused)
    var latency = stylus_canvas_latency()
    #expect(unsafe canvasGetLatency(canvas.pointer, &latency) == STYLUS_INVALID.rawValue)
    latency.size = stylus_canvas_latency.ownSize
    #expect(unsafe canvasGetLatency(canvas.pointer, &latency) == STYLUS_UNSUPPORTED.rawValue)
    var pens = stylus_canvas_pens()
    #expect(unsafe canvasGetPens(canvas.pointer, &pens) == STYLUS_INVALID.rawValue)
    pens.size = stylus_canvas_pens.ownSize
    #expect(unsafe canvasGetPens(canvas.pointer, &pens) == STYLUS_UNSUPPORTED.rawValue)
    #expect(unsafe canvasFollowsStylusd(canvas.pointer) == 1)
    #expect(unsafe canvasSetFollowsStylusd(canvas.pointer, 0) == 0)
    #expect(unsafe canvasFollowsStylusd(canvas.pointer) == 0)
    #expect(unsafe canvasSetFollowsStylusd(canvas.pointer, 7) == 0)
    #expect(unsafe canvasFollowsStylusd(canvas.pointer) == 1)
  }

  @Test func straighteningIsAskedFor() {
    let canvas = CanvasStage()
    #expect(unsafe canvasStraightens(canvas.pointer) == 1)
    #expect(unsafe canvasSetStraightens(canvas.pointer, 0) == 0)
    #expect(unsafe canvasStraightens(canvas.pointer) == 0)
    #expect(unsafe canvasSetStraightens(canvas.pointer, 2) == 0)
    #expect(unsafe canvasStraightens(canvas.pointer) == 1)
  }

  @Test func anEventNeedsRoom() {
    let canvas = CanvasStage()
    canvas.perform("tool marker")
    var event = stylus_canvas_event()
    #expect(unsafe canvasNextEvent(canvas.pointer, nil) == STYLUS_INVALID.rawValue)
    #expect(unsafe canvasNextEvent(canvas.pointer, &event) == STYLUS_INVALID.rawValue)
    event.size = stylus_canvas_event.ownSize
    #expect(unsafe canvasNextEvent(canvas.pointer, &event) == 1)
    #expect(event.type == Int32(STYLUS_CANVAS_TOOL_CHANGED.rawValue) && event.stroke == 0)
    #expect(unsafe canvasNextEvent(canvas.pointer, &event) == 0)
    #expect(event.type == 0 && event.size == stylus_canvas_event.ownSize)
    #expect(unsafe canvasDescriptor(canvas.pointer) > 2)
    #expect(unsafe canvasDispatch(canvas.pointer) == 0)
    canvas.perform("tool pen")
    #expect(unsafe canvasDispatch(canvas.pointer) == 1)
  }
}
