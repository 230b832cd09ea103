import CInterface
import CStylus
import InkCanvas
import InkDrawing
import InkFitting
import InkGeometry
import InkStorage
import StylusModel
import Testing

@testable import StylusCanvas

/// Strokes of a program's own, as C has them.
@Suite struct CanvasStrokeExportsTests {
  @Test func aStrokeIsToldInItsOrder() {
    let canvas = CanvasStage()
    var pixels = [UInt32](repeating: 0, count: 400 * 300)
    _ = canvas.draw(into: &pixels, width: 400)
    _ = canvas.heard()
    let id = canvas.begin()
    canvas.add(50, 50, to: id, time: 10_000_000)
    canvas.add(150, 60, to: id, time: 20_000_000)
    #expect(canvas.types() == [STYLUS_CANVAS_BEGAN_USING_TOOL, STYLUS_CANVAS_NEEDS_DRAWING])
    #expect(unsafe canvasEnd(canvas.pointer, id, 20_000_000) == 0)
    let ended = canvas.heard()
    #expect(ended.map(\.type) == [Int32(STYLUS_CANVAS_ENDED_USING_TOOL.rawValue)])
    #expect(ended.map(\.stroke) == [UInt64(id)])
    #expect(canvas.count == 1)
    #expect(
      canvas.types() == [
        STYLUS_CANVAS_DRAWING_CHANGED, STYLUS_CANVAS_HISTORY_CHANGED, STYLUS_CANVAS_STEPS_MADE,
      ])
    _ = canvas.draw(into: &pixels, width: 400)
    #expect(canvas.types() == [STYLUS_CANVAS_FINISHED_RENDERING])
    _ = canvas.draw(into: &pixels, width: 400)
    #expect(canvas.types().isEmpty)
  }

  @Test func numbersCountUpAndAreThoseOfTheEvents() {
    let canvas = CanvasStage()
    #expect(canvas.begin() == 1)
    #expect(unsafe canvasBeginPen(canvas.pointer, STYLUS_CANVAS_TIP.rawValue) == 2)
    #expect(canvas.begin(STYLUS_CANVAS_ERASER) == 3)
    let began = canvas.heard()
    #expect(began.map(\.stroke) == [1, 2, 3])
    #expect(began.allSatisfy { $0.type == Int32(STYLUS_CANVAS_BEGAN_USING_TOOL.rawValue) })
  }

  @Test func whatIsNoStrokeIsSaid() {
    let canvas = CanvasStage()
    #expect(unsafe canvasBegin(canvas.pointer, 2) == Int64(STYLUS_INVALID.rawValue))
    #expect(canvas.message == "a pen has no end 2")
    #expect(canvas.add(1, 1, to: 0) == STYLUS_UNKNOWN.rawValue)
    #expect(canvas.message == "0 is not a stroke")
    #expect(canvas.add(1, 1, to: -3) == STYLUS_UNKNOWN.rawValue)
    #expect(canvas.message == "-3 is not a stroke")
    #expect(canvas.add(1, 1, to: 7) == STYLUS_UNKNOWN.rawValue)
    #expect(canvas.message == "no stroke 7 is open")
    #expect(unsafe canvasEnd(canvas.pointer, 7, 0) == STYLUS_UNKNOWN.rawValue)
    #expect(unsafe canvasCancel(canvas.pointer, 7) == STYLUS_UNKNOWN.rawValue)
    let id = canvas.drawLine(y: 20)
    #expect(unsafe canvasEnd(canvas.pointer, id, 0) == STYLUS_UNKNOWN.rawValue)
    #expect(canvas.message == "no stroke \(id) is open")
  }

  @Test func aSampleIsChecked() {
    let canvas = CanvasStage()
    let id = canvas.begin()
    #expect(unsafe canvasAdd(canvas.pointer, id, nil) == STYLUS_INVALID.rawValue)
    #expect(canvas.message == "sample is NULL")
    #expect(canvas.add(.nan, 1, to: id) == STYLUS_INVALID.rawValue)
    #expect(canvas.message == "x is not a number")
    #expect(canvas.add(1, .infinity, to: id) == STYLUS_INVALID.rawValue)
    #expect(canvas.message == "y is not a number")
    #expect(canvas.add(1e6, 1, to: id) == STYLUS_INVALID.rawValue)
    var short = CanvasStage.sample(1, 1)
    short.size -= 1
    #expect(unsafe canvasAdd(canvas.pointer, id, &short) == STYLUS_INVALID.rawValue)
    #expect(unsafe canvasCorrect(canvas.pointer, id, 0, nil) == STYLUS_INVALID.rawValue)
    // Nothing of it was drawn.
    #expect(unsafe canvasEnd(canvas.pointer, id, 0) == 0)
    #expect(canvas.count == 0)
    #expect(unsafe canvasSteps(canvas.pointer) == 0)
  }

  @Test func noMoreStrokesAreOpenThanACanvasDraws() {
    let canvas = CanvasStage()
    for number in 1...OutputCanvas.mostOpen { #expect(canvas.begin() == Int64(number)) }
    #expect(canvas.begin() == Int64(STYLUS_REFUSED.rawValue))
    #expect(canvas.message == "\(OutputCanvas.mostOpen) strokes are already open")
    #expect(unsafe canvasCancel(canvas.pointer, 1) == 0)
    #expect(canvas.begin() > 0)
  }

  @Test func readOnlyItTakesNoStroke() {
    let canvas = CanvasStage()
    #expect(unsafe canvasIsReadOnly(canvas.pointer) == 0)
    #expect(unsafe canvasSetReadOnly(canvas.pointer, 1) == 0)
    #expect(unsafe canvasIsReadOnly(canvas.pointer) == 1)
    #expect(canvas.begin() == Int64(STYLUS_REFUSED.rawValue))
    #expect(canvas.message == "the canvas is read-only")
    #expect(canvas.perform("clear") == STYLUS_REFUSED.rawValue)
    #expect(canvas.heard().isEmpty)
    #expect(unsafe canvasSetReadOnly(canvas.pointer, 0) == 0)
    #expect(canvas.begin() > 0)
  }

  @Test func readOnlyMeanwhileALassoDoesNotBegin() {
    let canvas = CanvasStage()
    canvas.perform("tool lasso")
    let id = canvas.begin()
    _ = canvas.heard()
    _ = unsafe canvasSetReadOnly(canvas.pointer, 1)
    #expect(canvas.add(5, 5, to: id) == STYLUS_REFUSED.rawValue)
    #expect(canvas.heard().isEmpty)
  }

  @Test func aStrokeThatIsCancelledLeavesNothing() {
    let canvas = CanvasStage()
    let id = canvas.begin()
    canvas.add(50, 50, to: id, time: 10_000_000)
    canvas.add(90, 50, to: id, time: 20_000_000)
    _ = canvas.heard()
    #expect(unsafe canvasCancel(canvas.pointer, id) == 0)
    let told = canvas.heard()
    #expect(told.first?.type == Int32(STYLUS_CANVAS_ENDED_USING_TOOL.rawValue))
    #expect(told.first?.stroke == UInt64(id))
    #expect(canvas.count == 0)
    #expect(unsafe canvasCanUndo(canvas.pointer) == 0)
    // Pages can be turned again.
    #expect(canvas.perform("page add") == 0)
  }

  @Test func aCorrectionMovesASample() throws {
    let (straight, bent) = (CanvasStage(), CanvasStage())
    for canvas in [straight, bent] {
      let id = canvas.begin()
      for index in 0..<5 {
        canvas.add(50 + Double(index) * 20, 50, to: id, time: Int64(index + 1) * 10_000_000)
      }
      if canvas === bent {
        var sample = CanvasStage.sample(90, 90, time: 30_000_000)
        #expect(unsafe canvasCorrect(canvas.pointer, id, 2, &sample) == 0)
      }
      _ = unsafe canvasEnd(canvas.pointer, id, 50_000_000)
    }
    let heights = try [straight, bent].map {
      try Drawing(decoding: try #require($0.drawing)).bounds.height
    }
    #expect(heights[0] < 2)
    #expect(heights[1] > 8 && heights[1] < 14)
  }

  @Test func aTailIsSeenAndNeverKept() throws {
    let canvas = CanvasStage()
    var pixels = [UInt32](repeating: 0, count: 400 * 300)
    let id = canvas.begin()
    for index in 0..<5 {
      canvas.add(50 + Double(index) * 10, 50, to: id, time: Int64(index + 1) * 10_000_000)
    }
    _ = canvas.draw(into: &pixels, width: 400)
    #expect(pixels[50 * 400 + 150] == 0)
    var tail = [
      CanvasStage.sample(120, 50, time: 60_000_000), CanvasStage.sample(160, 50, time: 70_000_000),
    ]
    #expect(unsafe canvasExpect(canvas.pointer, id, &tail, 2) == 0)
    _ = canvas.draw(into: &pixels, width: 400)
    #expect(pixels[50 * 400 + 150] != 0)
    #expect(unsafe canvasExpect(canvas.pointer, id, nil, 0) == 0)
    _ = canvas.draw(into: &pixels, width: 400)
    #expect(pixels[50 * 400 + 150] == 0)
    #expect(unsafe canvasExpect(canvas.pointer, id, nil, 1) == STYLUS_INVALID.rawValue)
    #expect(unsafe canvasExpect(canvas.pointer, id, &tail, 65) == STYLUS_INVALID.rawValue)
    #expect(canvas.message == "there are at most 64 samples, not 65")
    tail[1].y = .nan
    #expect(unsafe canvasExpect(canvas.pointer, id, &tail, 2) == STYLUS_INVALID.rawValue)
    tail[1].y = 1
    #expect(unsafe canvasExpect(canvas.pointer, 99, &tail, 2) == STYLUS_UNKNOWN.rawValue)
    _ = unsafe canvasExpect(canvas.pointer, id, &tail, 2)
    _ = unsafe canvasEnd(canvas.pointer, id, 50_000_000)
    let kept = try Drawing(decoding: try #require(canvas.drawing)).bounds
    #expect(kept.max.x < 25.4)
  }

  @Test func theEndOfAPenErasesWhateverIsChosen() {
    let canvas = CanvasStage()
    canvas.drawLine(y: 50)
    canvas.drawLine(y: 150)
    #expect(canvas.count == 2)
    _ = canvas.heard()
    canvas.draw([(100, 40), (100, 60)], with: STYLUS_CANVAS_ERASER)
    let types = canvas.types()
    #expect(canvas.count == 1)
    #expect(types.first == STYLUS_CANVAS_BEGAN_USING_TOOL)
    #expect(types.contains(STYLUS_CANVAS_ENDED_USING_TOOL))
    #expect(types.contains(STYLUS_CANVAS_DRAWING_CHANGED))
    #expect(unsafe canvasSteps(canvas.pointer) == 3)
    _ = canvas.heard()
    canvas.draw([(10, 250), (20, 250)], with: STYLUS_CANVAS_ERASER)
    #expect(!canvas.types().contains(STYLUS_CANVAS_DRAWING_CHANGED))
    #expect(unsafe canvasSteps(canvas.pointer) == 3)
    canvas.perform("undo")
    #expect(canvas.count == 2)
  }

  @Test func aLassoSelectsWhatItGoesAround() {
    let canvas = CanvasStage()
    canvas.drawLine(y: 50)
    canvas.drawLine(y: 200)
    #expect(canvas.count == 2)
    canvas.perform("tool lasso")
    canvas.draw([(30, 30), (180, 30), (180, 80), (30, 80), (30, 30)])
    #expect(unsafe canvasSelection(canvas.pointer, nil) == 1)
    #expect(
      unsafe canvasSubjectAt(canvas.pointer, 100, 50) == Int32(STYLUS_CANVAS_SELECTED.rawValue))
    #expect(unsafe canvasSubjectAt(canvas.pointer, 100, 250) == Int32(STYLUS_CANVAS_PAGE.rawValue))
    canvas.perform("tool pen")
    #expect(unsafe canvasSelection(canvas.pointer, nil) == 0)
  }

  @Test func whatCDoesNotKnowOfASampleIsAMousesInk() {
    let way = CanvasStage.sample(96, 48, time: 2_000_000)
    let toPage = InkTransform.scale(x: 25.4 / 96, y: 25.4 / 96)
    let usual = FitSample(
      way, at: Timestamp(microseconds: 2_000), began: Timestamp(microseconds: 500), toPage)
    #expect(abs(usual.time - 0.0015) < 1e-12)
    #expect(abs(usual.location.x - 25.4) < 1e-9 && abs(usual.location.y - 12.7) < 1e-9)
    #expect(usual.force == 0.5 && usual.azimuth == 0 && usual.roll == 0)
    #expect(abs(usual.altitude - .pi / 2) < 1e-6)
    var known = way
    (known.pressure, known.altitude, known.azimuth, known.roll) = (1.5, 1, 0.25, 0.75)
    let early = FitSample(
      known, at: Timestamp(microseconds: 1), began: Timestamp(microseconds: 9),
      InkTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(early.time == 0 && early.force == 1 && early.roll == 0.75 && early.altitude == 1)
    #expect(abs(early.azimuth - (0.25 + .pi / 2)) < 1e-9)
    known.pressure = -1
    known.azimuth = .nan
    let half = FitSample(
      known, at: Timestamp(microseconds: 9), began: Timestamp(microseconds: 9), .identity)
    #expect(half.force == 0 && half.azimuth == 0 && abs(half.altitude - .pi / 2) < 1e-6)
  }

  @Test func aPenLeansOnATurnedPageAsItDoesOnTheScreen() {
    var sample = CanvasStage.sample(96, 48)
    (sample.altitude, sample.azimuth, sample.roll) = (1, 0.25, 0.75)
    for turn in [-2.5, -0.5, 0, 0.5, 2, Double.pi] {
      let toPage = InkTransform.rotation(turn).then(.scale(x: 0.3, y: 0.3))
      let now = Timestamp(microseconds: 9)
      let fit = FitSample(sample, at: now, began: now, toPage)
      #expect(abs(Turn.wrapped(fit.azimuth - (0.25 + turn))) < 1e-6)
      #expect(fit.altitude == 1 && fit.roll == 0.75)
    }
  }
}
