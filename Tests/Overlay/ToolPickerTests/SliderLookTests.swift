import InkDrawing
import InkGeometry
import InkRendering
import Testing

@testable import ToolPicker

/// How sliders look, the theme's contrasts, and the sample of an ink.
@Suite struct SliderLookTests {
  private let light = PickerTheme(.light)
  private let track = Rect(x: 20, y: 12, width: 172, height: 16)

  @Test(arguments: [(0.0, 20.0), (0.25, 63), (1, 192)])
  func theKnobIsAtTheValuesShare(_ share: Double, _ x: Double) {
    for slider in [PickerSlider.width, .opacity(.black), .saturation(HueColor(.black))] {
      let steps = slider.steps(track, share, light)
      let knob = steps.suffix(3)
      #expect(knob.allSatisfy { abs($0.bounds.center.x - x) < 0.1 })
      #expect(abs(steps[steps.count - 1].bounds.center.y - 20) < 0.1)
      let sides = knob.map(\.bounds.width)
      #expect(sides[0] == 24 && abs(sides[1] - 24.8) < 0.1 && abs(sides[2] - 24) < 0.1)
      #expect(steps[steps.count - 1].paint == .down(8, 32, [light.knob, light.knob.darker(0.05)]))
    }
  }

  @Test func theWayOfAWidthIsAWedge() {
    let steps = PickerSlider.width.steps(track, 0, light)
    #expect(steps.count == 4)
    let places = steps[0].places
    #expect(places[0] == Point(x: 13, y: 19) && places[places.count - 1] == Point(x: 13, y: 21))
    #expect(places[1] == Point(x: 193, y: 13.5) && steps[0].bounds.max.x < 199)
    #expect(steps[0].bounds.max.x > 198.9)
    #expect(steps[0].paint == .plain(light.groove.times(1.9)))
  }

  @Test func theWayOfAnOpacityShowsSquaresThroughIt() {
    let color = Color(rgba: 0xE033_2BFF)
    let steps = PickerSlider.opacity(color).steps(track, 0, light)
    #expect(steps.count == 7)
    #expect(steps[0].bounds == Rect(x: 13, y: 12, width: 186, height: 16))
    #expect(steps[2].paint == .across(20, 192, [color.faded(0.05), color]))
    guard case .fill(let squares, let paint) = steps[1] else {
      Issue.record("squares are expected")
      return
    }
    #expect(paint == .plain(.gray(0.8)))
    for square in squares {
      let box = Rect(around: square.corners)
      #expect(box.width == 4 && box.height == 4)
      let (column, row) = (Int((box.min.x - 13) / 4), Int((box.min.y - 12) / 4))
      #expect((column + row) % 2 == 0)
    }
    // 46 columns of two, less those that stick out of the round ends.
    #expect(squares.count > 80 && squares.count < 92)
  }

  @Test func theWayOfASaturationGoesFromGreyToTheHue() {
    let color = HueColor(hue: 0.25, saturation: 0.5, lightness: 0.9)
    let steps = PickerSlider.saturation(color).steps(track, 1, light)
    #expect(steps.count == 5)
    // A light color is shown at 0.8: in white there are no hues.
    let colors = [0, 0.5, 1].map { HueColor(hue: 0.25, saturation: $0, lightness: 0.8).color }
    #expect(steps[0].paint == .across(20, 192, colors))
    let night = PickerSlider.saturation(HueColor(hue: 0.25, saturation: 1, lightness: 0))
    let dim = [0, 0.5, 1].map { HueColor(hue: 0.25, saturation: $0, lightness: 0.2).color }
    #expect(night.steps(track, 1, light)[0].paint == .across(20, 192, dim))
  }

  @Test func aRectangleIsInACapsuleIfItsCornersAre() {
    let capsule = Rect(x: 0, y: 0, width: 40, height: 10)
    #expect(capsule.isInCapsule(Rect(x: 5, y: 0, width: 30, height: 10)))
    #expect(!capsule.isInCapsule(Rect(x: 4, y: 0, width: 30, height: 10)))
    #expect(capsule.isInCapsule(Rect(x: 1, y: 2, width: 10, height: 6)))
    #expect(!capsule.isInCapsule(Rect(x: 1, y: 1, width: 10, height: 6)))
    #expect(capsule.isInCapsule(Rect(x: 0, y: 5, width: 40, height: 0)))
    #expect(!capsule.isInCapsule(Rect(x: 35, y: 8, width: 4, height: 2)))
    #expect(capsule.grownSideways(by: 3) == Rect(x: -3, y: 0, width: 46, height: 10))
  }

  /// WCAG's relative luminance of an opaque color.
  private func luminance(_ color: Color) -> Double {
    func linear(_ level: Float) -> Double {
      let level = Double(level)
      if level <= 0.04045 { return level / 12.92 }
      // ((level + 0.055) / 1.055) ^ 2.4, near enough by a polynomial through squares and roots.
      let base = (level + 0.055) / 1.055
      let fifth = base.squareRoot().squareRoot()
      return base * base * fifth * fifth.squareRoot() * fifth.squareRoot().squareRoot()
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private func contrast(_ one: Color, _ other: Color) -> Double {
    let levels = [luminance(one), luminance(other)].sorted()
    return (levels[1] + 0.05) / (levels[0] + 0.05)
  }

  @Test(arguments: [Appearance.light, .dark])
  func whatIsReadStandsOutFromThePlate(_ appearance: Appearance) {
    let theme = PickerTheme(appearance)
    for ground in theme.plate + [theme.paper] {
      #expect(contrast(theme.text, ground) > 10)
      #expect(contrast(theme.accent, ground) > 3)
      #expect(contrast(theme.danger, ground) > 3)
    }
    #expect(theme.text.alpha == 1 && theme.dim.alpha == 0.26 && theme.quiet.alpha == 0.42)
    #expect(theme.plate.allSatisfy { $0.alpha == 1 } && theme.paper.alpha == 1)
  }

  @Test func darkAndLightAreOppositesOfEachOther() {
    let dark = PickerTheme(.dark)
    #expect(light.paper == .white && dark.paper.brightness < 0.15)
    #expect(light.text.brightness < 0.2 && dark.text.brightness > 0.9)
    #expect(light.hairline == .gray(0, 0.12) && dark.hairline == .gray(1, 0.14))
    #expect(light.rim == .gray(0, 0.11) && dark.rim == .gray(1, 0.16))
    #expect(light.chosen == .gray(0, 0.07) && dark.chosen == .gray(1, 0.12))
    #expect(light.groove == .gray(0, 0.12) && dark.groove == .gray(1, 0.16))
    #expect(light.knob == .white && dark.knob == Color(rgba: 0xF4F4_F6FF))
    #expect(light.shadows.map(\.drop) == [8, 1.5] && dark.shadows.map(\.drop) == [8, 2])
    #expect(light.shadows.map(\.color) == [.gray(0, 0.2), .gray(0, 0.14)])
    #expect(dark.shadows.map(\.color) == [.gray(0, 0.46), .gray(0, 0.4)])
  }

  @Test func aSampleIsAWaveOfTheInk() {
    let sample = InkSample(ink: Ink(.pen), width: 0.5, length: 96, height: 12)
    let stroke = sample.stroke
    #expect(stroke.ink == Ink(.pen) && stroke.randomSeed == 11)
    guard case .ink(let shown)? = sample.steps.first else {
      Issue.record("ink is expected")
      return
    }
    #expect(shown.ink == stroke.ink && sample.steps.count == 1)
    let places = stroke.path.controlPoints.map(\.location)
    #expect(places.count == 14)
    // 96 points are 25.4 mm, 12 of them 3.175.
    #expect(abs(places[0].x + 12.7) < 1e-9 && abs(places[13].x - 12.7) < 1e-9)
    let highest = places.map(\.y).max() ?? 0
    #expect(highest > 3 && highest < 3.176)
    // It is the same upside down.
    for number in 0..<7 { #expect((places[number] + places[13 - number]).length < 1e-9) }
    let narrow = InkSample(ink: Ink(.pen), width: 0.2, length: 96, height: 12)
    #expect(narrow.stroke.path.controlPoints.map(\.location) == places)
    #expect(narrow != sample && narrow.stroke.path != stroke.path)
  }
}
