import InkDrawing
import InkFitting
import InkGeometry
import InkRendering
import InkSynthesis
import StylusModel
import Testing

@testable import InkCanvas

@Suite struct WetInkTests {
  private func canvas(drawing: Drawing = Drawing()) -> OutputCanvas {
    OutputCanvas(width: 160, height: 120, pixelsPerMillimeter: 4, drawing: drawing)
  }

  @Test(arguments: drawingInks)
  func wetInkIsTheRenderersPictureOfItsTips(_ type: InkType) {
    var canvas = canvas()
    var screen = Screen(canvas)
    var hand = Hand(seed: 11, at: Point(x: 15, y: 12))
    canvas.begin(1, .usual(type, alpha: 0.8))
    for step in 0..<25 {
      canvas.append(hand.next(), to: 1)
      if step % 3 == 0 { canvas.expect(hand.tail(3), behind: 1) }
      screen.show(&canvas, in: step % 3)
      #expect(screen.layout.differences(screen.shown, canvas.drawnAnew(screen.layout)) == 0)
    }
    #expect(screen.shown.contains { $0 >> 24 > 0 })
  }

  @Test(arguments: [InkType.pencil, .crayon])
  func aPenThatRestsLeavesADotUntilItMoves(_ type: InkType) {
    var canvas = canvas()
    var screen = Screen(canvas)
    canvas.begin(1, .usual(type))
    for step in 0..<14 {
      // It rests, moves, rests again where it is, and moves on.
      let way = step < 4 ? 0 : step < 7 ? step - 3 : step < 10 ? 3 : step - 6
      canvas.append(
        FitSample(
          time: Double(step) * 0.01, location: Point(x: 10 + Double(way) * 0.7, y: 12), force: 0.5),
        to: 1)
      screen.show(&canvas)
      #expect(screen.layout.differences(screen.shown, canvas.drawnAnew(screen.layout)) == 0)
      #expect(screen.shown.contains { $0 >> 24 > 0 })
    }
    canvas.end(1, at: Timestamp(microseconds: 140_000))
    screen.show(&canvas)
    #expect(screen.layout.differences(screen.shown, canvas.drawnAnew(screen.layout)) == 0)
  }

  @Test func theNewestSampleIsReachedAtOnce() {
    var canvas = canvas()
    var screen = Screen(canvas)
    canvas.begin(1, .usual(.monoline))
    var hand = Hand(seed: 3, at: Point(x: 20, y: 15))
    for _ in 0..<12 {
      let sample = hand.next()
      canvas.append(sample, to: 1)
      screen.show(&canvas)
      let place = canvas.view.applied(to: sample.location)
      let index = screen.layout.row(Int(place.y), screen.layout.bounds).lowerBound + Int(place.x)
      #expect(screen.shown[index] >> 24 > 100)
    }
  }

  @Test func aTailDoesNotDoubleTheInkWhereItBegins() {
    var canvas = canvas()
    var screen = Screen(canvas)
    let half = StrokeStyle(ink: Ink(.marker, color: .black), width: 4)
    canvas.begin(1, half)
    for step in 0..<6 {
      canvas.append(
        FitSample(time: Double(step) * 0.01, location: Point(x: 5 + Double(step), y: 15)), to: 1)
    }
    screen.show(&canvas)
    let before = screen.shown.map { $0 >> 24 }.max()
    canvas.expect(
      (1..<5).map { FitSample(time: 0.06, location: Point(x: 9 + Double($0), y: 15)) }, behind: 1)
    screen.show(&canvas)
    let after = screen.shown.map { $0 >> 24 }.max()
    #expect(before == after && (before ?? 0) > 20)
  }

  @Test func theCurveBetweenSamplesStaysNearTheCircleThatTheyAreOn() {
    // A circle of 20 mm drawn at 500 mm/s, 133 samples in a second: 3.75 mm from each to the next.
    var course = TipCurve(ink: Ink(.monoline), width: 0.5, view: .scale(x: 4, y: 4))
    for step in 0..<20 {
      let place = Point(x: 30, y: 30) + Turn.direction(of: Double(step) * 0.375) * 10
      let isTaken = course.appendSample(FitSample(time: Double(step) * 0.0075, location: place))
      #expect(isTaken)
    }
    var tips: [NibPose] = []
    for span in 1..<18 { course.addTips(ofSpan: span, to: &tips) }
    let off = tips.map { abs($0.center.distance(to: Point(x: 120, y: 120)) / 4 - 10) }
    #expect((off.max() ?? 9) < 0.02)
    // Straight ways would be off by r (1 - cos(0.1875)) = 0.175 mm.
  }

  @Test func aCurveThroughUnevenSamplesDoesNotRunAway() {
    var dice = SplitMix64(seed: 5)
    for _ in 0..<200 {
      var course = TipCurve(ink: Ink(.monoline), width: 0.5, view: .scale(x: 4, y: 4))
      var places: [Point] = []
      for step in 0..<4 {
        let reach = dice.number(0...1) < 0.3 ? 0.01 : 20.0
        places.append(Point(x: dice.number(0...reach), y: dice.number(0...reach)))
        let isTaken = course.appendSample(
          FitSample(time: Double(step) * 0.01, location: places[step]))
        #expect(isTaken)
      }
      for span in 0..<3 {
        var tips: [NibPose] = []
        course.addTips(ofSpan: span, to: &tips)
        let chord = places[span].distance(to: places[span + 1])
        for tip in tips {
          let way = tip.center * 0.25 - places[span]
          #expect(way.length <= 1.6 * chord + 1e-9)
        }
        // The straight ways cut no more than a tenth of a pixel off.
        #expect(tips.count <= 257)
      }
    }
  }

  @Test(arguments: drawingInks)
  func aCorrectionRepaintsTheStretchThatItChanges(_ type: InkType) {
    var canvas = canvas()
    var screen = Screen(canvas)
    let samples = scribble(60, seed: 23, with: type, on: &canvas)
    screen.show(&canvas)
    for position in [0, 1, 20, 21, 40, 58, 59] {
      let before = canvas.work.segments
      var better = samples[position]
      better.force = 0.05
      better.azimuth += 0.5
      canvas.correct(position, to: better, in: 1)
      let result = screen.show(&canvas)
      #expect(screen.layout.differences(screen.shown, canvas.drawnAnew(screen.layout)) == 0)
      #expect(result.missed == 0)
      let whole = canvas.picture.wet[0].bounds.grown(by: canvas.picture.renderer.reach(of: type))
      // Two spans, and what of others lies there too; a wash flows around them.
      #expect(result.damage.area < whole.width * whole.height / 2 + 1_000)
      #expect(canvas.work.segments - before < 250)
      let nothing = screen.show(&canvas)
      #expect(nothing.damage.isEmpty)
    }
  }

  /// Begins stroke 1 with so many samples.
  private func scribble(
    _ count: Int, seed: UInt64, with type: InkType, on canvas: inout OutputCanvas
  ) -> [FitSample] {
    var hand = Hand(seed: seed, at: Point(x: 8, y: 8))
    canvas.begin(1, .usual(type))
    return (0..<count).map { _ in
      let sample = hand.next()
      canvas.append(sample, to: 1)
      return sample
    }
  }

  /// Pens that tell no lean get one that is estimated, of hundreds of samples at once.
  @Test(arguments: drawingInks)
  func aLeanThatTheInkDoesNotCareForRepaintsNothing(_ type: InkType) {
    var canvas = canvas()
    var screen = Screen(canvas)
    let samples = scribble(300, seed: 29, with: type, on: &canvas)
    screen.show(&canvas)
    let (work, layout) = (canvas.work, screen.layout)
    for (position, sample) in samples.enumerated() {
      var better = sample
      better.azimuth += 0.3
      canvas.correct(position, to: better, in: 1)
    }
    let result = screen.show(&canvas)
    #expect(layout.differences(screen.shown, canvas.drawnAnew(layout)) == 0)
    // Round tips lie no way, and a fountain pen's edge as the pen is rolled.
    let cares = ![.pen, .monoline, .watercolor, .fountainPen].contains(type)
    #expect(result.damage.isEmpty != cares)
    #expect((canvas.work == work) != cares)
  }

  @Test func theRimOfAWashGoesWhereItsOwnInkComesNear() {
    // There along a line and back beside it, 0.2 mm apart; the rim reaches 0.45 mm.
    var canvas = OutputCanvas(width: 160, height: 60, pixelsPerMillimeter: 10)
    var screen = Screen(canvas)
    canvas.begin(1, StrokeStyle(ink: Ink(.watercolor, color: .black), width: 1))
    var besides = 0
    for step in 0..<24 {
      let place =
        step < 12
        ? Point(x: 2 + Double(step), y: 2) : Point(x: 2 + Double(23 - step), y: 3.2)
      canvas.append(
        FitSample(time: Double(step) * 0.01, location: place, force: 0.4, altitude: 1.2), to: 1)
      let result = screen.show(&canvas)
      #expect(result.missed == 0)
      #expect(screen.layout.differences(screen.shown, canvas.drawnAnew(screen.layout)) == 0)
      // The line back begins at row 27; above it only the rim changes.
      if step > 14, result.changed.minY < 26 { besides += 1 }
    }
    #expect(besides > 5)
  }

  @Test func aStrokeOfOneSampleIsADot() throws {
    var canvas = canvas()
    var screen = Screen(canvas)
    canvas.begin(1, .usual(.pen))
    canvas.append(FitSample(time: 0, location: Point(x: 10, y: 10), force: 0.5), to: 1)
    screen.show(&canvas)
    let dot = screen.shown
    #expect(dot.contains { $0 != 0 })
    canvas.end(1, at: Timestamp(microseconds: 1))
    #expect(screen.show(&canvas).changed.isEmpty)
    try canvas.finish(1)
    screen.show(&canvas)
    #expect(canvas.drawing.count == 1)
    #expect(screen.layout.differences(screen.shown, dot) == 0)
  }

  /// The greatest difference of alpha, and how many pixels differ by more than a quarter.
  private func jump(_ a: [UInt32], _ b: [UInt32]) -> (mean: Double, many: Int, ink: Int) {
    var (sum, many, ink) = (0.0, 0, 0)
    for (first, second) in zip(a, b) where first != second || first != 0 {
      let step = abs(Int(first >> 24) - Int(second >> 24))
      sum += Double(step)
      if step > 64 { many += 1 }
      ink += 1
    }
    return (sum / Double(max(1, ink)), many, ink)
  }

  @Test(arguments: drawingInks)
  func nothingJumpsWhenAStrokeIsFinished(_ type: InkType) throws {
    // The fit is slow without optimization: one ink is enough at a high rate.
    for (seed, rate) in type == .pen ? [(31, 133.0), (33, 1000)] : [(31, 133.0)] {
      var canvas = OutputCanvas(width: 260, height: 180, pixelsPerMillimeter: 3.78)
      var screen = Screen(canvas)
      let samples = Self.written(seed: UInt64(seed), rate: rate)
      canvas.begin(1, .usual(type))
      for sample in samples { canvas.append(sample, to: 1) }
      canvas.end(1, at: Timestamp(microseconds: 0))
      screen.show(&canvas)
      let wet = screen.shown
      try canvas.finish(1)
      screen.show(&canvas)
      let jump = jump(wet, screen.shown)
      #expect(jump.ink > 200)
      // Where a line moves by so much, a greater share of a thin one changes.
      let share = min(1, type.defaultWidth / 0.5)
      #expect(jump.mean * share < 8, "\(type) at \(rate) Hz: \(jump)")
      #expect(jump.many * 200 < jump.ink, "\(type) at \(rate) Hz: \(jump)")
    }
  }

  /// A second of loops such as a fast hand writes, 40 mm high.
  static func written(seed: UInt64, rate: Double) -> [FitSample] {
    var dice = SplitMix64(seed: seed)
    let (turn, phase) = (dice.number(8...11), dice.number(0...6))
    return (0..<Int(rate)).map { step in
      let time = Double(step) / rate
      let loop = Turn.direction(of: time * turn + phase)
      return FitSample(
        time: time, location: Point(x: 12 + 40 * time + 9 * loop.x, y: 22 + 14 * loop.y),
        force: 0.5 + 0.3 * loop.y, azimuth: 0.6 + 0.2 * loop.x, altitude: 0.9, roll: 0.05)
    }
  }
}
