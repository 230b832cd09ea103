import Foundation
import InkDrawing
import InkGeometry
import Testing

/// What inks make of force, lean and speed, and of light and dark.
@Suite struct InkTests {
  @Test(arguments: InkType.allCases)
  func `an average hand gets about the width that was asked for`(type: InkType) {
    let tip = Ink(type).tip(width: type.defaultWidth, pen: PenState())
    #expect(type.validWidths.contains(type.defaultWidth))
    // Of a lead that is soft at its rims less shows anyway.
    #expect(tip.size.width >= type.defaultWidth * (type == .pencil ? 0.8 : 0.95))
    #expect(tip.size.width <= type.defaultWidth * 1.05)
    #expect(tip.size.height > 0 && tip.opacity > 0 && tip.opacity <= 1)
  }

  @Test(arguments: InkType.allCases)
  func `more force never makes a tip narrower or paler`(type: InkType) {
    let tips = (0...40).map { step in
      Ink(type).tip(width: type.defaultWidth, pen: PenState(force: Float(step) / 40))
    }
    for (a, b) in zip(tips, tips.dropFirst()) {
      #expect(b.size.width >= a.size.width && b.opacity >= a.opacity)
      // The rounder tip of a reed that lands is a little thicker, but smaller.
      #expect(b.size.height >= a.size.height || type == .reed)
      #expect(b.size.width * b.size.height >= a.size.width * a.size.height)
    }
  }

  @Test func `a pen that nothing presses draws a hair, and one that is pressed lightly a line`() {
    func width(_ force: Float) -> Double {
      Ink(.pen).tip(width: 1, pen: PenState(force: force)).size.width
    }
    #expect(width(0) < 0.2)
    #expect(width(0.1) > 0.5)
    #expect(width(1) < 1.5)
  }

  @Test func `a pencil and a crayon that lie down are wider and paler, and a pen is not`() {
    let upright = PenState(altitude: .pi / 2)
    let flat = PenState(altitude: 0.2)
    for type in [InkType.pencil, .crayon] {
      let (lead, point) = (
        Ink(type).tip(width: 1, pen: flat), Ink(type).tip(width: 1, pen: upright)
      )
      #expect(lead.size.width > 2 * point.size.width && lead.size.width > 2 * lead.size.height)
      #expect(lead.opacity < point.opacity)
    }
    #expect(Ink(.pen).tip(width: 1, pen: flat) == Ink(.pen).tip(width: 1, pen: upright))
  }

  @Test func `the deposit of a pencil is that of the recipe to a hundredth`() {
    for step in 1...100 {
      let force = Double(step) / 100
      let tip = Ink(.pencil).tip(width: 0.66, pen: PenState(force: Float(force)))
      let recipe = min(1, force / 0.05) * (0.24 + 3.5 * pow(force, 1.35))
      #expect(abs(Double(tip.opacity) * 4 / recipe - 1) < 0.01)
    }
  }

  @Test func `pens are thinner when fast, and a monoline never changes`() {
    let fast = PenState(force: 0.9, altitude: 0.3, speed: 400)
    for type in InkType.allCases {
      let (quick, slow) = (
        Ink(type).tip(width: 1, pen: PenState(speed: 400)).size.width,
        Ink(type).tip(width: 1, pen: PenState()).size.width
      )
      #expect(type.dependsOnSpeed ? quick < 0.9 * slow : quick == slow)
    }
    #expect(Ink(.monoline).tip(width: 1, pen: fast).size == Size(square: 1))
  }

  @Test func `a brush leaves less and less colour, and a nib that lands is rounder`() {
    func load(_ distance: Float) -> Float {
      Ink(.watercolor).tip(width: 6, pen: PenState(distance: distance)).opacity
    }
    #expect(load(0) > 1.1 * load(20) && load(20) > 1.1 * load(60) && load(1e9) > 0.2)
    for type in [InkType.fountainPen, .reed] {
      let (landing, pressed) = (
        Ink(type).tip(width: 1, pen: PenState(force: 0.02)).size,
        Ink(type).tip(width: 1, pen: PenState()).size
      )
      #expect(landing.width < 0.6 * pressed.width)
      #expect(landing.height / landing.width > 1.4 * pressed.height / pressed.width)
    }
  }

  @Test(arguments: InkType.allCases)
  func `impossible pens and widths make sound tips`(type: InkType) {
    for width in [-1, 0, 1e9, .infinity, .nan] {
      for value in [-1e9, 0, 1e9, .nan] as [Float] {
        let pen = PenState(
          force: value, altitude: value, azimuth: value, roll: value, speed: value, distance: value)
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

  @Test func `an inked path has the tips of its ink on the line, and is the same line`() {
    let bare = PathTests.wave(9)
    let path = bare.inked(with: Ink(.pencil), width: 0.6)
    for (k, (before, after)) in zip(bare, path).enumerated() {
      let there = bare.interpolatedPoint(at: Double(k))
      let tip = Ink(.pencil).tip(
        width: 0.6, pen: PenState(force: there.force, altitude: there.altitude))
      #expect(
        abs(path.interpolatedPoint(at: Double(k)).size.width - tip.size.width)
          < 0.03 * tip.size.width)
      #expect(after.location == before.location && after.timeOffset == before.timeOffset)
    }
    // A point each 20 ms on a straight line with 2 mm between: 100 mm/s.
    let even = StrokePath(
      controlPoints: (0..<5).map {
        StrokePoint(location: Point(x: Double($0) * 2, y: 0), timeOffset: Double($0) / 50)
      })
    #expect(abs(even.speed(at: 2.3) - 100) < 1e-9)
  }

  @Test(arguments: InkType.allCases)
  func `a hand that does not change gets tips that do not, to the last bit`(type: InkType) {
    let even = StrokePath(
      controlPoints: (0..<9).map {
        StrokePoint(
          location: Point(x: Double($0), y: 0), timeOffset: Double($0) / 20, force: 0.4)
      })
    let sizes = Set(even.inked(with: Ink(type), width: type.defaultWidth).map(\.size))
    // 20 mm/s: whoever is so slow leaves no taper.
    #expect(sizes.count == 1 || type.dependsOnSpeed && sizes.count < 3)
  }

  @Test func `a drawing needs the highest version of its parts`() {
    var drawing = Drawing(strokes: [DrawingTests.line(0, 0)])
    #expect(drawing.requiredContentVersion == .version1)
    var other = DrawingTests.line(0, 0)
    other.ink.type = .monoline
    drawing.append(other)
    #expect(drawing.requiredContentVersion == .version2)
    drawing.append(Stroke(ink: Ink(.pen), path: PathTests.wave(4)))
    #expect(drawing.requiredContentVersion == .version3)
    other.ink.type = .reed
    drawing.append(other)
    #expect(drawing.requiredContentVersion == .version4)
    other.ink.type = .crayon
    drawing.append(other)
    #expect(drawing.requiredContentVersion == .latest)
  }
}
