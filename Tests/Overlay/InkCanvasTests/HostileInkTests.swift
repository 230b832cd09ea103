import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import InkRendering
import StylusModel
import Testing

@testable import InkCanvas

@Suite struct HostileInkTests {
  @Test(arguments: [(0, 0), (0, 50), (50, 0), (-3, 7), (1, 1)])
  func anOutputWithoutPixelsIsNoTrouble(_ size: (Int, Int)) throws {
    var canvas = OutputCanvas(width: size.0, height: size.1, pixelsPerMillimeter: 4)
    var pixels = [UInt32](repeating: 0, count: 64)
    func show() {
      var words = pixels.mutableSpan
      let layout = PixelLayout(bounds: canvas.bounds, order: .blueLowest)
      _ = canvas.repair(buffer: 0, &words, layout: layout)
    }
    for type in drawingInks {
      canvas.begin(1, .usual(type))
      for step in 0..<10 {
        canvas.append(FitSample(time: Double(step), location: Point(x: Double(step), y: 0)), to: 1)
        canvas.expect([FitSample(time: 11, location: Point(x: 12, y: 0))], behind: 1)
        show()
      }
      canvas.correct(3, to: FitSample(time: 3, location: Point(x: 1, y: 1)), in: 1)
      show()
      try canvas.finish(1)
      show()
    }
    canvas.beginErasing(2, mode: .pixel, width: 3)
    canvas.append(FitSample(time: 0, location: .zero), to: 2)
    try canvas.finish(2)
    while canvas.undo() {}
    canvas.edit { $0.clear() }
    show()
    #expect(!canvas.isOutOfDate)
  }

  @Test func whatIsNoNumberIsLeftOutAndTheFarthestPlacesAreDrawn() throws {
    var canvas = OutputCanvas(width: 60, height: 50, pixelsPerMillimeter: 4)
    var screen = Screen(canvas)
    screen.show(&canvas)
    canvas.begin(1, .usual(.fountainPen))
    let places = [
      Point(x: 5, y: 5), Point(x: .nan, y: 3), Point(x: 9.9e5, y: 9.9e5), Point(x: -9.9e5, y: 6),
      Point(x: .infinity, y: 2), Point(x: 2e7, y: 3), Point(x: 10, y: -9.9e5), Point(x: 8, y: 8),
    ]
    for (step, place) in places.enumerated() {
      canvas.append(FitSample(time: Double(step), location: place), to: 1)
      canvas.expect([FitSample(time: 9, location: place * 1.0001)], behind: 1)
      #expect(screen.show(&canvas).missed == 0)
      #expect(screen.layout.differences(screen.shown, canvas.drawnAnew(screen.layout)) == 0)
    }
    var bad = FitSample(time: 0, location: Point(x: 1, y: 1), force: .nan)
    canvas.append(bad, to: 1)
    bad.force = 0.5
    bad.azimuth = .infinity
    canvas.correct(0, to: bad, in: 1)
    canvas.correct(-1, to: FitSample(time: 0, location: .zero), in: 1)
    canvas.correct(5_000, to: FitSample(time: 0, location: .zero), in: 1)
    #expect(canvas.picture.wet[0].curve.samples.count == 5)
    // Backwards in time.
    canvas.append(FitSample(time: -5, location: Point(x: 3, y: 3)), to: 1)
    screen.show(&canvas)
    #expect(screen.layout.differences(screen.shown, canvas.drawnAnew(screen.layout)) == 0)
    canvas.end(1, at: Timestamp(microseconds: .max))
    try canvas.finish(1)
    screen.show(&canvas)
    #expect(canvas.drawing.count == 1)
  }

  @Test func aHundredThousandSamplesAreDrawnAndCorrectedAsFast() {
    var canvas = OutputCanvas(width: 60, height: 50, pixelsPerMillimeter: 4)
    var pixels = [UInt32](repeating: 0, count: 3_000)
    let layout = PixelLayout(bounds: canvas.bounds, order: .blueLowest)
    canvas.begin(1, .usual(.monoline))
    func place(_ step: Int) -> Point {
      Point(x: Double(step) * 0.01, y: 6 + Double(step % 400) * 0.01)
    }
    for step in 0..<100_000 {
      canvas.append(FitSample(time: Double(step) * 0.001, location: place(step)), to: 1)
      guard step % 20_000 == 0 else { continue }
      var words = pixels.mutableSpan
      _ = canvas.repair(buffer: 0, &words, layout: layout)
    }
    var words = pixels.mutableSpan
    _ = canvas.repair(buffer: 0, &words, layout: layout)
    let before = canvas.work
    var better = FitSample(time: 0.3, location: place(300))
    better.location.y += 0.5
    canvas.correct(300, to: better, in: 1)
    _ = canvas.repair(buffer: 0, &words, layout: layout)
    // Those that reach the place, not the hundred thousand.
    #expect(canvas.work.segments - before.segments < 800)
    #expect(canvas.work.pixels - before.pixels < 500)
  }

  @Test func aStrokeIsNotLongerThanItsBound() {
    var course = TipCurve(ink: Ink(.pen), width: 1, view: .identity)
    var taken = 0
    for step in 0..<TipCurve.mostSamples + 10 {
      if course.appendSample(FitSample(time: Double(step), location: .zero)) { taken += 1 }
    }
    #expect(taken == TipCurve.mostSamples)
    course.expect(Array(repeating: FitSample(time: 0, location: .zero), count: 500))
    #expect(course.tail.count == TipCurve.longestTail)
  }

  @Test func ofManyStrokesThatFadeTheOldestGoFirst() throws {
    var canvas = OutputCanvas(width: 40, height: 40, pixelsPerMillimeter: 4)
    var screen = Screen(canvas)
    for number in 0..<300 {
      let id = StrokeID(rawValue: UInt64(number))
      canvas.begin(id, .usual(.pen, fate: .fades))
      let place = Point(x: 1 + Double(number % 8), y: 1 + Double(number / 40))
      canvas.append(FitSample(time: 0, location: place), to: id)
      try canvas.finish(id)
    }
    #expect(screen.show(&canvas).missed == 0)
    #expect(canvas.picture.fading.strokes.count == FadingInk.most)
    #expect(screen.layout.differences(screen.shown, canvas.drawnAnew(screen.layout)) == 0)
  }

  @Test func moreStrokesThanCanBeOpenAreNotTaken() {
    var canvas = OutputCanvas(width: 20, height: 20, pixelsPerMillimeter: 4)
    let taken = (0..<30).filter { canvas.begin(StrokeID(rawValue: UInt64($0)), .usual(.pen)) }
    #expect(taken.count == OutputCanvas.mostOpen)
    let again = canvas.begin(0, .usual(.pen))
    #expect(!again)
    for number in 0..<30 { canvas.cancel(StrokeID(rawValue: UInt64(number))) }
    #expect(!canvas.hasInk)
    let fresh = canvas.begin(0, .usual(.pen))
    #expect(fresh)
  }
}
