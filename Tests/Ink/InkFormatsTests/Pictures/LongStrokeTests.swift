import InkDrawing
import InkGeometry
import InkRendering
import InkSynthesis
import Testing

@testable import InkFormats

/// Strokes that are followed in ranges: the picture stays, and the memory does not grow with the
/// stroke.
@Suite struct LongStrokeTests {
  private static let area = Rect(x: 0, y: 0, width: 24, height: 24)

  /// A way that crosses itself again and again.
  private static func scribble(_ type: InkType, points: Int, alpha: Float = 1) -> Stroke {
    var bits = SplitMix64(seed: 11)
    func share() -> Double { Double(bits.next() >> 11) / Double(1 << 53) }
    let points = (0..<points).map { step in
      let size = type == .marker ? Size(width: 1.5, height: 0.4) : Size(square: 0.3 + share())
      return StrokePoint(
        location: Point(x: 2 + 20 * share(), y: 2 + 20 * share()), timeOffset: Double(step) * 0.01,
        size: size, opacity: type == .pencil ? Float(0.2 + 0.7 * share()) : 1,
        azimuth: Float(share()))
    }
    let color = Color(red: 0.2, green: 0.3, blue: 0.8, alpha: alpha)
    return Stroke(ink: Ink(type, color: color), path: StrokePath(controlPoints: points))
  }

  private static func options(rangeLength: Int) -> PictureOptions {
    var options = PictureOptions(area: .rect(area), background: .white)
    options.rangeLength = rangeLength
    options.texture = .outlines
    return options
  }

  private static func paths(of stroke: Stroke, rangeLength: Int) -> [SvgReading.Path] {
    let writer = SvgWriter(options: options(rangeLength: rangeLength))
    return SvgReading(writer.bytes(of: Drawing(strokes: [stroke])).bytes).paths
  }

  @Test(arguments: [InkType.pen, .fountainPen, .marker, .pencil], [false, true])
  func `what many ranges cover is what one covers`(_ type: InkType, _ isCut: Bool) {
    var stroke = Self.scribble(type, points: 8)
    if isCut { stroke.mask = Region(Rect(x: 3, y: 3, width: 13, height: 19)) }
    let whole = Self.paths(of: stroke, rangeLength: .max)
    let parts = Self.paths(of: stroke, rangeLength: 30)
    #expect(whole.map(\.opacity) == parts.map(\.opacity))
    #expect(isCut || (parts.first?.rings.count ?? 0) > (whole.first?.rings.count ?? 0))
    for (one, many) in zip(whole, parts) {
      // Both are within the tolerance of what is meant, and some ranges turn at other corners.
      let length = one.rings.reduce(0) { sum, ring in
        sum + zip(ring, ring.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
      }
      // Each may be 5 micrometers off, and is 1 on the whole.
      #expect(one.region.symmetricDifference(many.region).area < length * 0.002)
    }
  }

  @Test(arguments: [20, 50])
  func `no gap and no spur is where ranges meet`(_ rangeLength: Int) throws {
    let stroke = Self.scribble(.pen, points: 6)
    let region = try #require(Self.paths(of: stroke, rangeLength: rangeLength).first).region
    // All shares of the tolerance together are 6 micrometers, and this test's polygons are outside
    // by one and a half.
    let (inner, outer) = (stroke.cover(widerBy: -0.0075), stroke.cover(widerBy: 0.006))
    // Slivers along the longest bends, also of one range; a gap as wide as the thinnest tip has
    // 0.01 and more.
    #expect(inner.subtracting(region).area < 1e-3)
    #expect(region.subtracting(outer).area < 1e-3)
  }

  @Test func `strokes shorter than a range have the same bytes whatever its length`() {
    let drawing = Sample.allInks(points: 5)
    let usual = Self.options(rangeLength: TipTraces.usualLength)
    let other = Self.options(rangeLength: .max)
    #expect(
      SvgWriter(options: usual).bytes(of: drawing).bytes
        == SvgWriter(options: other).bytes(of: drawing).bytes)
    #expect(
      PdfWriter(options: usual).bytes(of: drawing).bytes
        == PdfWriter(options: other).bytes(of: drawing).bytes)
  }

  @Test(arguments: [InkType.pen, .fountainPen, .marker])
  func `what is held of a stroke at once does not grow with it`(_ type: InkType) {
    func most(_ points: Int) -> (pieces: Int, bytes: Int, count: Int) {
      let options = Self.options(rangeLength: 200)
      let drawing = Drawing(strokes: [Self.scribble(type, points: points)])
      var shapes = PaintedShapes(
        DrawingSurvey(StrokeSource(drawing)), options, area: Self.area)
      var (pieces, count) = (0, 0)
      while var shape = shapes.next() {
        while let part = shape.parts.next() {
          pieces = max(pieces, part.joined().reduce(0) { $0 + $1.pieces.count })
          count += 1
        }
      }
      var bytes = 0
      _ = SvgWriter(options: options).write(drawing) { bytes = max(bytes, $0.count) }
      return (pieces, bytes, count)
    }
    let (short, long) = (most(12), most(96))
    #expect(long.count > short.count * 5)
    #expect(long.pieces < short.pieces * 2)
    #expect(long.bytes < partLength + 40 * short.pieces * 2)
  }

  @Test(
    .enabled(if: ForeignTool.has("rsvg-convert", "pdftocairo"), ForeignTool.mend),
    arguments: [InkType.pen, .fountainPen])
  func `librsvg and poppler show a translucent scribble of many ranges as our renderer does`(
    _ type: InkType
  ) throws {
    let stroke = Self.scribble(type, points: 16, alpha: 0.5)
    let drawing = Drawing(strokes: [stroke])
    let options = Self.options(rangeLength: 100)
    let image = drawing.image(in: Self.area, scale: 10, background: .white)
    let bytes = image.bytes
    let levels = stride(from: 0, to: bytes.count, by: 4).map { Double(bytes[$0]) }
    let svg = SvgWriter(options: options).bytes(of: drawing).bytes
    let pictures = [
      ("SVG", try ForeignTool.rsvg(svg, scale: 10)),
      (
        "flat PDF",
        try ForeignTool.poppler(
          PdfWriter(options: options, content: .flat).bytes(of: drawing).bytes, scale: 10)
      ),
      (
        "PDF",
        try ForeignTool.poppler(PdfWriter(options: options).bytes(of: drawing).bytes, scale: 10)
      ),
    ]
    for (name, picture) in pictures {
      let shown = try picture.cropped(width: image.width, height: image.height)
      let difference = Difference(shown.channel(0), levels)
      print("\(type) of many ranges, \(name) beside our renderer:", difference)
      // The renderer's coverage is a distance, theirs an area; a seam painted twice is 51 levels
      // and more off, and wide.
      #expect(difference.mean < 0.6)
      #expect(difference.max < 60)
    }
  }
}
