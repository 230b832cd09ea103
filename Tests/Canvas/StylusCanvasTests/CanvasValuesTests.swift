import CStylus
import InkCanvas
import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import StylusModel
import Testing

@testable import StylusCanvas

@Suite struct CanvasEventsTests {
  private func drained(_ events: inout CanvasEvents) -> [stylus_canvas_event_type] {
    var types: [stylus_canvas_event_type] = []
    while let event = events.dequeue() {
      types.append(stylus_canvas_event_type(rawValue: UInt32(event.type)))
    }
    return types
  }

  @Test func whatHasNoStrokeIsToldOnceUntilItIsHeard() {
    var events = CanvasEvents()
    for _ in 0..<2 {
      events.queue(STYLUS_CANVAS_TOOL_CHANGED)
      events.queue(STYLUS_CANVAS_BEGAN_USING_TOOL, StrokeID(rawValue: 7))
    }
    let began = STYLUS_CANVAS_BEGAN_USING_TOOL
    #expect(drained(&events) == [STYLUS_CANVAS_TOOL_CHANGED, began, began])
    #expect(events.isEmpty)
    events.queue(STYLUS_CANVAS_TOOL_CHANGED)
    #expect(events.count == 1)
  }

  @Test func anApplicationThatDoesNotAskKeepsTheNewest() {
    var events = CanvasEvents()
    for number in 1...1_500 {
      events.queue(STYLUS_CANVAS_BEGAN_USING_TOOL, StrokeID(rawValue: UInt64(number)))
    }
    #expect(events.count == 1_024)
    let oldest = events.dequeue()
    #expect(oldest?.stroke == 477)
  }

  @Test func drawingIsWantedOnceAndFinishedOnlyAfterAChange() {
    var events = CanvasEvents()
    events.wantDrawing()
    #expect(drained(&events) == [STYLUS_CANVAS_NEEDS_DRAWING])
    events.wantDrawing()
    #expect(events.isEmpty)
    events.pixelsDrawn(isFinished: true)
    #expect(events.isEmpty)
    events.drawingChanged()
    events.pixelsDrawn(isFinished: false)
    #expect(drained(&events) == [STYLUS_CANVAS_DRAWING_CHANGED])
    events.pixelsDrawn(isFinished: true)
    events.pixelsDrawn(isFinished: true)
    #expect(drained(&events) == [STYLUS_CANVAS_FINISHED_RENDERING])
    events.wantDrawing()
    #expect(events.isQueued(STYLUS_CANVAS_NEEDS_DRAWING))
  }

  @Test func onlyWhatIsNotAsItWasToldIsTold() {
    var events = CanvasEvents()
    let notebook = Notebook([NotebookPage(background: .clear)])
    events.reportChanges(of: notebook, steps: 0)
    #expect(events.isEmpty)
    events.reportChanges(of: notebook, steps: 2)
    events.reportChanges(of: notebook, steps: 2)
    #expect(drained(&events) == [STYLUS_CANVAS_STEPS_MADE])
  }
}

@Suite struct CanvasRulerTests {
  private let viewport = Viewport(width: 400, height: 300, pixelsPerMillimeter: 96 / 25.4)

  @Test func itStaysWhereItIsSeenAndComesFromElsewhere() {
    var ruler = CanvasRuler()
    #expect(ruler.place == nil)
    ruler.bringIntoView(viewport)
    #expect(ruler.place == Ruler(at: viewport.center))
    let seen = Ruler(at: viewport.center + Point(x: 5, y: 5))
    ruler.setPlace(seen)
    ruler.bringIntoView(viewport)
    #expect(ruler.place == seen)
    ruler.setPlace(Ruler(at: Point(x: 0, y: 9_000)))
    ruler.bringIntoView(viewport)
    #expect(ruler.place == Ruler(at: viewport.center))
  }

  @Test func aPenMovesItFromItsSecondSampleOn() {
    var ruler = CanvasRuler()
    let id = StrokeID(rawValue: 3)
    ruler.attachPen(id)
    #expect(ruler.isHeld(by: id) && !ruler.isHeld(by: StrokeID(rawValue: 4)))
    #expect(ruler.followPen(id, to: Point(x: 1, y: 1)) == nil)
    #expect(ruler.followPen(id, to: Point(x: 3, y: 2)) == Point(x: 2, y: 1))
    let isDetached = [ruler.detachPen(id), ruler.detachPen(id)]
    #expect(isDetached == [true, false])
    #expect(!ruler.isHeld(by: id))
  }

  @Test func itIsLaidOnEachPictureOfTheSheetAgain() {
    var (ruler, sheet) = (CanvasRuler(), Sheet(viewport, buffers: 1))
    sheet.setSize(width: 400, height: 300, pixelsPerMillimeter: 96 / 25.4)
    #expect(!ruler.isLaid(on: sheet))
    ruler.bringIntoView(sheet.viewport)
    ruler.lay(on: &sheet, isShown: true)
    #expect(ruler.isLaid(on: sheet))
    sheet.setAppearance(.dark)
    #expect(!ruler.isLaid(on: sheet))
  }
}

@Suite struct CanvasStrokesTests {
  @Test func eachStrokeHasASeedOfItsOwn() {
    var strokes = CanvasStrokes()
    let style = StrokeStyle(ink: Toolset().ink, width: 1)
    let seeds = (0..<3).map { number in
      strokes.distinguished(style, at: Timestamp(microseconds: number)).seed
    }
    #expect(seeds == [0x8000_0001, 0x8000_0002, 0x8000_0003])
  }

  @Test func thereAreNeverFewerThanNoneAndWhatIsHandedIsHandedOnce() {
    var strokes = CanvasStrokes()
    strokes.strokeBegan()
    #expect(strokes.underway == 1)
    strokes.strokeSettled()
    strokes.strokeSettled()
    #expect(strokes.underway == 0 && !strokes.isHanding)
    strokes.handToPicture(StrokeID(rawValue: 5))
    #expect(strokes.isHanding)
    let handed = [strokes.takeHanded(), strokes.takeHanded()]
    #expect(handed == [[StrokeID(rawValue: 5)], []])
    #expect(!strokes.isHanding)
  }
}
