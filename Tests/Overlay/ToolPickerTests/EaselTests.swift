import InkDrawing
import InkGeometry
import InkRendering
import Testing

@testable import ToolPicker

/// What steps leave on pixels.
@Suite struct EaselTests {
  private let theme = PickerTheme(.light)

  private func easel(_ width: Int = 12, _ height: Int = 8, scale: Double = 1) -> Easel {
    Easel(bounds: PixelRect(x: 0, y: 0, width: width, height: height), scale: scale)
  }

  private func paint(_ step: PictureStep, _ easel: inout Easel, window: Rect? = nil) {
    easel.paintStep(step, by: .identity, within: window, theme: theme)
  }

  /// The pixels that are of a color, as a rectangle if they are one.
  private func area(of word: UInt32, on easel: Easel) -> PixelRect? {
    let width = easel.layout.rowLength
    let found = easel.pixels.indices.filter { easel.pixels[$0] == word }
    let (xs, ys) = (found.map { $0 % width }, found.map { $0 / width })
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let low = ys.max() else {
      return nil
    }
    let area = PixelRect(minX: left, minY: top, maxX: right + 1, maxY: low + 1)
    return area.width * area.height == found.count ? area : nil
  }

  @Test func aRectangleOnWholePixelsCoversThemExactly() {
    let rect = Rect(x: 2, y: 1, width: 5, height: 4)
    let step = PictureStep.fill([Contour(rect.corners)], .plain(.white))
    var one = easel()
    paint(step, &one)
    #expect(area(of: 0xFFFF_FFFF, on: one) == PixelRect(x: 2, y: 1, width: 5, height: 4))
    #expect(one.pixels.count { $0 != 0 } == 20)
    var fine = easel(24, 16, scale: 2)
    paint(step, &fine)
    #expect(area(of: 0xFFFF_FFFF, on: fine) == PixelRect(x: 4, y: 2, width: 10, height: 8))
    #expect(fine.pixels.count { $0 != 0 } == 80)
  }

  @Test func roundCornersTakeAwayOnlyOfTheCorners() {
    let rect = Rect(x: 2, y: 1, width: 7, height: 6)
    var (square, round) = (easel(), easel())
    paint(.fill([Contour(rect.corners)], .plain(.black)), &square)
    paint(.rounded(rect, radius: 1, .plain(.black)), &round)
    let differing = square.pixels.indices.filter {
      abs(Int(square.pixels[$0] >> 24) - Int(round.pixels[$0] >> 24)) > 8
    }
    #expect(differing == [1 * 12 + 2, 1 * 12 + 8, 6 * 12 + 2, 6 * 12 + 8])
    // A quarter of a disc is left of a corner's pixel.
    for number in differing {
      #expect(abs(Double(round.pixels[number] >> 24) / 255 - .pi / 4) < 0.08)
    }
  }

  @Test func nothingIsPaintedOutsideOfAWindow() {
    var easel = easel()
    let all = Rect(x: -5, y: -5, width: 40, height: 40)
    let window = Rect(min: Point(x: 2.4, y: 1.6), max: Point(x: 6.6, y: 5.4))
    paint(.rounded(all, radius: 0, .plain(.black)), &easel, window: window)
    #expect(area(of: 0xFF00_0000, on: easel) == PixelRect(minX: 2, minY: 2, maxX: 7, maxY: 5))
    // A window beside the picture leaves it as it is.
    let before = easel.pixels
    paint(
      .rounded(all, radius: 0, .plain(.white)), &easel,
      window: Rect(x: 50, y: 0, width: 5, height: 5))
    #expect(easel.pixels == before)
  }

  @Test func onlyTheAreaThatWasBegunChanges() {
    var easel = easel()
    let all = Rect(x: 0, y: 0, width: 12, height: 8)
    paint(.rounded(all, radius: 0, .plain(.black)), &easel)
    easel.clearAndClip(PixelRect(x: 3, y: 2, width: 4, height: 3))
    #expect(area(of: 0, on: easel) == PixelRect(x: 3, y: 2, width: 4, height: 3))
    paint(.rounded(all, radius: 0, .plain(.white)), &easel)
    #expect(area(of: 0xFFFF_FFFF, on: easel) == PixelRect(x: 3, y: 2, width: 4, height: 3))
    #expect(easel.pixels.count { $0 == 0xFF00_0000 } == 12 * 8 - 12)
  }

  @Test func aHoleStaysFree() {
    var easel = easel()
    let (outer, inner) = (
      Contour(Rect(x: 1, y: 1, width: 10, height: 6).corners),
      Contour(Rect(x: 4, y: 3, width: 3, height: 2).corners)
    )
    paint(.fill([outer, inner.reversed], .plain(.black)), &easel)
    #expect(easel.pixels.count { $0 == 0xFF00_0000 } == 60 - 6)
    #expect(easel.pixels[3 * 12 + 4] == 0 && easel.pixels[3 * 12 + 3] == 0xFF00_0000)
  }

  @Test func colorsGoAlongTheirWay() {
    var easel = easel(10, 4)
    let all = Rect(x: 0, y: 0, width: 10, height: 4)
    paint(.rounded(all, radius: 0, .across(0, 10, [.black, .white])), &easel)
    for x in 0..<10 {
      // At the middle of its pixel.
      let level = (Double(x) + 0.5) / 10 * 255
      for y in 0..<4 {
        let blue = Double(easel.pixels[y * 10 + x] & 0xFF)
        #expect(abs(blue - level) <= 1 && easel.pixels[y * 10 + x] >> 24 == 255)
      }
    }
    var down = self.easel(3, 10)
    paint(
      .rounded(
        Rect(x: 0, y: 0, width: 3, height: 10), radius: 0, .down(2, 8, [.black, .white])), &down)
    let column = (0..<10).map { down.pixels[$0 * 3 + 1] & 0xFF }
    #expect(column[0] == 0 && column[1] == 0 && column[8] == 255 && column[9] == 255)
    #expect(abs(Int(column[4]) - 106) <= 1 && abs(Int(column[5]) - 149) <= 1)
  }

  @Test func aLineIsAsBroadAsItsTip() {
    var easel = easel(12, 9)
    let places = [Point(x: -20, y: 4.5), Point(x: 40, y: 4.5)]
    paint(.line(places, width: 3, .black), &easel)
    #expect(area(of: 0xFF00_0000, on: easel) == PixelRect(x: 0, y: 3, width: 12, height: 3))
    // Lines that cross do not grow darker where they do.
    var cross = self.easel(9, 9)
    let upright = [Point(x: 4.5, y: -20), Point(x: 4.5, y: 40)]
    paint(.lines([places, upright], width: 3, .gray(0, 0.5)), &cross)
    #expect(cross.pixels[4 * 9 + 4] == cross.pixels[4 * 9] && cross.pixels[0] == 0)
  }

  @Test func aShadowIsFullInsideAndNothingOutside() {
    let rect = Rect(x: 10, y: 10, width: 30, height: 30)
    var easel = easel(50, 50)
    paint(.shadow(SoftShadow(rect: rect, radius: 4, blur: 5, color: .black)), &easel)
    func alpha(_ x: Int, _ y: Int) -> Int { Int(easel.pixels[y * 50 + x] >> 24) }
    #expect(alpha(25, 25) == 255 && alpha(16, 25) == 255 && alpha(3, 25) == 0)
    // Half of it is left at its edge, and it is the same on all sides.
    #expect(abs(alpha(9, 25) + alpha(10, 25) - 255) <= 1)
    for step in 0..<25 {
      #expect(alpha(step, 25) == alpha(49 - step, 25) && alpha(step, 25) == alpha(25, step))
    }
    #expect(alpha(10, 10) < alpha(10, 25))
    // Beneath what casts it nothing is painted.
    var hidden = self.easel(50, 50)
    let shadow = SoftShadow(rect: rect, radius: 4, blur: 5, color: .black, caster: rect)
    paint(.shadow(shadow), &hidden)
    #expect(hidden.pixels[25 * 50 + 25] == 0 && hidden.pixels[25 * 50 + 8] != 0)
    #expect(hidden.pixels[25 * 50 + 8] == easel.pixels[25 * 50 + 8])
  }

  @Test func aPainterCopiesLayersWhereTheyLieAndAsStrongAsTheyAre() {
    let rect = Rect(x: 0, y: 0, width: 4, height: 3)
    var scene = PickerScene()
    scene.layers = [
      SceneLayer(
        origin: Point(x: 3, y: 2), bounds: rect, opacity: 1,
        parts: [PickerPart(.divider(rect), rect)])
    ]
    let layout = PixelLayout(
      bounds: PixelRect(x: 0, y: 0, width: 10, height: 8), order: .blueLowest)
    func pixels(_ painter: inout PickerPainter, _ clip: PixelRect) -> [UInt32] {
      var pixels = [UInt32](repeating: 7, count: layout.count)
      var span = pixels.mutableSpan
      painter.draw(scene, on: &span, layout: layout, clip: clip)
      return pixels
    }
    var painter = PickerPainter(scale: 1)
    let whole = pixels(&painter, layout.bounds)
    #expect(whole.count { $0 != 0 } == 12 && painter.paintedPixels == 12)
    #expect(whole[2 * 10 + 3] != 0 && whole[4 * 10 + 6] != 0 && whole[1 * 10 + 3] == 0)
    #expect(whole[2 * 10 + 3] >> 24 == 31)
    // Outside of the clip everything stays.
    let part = pixels(&painter, PixelRect(x: 0, y: 0, width: 4, height: 8))
    #expect(part.count { $0 == 7 } == 48 && part.count { $0 >> 24 == 31 } == 3)
    scene.layers[0].opacity = 0.5
    #expect(pixels(&painter, layout.bounds)[2 * 10 + 3] >> 24 == 16)
    scene.layers[0].opacity = 0
    #expect(pixels(&painter, layout.bounds).allSatisfy { $0 == 0 })
    #expect(painter.paintedPixels == 12)
  }
}
