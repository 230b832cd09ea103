import InkDrawing
import InkFitting
import InkGeometry
import InkRendering
import InkSynthesis
import StylusModel
import Testing

@testable import InkCanvas

/// Strokes of one group while they are drawn: what is blended once, and what that costs.
@Suite struct WetGroupTests {
  private let group = InkID()

  private func style(_ type: InkType = .marker, fate: StrokeStyle.Fate = .stays) -> StrokeStyle {
    var style = StrokeStyle(ink: Ink(type, color: .black), width: 4, fate: fate)
    style.group = group
    return style
  }

  /// Two lines that cross in the middle: the first one finished, the second one drawn but for its
  /// end.
  private func crossing(_ style: StrokeStyle) throws -> OutputCanvas {
    var canvas = smallCanvas()
    try drawLine(1, from: Point(x: 5, y: 5), to: Point(x: 35, y: 25), style, in: &canvas)
    canvas.begin(2, style)
    for step in 0...10 {
      let place = Point(x: 35 - 3 * Double(step), y: 5 + 2 * Double(step))
      canvas.append(FitSample(time: Double(step) * 0.01, location: place, force: 0.5), to: 2)
    }
    return canvas
  }

  private func darkest(_ screen: Screen) -> UInt32 {
    screen.layout.bounds.height == 0 ? 0 : screen.shown.map { $0 >> 24 }.max() ?? 0
  }

  /// How dark the first of two such lines is by itself.
  private func darkestAlone(_ fate: StrokeStyle.Fate = .stays) throws -> UInt32 {
    var canvas = smallCanvas()
    try drawLine(
      1, from: Point(x: 5, y: 5), to: Point(x: 35, y: 25), style(fate: fate), in: &canvas)
    var screen = Screen(canvas)
    screen.show(&canvas)
    return darkest(screen)
  }

  @Test func strokesThatCrossAreNotDarkerThereWetOrDry() throws {
    let alone = try darkestAlone()
    var canvas = try crossing(style())
    var screen = Screen(canvas)
    screen.show(&canvas)
    #expect(darkest(screen) == alone && alone > 64)
    canvas.end(2, at: Timestamp(microseconds: 500_000))
    screen.show(&canvas)
    let wet = screen.shown
    try canvas.finish(2)
    screen.show(&canvas)
    #expect(darkest(screen) == alone)
    #expect(canvas.drawing.strokes.map(\.renderGroupID) == [group, group])
    // But for what the fit changes of a straight line.
    let steps = zip(wet, screen.shown).map { abs(Int($0 >> 24) - Int($1 >> 24)) }
    #expect(steps.max() ?? 0 <= 3)
    while canvas.undo() {}
    while canvas.redo() {}
    screen.show(&canvas)
    #expect(darkest(screen) == alone)
  }

  @Test func withoutAGroupTheyAre() throws {
    var alone = style()
    alone.group = nil
    var canvas = try crossing(alone)
    var screen = Screen(canvas)
    screen.show(&canvas)
    #expect(darkest(screen) > (try darkestAlone()) + 30)
  }

  @Test func aGroupThatDriesLooksAsItDidAndIsInThePicture() throws {
    var canvas = try crossing(style())
    var screen = Screen(canvas)
    #expect(canvas.nextDrying == nil)
    canvas.end(2, at: Timestamp(microseconds: 500_000))
    try canvas.finish(2)
    screen.show(&canvas)
    let wet = screen.shown
    #expect(canvas.nextDrying == Timestamp(microseconds: 2_500_000))
    canvas.advance(to: Timestamp(microseconds: 2_499_999))
    #expect(canvas.picture.dry.top != nil)
    canvas.advance(to: Timestamp(microseconds: 2_500_000))
    #expect(canvas.picture.dry.top == nil && canvas.nextDrying == nil && !canvas.isOutOfDate)
    #expect(screen.show(&canvas).damage.isEmpty)
    canvas.forget(buffer: 0)
    screen.show(&canvas)
    #expect(screen.shown == wet)
    // What joins it nevertheless, since it was told late, takes it out of the picture again.
    canvas.begin(3, style())
    canvas.append(FitSample(time: 0, location: Point(x: 20, y: 15), force: 0.5), to: 3)
    screen.show(&canvas)
    #expect(try canvas.picture.dry.top?.start == 0 && darkest(screen) == darkestAlone())
  }

  @Test func anotherStrokeLiesOnAGroupAndWhenItIsUndoneTheGroupIsOnTopAgain() throws {
    var canvas = try crossing(style())
    var screen = Screen(canvas)
    screen.show(&canvas)
    let alone = screen.shown
    try drawLine(3, from: Point(x: 20, y: 2), to: Point(x: 20, y: 28), in: &canvas)
    screen.show(&canvas)
    #expect(screen.layout.differences(screen.shown, canvas.drawnAnew(screen.layout)) == 0)
    #expect(canvas.picture.joinedCount == 0)
    canvas.undo()
    screen.show(&canvas)
    #expect(screen.shown == alone && canvas.picture.joinedCount == 1)
  }

  @Test func inkThatFadesIsOneWhileBothStrokesAreSeen() throws {
    let fades = style(fate: .fades)
    let alone = try darkestAlone(.fades)
    var canvas = try crossing(fades)
    var screen = Screen(canvas)
    screen.show(&canvas)
    #expect(darkest(screen) == alone)
    canvas.end(2, at: Timestamp(microseconds: 1_000_000))
    try canvas.finish(2)
    screen.show(&canvas)
    #expect(darkest(screen) == alone && canvas.picture.fading.strokes.count == 2)
    // The first is half gone.
    canvas.advance(to: Timestamp(microseconds: 100_000 + 2_000_000 + 150_000))
    #expect(screen.show(&canvas).missed == 0)
    #expect(canvas.picture.fading.strokes.map(\.level).min() ?? 0 < 140 && darkest(screen) == alone)
    canvas.advance(to: Timestamp(microseconds: 100_000 + 2_000_000 + 300_000))
    #expect(screen.show(&canvas).missed == 0)
    #expect(canvas.picture.fading.strokes.count == 1 && darkest(screen) == alone)
  }

  @Test(arguments: [InkType.marker, .watercolor])
  func aPictureCostsWhatChangesHoweverLargeTheGroupIs(_ type: InkType) throws {
    let (few, many) = (try cost(of: type, inGroupOf: 1), try cost(of: type, inGroupOf: 40))
    #expect(few.dryPixels == 0 && many.dryPixels == 0)
    #expect(many.pixels == few.pixels && many.segments == few.segments && many.pixels > 1000)
  }

  /// What ten pictures of a line cost that crosses so many of its group.
  private func cost(of type: InkType, inGroupOf count: Int) throws -> CanvasWork {
    var canvas = OutputCanvas(width: 260, height: 180, pixelsPerMillimeter: 4)
    for number in 0..<count {
      let x = 5 + Double(number)
      try drawLine(
        StrokeID(rawValue: UInt64(number + 10)), from: Point(x: x, y: 5), to: Point(x: x, y: 40),
        style(type), in: &canvas)
    }
    var screen = Screen(canvas)
    screen.show(&canvas)
    canvas.begin(1, style(type))
    let before = canvas.work
    for step in 0..<10 {
      let place = Point(x: 2 + Double(step), y: 20)
      canvas.append(FitSample(time: Double(step) * 0.01, location: place), to: 1)
      screen.show(&canvas)
    }
    var cost = canvas.work
    cost.segments -= before.segments
    cost.pixels -= before.pixels
    cost.dryPixels -= before.dryPixels
    return cost
  }

  @Test func aGroupOfHighlightersTakesThreeBytesAPixelAndPensNone() throws {
    var canvas = smallCanvas()
    try drawLine(1, from: Point(x: 5, y: 5), to: Point(x: 35, y: 25), in: &canvas)
    let before = canvas.pixelBytes
    for id: StrokeID in [2, 3] {
      try drawLine(id, from: Point(x: 5, y: 5), to: Point(x: 35, y: 25), style(), in: &canvas)
    }
    let bytes = 3 * 160 * 120
    #expect(canvas.pixelBytes - before <= bytes)
    canvas.advance(to: Timestamp(microseconds: 9_000_000))
    #expect(canvas.pixelBytes - before <= bytes)
  }

  @Test func whatAStrokeBecomesLaterKeepsItsGroup() throws {
    var canvas = try crossing(style())
    canvas.end(2, at: Timestamp(microseconds: 500_000))
    let asked = canvas.inkToFit(2)
    let whole = try #require(try asked?.fitted())
    let first = try #require(canvas.drawing.strokes.first)
    canvas.finish(2, as: whole, insteadOf: first.id)
    #expect(canvas.drawing.strokes.map(\.renderGroupID) == [group])
    var screen = Screen(canvas)
    screen.show(&canvas)
    #expect(screen.layout.differences(screen.shown, canvas.drawnAnew(screen.layout)) == 0)
  }
}
