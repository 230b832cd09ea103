import InkDrawing
import Testing
import Units

@testable import ToolPicker

private func moment(_ milliseconds: Int64) -> Timestamp {
  Timestamp(microseconds: milliseconds * 1_000)
}

/// Numbers on their way, and colors as the field has them.
@Suite struct GlideTests {
  @Test func aGlideIsQuickAtFirstAndEndsAtItsTime() {
    var glide = Glide(at: 2)
    #expect(glide.isOver(at: moment(0)) && glide.value(at: moment(0)) == 2)
    glide.go(to: 10, at: moment(100), within: .milliseconds(100))
    #expect(glide.value(at: moment(100)) == 2 && glide.value(at: moment(150)) == 9)
    #expect(!glide.isOver(at: moment(199)) && glide.isOver(at: moment(200)))
    #expect(glide.value(at: moment(200)) == 10 && glide.value(at: moment(900)) == 10)
  }

  @Test func aGlideThatTurnsGoesOnFromWhereItIs() {
    var glide = Glide(at: 0)
    glide.go(to: 8, at: moment(0), within: .milliseconds(100))
    glide.go(to: 0, at: moment(50), within: .milliseconds(100))
    #expect(glide.from == 7 && glide.to == 0 && glide.value(at: moment(50)) == 7)
    #expect(glide.value(at: moment(100)) == 7.0 / 8)
  }

  @Test func aGlideToWhereItGoesAlreadyIsNotBegunAgain() {
    var glide = Glide(at: 0)
    glide.go(to: 8, at: moment(0), within: .milliseconds(100))
    let before = glide
    glide.go(to: 8, at: moment(50), within: .milliseconds(100))
    #expect(glide == before)
  }

  @Test func aJumpIsOverAtOnceAndAStartCanBeNamed() {
    var glide = Glide(at: 0)
    glide.go(to: 8, at: moment(0), within: .milliseconds(100))
    glide.jump(to: 5)
    #expect(glide == Glide(at: 5))
    glide.go(from: 1, to: 9, at: moment(0), within: .milliseconds(10))
    #expect(glide.value(at: moment(0)) == 1 && glide.value(at: moment(10)) == 9)
    #expect(glide.value(at: moment(5)) == 8)
  }

  @Test(
    arguments: [
      (0xFF00_00FF, 0), (0xFFFF_00FF, 1), (0x00FF_00FF, 2), (0x00FF_FFFF, 3), (0x0000_FFFF, 4),
      (0xFF00_FFFF, 5),
    ] as [(UInt32, Double)])
  func pureHuesLieASixthApart(_ rgba: UInt32, _ sixths: Double) {
    let color = HueColor(Color(rgba: rgba))
    #expect(abs(color.hue - sixths / 6) < 1e-6)
    #expect(abs(color.saturation - 1) < 1e-6 && abs(color.lightness - 0.5) < 1e-6)
    let back = HueColor(hue: sixths / 6, saturation: 1, lightness: 0.5).color
    #expect(back.isNear(Color(rgba: rgba)))
  }

  @Test func aGreyHasNoHueAndItsLightness() {
    for (rgba, lightness) in [(0x0000_00FF, 0), (0xFFFF_FFFF, 1), (0x3333_33FF, 0.2)]
      as [(UInt32, Double)]
    {
      let grey = HueColor(Color(rgba: rgba))
      #expect(grey.hue == 0 && grey.saturation == 0 && abs(grey.lightness - lightness) < 1e-6)
    }
  }

  @Test func paleAndDarkColorsKeepTheirSaturation() {
    for lightness in [0.2, 0.5, 0.8] {
      for saturation in [0.25, 1] {
        for hue in [0.05, 0.4, 0.9] {
          let color = HueColor(hue: hue, saturation: saturation, lightness: lightness)
          let back = HueColor(color.color)
          #expect(abs(back.hue - hue) < 1e-5 && abs(back.saturation - saturation) < 1e-5)
          #expect(abs(back.lightness - lightness) < 1e-5)
        }
      }
    }
  }

  @Test func numbersOutsideAColorAreMovedIntoIt() {
    let color = HueColor(hue: -1, saturation: 2, lightness: .nan)
    #expect(color == HueColor(hue: 0, saturation: 1, lightness: 0))
  }
}
