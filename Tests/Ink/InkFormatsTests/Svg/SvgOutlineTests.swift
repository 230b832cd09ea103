import InkDrawing
import InkFormats
import InkGeometry
import InkSynthesis
import Testing

/// What an SVG's paths cover, beside what the ink covers.
@Suite struct SvgOutlineTests {
  /// Writes outlines, of highlighters too.
  private static let outliner: SvgWriter = {
    var options = PictureOptions()
    options.texture = .outlines
    return SvgWriter(options: options)
  }()

  @Test(arguments: [InkType.pen, .monoline, .fountainPen, .marker, .reed])
  func `no outline is farther from the ink than the tolerance`(_ type: InkType) throws {
    let stroke = Sample.stroke(type, at: Point(x: 3, y: 5), points: 7)
    let (bytes, _) = Self.outliner.bytes(of: Drawing(strokes: [stroke]))
    let path = try #require(SvgReading(bytes).paths.first)
    // The polygons of this test are outside by a micrometer and a half.
    let (inner, outer) = (stroke.cover(widerBy: -0.0065), stroke.cover(widerBy: 0.005))
    // Between two tips of a nib that turns in its place their hull is covered, which is more than
    // the nib passes; how much more depends on where a span is divided, and on how long the nib is.
    // Round tips have none of this.
    let nib = type.defaultWidth
    let allowed = type == .pen || type == .monoline ? 1e-5 : max(2e-3, 3e-4 * nib * nib)
    #expect(inner.subtracting(path.region).area < allowed)
    #expect(path.region.subtracting(outer).area < allowed)
  }

  /// A way without any rest: turns of all kinds, dots on the spot, tips that grow and shrink within
  /// their own width.
  private static func scrawl(_ seed: UInt64, _ type: InkType) -> Stroke {
    var bits = SplitMix64(seed: seed)
    func share() -> Double { Double(bits.next() >> 11) / Double(1 << 53) }
    let reach = [0.3, 1, 4][Int(seed % 3)]
    var place = Point(x: 5, y: 5)
    let points = (0..<10).map { _ in
      if share() > 0.15 {
        place = place + Point(x: (share() - 0.4) * reach, y: (share() - 0.5) * reach)
      }
      let width = 0.2 + 2 * share() * share()
      let size = type == .pen ? Size(square: width) : Size(width: 1.5, height: 0.4)
      return StrokePoint(location: place, size: size, azimuth: Float(share() * 0.3))
    }
    return Stroke(ink: Ink(type), path: StrokePath(controlPoints: points))
  }

  @Test(arguments: [InkType.pen, .fountainPen, .marker], 10..<22 as Range<UInt64>)
  func `no scrawl has a hole or a spur`(_ type: InkType, _ seed: UInt64) throws {
    let stroke = Self.scrawl(seed, type)
    let (bytes, _) = Self.outliner.bytes(of: Drawing(strokes: [stroke]))
    let region = try #require(SvgReading(bytes).paths.first).region
    let (inner, outer) = (stroke.cover(widerBy: -0.0065), stroke.cover(widerBy: 0.005))
    // Slivers where the way turns on the spot; a hole of the tip's own size has 0.1 square
    // millimeters and more.
    let allowed = type == .pen ? 3e-4 : 4e-3
    #expect(inner.subtracting(region).area < allowed)
    #expect(region.subtracting(outer).area < allowed)
  }

  @Test(arguments: [0.01, 0.05])
  func `a coarser tolerance holds too and takes fewer bytes`(_ tolerance: Double) throws {
    let stroke = Sample.stroke(.pen, points: 7)
    let drawing = Drawing(strokes: [stroke])
    let coarse = SvgWriter(options: PictureOptions(tolerance: tolerance)).bytes(of: drawing).bytes
    let path = try #require(SvgReading(coarse).paths.first)
    let (inner, outer) = (
      stroke.cover(widerBy: -tolerance - 0.0015), stroke.cover(widerBy: tolerance)
    )
    #expect(inner.subtracting(path.region).area < 1e-5)
    #expect(path.region.subtracting(outer).area < 1e-5)
    #expect(coarse.count < SvgWriter().bytes(of: drawing).bytes.count)
  }

  @Test func `a dot becomes a circle of few curves`() throws {
    let drawing = Drawing(strokes: [Sample.dot(at: Point(x: 5, y: 5), width: 4)])
    let path = try #require(SvgReading(SvgWriter().bytes(of: drawing).bytes).paths.first)
    #expect(abs(path.region.area - 4 * .pi) < 4 * .pi * 0.005)
    #expect(path.attributes["d", default: ""].utf8.count < 400)
    #expect(path.attributes["fill"] == nil)
  }

  @Test func `masks leave holes and cut edges, which stay straight`() throws {
    var stroke = Sample.bar(from: Point(x: 0, y: 0), to: Point(x: 40, y: 0), width: 6)
    let hole = Region(
      sweeping: [NibPose(center: Point(x: 20, y: 0), radius: 1.5)], tolerance: 0.002)
    stroke.mask = Region(Rect(x: -9, y: -9, width: 44, height: 18)).subtracting(hole)
    stroke.transform = InkTransform.rotation(0.3).then(.scale(x: 1.5, y: 1.5))
    let path = try #require(
      SvgReading(SvgWriter().bytes(of: Drawing(strokes: [stroke])).bytes).paths.first)
    #expect(path.rings.count == 2)
    #expect(abs(path.region.area - stroke.coveredRegion.area) < 0.5 * 0.01 * 120)
    let difference = path.region.symmetricDifference(stroke.coveredRegion).area
    #expect(difference < 0.012 * 160)
  }

  @Test func `strokes that are wet together become one path, others do not`() {
    let group = InkID()
    var strokes = (0..<3).map { row in
      Sample.bar(
        from: Point(x: 0, y: Double(row)), to: Point(x: 10, y: Double(row)), type: .marker,
        opacity: 0.5)
    }
    for index in strokes.indices { strokes[index].renderGroupID = group }
    let together = SvgReading(Self.outliner.bytes(of: Drawing(strokes: strokes)).bytes)
    #expect(together.paths.count == 1)
    // Half of 0.86, which a highlighter has inside.
    #expect(together.paths[0].opacity == 0.43)
    strokes[1].ink.color = .white
    #expect(SvgReading(Self.outliner.bytes(of: Drawing(strokes: strokes)).bytes).paths.count == 3)
  }

  @Test func `opacity that changes is kept in steps that together are right`() {
    let points = (0...8).map { step in
      StrokePoint(
        location: Point(x: Double(step) * 5, y: 0), size: Size(square: 4),
        opacity: Float(step) / 8)
    }
    let stroke = Stroke(ink: Ink(.pencil), path: StrokePath(controlPoints: points))
    var options = PictureOptions()
    options.texture = .outlines
    let (bytes, losses) = SvgWriter(options: options).bytes(of: Drawing(strokes: [stroke]))
    let paths = SvgReading(bytes).paths
    #expect(paths.count == 20)
    for x in stride(from: 1.0, through: 37, by: 1) {
      let inside = paths.filter { $0.region.contains(Point(x: x, y: 0)) }
      let shown = 1 - inside.reduce(1) { $0 * (1 - $1.opacity) }
      // The tip of a millimeter farther on reaches here: the greatest opacity counts.
      let meant = min(1, (x + 2) / 40)
      #expect(abs(shown - meant) < 0.027, "at \(x) mm")
    }
    #expect(losses.map(\.what).contains { $0.contains("steps of 5 %") })
  }
}
