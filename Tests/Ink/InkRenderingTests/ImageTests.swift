import InkDrawing
import InkGeometry
import InkSynthesis
import Testing

@testable import InkRendering

@Suite("An image of a drawing")
struct ImageTests {
  @Test("of a part is the crop of the whole, byte for byte", arguments: [2.0, 7.3])
  func crops(scale: Double) {
    let drawing = Sheets.all
    let whole = drawing.image(in: Sheets.frame, scale: scale)
    var dice = SplitMix64(seed: 11)
    for _ in 0..<12 {
      let corner = Point(x: dice.number(-4...36), y: dice.number(-4...30))
      let rect = Rect(
        x: corner.x, y: corner.y, width: dice.number(0.1...12), height: dice.number(0.1...12))
      let part = drawing.image(in: rect.intersection(Sheets.frame), scale: scale)
      #expect(part.pixels == whole.words(in: part.bounds))
    }
  }

  @Test("of a crop keeps strokes of one group apart that have something between them elsewhere")
  func neighboursOutside() {
    let ink = Ink(.marker, color: Sheets.red)
    let group = InkID()
    var lower = Sheets.line(
      ink, from: Point(x: 1, y: 5), to: Point(x: 9, y: 5), width: 2, opacity: 0.5)
    var upper = Sheets.line(
      ink, from: Point(x: 5, y: 1), to: Point(x: 5, y: 9), width: 2, opacity: 0.5)
    var between = Sheets.line(
      ink, from: Point(x: 50, y: 50), to: Point(x: 60, y: 50), width: 2, opacity: 0.5)
    (lower.renderGroupID, upper.renderGroupID) = (group, group)
    func alpha() -> Int {
      Drawing(strokes: [lower, between, upper]).image(
        in: Rect(x: 0, y: 0, width: 10, height: 10), scale: 4
      ).channels(20, 20)[3]
    }
    #expect(alpha() == 173)
    between.renderGroupID = group
    #expect(alpha() == 110)
    between.renderGroupID = nil
    between.ink.type = .eraser
    #expect(alpha() == 110)
  }

  @Test func whatIsPrintedIsItsSizeAndNotItsPixels() {
    let raster = Raster(bounds: PixelRect(x: -2, y: 3, width: 640, height: 480))
    #expect("\(raster)" == "640 x 480 pixels at (-2, 3)")
  }

  @Test("redrawn where it was damaged is the same image")
  func damage() {
    let drawing = Sheets.all
    let whole = drawing.image(in: Sheets.frame, scale: 5, background: .white)
    var raster = whole
    let layout = raster.layout
    var renderer = InkRenderer(view: .scale(x: 5, y: 5))
    var dice = SplitMix64(seed: 12)
    for _ in 0..<8 {
      let damaged = PixelRect(
        x: Int(dice.number(-30...150)), y: Int(dice.number(-30...120)),
        width: Int(dice.number(1...60)), height: Int(dice.number(1...60))
      ).intersection(whole.bounds)
      for y in damaged.minY..<max(damaged.minY, damaged.maxY) {
        for x in damaged.minX..<damaged.maxX {
          raster.pixels[(y - layout.bounds.minY) * layout.rowLength + x - layout.bounds.minX] = .max
        }
      }
      var pixels = raster.pixels.mutableSpan
      renderer.draw(drawing, on: &pixels, layout: layout, clip: damaged)
    }
    #expect(raster.pixels == whole.pixels)
  }

  @Test("drawn from the tips near the damage is the same image", arguments: InkType.allCases)
  func nearTips(type: InkType) {
    let stroke = Sheets.wave(Ink(type, color: Sheets.blue))
    let whole = Drawing(strokes: [stroke]).image(in: Sheets.frame, scale: 6)
    let tips = stroke.nibPoses(to: .scale(x: 6, y: 6), tolerance: 0.1)
    let damaged = PixelRect(x: 40, y: 30, width: 12, height: 40)
    let near = damaged.minX - 55..<damaged.maxX + 55
    let first = tips.firstIndex { near.contains(Int($0.center.x)) } ?? 0
    let last = tips.lastIndex { near.contains(Int($0.center.x)) } ?? 0
    #expect(last - first < tips.count - 4)
    var words = [UInt32](repeating: 0, count: damaged.width * damaged.height)
    var pixels = words.mutableSpan
    var renderer = InkRenderer(view: .scale(x: 6, y: 6))
    renderer.draw(
      tips.span.extracting(first...last), of: stroke, on: &pixels,
      layout: PixelLayout(bounds: damaged), clip: damaged)
    #expect(words == whole.words(in: damaged))
  }

  @Test(
    "of a stroke is the same whether its ink is kept wet or made at once",
    arguments: InkType.allCases)
  func kept(type: InkType) {
    let stroke = Stroke(
      ink: Ink(type), path: StrokePath(controlPoints: [StrokePoint(location: .zero)]), randomSeed: 4
    )
    let (tips, all) = (TipPaths.curl(edge: 3), PixelRect(x: 0, y: 0, width: 96, height: 90))
    let layout = PixelLayout(bounds: all)
    var (whole, parts) = (Raster(bounds: all).pixels, Raster(bounds: all).pixels)
    var renderer = InkRenderer(view: .scale(x: 6, y: 6))
    let reach = renderer.reach(of: type)
    var kept = InkLayer(
      for: type,
      bounds: PixelRect(x: -reach, y: -reach, width: 96 + 2 * reach, height: 90 + 2 * reach),
      view: renderer.view)
    kept.cover(tips.span.extracting(first: 25))
    var words = whole.mutableSpan
    renderer.draw(tips.span, of: stroke, on: &words, layout: layout, clip: all)
    for clip in [
      PixelRect(x: 0, y: 0, width: 50, height: 90), PixelRect(x: 50, y: 0, width: 46, height: 90),
    ] {
      var words = parts.mutableSpan
      renderer.draw(
        kept, adding: tips.span.extracting(24..<tips.count), of: stroke, on: &words, layout: layout,
        clip: clip)
    }
    #expect(whole == parts)
    #expect(whole.contains { $0 != 0 } == (type != .eraser))
  }

  @Test("can have its rows apart and blue lowest, as a compositor wants them")
  func layouts() {
    let drawing = Sheets.all
    let plain = drawing.image(in: Sheets.frame, scale: 3)
    let layout = PixelLayout(
      bounds: plain.bounds, rowLength: plain.width + 13, order: .blueLowest)
    var words = [UInt32](repeating: 0, count: layout.count)
    var renderer = InkRenderer(view: .scale(x: 3, y: 3))
    var pixels = words.mutableSpan
    renderer.draw(drawing, on: &pixels, layout: layout, clip: plain.bounds)
    for y in 0..<plain.height {
      for x in 0..<plain.width {
        let (a, b) = (words[y * layout.rowLength + x], plain.pixels[y * plain.width + x])
        #expect(a & 0xFF00_FF00 == b & 0xFF00_FF00)
        #expect(a & 255 == b >> 16 & 255 && b & 255 == a >> 16 & 255)
      }
    }
    let gaps = (0..<plain.height - 1).flatMap { y in
      words[(y * layout.rowLength + plain.width)..<((y + 1) * layout.rowLength)]
    }
    #expect(gaps.allSatisfy { $0 == 0 })
  }

  @Test("has nothing outside the render bounds of its strokes but what smoothing adds")
  func renderBounds() {
    var dice = SplitMix64(seed: 13)
    for type in InkType.allCases {
      for _ in 0..<3 {
        var stroke = Sheets.wave(Ink(type), width: type.validWidths.lowerBound * 1.5)
        stroke.transform = InkTransform.rotation(dice.number(0...6)).then(
          .scale(x: dice.number(0.3...2), y: dice.number(0.3...2)))
        let scale = dice.number(2...9)
        let bounds = stroke.renderBounds
        let image = Drawing(strokes: [stroke]).image(in: bounds.expanded(by: 3), scale: scale)
        let inside = PixelRect(
          around: InkTransform.scale(x: scale, y: scale).bounds(of: bounds).expanded(by: 0.5))
        var outside = 0
        for y in image.bounds.minY..<image.bounds.maxY {
          for x in image.bounds.minX..<image.bounds.maxX
          where image[x, y] != 0 && !inside.contains(x: x, y: y) { outside += 1 }
        }
        #expect(outside == 0, "\(type) at \(scale)")
        #expect(type == .eraser || image.pixels.contains { $0 != 0 })
      }
    }
  }

  @Test("shows the whole drawing as a thumbnail, with a margin", arguments: [(64, 48), (33, 200)])
  func thumbnails(width: Int, height: Int) {
    let image = Sheets.all.thumbnail(width: width, height: height, background: .white)
    #expect(image.width == width && image.height == height)
    let white: UInt32 = 0xFFFF_FFFF
    let rim = image.bounds
    for x in rim.minX..<rim.maxX {
      #expect(image[x, rim.minY] == white && image[x, rim.maxY - 1] == white)
    }
    for y in rim.minY..<rim.maxY {
      #expect(image[rim.minX, y] == white && image[rim.maxX - 1, y] == white)
    }
    #expect(image.pixels.count { $0 != white } > width * height / 20)
    let empty = Drawing().thumbnail(width: 5, height: 4, background: .black)
    #expect(empty.pixels == [UInt32](repeating: 0xFF00_0000, count: 20))
  }

  @Test("that nobody can hold is empty, and hostile numbers do no harm")
  func hostileRectangles() {
    let drawing = Sheets.all
    let whole = Rect(x: -1e300, y: -1e300, width: 1e301, height: 1e301)
    for scale in [0, -1, .nan, .infinity, 1e300, 1] {
      #expect(drawing.image(in: whole, scale: scale).pixels.isEmpty)
    }
    for rect in [Rect.empty, Rect(x: .nan, y: 0, width: 1, height: 1)] {
      #expect(drawing.image(in: rect, scale: 1).pixels.isEmpty)
    }
    for transform in [
      InkTransform.scale(x: 0, y: 0), .scale(x: 1e-60, y: 1e60), .scale(x: 1e6, y: 1e6),
      .translation(Point(x: 1e300, y: -1e300)), .scale(x: -1, y: 1e-9),
    ] {
      var strokes = Array(drawing.strokes)
      for number in strokes.indices { strokes[number].transform = transform }
      let image = Drawing(strokes: strokes).image(
        in: Rect(x: -5, y: -5, width: 10, height: 10), scale: 3)
      #expect(image.width == 30)
    }
  }

  @Test(
    "has the bytes that it had when this was written",
    arguments: [
      (2.0, Appearance.light, UInt64(1_280_922_094_944_573_489)),
      (5, .dark, 13_468_490_262_794_594_520), (0.7, .light, 17_144_843_284_144_536_365),
    ])
  func golden(scale: Double, appearance: Appearance, sum: UInt64) {
    let image = Sheets.all.image(in: Sheets.frame, scale: scale, appearance: appearance)
    #expect(checksum(image.bytes) == sum)
  }
}
