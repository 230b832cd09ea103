import InkDrawing
import InkGeometry
import Testing

/// What inks make of force, lean and speed, and of light and dark.
@Suite struct InkTests {
  @Test(arguments: InkType.allCases)
  func `an average hand gets about the width that was asked for`(type: InkType) {
    let tip = Ink(type).tip(width: type.defaultWidth, pen: PenState())
    #expect(tip.size.width >= type.defaultWidth * 0.85)
    #expect(tip.size.width <= type.defaultWidth * 1.15)
    #expect(tip.size.height > 0 && tip.opacity > 0 && tip.opacity <= 1)
  }

  @Test(arguments: InkType.allCases)
  func `more force never makes a tip smaller or paler`(type: InkType) {
    let tips = (0...20).map { step in
      Ink(type).tip(width: type.defaultWidth, pen: PenState(force: Float(step) / 20))
    }
    for (a, b) in zip(tips, tips.dropFirst()) {
      #expect(b.size.width >= a.size.width && b.size.height >= a.size.height)
      #expect(b.opacity >= a.opacity)
    }
  }

  @Test func `a pen and a pencil that lie down are wider, and the pencil is paler`() {
    let upright = PenState(altitude: .pi / 2)
    let flat = PenState(altitude: 0.2)
    let pen = Ink(.pen)
    #expect(
      pen.tip(width: 1, pen: flat).size.width > 1.5 * pen.tip(width: 1, pen: upright).size.width)
    let pencil = Ink(.pencil)
    let lead = pencil.tip(width: 1, pen: flat)
    #expect(lead.size.width > 4 * lead.size.height)
    #expect(lead.opacity < pencil.tip(width: 1, pen: upright).opacity)
  }

  @Test func `a fountain pen is thinner when fast, and a monoline never changes`() {
    let fast = PenState(force: 0.9, altitude: 0.3, speed: 400)
    #expect(
      Ink(.fountainPen).tip(width: 1, pen: PenState(speed: 400)).size.width
        < Ink(.fountainPen).tip(width: 1, pen: PenState()).size.width)
    #expect(Ink(.monoline).tip(width: 1, pen: fast).size == Size(square: 1))
  }

  @Test(arguments: InkType.allCases)
  func `impossible pens and widths make sound tips`(type: InkType) {
    for width in [-1, 0, 1e9, .infinity, .nan] {
      for value in [-1e9, 0, 1e9, .nan] as [Float] {
        let pen = PenState(force: value, altitude: value, azimuth: value, roll: value, speed: value)
        let tip = Ink(type).tip(width: width, pen: pen)
        #expect(tip.size.width.isFinite && tip.size.width > 0 && tip.size.height > 0)
        #expect(tip.opacity >= 0 && tip.opacity <= 1)
      }
    }
  }

  @Test
  func `in the dark black becomes white, a colour keeps its hue, and who does not adapt stays`() {
    #expect(Ink(.pen).color(in: .dark) == .white)
    #expect(Ink(.pen, adaptsToAppearance: false).color(in: .dark) == .black)
    let blue = Color(red: 0, green: 0, blue: 0.6, alpha: 0.5)
    let light = blue.withMirroredLightness
    #expect(light.blue == 1 && light.red == light.green && abs(light.red - 0.4) < 1e-6)
    #expect(light.alpha == 0.5)
    #expect(Ink(.pen, color: blue).color(in: .light) == blue)
  }

  @Test func `an inked path has the tips of its ink, and the same line`() {
    let bare = PathTests.wave(9)
    let path = bare.inked(with: Ink(.pencil), width: 0.6)
    for (before, after) in zip(bare, path) {
      let pen = PenState(force: before.force, altitude: before.altitude)
      #expect(after.size == Ink(.pencil).tip(width: 0.6, pen: pen).size)
      #expect(after.location == before.location && after.timeOffset == before.timeOffset)
    }
    // A point each 20 ms on a straight line with 2 mm between: 100 mm/s.
    let even = StrokePath(
      controlPoints: (0..<5).map {
        StrokePoint(location: Point(x: Double($0) * 2, y: 0), timeOffset: Double($0) / 50)
      })
    #expect(abs(even.speed(at: 2.3) - 100) < 1e-9)
    let tip = Ink(.fountainPen).tip(width: 1, pen: PenState(force: 1, speed: 100))
    let width = even.inked(with: Ink(.fountainPen), width: 1)[2].size.width
    #expect(abs(width - tip.size.width) < 1e-6)
  }

  @Test func `a drawing needs the highest version of its parts`() {
    var drawing = Drawing(strokes: [DrawingTests.line(0, 0)])
    #expect(drawing.requiredContentVersion == .version1)
    var other = DrawingTests.line(0, 0)
    other.ink.type = .crayon
    drawing.append(other)
    #expect(drawing.requiredContentVersion == .version2)
    drawing.append(Stroke(ink: Ink(.pen), path: PathTests.wave(4)))
    #expect(drawing.requiredContentVersion == .version3)
    other.ink.type = .reed
    drawing.append(other)
    #expect(drawing.requiredContentVersion == .latest)
  }

  @Test func `wet strokes that follow each other are one group until the ink is dry`() {
    func stroke(_ type: InkType, at second: Int64) -> Stroke {
      Stroke(
        ink: Ink(type),
        path: StrokePath(
          controlPoints: [StrokePoint(location: .zero)],
          creationDate: WallTime(microsecondsSince1970: second * 1_000_000)))
    }
    var grouping = WetGrouping()
    let groups = [(InkType.marker, 1), (.marker, 2), (.marker, 9), (.pen, 10), (.marker, 10)]
      .map { grouping.joined(stroke($0, at: Int64($1))).renderGroupID }
    #expect(groups[0] != nil && groups[0] == groups[1])
    #expect(groups[2] != nil && groups[2] != groups[1])
    #expect(groups[3] == nil)
    #expect(groups[4] != groups[2])
  }
}
