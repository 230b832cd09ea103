import InkDrawing
import InkFitting
import InkGeometry
import InkRendering
import StylusModel
import Testing

@testable import InkCanvas
@testable import InkEditing

/// A ruler above ink: what it looks like, and what it does to strokes that are drawn beside it.
@Suite struct RulerInkTests {
  private static let ruler = Ruler(at: Point(x: 60, y: 50), angle: 0.3)

  private func canvas(_ strokes: [Stroke] = []) -> OutputCanvas {
    OutputCanvas(
      width: 480, height: 400, pixelsPerMillimeter: 4, drawing: Drawing(strokes: strokes))
  }

  /// A face in which each pixel is another, twice as fine as the output.
  private static let face = TurnedPicture(pixels: pixels, layout: layout, number: 1)
  private static let layout = PixelLayout(
    bounds: PixelRect(minX: -1000, minY: -152, maxX: 1000, maxY: 152), order: .blueLowest)
  private static let pixels: [UInt32] = (0..<UInt32(layout.count)).map { index -> UInt32 in
    let (red, green) = ((index % 191) << 16, (index % 149) << 8)
    return 0xC000_0000 | red | green | index % 83
  }

  private func laid(_ ruler: Ruler = Self.ruler) -> LaidRuler {
    LaidRuler(ruler, face: Self.face, faceScale: 8)
  }

  /// A hand from one place of the ruler's own to another, in a wave.
  private func draw(
    _ id: StrokeID, from start: Point, to end: Point, on canvas: inout OutputCanvas,
    wave: Double = 0
  ) {
    for step in 0...80 {
      let share = Double(step) / 80
      let own = start.mixed(with: end, share) + Point(x: 0, y: wave * Double(step % 9) / 9)
      let place = Self.ruler.transform.applied(to: own)
      let sample = FitSample(
        time: Double(step) * 0.008, location: place, force: 0.3 + 0.4 * share, altitude: 0.9)
      canvas.append(sample, to: id)
    }
  }

  private func style(_ type: InkType, _ fate: StrokeStyle.Fate = .stays) -> StrokeStyle {
    var style = StrokeStyle.usual(type, fate: fate)
    style.ruler = Self.ruler
    return style
  }

  @Test(arguments: drawingInks) func wetAndDryNoInkLiesOnIt(_ type: InkType) throws {
    for fate in [StrokeStyle.Fate.stays, .fades] {
      var canvas = canvas()
      var screen = Screen(canvas)
      canvas.begin(1, style(type, fate))
      draw(1, from: Point(x: -20, y: -45), to: Point(x: 25, y: 45), on: &canvas)
      canvas.expect([], behind: 1)
      screen.show(&canvas)
      #expect(inked(screen, within: 17.5) == 0)
      let wet = inked(screen, within: 400)
      #expect(wet > 200)
      canvas.end(1, at: Timestamp(microseconds: 0))
      try canvas.finish(1)
      screen.show(&canvas)
      #expect(inked(screen, within: 17.5) == 0)
      // Fitted, it is the same ink but for what rounds off.
      #expect(abs(inked(screen, within: 400) - wet) < wet / 6, "\(type) \(fate)")
    }
  }

  @Test(arguments: drawingInks) func whatBeginsNearAnEdgeRunsAlongIt(_ type: InkType) throws {
    var canvas = canvas()
    canvas.begin(1, style(type))
    draw(1, from: Point(x: -30, y: 22), to: Point(x: 40, y: 21), on: &canvas, wave: 5)
    let half = type.defaultWidth / 2
    for sample in canvas.picture.wet[0].curve.samples {
      #expect(abs(Self.ruler.own(sample.location).y - 19 - half) < 1e-9)
    }
    canvas.expect([canvas.picture.wet[0].curve.samples[3]], behind: 1)
    canvas.correct(4, to: FitSample(time: 0.032, location: Point(x: 50, y: 90), force: 0.5), in: 1)
    #expect(
      abs(Self.ruler.own(canvas.picture.wet[0].curve.samples[4].location).y - 19 - half) < 1e-9)
    try canvas.finish(1)
    let stroke = try #require(canvas.drawing.strokes.first)
    for place in stroke.path.interpolatedPoints(by: .distance(1)) {
      #expect(abs(Self.ruler.own(place.location).y - 19 - half) < 0.02)
    }
    #expect(!stroke.touches(Self.ruler.region) || stroke.mask != nil)
  }

  @Test func aStrokeElsewhereHasNoMask() throws {
    var canvas = canvas()
    canvas.begin(1, style(.pen))
    draw(1, from: Point(x: -30, y: 40), to: Point(x: 40, y: 30), on: &canvas)
    try canvas.finish(1)
    #expect(canvas.drawing.strokes.first?.mask == nil)
  }

  @Test func onlyWhatItLeavesAndReachesIsDamagedAndEachPictureIsAsIfItWereTheFirst() {
    var canvas = canvas()
    var screen = Screen(canvas)
    screen.show(&canvas)
    for step in 0..<12 {
      var ruler = Self.ruler
      ruler.move(by: Point(x: Double(step), y: Double(step) / 2))
      ruler.turn(by: Double(step) * 0.1)
      let isChanged = [canvas.lay(laid(ruler)), canvas.lay(laid(ruler))]
      #expect(isChanged == [true, false])
      let shown = screen.show(&canvas, in: step % 3)
      #expect(shown.missed == 0)
      var whole = self.canvas()
      _ = whole.lay(laid(ruler))
      var other = Screen(whole)
      other.show(&whole)
      let isSame = screen.shown == other.shown
      #expect(isSame, "after \(step)")
    }
    let isGone = [canvas.lay(nil), canvas.lay(nil)]
    #expect(isGone == [true, false])
    screen.show(&canvas)
    #expect(screen.shown.allSatisfy { $0 == 0 })
  }

  @Test func layingItIsNoStep() {
    var canvas = canvas()
    _ = canvas.lay(laid())
    #expect(!canvas.notebook.canUndo && !canvas.hasInk)
  }

  /// How many pixels have ink nearer than that to the ruler's middle line, in millimeters.
  private func inked(_ screen: Screen, within reach: Double) -> Int {
    let bounds = screen.layout.bounds
    var count = 0
    for y in bounds.minY..<bounds.maxY {
      for (x, index) in screen.layout.row(y, bounds).enumerated() where screen.shown[index] != 0 {
        let place = Point(x: (Double(x) + 0.5) / 4, y: (Double(y) + 0.5) / 4)
        if abs(Self.ruler.own(place).y) < reach { count += 1 }
      }
    }
    return count
  }
}
