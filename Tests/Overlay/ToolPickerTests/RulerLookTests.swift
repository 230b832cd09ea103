import InkDrawing
import InkEditing
import InkGeometry
import InkRendering
import Testing

@testable import ToolPicker

/// What the ruler is painted of, and what is told about its angle.
@Suite struct RulerLookTests {
  private let unit = 96 / 25.4

  @Test func itIsAsLargeAsTheRulerAndHasTicksOfItsPage() {
    let look = RulerLook(.light, ticks: RulerTick.all(pixelsPerMillimeter: 4))
    #expect(abs(RulerLook.body.width - 250 * unit) < 1e-9)
    #expect(abs(RulerLook.body.height - 38 * unit) < 1e-9)
    #expect(RulerLook.body.center == .zero)
    let steps = look.steps
    #expect(steps.count == 20)
    // Ticks shorter than 3 mm, then longer ones, on both edges.
    let (short, long) = (steps[7], steps[8])
    #expect(short.lines.count == 2 * 192 && long.lines.count == 2 * 49)
    #expect(short.width == 0.8 && long.width == 1.05)
    for line in short.lines + long.lines {
      #expect(line[0].x == line[1].x)
      #expect(abs(abs(line[0].y) - (19 - 0.35) * unit) < 1e-9)
      let millimeters = line[0].x / unit + 125
      #expect(abs(millimeters - millimeters.rounded()) < 1e-6)
    }
    let first = long.lines[0]
    #expect(abs(first[0].x - (5 - 125) * unit) < 1e-9)
    #expect(abs(first[1].y + (19 - 5) * unit) < 1e-9)
    #expect(long.lines[1][0].y == -first[0].y)
  }

  @Test func numbersStandEightMillimetersFromTheEdges() {
    let ticks = [RulerTick.all(pixelsPerMillimeter: 4)[10]]
    #expect(ticks[0].number == 1)
    let numbers = RulerLook(.light, ticks: ticks).steps[9].lines
    #expect(numbers.count == 2)
    let middles = numbers.map { (Rect(around: $0).min.y + Rect(around: $0).max.y) / 2 }
    #expect(abs(middles[0] + 11 * unit) < 0.01 && abs(middles[1] - 11 * unit) < 0.01)
    #expect(numbers[0].map(\.x) == numbers[1].map(\.x))
    // Around its tick: the glyph of a one lies within a width of 4.
    let box = Rect(around: numbers[0])
    #expect(box.min.x < ticks[0].x * unit && box.max.x > ticks[0].x * unit)
  }

  @Test func gripsAreInTheMiddleAndTurnsAtTheEnds() {
    let steps = RulerLook(.dark, ticks: []).steps
    let dots = steps[10..<18].map(\.bounds.center)
    let wanted = [-12.0, -4, 4, 12].flatMap { x in [-3.6, 3.6].map { Point(x: x, y: $0) } }
    for (dot, place) in zip(dots, wanted) { #expect((dot - place).length < 0.05) }
    let ends = steps[18...].map(\.bounds.center.x)
    #expect(abs(ends[0] + ends[1]) < 1e-6 && ends[0] < 0)
    #expect(abs(ends[1] - 110 * unit) < 6)
    // One is the mirror of the other.
    #expect(abs(steps[18].bounds.height - steps[19].bounds.height) < 1e-9)
    #expect(steps[18].lines.count == 3 && steps[19].lines.count == 3)
  }

  @Test func aRulerIsGlassWithALineWhereItBecomesThick() {
    for (appearance, shade) in [(Appearance.light, 0.26), (.dark, 0.5)] {
      let steps = RulerLook(appearance, ticks: []).steps
      guard case .shadow(let shadow) = steps[0], case .linear(_, _, let stops)? = steps[1].paint
      else {
        Issue.record("a shadow and glass are expected")
        return
      }
      #expect(shadow.color == .gray(0, shade) && shadow.caster == RulerLook.body)
      #expect(stops.map(\.share) == [0, 1.0 / 3, 2.0 / 3, 1])
      // Ink is seen through it.
      #expect(stops.allSatisfy { $0.color.alpha > 0.6 && $0.color.alpha < 0.85 })
      #expect(steps[2].bounds.width == RulerLook.body.width - 2)
      #expect(abs(steps[2].bounds.height - (6.4 * unit - 1)) < 1e-9)
      #expect(abs(steps[2].bounds.min.y + steps[3].bounds.max.y) < 1e-9)
      #expect(abs(steps[4].lines[0][0].y + steps[5].lines[0][0].y) < 1e-9)
    }
  }

  /// How many pixels a label of these words takes at scale 1.
  private func pixels(_ text: String) -> Int {
    let half = Figures.width(text, height: 12) / 2 + 14 + 32
    return 2 * Int(half.rounded(.up))
  }

  @Test(arguments: [
    (0.0, "0°"), (45, "45°"), (-30, "-30°"), (37.5, "37.5°"), (90, "90°"), (180, "0°"),
  ])
  func aLabelIsAsWideAsItsAngle(_ degrees: Double, _ text: String) {
    let ruler = Ruler(at: Point(x: 5, y: 5), angle: degrees / 180 * .pi)
    let label = RulerPicture.label(of: ruler, pixelsPerPoint: 1, appearance: .light)
    #expect(label.layout.bounds.width == pixels(text))
    #expect(label.layout.bounds.minY == -47 && label.layout.bounds.maxY == 47)
  }

  @Test func aFaceHasRoomForItsShadow() {
    let face = RulerPicture.face(pixelsPerPoint: 0.25, ticksFor: 1, appearance: .light)
    // 486.44 by 85.81 points from its middle, at a quarter of a pixel each.
    #expect(face.layout.bounds == PixelRect(minX: -122, minY: -22, maxX: 122, maxY: 22))
    #expect(face.pixels.count == 244 * 44 && face.pixels[0] == 0)
    let middle = face.pixels[22 * 244 + 122] >> 24
    #expect(middle > 150 && middle < 255)
    let other = RulerPicture.face(pixelsPerPoint: 0.25, ticksFor: 1, zoom: 4, appearance: .light)
    #expect(other.pixels != face.pixels)
  }

  @Test func aPainterMakesAFaceTwiceAsFineAsItsOutput() {
    var painter = RulerPainter()
    for (scale, finest, fine) in [(0.25, Double.infinity, 0.5), (0.5, 4, 1), (0.5, 0.75, 0.75)] {
      let image = painter.face(pixelsPerPoint: scale, atMost: finest, appearance: .dark)
      let picture = RulerPicture.face(pixelsPerPoint: fine, ticksFor: scale, appearance: .dark)
      #expect(image.scale == fine && image.picture.layout.bounds == picture.layout.bounds)
      // Ticks are as near to each other as the output allows, not the picture.
      #expect(image.picture.pixels == picture.pixels)
    }
  }

  @Test func aLabelIsPaintedForEachAngle() {
    var painter = RulerPainter()
    let images = [0, 0, 0.25].map { angle in
      painter.label(of: Ruler(at: .zero, angle: angle * .pi), pixelsPerPoint: 2, appearance: .light)
    }
    #expect(images.map(\.number) == [1, 2, 3] && images.allSatisfy { $0.scale == 2 })
    #expect(images[0].picture.pixels == images[1].picture.pixels)
    #expect(images[0].picture.pixels != images[2].picture.pixels)
  }

  @Test func aFaceIsPaintedOnceForAScaleAZoomAndAnAppearance() {
    var painter = RulerPainter()
    let face = painter.face(pixelsPerPoint: 0.25, appearance: .light)
    #expect(face.number == 1 && face.scale == 0.5)
    #expect(painter.face(pixelsPerPoint: 0.25, appearance: .light).number == 1)
    let label = painter.label(of: Ruler(at: .zero), pixelsPerPoint: 1, appearance: .light)
    #expect(label.number == 2 && label.scale == 1)
    #expect(painter.face(pixelsPerPoint: 0.25, appearance: .light).number == 1)
    #expect(painter.face(pixelsPerPoint: 0.25, zoom: 2, appearance: .light).number == 3)
    #expect(painter.face(pixelsPerPoint: 0.25, appearance: .dark).number == 4)
  }
}
