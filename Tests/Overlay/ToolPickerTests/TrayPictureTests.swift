import Testing

@testable import ToolPicker

/// The icon in the tray.
@Suite struct TrayPictureTests {
  private func channels(_ pixel: UInt32) -> (
    alpha: UInt32, red: UInt32, green: UInt32, blue: UInt32
  ) {
    (pixel >> 24, pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
  }

  @Test(arguments: [16, 22, 24, 32, 44, 48, 64], [false, true])
  func itIsASquareOfItsSizeWithColorsThatAreNoLighterThanTheirAlpha(side: Int, draws: Bool) {
    let pixels = TrayPicture.pixels(side: side, draws: draws)
    #expect(pixels.count == side * side)
    for pixel in pixels {
      let (alpha, red, green, blue) = channels(pixel)
      #expect(max(red, green, blue) <= alpha)
    }
    // It fills the square and leaves its corners free.
    #expect(pixels[0] == 0 && pixels[side * side - 1] >> 24 < 64)
    #expect(pixels.count { $0 >> 24 > 0 } > side * side / 6)
  }

  @Test func theLineIsRedOnlyWhilePensDraw() {
    func reds(draws: Bool) -> Int {
      TrayPicture.pixels(side: 48, draws: draws).count {
        let (alpha, red, green, blue) = channels($0)
        return alpha == 255 && red > 2 * green && red > 2 * blue
      }
    }
    #expect(reds(draws: true) > 60 && reds(draws: false) == 0)
  }

  @Test func theNibIsFilledOnlyWhilePensDraw() {
    // Next to the hole, within the outline.
    let place = 20 * 48 + 30
    #expect(TrayPicture.pixels(side: 48, draws: true)[place] >> 24 == 255)
    #expect(TrayPicture.pixels(side: 48, draws: false)[place] >> 24 == 0)
  }
}
