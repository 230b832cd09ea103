import InkDrawing
import InkGeometry
import InkSynthesis
import Testing

@testable import InkRendering

@Suite("A highlighter")
struct MarkerTests {
  private static let yellow = Color(red: 1, green: 232 / 255, blue: 30 / 255)
  private static let scale = 12.0
  private let frame = Rect(x: 0, y: 0, width: 30, height: 20)
  private let across = (Point(x: 5, y: 10), Point(x: 25, y: 10))
  private let down = (Point(x: 15, y: 3), Point(x: 15, y: 17))

  /// A bar 4.5 mm wide with the marker's own tip.
  private func bar(
    _ way: (Point, Point), _ color: Color = yellow, group: InkID? = nil, opacity: Float = 1,
    points: Int = 5
  ) -> Stroke {
    let direction = way.1 - way.0
    let azimuth = Float(Turn.angle(of: direction))
    let path = (0..<points).map { number in
      StrokePoint(
        location: way.0.mixed(with: way.1, Double(number) / Double(points - 1)),
        size: Size(width: 4.5, height: 1.71), opacity: opacity, azimuth: azimuth)
    }
    var stroke = Stroke(ink: Ink(.marker, color: color), path: StrokePath(controlPoints: path))
    stroke.renderGroupID = group
    return stroke
  }

  private func image(
    _ strokes: [Stroke], background: Color? = nil, appearance: Appearance = .light,
    scale: Double = scale
  ) -> Raster {
    Drawing(strokes: strokes).image(
      in: frame, scale: scale, appearance: appearance, background: background)
  }

  private func alpha(_ image: Raster, _ x: Double, _ y: Double, scale: Double = scale) -> Int {
    image.channels(Int(x * scale), Int(y * scale))[3]
  }

  @Test("leaves 0.86 inside, more at its rim, and most where it lands and leaves")
  func values() {
    let picture = image([bar(across)])
    #expect(alpha(picture, 15, 10) == 219)
    // 0.04 mm inside the upper edge, which lies 2.25 mm above the middle.
    let rim = alpha(picture, 15, 7.8)
    #expect(rim > 230 && rim < 250)
    #expect(alpha(picture, 15, 8.2) == 219)
    #expect(alpha(picture, 5, 10) == 255 && alpha(picture, 25, 10) == 255)
    #expect(alpha(picture, 7.5, 10) == 219)
  }

  @Test("has no pool where it was cut")
  func cutEnds() {
    let parts = bar(across, points: 9)
    for (range, pools) in [
      (0.0...8.0, [255, 255]), (0...7, [255, 219]), (1...8, [219, 255]), (0.5...7.5, [219, 219]),
    ] {
      let part = parts.substroke(range: range)
      let picture = image([part])
      let ends = [range.lowerBound, range.upperBound].map { 5 + $0 * 2.5 }
      // In the middle of the tip at the end.
      #expect(alpha(picture, ends[0] + 0.05, 10) == pools[0], "\(range)")
      #expect(alpha(picture, ends[1] - 0.05, 10) == pools[1], "\(range)")
    }
  }

  @Test("has one rim around all strokes of a group, and no darker crossing")
  func groups() {
    let group = InkID()
    let one = image([bar(across, group: group), bar(down, group: group)])
    let two = image([bar(across), bar(down)])
    #expect(alpha(one, 15, 10) == 219)
    #expect(alpha(two, 15, 10) > 245)
    // Where one's rim lies inside the other.
    for step in -3...3 { #expect(alpha(one, 15 + Double(step) * 0.5, 7.79) == 219) }
  }

  @Test("of another opacity is no part of a group")
  func opacities() {
    let group = InkID()
    let picture = image([bar(across, group: group), bar(down, group: group, opacity: 0.5)])
    #expect(alpha(picture, 15, 5) < 150 && alpha(picture, 15, 10) > 219)
  }

  @Test("has no rim where it was erased")
  func erasing() {
    let hole = Rect(x: 13, y: 9, width: 4, height: 8)
    let left = bar(across).erasing(Region(hole))
    let (before, after) = (image([bar(across)]), image(left))
    var kept = 0
    for y in 0..<before.height {
      for x in 0..<before.width {
        let place = Point(x: (Double(x) + 0.5) / Self.scale, y: (Double(y) + 0.5) / Self.scale)
        guard !hole.expanded(by: 0.06).contains(place) else { continue }
        #expect(after[x, y] == before[x, y], "\(place)")
        kept += after[x, y] != 0 ? 1 : 0
      }
    }
    #expect(kept > 5000)
    #expect(alpha(after, 15, 11) == 0)
  }

  @Test("multiplies: what is black below stays black, and white becomes its colour")
  func multiplying() {
    let text = Sheets.line(
      Ink(.pen), from: Point(x: 10, y: 4), to: Point(x: 10, y: 16), width: 2)
    let picture = image([text, bar(across)], background: .white)
    #expect(picture.channels(120, 120) == [0, 0, 0, 255])
    #expect(picture.channels(180, 120) == [255, 235, 62, 255])
  }

  @Test(
    "keeps words readable: 15 to 1 on paper, 5 to 1 on a dark ground, 7 to 1 above other programs")
  func contrast() {
    let colors = [
      Self.yellow, Color(red: 1, green: 150 / 255, blue: 190 / 255),
      Color(red: 120 / 255, green: 235 / 255, blue: 120 / 255),
      Color(red: 110 / 255, green: 200 / 255, blue: 1),
    ]
    let (black, paper) = (Color(rgba: 0x1414_18FF), Color.white)
    let (light, dark) = (Color(rgba: 0xEBEB_EEFF), Color(rgba: 0x1E1E_22FF))
    func ratio(_ color: Color, _ text: Color, _ ground: Color, _ appearance: Appearance) -> Double {
      let strokes = [bar(across, color)]
      return Luminance.ratio(
        image(strokes, background: text, appearance: appearance).channels(180, 120),
        image(strokes, background: ground, appearance: appearance).channels(180, 120))
    }
    #expect(ratio(Self.yellow, black, paper, .light) >= 15)
    for color in colors {
      #expect(ratio(color, black, paper, .light) >= 9, "\(color)")
      #expect(ratio(color, light, dark, .dark) >= 5, "\(color)")
    }
    for color in colors {
      let ink = overlayPixel(color)
      let (text, ground) = (Luminance.shown(ink, on: black), Luminance.shown(ink, on: paper))
      #expect(Luminance.ratio(text, ground) >= 7, "\(color): \(Luminance.ratio(text, ground))")
    }
  }

  /// The premultiplied channels inside a bar, above another program.
  private func overlayPixel(_ color: Color, on below: UInt32 = 0) -> [Int] {
    var renderer = InkRenderer(view: .scale(x: 12, y: 12), underlay: .otherPrograms)
    var image = Raster(bounds: PixelRect(x: 178, y: 118, width: 4, height: 4))
    for index in image.pixels.indices { image.pixels[index] = below }
    let layout = image.layout
    var pixels = image.pixels.mutableSpan
    renderer.draw(
      CollectionOfOne(bar(across, color)), on: &pixels, layout: layout, clip: layout.bounds)
    return image.channels(180, 120)
  }

  @Test("above other programs covers them by 0.3, and multiplies our own ink")
  func aboveOthers() {
    #expect(overlayPixel(Self.yellow)[3] == 76)
    #expect(overlayPixel(Self.yellow, on: 0xFF00_0000) == [0, 0, 0, 255])
    let below: UInt32 = 0xFF20_40F0
    let paper = image([bar(across)], background: Color(rgba: 0xF040_20FF)).channels(180, 120)
    #expect(overlayPixel(Self.yellow, on: below) == paper)
  }

  @Test("is blended as its formulas say, to the nearest", arguments: [Appearance.light, .dark])
  func formulas(appearance: Appearance) {
    var dice = SplitMix64(seed: 41)
    let layout = PixelLayout(bounds: PixelRect(x: 0, y: 0, width: 1, height: 1))
    for _ in 0..<2000 {
      var stroke = bar(across, Color(rgba: UInt32(truncatingIfNeeded: dice.next())))
      stroke.ink.adaptsToAppearance = false
      let underlay: Underlay = dice.next() & 1 == 0 ? .paper : .otherPrograms
      let color = HighlightColor(stroke, in: appearance, on: underlay, layout)
      let value = UInt32(dice.next() & 255)
      let below = layout.word(Color(rgba: UInt32(truncatingIfNeeded: dice.next())))
      let bare = color.applied(value, to: 0)
      let top = color.top(value)
      let result = color.applied(value, to: below)
      for shift: UInt32 in [0, 8, 16, 24] {
        func part(_ word: UInt32) -> Double { Double(word >> shift & 255) / 255 }
        let (s, t, b) = (part(top), part(bare), part(below))
        let (a, d) = (Double(top >> 24) / 255, Double(below >> 24) / 255)
        let wanted =
          appearance == .light
          ? t * (1 - d) + b * (1 - a) + s * b : t * (1 - d) + b * (1 - s) + s * d
        #expect(abs(part(result) - wanted) * 255 <= 0.5 + 1e-9)
        #expect(part(result) <= Double(result >> 24) / 255)
      }
    }
  }

  @Test("is on a part of an image what it is on the whole, groups and masks too")
  func crops() {
    let group = InkID()
    var strokes = [bar(across, group: group), bar(down, group: group)]
    strokes[1].mask = Region(Rect(x: 0, y: 0, width: 30, height: 12))
    strokes.append(Sheets.wave(Ink(.marker, color: Sheets.red)))
    let whole = image(strokes, scale: 7)
    var dice = SplitMix64(seed: 43)
    for _ in 0..<20 {
      let crop = PixelRect(
        x: Int(dice.number(0...190)), y: Int(dice.number(0...120)),
        width: Int(dice.number(1...60)), height: Int(dice.number(1...60))
      ).intersection(whole.bounds)
      var words = [UInt32](repeating: 0, count: crop.width * crop.height)
      var pixels = words.mutableSpan
      var renderer = InkRenderer(view: .scale(x: 7, y: 7))
      renderer.draw(
        Drawing(strokes: strokes), on: &pixels, layout: PixelLayout(bounds: crop), clip: crop)
      #expect(words == whole.words(in: crop))
    }
  }

  @Test("survives any view", arguments: [0, 1e-200, 1e200, .infinity, .nan, -3])
  func hostileViews(scale: Double) {
    var renderer = InkRenderer(view: .scale(x: scale, y: scale), underlay: .otherPrograms)
    var image = Raster(bounds: PixelRect(x: 0, y: 0, width: 8, height: 8))
    let layout = image.layout
    var pixels = image.pixels.mutableSpan
    renderer.draw(
      CollectionOfOne(bar(across)), on: &pixels, layout: layout, clip: layout.bounds)
    #expect(image.pixels.count == 64)
  }

  @Test("stays light on a dark ground, and becomes light if it is not")
  func darkColors() {
    #expect(Ink(.marker, color: Self.yellow).color(in: .dark) == Self.yellow)
    #expect(Ink(.marker, color: .black).color(in: .dark) == .white)
    #expect(Ink(.pen, color: Self.yellow).color(in: .dark) != Self.yellow)
  }
}

/// Contrast as WCAG 2 defines it.
enum Luminance {
  static func ratio(_ a: [Int], _ b: [Int]) -> Double {
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  /// What a compositor shows of premultiplied channels above a color.
  static func shown(_ ink: [Int], on color: Color) -> [Int] {
    let ground = [color.red, color.green, color.blue].map { Int($0 * 255 + 0.5) }
    return zip(ink, ground).map { $0 + ($1 * (255 - ink[3]) + 127) / 255 }
  }

  private static func luminance(_ channels: [Int]) -> Double {
    let weights = [0.2126, 0.7152, 0.0722]
    return zip(weights, channels).reduce(0) { $0 + $1.0 * linear(Double($1.1) / 255) }
  }

  /// x^2.4 is x^2 times the fifth root of x^2, found by Newton's method.
  private static func linear(_ level: Double) -> Double {
    guard level > 0.04045 else { return level / 12.92 }
    let x = (level + 0.055) / 1.055
    let square = x * x
    var root = 1.0
    for _ in 0..<40 { root -= (root - square / (root * root * root * root)) / 5 }
    return square * root
  }
}
