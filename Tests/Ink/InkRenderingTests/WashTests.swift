import InkDrawing
import InkGeometry
import InkSynthesis
import Testing

@testable import InkRendering

@Suite("A wash")
struct WashTests {
  private let view = InkTransform.scale(x: 7.5, y: 7.5)
  private let all = PixelRect(x: 0, y: 0, width: 96, height: 90)

  private func picture(_ layer: InkLayer, _ color: Color = Sheets.blue) -> [UInt32] {
    var pixels = Raster(bounds: all).pixels
    var renderer = InkRenderer(view: view)
    var words = pixels.mutableSpan
    let stroke = Stroke(ink: Ink(.watercolor, color: color), path: StrokePath(controlPoints: []))
    let none: [NibPose] = []
    renderer.draw(
      layer, adding: none.span, of: stroke, on: &words, layout: PixelLayout(bounds: all), clip: all)
    return pixels
  }

  private func layer(_ tips: [NibPose] = []) -> InkLayer {
    let reach = InkRenderer(view: view).reach(of: .watercolor)
    var layer = InkLayer(for: .watercolor, bounds: all.grown(by: reach), view: view)
    layer.cover(tips)
    return layer
  }

  @Test("is the same whatever the order of its segments")
  func order() {
    let tips = TipPaths.curl(radius: 5)
    var shuffled = layer()
    var dice = SplitMix64(seed: 6)
    for index in (1..<tips.count).shuffled(using: &dice) {
      shuffled.cover([tips[index - 1], tips[index]])
    }
    #expect(picture(shuffled) == picture(layer(tips)))
    #expect(picture(shuffled).contains { $0 != 0 })
  }

  @Test("is as before when an area of it was cleared and made again from what reaches there")
  func mended() {
    let tips = TipPaths.curl(radius: 5)
    var layer = layer(tips)
    let whole = picture(layer)
    let boxes = (1..<tips.count).map { index in
      PixelRect(around: tips[index - 1].bounds.union(tips[index].bounds)).grown(by: layer.slack)
    }
    var dice = SplitMix64(seed: 8)
    for _ in 0..<20 {
      let area = PixelRect(
        x: Int(dice.number(-9...80)), y: Int(dice.number(-9...80)),
        width: Int(dice.number(1...40)), height: Int(dice.number(1...40)))
      layer.clear(area)
      for index in boxes.indices where !boxes[index].intersection(area).isEmpty {
        layer.cover([tips[index], tips[index + 1]], within: area)
      }
      #expect(picture(layer) == whole)
    }
  }

  @Test("looks as before when a tail was there and is gone, and changes nothing beyond its reach")
  func tail() {
    let tips = TipPaths.curl(radius: 5)
    let head = layer(Array(tips[...24]))
    let before = picture(head)
    let reach = InkRenderer(view: view).reach(of: .watercolor)
    var longer = head
    let changed = longer.cover(Array(tips[24...])).grown(by: reach)
    let after = picture(longer)
    var different = 0
    for y in all.minY..<all.maxY {
      for x in all.minX..<all.maxX where before[y * 96 + x] != after[y * 96 + x] {
        different += 1
        #expect(changed.contains(x: x, y: y))
      }
    }
    #expect(different > 200)
    #expect(picture(head) == before)
    #expect(picture(longer.cropped()) == after)
  }

  @Test("has the same tone at every resolution")
  func tone() {
    let strokes = Washes.patch
    let frame = Rect(x: 0, y: 0, width: 44, height: 34)
    let means = [96.0, 150, 192, 300, 600].map { dotsPerInch in
      let image = Drawing(strokes: strokes).image(
        in: frame, scale: dotsPerInch / 25.4, background: .white)
      let sum = image.pixels.reduce(0) { $0 + 255 - Int($1 & 255) }
      return Double(sum) / Double(image.pixels.count)
    }
    for mean in means { #expect(abs(mean / means[2] - 1) < 0.01, "\(means)") }
    #expect(means[2] > 20)
  }

  @Test("has about the same tone in thumbnails")
  func thumbnails() {
    let frame = Rect(x: 0, y: 0, width: 44, height: 34)
    let means = [4.0, 2, 1, 0.5].map { scale in
      let image = Drawing(strokes: Washes.patch).image(in: frame, scale: scale, background: .white)
      let sum = image.pixels.reduce(0) { $0 + 255 - Int($1 & 255) }
      return Double(sum) / Double(image.pixels.count)
    }
    for mean in means { #expect(abs(mean / means[0] - 1) < 0.15, "\(means)") }
  }

  @Test(
    "lets what lies below through, and over nothing makes of white what it makes of white paper")
  func grounds() {
    let drawing = Drawing(strokes: Washes.patch)
    let frame = Rect(x: 0, y: 0, width: 44, height: 34)
    let onNothing = drawing.image(in: frame, scale: 5)
    let onWhite = drawing.image(in: frame, scale: 5, background: .white)
    let onBlack = drawing.image(in: frame, scale: 5, background: .black)
    var inked = 0
    for (over, white) in zip(onNothing.pixels, onWhite.pixels) {
      let flat = PixelMath.over(over, .max)
      for shift in [0, 8, 16, 24] as [UInt32] {
        let (a, b) = (Int(flat >> shift & 255), Int(white >> shift & 255))
        #expect(abs(a - b) <= 1)
        #expect(over >> shift & 255 <= over >> 24)
      }
      inked += over == 0 ? 0 : 1
    }
    #expect(inked > 5_000)
    #expect(onBlack.pixels.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test("is light on dark paper")
  func dark() {
    let drawing = Drawing(strokes: Washes.patch)
    let image = drawing.image(
      in: Rect(x: 0, y: 0, width: 44, height: 34), scale: 4, appearance: .dark, background: .black)
    let light = image.pixels.filter { $0 >> 16 & 255 > 90 }.count
    #expect(light > 4_000)
    for pixel in image.pixels where pixel != 0xFF00_0000 {
      // Blue stays the strongest.
      #expect(pixel >> 16 & 255 >= pixel & 255)
    }
  }

  @Test("of a thin brush is seen, however thin", arguments: [2.0, 0.5, 0.1, 0.02])
  func thin(width: Double) {
    let line = Sheets.line(
      Ink(.watercolor, color: .black), from: Point(x: 3, y: 3), to: Point(x: 30, y: 9),
      width: width, opacity: 0.6)
    let image = Drawing(strokes: [line]).image(
      in: Rect(x: 0, y: 0, width: 33, height: 12), scale: 6, background: .white)
    // Every column of the line has ink: darker than white by what the width and the load say.
    for x in 24..<174 {
      let darkest = (0..<image.height).map { image.channels(x, $0)[0] }.min() ?? 255
      #expect(255 - darkest >= Int(min(60, width * 150)), "\(x): \(darkest)")
    }
  }

  @Test("survives hostile views, tips and colours")
  func hostile() {
    let numbers = [0, -1, 1e-30, 1e30, .nan, .infinity, -.infinity, 5]
    for a in numbers {
      for b in numbers {
        let view = InkTransform(a: a, b: 0.1, c: b, d: 4, tx: b, ty: a)
        var renderer = InkRenderer(view: view)
        var words = [UInt32](repeating: 0, count: 100)
        var pixels = words.mutableSpan
        var stroke = Sheets.line(
          Ink(.watercolor), from: Point(x: a, y: 0), to: Point(x: 4, y: b), width: a)
        stroke.ink.color = Color(red: Float(a), green: Float(b), blue: .nan, alpha: Float(b))
        renderer.draw(
          CollectionOfOne(stroke), on: &pixels,
          layout: PixelLayout(bounds: PixelRect(x: 0, y: 0, width: 10, height: 10)),
          clip: PixelRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
  }
}

extension InkLayer {
  @discardableResult
  fileprivate mutating func cover(_ poses: [NibPose], within area: PixelRect? = nil) -> PixelRect {
    cover(poses.span, within: area ?? bounds)
  }
}

/// Washes for tests.
enum Washes {
  static let blue = Color(rgba: 0x2860_B8FF)
  static let yellow = Color(rgba: 0xF0BE_14FF)
  static let red = Color(rgba: 0xC828_3CFF)

  static func line(_ color: Color, y: Double, width: Double = 6) -> Stroke {
    Sheets.line(
      Ink(.watercolor, color: color), from: Point(x: 8, y: y), to: Point(x: 36, y: y + 0.7),
      width: width, opacity: 0.5)
  }

  /// Strokes of one group.
  static func group(_ strokes: [Stroke]) -> [Stroke] {
    let group = InkID(high: 3, low: 4)
    return strokes.map {
      var stroke = $0
      stroke.renderGroupID = group
      return stroke
    }
  }

  /// A rectangle of five strokes of blue.
  static let patch = group((0..<5).map { line(blue, y: 7 + 4.6 * Double($0)) })
}
