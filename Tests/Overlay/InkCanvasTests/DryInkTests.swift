import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import InkRendering
import InkSynthesis
import StylusModel
import Testing

@testable import InkCanvas

@Suite struct DryInkTests {
  @Test func stepsAreTakenBackAndDoneAgain() throws {
    var canvas = smallCanvas()
    var screen = Screen(canvas)
    var pictures: [[UInt32]] = []
    func note(_ canvas: inout OutputCanvas) {
      screen.show(&canvas)
      pictures.append(screen.shown)
    }
    note(&canvas)
    try drawLine(1, from: Point(x: 5, y: 5), to: Point(x: 35, y: 25), in: &canvas)
    note(&canvas)
    try drawLine(2, from: Point(x: 5, y: 25), to: Point(x: 35, y: 5), .usual(.marker), in: &canvas)
    note(&canvas)
    canvas.beginErasing(3, mode: .pixel, width: 3)
    for step in 0..<10 {
      let place = Point(x: 20, y: 5 + Double(step) * 2)
      canvas.append(FitSample(time: Double(step) * 0.01, location: place, force: 0.4), to: 3)
    }
    try canvas.finish(3)
    note(&canvas)
    canvas.edit { $0.clear() }
    note(&canvas)
    #expect(pictures[4] == pictures[0] && Set(pictures).count == 4)
    for step in (0..<4).reversed() {
      let isDone = canvas.undo()
      screen.show(&canvas)
      #expect(isDone && screen.shown == pictures[step])
    }
    let more = canvas.undo()
    #expect(!more && !canvas.notebook.canUndo && canvas.notebook.canRedo)
    for step in 1...4 {
      let isDone = canvas.redo()
      screen.show(&canvas)
      #expect(isDone && screen.shown == pictures[step])
    }
    #expect(!canvas.notebook.canRedo)
    canvas.undo()
    try drawLine(4, from: Point(x: 1, y: 1), to: Point(x: 2, y: 2), in: &canvas)
    #expect(!canvas.notebook.canRedo)
  }

  @Test func whatAStrokeBecomesLaterItAlwaysWasInThePictureAndInAllSteps() throws {
    var canvas = smallCanvas()
    var screen = Screen(canvas)
    func check(_ strokes: Int) {
      let shown = screen.show(&canvas)
      #expect(shown.missed == 0 && canvas.drawing.count == strokes)
      #expect(screen.layout.differences(screen.shown, canvas.drawnAnew(screen.layout)) == 0)
    }
    try drawLine(1, from: Point(x: 5, y: 5), to: Point(x: 15, y: 5), in: &canvas)
    try drawLine(2, from: Point(x: 5, y: 25), to: Point(x: 35, y: 5), .usual(.marker), in: &canvas)
    check(2)
    let cut = try #require(canvas.drawing.strokes.first)
    canvas.begin(3, .usual(.pen))
    for step in 0...10 {
      let place = Point(x: 5 + 3 * Double(step), y: 5)
      canvas.append(FitSample(time: Double(step) * 0.01, location: place, force: 0.5), to: 3)
    }
    canvas.end(3, at: Timestamp(microseconds: 100_000))
    let asked = canvas.inkToFit(3)
    let ink = try #require(asked)
    canvas.finish(3, as: try ink.fitted(), insteadOf: cut.id)
    check(2)
    let whole = try #require(canvas.drawing.strokes.first)
    #expect(whole.id == cut.id && whole.path.bounds.width > 2 * cut.path.bounds.width)
    canvas.undo()
    check(1)
    #expect(canvas.drawing.strokes.first == whole)
    canvas.undo()
    check(0)
    canvas.redo()
    check(1)
    #expect(canvas.drawing.strokes.first == whole)
    canvas.forget(whole.id)
    check(0)
    canvas.redo()
    check(1)
  }

  @Test func manyStepsAreKept() throws {
    var canvas = OutputCanvas(width: 20, height: 20, pixelsPerMillimeter: 4)
    for number in 0..<120 {
      let id = StrokeID(rawValue: UInt64(number + 1))
      canvas.begin(id, .usual(.pen))
      canvas.append(FitSample(time: 0, location: Point(x: 2, y: 2)), to: id)
      try canvas.finish(id)
    }
    var steps = 0
    while canvas.undo() { steps += 1 }
    #expect(steps == 120 && canvas.drawing.count == 0)
  }

  @Test func anEphemeralStrokeFadesAndNeverComesIntoTheDrawing() throws {
    var canvas = smallCanvas()
    var screen = Screen(canvas)
    func strongest() -> UInt32 { screen.shown.map { $0 >> 24 }.max() ?? 0 }
    let wish = StrokeStyle(ink: Ink(.monoline, color: .black), width: 1.5, fate: .fades)
    try drawLine(1, from: Point(x: 5, y: 15), to: Point(x: 35, y: 15), wish, in: &canvas)
    let began: Int64 = 100_000 + 2_000_000
    screen.show(&canvas)
    let fresh = screen.shown
    #expect(strongest() == 255 && canvas.drawing.count == 0 && !canvas.notebook.canUndo)
    #expect(canvas.nextFading == Timestamp(microseconds: began))
    canvas.advance(to: Timestamp(microseconds: began))
    #expect(!canvas.isOutOfDate)
    canvas.advance(to: Timestamp(microseconds: began + 150_000))
    #expect(canvas.isOutOfDate)
    #expect(screen.show(&canvas).missed == 0)
    #expect((120...136).contains(strongest()))
    // Earlier again: ink does not come back.
    canvas.advance(to: Timestamp(microseconds: 0))
    #expect(!canvas.isOutOfDate)
    canvas.advance(to: Timestamp(microseconds: began + 300_000))
    #expect(screen.show(&canvas).missed == 0)
    #expect(strongest() == 0 && canvas.nextFading == nil && !canvas.hasInk)
    #expect(fresh.contains { $0 != 0 })
  }

  @Test func howLongAnEphemeralStrokeIsSeenIsTheUsersWish() throws {
    var canvas = smallCanvas()
    var wish = StrokeStyle(ink: Ink(.monoline, color: .black), width: 1.5, fate: .fades)
    wish.holding = .milliseconds(500)
    try drawLine(1, from: Point(x: 5, y: 15), to: Point(x: 35, y: 15), wish, in: &canvas)
    #expect(canvas.nextFading == Timestamp(microseconds: 100_000 + 500_000))
    canvas.advance(to: Timestamp(microseconds: 100_000 + 800_000))
    #expect(!canvas.hasInk)
  }

  @Test func aStrokeThatShowsNothingHereIsNotDrawn() throws {
    var canvas = smallCanvas()
    try drawLine(1, from: Point(x: -50, y: 5), to: Point(x: -20, y: 5), in: &canvas)
    #expect(canvas.drawing.count == 0 && !canvas.notebook.canUndo)
    try drawLine(2, from: Point(x: -50, y: 5), to: Point(x: 20, y: 5), in: &canvas)
    #expect(canvas.drawing.count == 1)
  }

  @Test func theFitCanBeMadeElsewhere() throws {
    var canvas = smallCanvas()
    var other = canvas
    for step in 0..<20 {
      if step == 0 {
        canvas.begin(1, .usual(.pencil))
        other.begin(1, .usual(.pencil))
      }
      let sample = FitSample(time: Double(step) * 0.01, location: Point(x: Double(step), y: 9))
      canvas.append(sample, to: 1)
      other.append(sample, to: 1)
    }
    try canvas.finish(1)
    let ink = other.inkToFit(1)
    other.finish(1, as: try ink?.fitted())
    var (one, two) = (Screen(canvas), Screen(other))
    one.show(&canvas)
    two.show(&other)
    #expect(one.shown == two.shown && other.drawing.count == 1)
  }
}
