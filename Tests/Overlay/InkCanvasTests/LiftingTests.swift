import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import InkRendering
import StylusModel
import Testing

@testable import InkCanvas

/// Much ink that is selected: another thread draws it apart before a pen drags it, and where it was
/// dropped.
@Suite struct LiftingTests {
  private let pen = StrokeID(rawValue: 9)
  /// On what is selected.
  private let grip = Point(x: 30, y: 20)

  /// Short strokes, row by row: more than are lifted at once.
  private var page: [Stroke] {
    (0..<CanvasSelection.fewLifted + 60).map { number in
      let start = Point(x: 6 + Double(number % 20) * 4, y: 6 + Double(number / 20) * 4)
      let points = (0..<3).map {
        StrokePoint(
          location: start + Point(x: Double($0), y: Double($0 % 2)), size: Size(square: 0.5))
      }
      return Stroke(ink: Ink(.pen), path: StrokePath(controlPoints: points))
    }
  }

  /// All of it, or all but the first row, is selected.
  private func canvas(elsewhere: Bool, all: Bool = false) throws -> OutputCanvas {
    var canvas = OutputCanvas(
      width: 400, height: 300, pixelsPerMillimeter: 4, drawing: Drawing(strokes: page))
    canvas.isPaintedElsewhere = elsewhere
    canvas.beginSelecting(pen, parts: false)
    let top = all ? 2.0 : 9.0
    for corner in [
      Point(x: 2, y: top), Point(x: 92, y: top), Point(x: 92, y: 74), Point(x: 2, y: 74),
    ] {
      canvas.append(FitSample(time: 0, location: corner), to: pen)
    }
    try canvas.finish(pen)
    _ = canvas.shown()
    return canvas
  }

  private func drag(_ ways: [Point], on canvas: inout OutputCanvas) {
    for way in ways { canvas.append(FitSample(time: 0, location: grip + way), to: pen) }
  }

  private func work(_ canvas: inout OutputCanvas, _ work: inout PictureWork) -> Int {
    var jobs = 0
    while let job = work.next(for: &canvas, showing: canvas.view, mayMove: false), jobs < 99 {
      jobs += 1
      _ = work.take(job.painted { true }, for: &canvas)
    }
    return jobs
  }

  private func difference(_ a: [UInt32], _ b: [UInt32]) -> Int {
    zip(a, b).reduce(0) { worst, pair in
      stride(from: UInt32(0), to: 32, by: 8).reduce(worst) {
        max($0, abs(Int(pair.0 >> $1 & 0xFF) - Int(pair.1 >> $1 & 0xFF)))
      }
    }
  }

  /// How far a picture is off from one that is made anew. (Pictures are not compared where a test
  /// expects: it would tell of each pixel.)
  private func offAnew(_ canvas: inout OutputCanvas) -> Int {
    difference(
      canvas.shown(), canvas.drawnAnew(PixelLayout(bounds: canvas.bounds, order: .blueLowest)))
  }

  @Test(arguments: [true, false]) func itIsReadyWhenThePenTouchesAndLooksTheSame(_ all: Bool) throws
  {
    var (canvas, plain) = (
      try canvas(elsewhere: true, all: all), try canvas(elsewhere: false, all: all)
    )
    var work = PictureWork()
    #expect(canvas.needsLifting && !plain.needsLifting)
    #expect(self.work(&canvas, &work) == 1)
    #expect(!canvas.needsLifting)
    canvas.beginSelecting(pen, parts: false)
    plain.beginSelecting(pen, parts: false)
    for way in [Point.zero, Point(x: 3, y: 2), Point(x: 9.3, y: 7.7)] {
      drag([way], on: &canvas)
      drag([way], on: &plain)
      #expect(canvas.selection.lifted != nil && !canvas.selection.waitsForLifting)
      #expect(difference(canvas.shown(), plain.shown()) == 0)
    }
  }

  @Test func aPenThatTouchesBeforeWaitsAndIsCaughtUpWith() throws {
    var (canvas, plain) = (try canvas(elsewhere: true), try canvas(elsewhere: false))
    var work = PictureWork()
    canvas.beginSelecting(pen, parts: false)
    plain.beginSelecting(pen, parts: false)
    let before = canvas.shown()
    drag([.zero, Point(x: 5, y: 5)], on: &canvas)
    #expect(canvas.selection.waitsForLifting && difference(canvas.shown(), before) == 0)
    let job = try #require(work.next(for: &canvas, showing: canvas.view, mayMove: false))
    drag([Point(x: 10, y: 8)], on: &canvas)
    _ = work.take(job.painted { true }, for: &canvas)
    #expect(!canvas.selection.waitsForLifting && canvas.selection.lifted != nil)
    drag([.zero, Point(x: 10, y: 8)], on: &plain)
    #expect(difference(canvas.shown(), plain.shown()) == 0)
  }

  @Test(arguments: [true, false]) func liftedBeforeItWasReadyItIsDroppedThere(_ moves: Bool) throws
  {
    var canvas = try canvas(elsewhere: true)
    let steps = canvas.editor.stepsMade
    canvas.beginSelecting(pen, parts: false)
    drag([.zero, moves ? Point(x: 10, y: 8) : .zero], on: &canvas)
    let ids = canvas.editor.selection.ids
    try canvas.finish(pen)
    #expect(canvas.editor.stepsMade == steps + (moves ? 1 : 0))
    #expect(canvas.editor.selection.ids == ids)
    let way = moves ? InkTransform.translation(Point(x: 10, y: 8)) : .identity
    #expect(canvas.drawing[ids[0]]?.transform == way)
    #expect(offAnew(&canvas) == 0)
  }

  /// What is seen while another thread draws it where it was dropped is what followed the pen.
  @Test(arguments: [Point(x: 10.3, y: 8.6), Point(x: -20, y: 3)])
  func whatWasDroppedIsSeenUntilItIsDrawnAnew(_ way: Point) throws {
    var canvas = try canvas(elsewhere: true)
    var work = PictureWork()
    _ = self.work(&canvas, &work)
    canvas.beginSelecting(pen, parts: false)
    drag([.zero, way], on: &canvas)
    let dragged = canvas.shown()
    try canvas.finish(pen)
    work.deferChange(of: &canvas)
    #expect(canvas.selection.settling != nil && !work.unsharp.isEmpty)
    // The line around it is drawn over itself, and handles beside it.
    let settling = canvas.shown()
    let changed = zip(dragged, settling).count { difference([$0], [$1]) > 90 }
    #expect(changed < 400)
    #expect(self.work(&canvas, &work) > 1)
    #expect(canvas.selection.settling == nil)
    #expect(offAnew(&canvas) == 0)
  }

  @Test func whatIsErasedMeanwhileIsGoneAtOnce() throws {
    var canvas = try canvas(elsewhere: true)
    var work = PictureWork()
    _ = self.work(&canvas, &work)
    canvas.beginSelecting(pen, parts: false)
    drag([.zero, Point(x: 8, y: 4)], on: &canvas)
    try canvas.finish(pen)
    work.deferChange(of: &canvas)
    let eraser = StrokeID(rawValue: 10)
    canvas.beginErasing(eraser, mode: .pixel, width: 3)
    canvas.append(FitSample(time: 0, location: Point(x: 20, y: 20), force: 0.5), to: eraser)
    canvas.append(FitSample(time: 0.1, location: Point(x: 60, y: 30), force: 0.5), to: eraser)
    try canvas.finish(eraser)
    #expect(canvas.selection.settling?.isOver != true)
    let seen = canvas.shown()
    _ = self.work(&canvas, &work)
    let sharp = canvas.shown()
    #expect(offAnew(&canvas) == 0)
    // Where it was erased nothing changes any more.
    for x in 84..<230 {
      let place = (80 + (x - 80) / 4) * 400 + x
      #expect(seen[place] == sharp[place])
    }
  }

  @Test func whatIsDoneMeanwhileMakesWhatWasPreparedWorthless() throws {
    var canvas = try canvas(elsewhere: true)
    var work = PictureWork()
    let job = try #require(work.next(for: &canvas, showing: canvas.view, mayMove: false))
    canvas.undo()
    canvas.edit { $0.append(page[0]) }
    _ = work.take(job.painted { true }, for: &canvas)
    #expect(canvas.selection.prepared == nil)
    _ = self.work(&canvas, &work)
    canvas.edit { editor in
      editor.selectNone()
      return ChangedAreas()
    }
    #expect(canvas.selection.prepared == nil && !canvas.needsLifting)
  }

  @Test(arguments: [true, false])
  func aDragThatIsCancelledLeavesEverythingWhereItWas(_ isReady: Bool) throws {
    var canvas = try canvas(elsewhere: true)
    var work = PictureWork()
    let before = canvas.drawing
    if isReady { _ = self.work(&canvas, &work) }
    canvas.beginSelecting(pen, parts: false)
    drag([.zero, Point(x: 10, y: 8)], on: &canvas)
    canvas.cancel(pen)
    work.deferChange(of: &canvas)
    _ = self.work(&canvas, &work)
    #expect(canvas.drawing == before && canvas.selection.settling == nil)
    #expect(offAnew(&canvas) == 0)
  }
}
