import CInterface
import CStylus
import InkDrawing
import InkGeometry
import InkStorage
import Testing

@testable import StylusCanvas

/// The ends of the ranges that the header promises, and what a call that fails leaves.
@Suite struct CanvasBoundsTests {
  private let invalid = STYLUS_INVALID.rawValue
  private let refused = STYLUS_REFUSED.rawValue

  @Test func noCanvasIsInvalidInWhatFillsSomethingIn() {
    var (box, count) = (stylus_box(x: 1, y: 2, width: 3, height: 4), 7)
    let calls = unsafe [
      canvasZoomAt(nil, 1, 0, 0), canvasSetZoomLimits(nil, 1, 2), canvasGetView(nil, nil),
      canvasFollow(nil, 0, nil, nil), canvasGetRuler(nil, nil), canvasSetClipboard(nil, nil, 1),
      canvasSetPaper(nil, nil), canvasGetPaper(nil, nil), canvasSetDocument(nil, nil, 1),
      canvasSetDrawing(nil, nil, 1), canvasCorrect(nil, 1, 0, nil), canvasExpect(nil, 1, nil, 0),
      canvasAttach(nil, nil, nil, 0), canvasTakesPens(nil), canvasPlaceAt(nil, nil),
      canvasParentCommitted(nil), canvasGetLatency(nil, nil), canvasGetPens(nil, nil),
      canvasSetFollowsStylusd(nil, 1), canvasFollowsStylusd(nil), canvasSelection(nil, &box),
    ]
    #expect(calls == [Int32](repeating: invalid, count: calls.count))
    #expect(canvasBeginPen(nil, 0) == Int64(invalid))
    #expect(unsafe canvasClipboard(nil, &count) == nil && canvasPng(nil, 1, &count) == nil)
    #expect(unsafe canvasDocument(nil, &count) == nil && canvasPageDrawing(nil, 0, &count) == nil)
    #expect(count == 7 && box.x == 1 && box.height == 4)
  }

  @Test func theEndsOfARangeAreWithinIt() {
    let canvas = CanvasStage(4, 3)
    for zoom in [0.05, 50] {
      #expect(unsafe canvasSetZoom(canvas.pointer, zoom) == 0)
      #expect(unsafe canvasZoom(canvas.pointer) == zoom)
    }
    #expect(unsafe canvasSetZoomLimits(canvas.pointer, 0.05, 50) == 0)
    #expect(unsafe canvasSetZoomLimits(canvas.pointer, 3, 3) == 0)
    #expect(unsafe canvasZoom(canvas.pointer) == 3)
    for spacing in [1, 100] as [Double] {
      var paper = stylus_canvas_paper()
      (paper.size, paper.pattern, paper.spacing) = (stylus_canvas_paper.ownSize, 1, spacing)
      #expect(unsafe canvasSetPaper(canvas.pointer, &paper) == 0)
    }
    func png(_ scale: Double) -> [UInt8]? {
      unsafe CanvasStage.taken { unsafe canvasPng(canvas.pointer, scale, $0) }
    }
    #expect(png(100).map { Array($0[16..<24]) } == [0, 0, 1, 144, 0, 0, 1, 44])
    #expect(png(0.01) == nil && canvas.message == "there is nothing to draw")
  }

  @Test func aPlaceIsLessThanAMillionAway() {
    let canvas = CanvasStage()
    let far = 1e6.nextDown
    for (x, y) in [(far, 0), (-far, 0), (0, far), (0, -far)] {
      #expect(unsafe canvasSubjectAt(canvas.pointer, x, y) == 0)
    }
    for (x, y) in [(1e6, 0), (-1e6, 0), (0, 1e6), (0, -1e6)] {
      #expect(unsafe canvasSubjectAt(canvas.pointer, x, y) == invalid)
      #expect(canvas.message == "a position is too far away")
    }
    let id = canvas.begin()
    for x in [far, -far] { #expect(canvas.add(x, x, to: id) == 0) }
    for (x, y) in [(1e6, 0), (0, -1e6)] { #expect(canvas.add(x, y, to: id) == invalid) }
    #expect(canvas.message == "a position is more than 1e6 away")
  }

  @Test func aStructureOfAnotherLengthIsRefusedAndStays() {
    let canvas = CanvasStage()
    var view = stylus_canvas_view()
    var ruler = stylus_canvas_ruler()
    var event = stylus_canvas_event()
    var paper = stylus_canvas_paper()
    for change in [-1, 0, 1] {
      view.size = UInt32(Int(stylus_canvas_view.ownSize) + change)
      ruler.size = UInt32(Int(stylus_canvas_ruler.ownSize) + change)
      event.size = UInt32(Int(stylus_canvas_event.ownSize) + change)
      paper.size = UInt32(Int(stylus_canvas_paper.ownSize) + change)
      (view.zoom, ruler.x, event.stroke, paper.spacing) = (-7, -7, 7, -7)
      let results = unsafe [
        canvasGetView(canvas.pointer, &view), canvasGetRuler(canvas.pointer, &ruler),
        canvasNextEvent(canvas.pointer, &event), canvasGetPaper(canvas.pointer, &paper),
      ]
      #expect(results == [Int32](repeating: change < 0 ? invalid : 0, count: 4))
      #expect((view.zoom == -7) == (change < 0) && (ruler.x == -7) == (change < 0))
      #expect((event.stroke == 7) == (change < 0) && (paper.spacing == -7) == (change < 0))
      #expect(Int(view.size) == Int(stylus_canvas_view.ownSize) + change)
    }
  }

  @Test func aPredictionBelongsToAnOpenStroke() {
    let canvas = CanvasStage()
    #expect(unsafe canvasExpect(canvas.pointer, 7, nil, 0) == STYLUS_UNKNOWN.rawValue)
    #expect(canvas.message == "no stroke 7 is open")
    #expect(unsafe canvasExpect(canvas.pointer, 0, nil, 0) == STYLUS_UNKNOWN.rawValue)
    #expect(canvas.message == "0 is not a stroke")
    let id = canvas.begin()
    #expect(unsafe canvasExpect(canvas.pointer, id, nil, 0) == 0)
    let tail = [stylus_sample](repeating: CanvasStage.sample(9, 9), count: 64)
    #expect(unsafe canvasExpect(canvas.pointer, id, tail, 64) == 0)
    #expect(unsafe canvasEnd(canvas.pointer, id, 0) == 0)
    #expect(unsafe canvasExpect(canvas.pointer, id, nil, 0) == STYLUS_UNKNOWN.rawValue)
    #expect(canvas.count == 0)
  }

  @Test func aSampleThatIsNotThereIsNotCorrected() throws {
    let canvas = CanvasStage()
    let id = canvas.begin()
    for index in 0..<4 {
      canvas.add(50 + Double(index) * 20, 50, to: id, time: Int64(index + 1) * 10_000_000)
    }
    var far = CanvasStage.sample(300, 290)
    for index in [4, UInt32.max] {
      #expect(unsafe canvasCorrect(canvas.pointer, id, index, &far) == 0)
    }
    #expect(unsafe canvasCorrect(canvas.pointer, id + 1, 0, &far) == STYLUS_UNKNOWN.rawValue)
    _ = unsafe canvasEnd(canvas.pointer, id, 40_000_000)
    let bounds = try Drawing(decoding: try #require(canvas.drawing)).bounds
    #expect(bounds.max.x < 35 && bounds.max.y < 20)
  }

  @Test func timesThatGoBackCountAsTheLast() throws {
    let canvas = CanvasStage()
    let id = canvas.begin()
    for (index, time) in [50, 60, 20, 1, 70, 80].enumerated() {
      #expect(
        canvas.add(50 + Double(index) * 20, 50, to: id, time: Int64(time) * 1_000_000) == 0)
    }
    #expect(unsafe canvasEnd(canvas.pointer, id, 10_000_000) == 0)
    let drawing = try Drawing(decoding: try #require(canvas.drawing))
    #expect(drawing.count == 1 && drawing.bounds.width > 24 && drawing.bounds.width < 32)
  }

  @Test func whatFailsLeavesDrawingPagesAndSteps() throws {
    let canvas = CanvasStage()
    canvas.drawLine(y: 20)
    canvas.perform("page add")
    canvas.drawLine(y: 40)
    func document() -> [UInt8]? {
      unsafe CanvasStage.taken { unsafe canvasDocument(canvas.pointer, $0) }
    }
    let before = try #require(document())
    let steps = unsafe canvasSteps(canvas.pointer)
    _ = canvas.heard()
    var cut = Array(before.dropLast(before.count / 2))
    #expect(unsafe canvasSetDocument(canvas.pointer, cut, cut.count) == STYLUS_DAMAGED.rawValue)
    #expect(unsafe canvasSetDrawing(canvas.pointer, cut, cut.count) == STYLUS_DAMAGED.rawValue)
    cut = [1]
    #expect(unsafe canvasSetClipboard(canvas.pointer, cut, 1) == STYLUS_DAMAGED.rawValue)
    #expect(unsafe canvasSetDocument(canvas.pointer, nil, 9) == invalid)
    for line in ["paste", "delete", "move 1 1", "redo", "page next", "tool hammer", "zoom 0"] {
      #expect(canvas.perform(line) < 0, "\(line)")
    }
    #expect(unsafe canvasShowPage(canvas.pointer, UInt32.max) == invalid)
    #expect(unsafe canvasSteps(canvas.pointer) == steps && canvas.heard().isEmpty)
    #expect(unsafe canvasPage(canvas.pointer) == 1 && document() == before)
  }

  @Test func aPaperThatFailsLeavesTheOneThatIsThere() {
    let canvas = CanvasStage()
    var paper = stylus_canvas_paper()
    (paper.size, paper.pattern, paper.spacing) = (stylus_canvas_paper.ownSize, 2, 5)
    paper.argb = 0x00FF_FFFF
    paper.line_argb = 0x00AB_CDEF
    #expect(unsafe canvasSetPaper(canvas.pointer, &paper) == 0)
    _ = canvas.heard()
    (paper.pattern, paper.spacing) = (UInt32.max, 6)
    #expect(unsafe canvasSetPaper(canvas.pointer, &paper) == invalid)
    (paper.pattern, paper.spacing) = (1, .infinity)
    #expect(unsafe canvasSetPaper(canvas.pointer, &paper) == invalid)
    #expect(canvas.message == "the spacing must be 1 to 100 mm, not inf")
    #expect(canvas.heard().isEmpty)
    #expect(unsafe canvasGetPaper(canvas.pointer, &paper) == 0)
    #expect(
      paper.pattern == 2 && paper.spacing == 5 && paper.argb == 0 && paper.line_argb >> 24 == 0)
    #expect(unsafe canvasSteps(canvas.pointer) == 0 && canvasCanUndo(canvas.pointer) == 0)
  }

  @Test func oneEventOfAKindWaitsAndStrokesHaveTheirOwn() {
    let canvas = CanvasStage()
    canvas.perform("tool marker")
    canvas.perform("tool pen")
    canvas.perform("width 1")
    #expect(canvas.types() == [STYLUS_CANVAS_TOOL_CHANGED])
    let ids = (0..<3).map { _ in canvas.begin() }
    for id in ids { _ = unsafe canvasCancel(canvas.pointer, id) }
    let strokes = canvas.heard().filter { $0.stroke != 0 }
    #expect(strokes.map(\.type) == [1, 1, 1, 2, 2, 2])
    #expect(strokes.map(\.stroke) == (ids + ids).map { UInt64($0) })
  }

  @Test func whoAsksForNoEventsLosesTheOldest() {
    let canvas = CanvasStage()
    canvas.perform("tool marker")
    var last: Int64 = 0
    for _ in 0..<600 {
      last = canvas.begin()
      _ = unsafe canvasCancel(canvas.pointer, last)
    }
    #expect(unsafe canvasDispatch(canvas.pointer) == 1_024)
    let events = canvas.heard()
    #expect(events.count == 1_024)
    let ended = events.last { $0.type == Int32(STYLUS_CANVAS_ENDED_USING_TOOL.rawValue) }
    #expect(ended?.stroke == UInt64(last) && !events.contains { $0.stroke == 1 })
    #expect(!events.contains { $0.type == Int32(STYLUS_CANVAS_TOOL_CHANGED.rawValue) })
  }

  @Test func anAttachWithoutASurfaceOrWithOtherFlagsIsInvalid() {
    let canvas = CanvasStage()
    // Neither is looked at before the flags.
    let nowhere = unsafe OpaquePointer(bitPattern: 64)
    #expect(unsafe canvasAttach(canvas.pointer, nowhere, nil, 0) == invalid)
    #expect(unsafe canvasAttach(canvas.pointer, nil, nowhere, 0) == invalid)
    #expect(canvas.message == "display or surface is NULL")
    for flags in [2, 3, UInt32.max] {
      #expect(unsafe canvasAttach(canvas.pointer, nowhere, nowhere, flags) == invalid)
      #expect(canvas.message == "unknown flags: \(flags)")
    }
    #expect(unsafe canvasIsAttached(canvas.pointer) == 0)
    var place = unsafe stylus_canvas_placement()
    #expect(unsafe canvasPlaceAt(canvas.pointer, &place) == invalid)
    unsafe place.size = UInt32(MemoryLayout<stylus_canvas_placement>.size)
    #expect(unsafe canvasPlaceAt(canvas.pointer, &place) == refused)
    unsafe place.covered_count = 1
    #expect(unsafe canvasPlaceAt(canvas.pointer, &place) == invalid)
    #expect(canvas.message == "at most 64 rectangles may cover a canvas, and none may be NULL")
    var covered = [stylus_canvas_rect](repeating: stylus_canvas_rect(), count: 65)
    unsafe covered.withUnsafeMutableBufferPointer { rects in
      unsafe place.covered = UnsafePointer(rects.baseAddress)
      for (count, result) in [(65, invalid), (64, refused)] as [(UInt32, Int32)] {
        unsafe place.covered_count = count
        #expect(unsafe canvasPlaceAt(canvas.pointer, &place) == result)
      }
    }
  }
}
