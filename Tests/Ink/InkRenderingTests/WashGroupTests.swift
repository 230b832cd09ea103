import InkDrawing
import InkGeometry
import InkSynthesis
import Testing

@testable import InkRendering

@Suite("Washes of one group")
struct WashGroupTests {
  private let frame = Rect(x: 0, y: 0, width: 44, height: 40)

  private func image(_ strokes: [Stroke], scale: Double = 6, background: Color? = .white) -> Raster
  {
    Drawing(strokes: strokes).image(in: frame, scale: scale, background: background)
  }

  /// Blue above yellow, red across both; a hole in one of them.
  private var mixture: [Stroke] {
    var strokes = Washes.group([
      Washes.line(Washes.blue, y: 8), Washes.line(Washes.blue, y: 13),
      Washes.line(Washes.yellow, y: 18), Washes.line(Washes.yellow, y: 23),
      Washes.line(Washes.red, y: 33),
    ])
    let hole = Region(Rect(x: 14, y: 9, width: 4, height: 7))
    strokes[1].mask = Region(Rect(x: -20, y: -20, width: 90, height: 90)).subtracting(hole)
    return strokes
  }

  @Test("are the crop of the whole wherever they are cropped, in every view")
  func crops() {
    var dice = SplitMix64(seed: 31)
    let drawing = Drawing(strokes: mixture)
    for view in [
      InkTransform.scale(x: 3.78, y: 3.78), .scale(x: 7.56, y: 7.56), .scale(x: 1.3, y: 1.3),
      .scale(x: -5, y: 5).then(.translation(Point(x: 220, y: 3.3))),
      .rotation(0.4).then(.scale(x: 4, y: 4)).then(.translation(Point(x: 70, y: -10))),
    ] {
      let bounds = PixelRect(x: 0, y: 0, width: 200, height: 180)
      var renderer = InkRenderer(view: view)
      var whole = Raster(bounds: bounds)
      var words = whole.pixels.mutableSpan
      renderer.draw(drawing, on: &words, layout: PixelLayout(bounds: bounds), clip: bounds)
      for _ in 0..<8 {
        let clip = PixelRect(
          x: Int(dice.number(0...190)), y: Int(dice.number(0...170)),
          width: Int(dice.number(1...70)), height: Int(dice.number(1...70))
        ).intersection(bounds)
        var part = Raster(bounds: clip)
        var words = part.pixels.mutableSpan
        renderer.draw(drawing, on: &words, layout: PixelLayout(bounds: clip), clip: clip)
        #expect(part.pixels == whole.words(in: clip))
      }
      #expect(whole.pixels.contains { $0 != 0 })
    }
  }

  @Test("mix: blue and yellow make green where they meet, and stay themselves elsewhere")
  func green() {
    let image = image(Array(mixture[2...3]) + Array(mixture[0...0]) + [mixture[1]])
    func mean(_ y: Double) -> [Int] {
      let row = Int(y * 6)
      let columns = 130..<200
      return (0..<3).map { channel in
        columns.reduce(0) { $0 + image.channels($1, row)[channel] } / columns.count
      }
    }
    let (blue, green, yellow) = (mean(9), mean(15.5), mean(23))
    #expect(blue[2] > blue[0] + 60 && blue[2] > blue[1] + 20, "\(blue)")
    #expect(yellow[0] > 200 && yellow[2] < yellow[1] - 60, "\(yellow)")
    #expect(green[1] > green[0] + 15 && green[1] > green[2] + 15, "\(green)")
  }

  @Test("show no seam where strokes of one colour overlap")
  func seams() {
    let image = image(Washes.patch, scale: 8)
    // Down the middle, mean of 40 columns: no step between rows as an overlap would make.
    let rows = (8 * 8..<24 * 8).map { y in
      (140..<180).reduce(0) { $0 + image.channels($1, y)[0] }
    }
    let steps = zip(rows, rows.dropFirst(4)).map { abs($0 - $1) }
    #expect((steps.max() ?? 0) < 40 * 12, "\(steps.max() ?? 0)")
  }

  @Test("change nothing of each other beyond their reach")
  func reach() {
    let (a, b) = (image(Array(mixture[0..<4])), image(mixture))
    let renderer = InkRenderer(view: .scale(x: 6, y: 6))
    let near = Rect(x: 8, y: 33, width: 28, height: 0.7).expanded(by: 3)
    let changed = PixelRect(around: InkTransform.scale(x: 6, y: 6).bounds(of: near)).grown(
      by: renderer.groupReach(of: .watercolor))
    for y in a.bounds.minY..<a.bounds.maxY {
      for x in a.bounds.minX..<a.bounds.maxX where a[x, y] != b[x, y] {
        #expect(changed.contains(x: x, y: y))
      }
    }
    #expect(a.pixels != b.pixels)
  }

  @Test("do not depend on the order in which they were drawn")
  func order() {
    let image = image(mixture)
    for turn in 1..<mixture.count {
      let turned = Array(mixture[turn...] + mixture[..<turn])
      #expect(self.image(turned).pixels == image.pixels)
    }
  }

  @Test("keep a hole that was cut into one of them, up to the ink of another")
  func holes() {
    let image = image(Array(mixture[1...1]) + Array(mixture[4...4]))
    let whole = self.image(
      [mixture[1], mixture[4]].map {
        var stroke = $0
        stroke.mask = nil
        return stroke
      })
    var different = 0
    for y in image.bounds.minY..<image.bounds.maxY {
      for x in image.bounds.minX..<image.bounds.maxX {
        let isHole = (84...107).contains(x) && (54...95).contains(y)
        if isHole {
          #expect(image[x, y] == 0xFFFF_FFFF)
        } else if image[x, y] != whole[x, y] {
          different += 1
        }
      }
    }
    #expect(different == 0)
    #expect(whole[95, 78] != 0xFFFF_FFFF)
  }

  @Test("of ten thousand strokes and colours take bounded memory")
  func hostile() {
    var layer = WashLayer(
      bounds: PixelRect(x: 0, y: 0, width: 200, height: 200), view: .scale(x: 8, y: 8))
    var dice = SplitMix64(seed: 4)
    for number in 0..<10_000 {
      let color = Color(rgba: UInt32(number) &* 0x9E37_79B1 | 255)
      let from = Point(x: dice.number(-50...250), y: dice.number(-50...250))
      let tip = [NibPose(center: from, radius: dice.number(0...30), opacity: 0.5)]
      layer.cover(tip.span, with: Pigment(color), within: layer.bounds)
    }
    #expect(layer.count == WashLayer.mostPigments)
    // 25 mm at five cells a millimeter, one more on each side.
    #expect(layer.byteCount <= 130 * 130 * (1 + WashLayer.mostPigments))
  }

  @Test("have the colours of the whole group in every crop, though there are too many")
  func manyColors() {
    var dice = SplitMix64(seed: 41)
    let strokes = Washes.group(
      (0..<60).map { number in
        let y = 3 + 34 * Double(number) / 60
        return Sheets.line(
          Ink(.watercolor, color: Color(rgba: UInt32(number) &* 0x9E37_79B1 | 255)),
          from: Point(x: dice.number(4...20), y: y), to: Point(x: dice.number(21...40), y: y),
          width: 2, opacity: 0.5)
      })
    let drawing = Drawing(strokes: strokes)
    let whole = drawing.image(in: frame, scale: 4)
    for y in stride(from: 0.0, to: 40, by: 6) {
      let part = drawing.image(in: Rect(x: 10, y: y, width: 9, height: 3), scale: 4)
      #expect(part.pixels == whole.words(in: part.bounds))
    }
  }
}

@Suite("Pigments")
struct PigmentTests {
  @Test("of density 1 leave the colour")
  func colors() {
    for rgba in [0x2860_B8FF, 0xF0BE_14FF, 0x0808_08FF, 0xFFFF_FFFF, 0x0102_0380] as [UInt32] {
      let color = Color(rgba: rgba)
      let absorbed = Pigment(color).absorbed
      for (part, halvings) in [
        (color.red, absorbed.x), (color.green, absorbed.y), (color.blue, absorbed.z),
      ] {
        let left = HalfPowers.shared.power(UInt32(halvings / color.alpha * 1024 + 0.5))
        #expect(abs(Float(left) / 65536 - max(0.03, part)) < 0.002)
      }
    }
  }

  @Test("that are half transparent absorb half as much")
  func alpha() {
    let (thick, thin) = (Pigment(Color(rgba: 0x1030_70FF)), Pigment(Color(rgba: 0x1030_7080)))
    #expect(abs(thin.absorbed.x / thick.absorbed.x - 128.0 / 255) < 0.001)
  }

  @Test("have powers that fall evenly")
  func powers() {
    let powers = HalfPowers.shared
    #expect(powers.power(0) == 65536 && powers.power(1024) == 32768 && powers.power(512) == 46341)
    for exponent in 0..<UInt32(17 * 1024) {
      #expect(powers.power(exponent) >= powers.power(exponent + 1))
    }
    #expect(powers.power(.max) == 0)
  }
}
