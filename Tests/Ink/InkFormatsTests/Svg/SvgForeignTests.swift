import Foundation
import InkDrawing
import InkFormats
import InkGeometry
import InkRendering
import Testing

/// Our SVG in librsvg and Inkscape.
@Suite struct SvgForeignTests {
  private static let scale = 10.0

  /// What the pens, opaque black ink, must look like: levels of 255 on white. Made once.
  static let expected: [Double] = {
    let region = pens.strokes.reduce(Region.empty) { $0.union($1.cover(widerBy: -0.000_75)) }
    return Coverage(region, area: area, scale: scale).shares.map { 255 * (1 - $0) }
  }()

  /// Pens, and one with a hole.
  static let pens: Drawing = {
    var strokes = [InkType.pen, .monoline, .fountainPen, .reed].enumerated().map { row, type in
      Sample.stroke(type, at: Point(x: 5, y: 5 + Double(row) * 8))
    }
    var masked = Sample.bar(from: Point(x: 25, y: 5), to: Point(x: 35, y: 30), width: 5)
    masked.mask = Region(
      Rect(x: 0, y: 0, width: 99, height: 99)
    ).subtracting(Region(lasso: [Point(x: 28, y: 15), Point(x: 33, y: 18), Point(x: 30, y: 22)]))
    strokes.append(masked)
    return Drawing(strokes: strokes)
  }()

  static let area = Rect(x: 0, y: 0, width: 42, height: 36)
  private static let options = PictureOptions(area: .rect(area))

  @Test func `the paths cover of each pixel what the ink covers`() {
    let svg = SvgWriter(options: Self.options).bytes(of: Self.pens).bytes
    let region = SvgReading(svg).paths.reduce(Region.empty) { $0.union($1.region) }
    let shown = Coverage(region, area: Self.area, scale: Self.scale).shares.map { 255 * (1 - $0) }
    let difference = Difference(shown, Self.expected)
    print("SVG exactly beside exact coverage:", difference)
    #expect(difference.mean < 0.1)
    // A line has two sides: 5 micrometers of each are 26 levels at 10 pixels to the millimeter.
    #expect(difference.max < 26)
  }

  @Test(.enabled(if: ForeignTool.has("rsvg-convert"), ForeignTool.mend))
  func `librsvg shows what the ink covers`() throws {
    let svg = SvgWriter(options: Self.options).bytes(of: Self.pens).bytes
    let picture = try ForeignTool.rsvg(svg, scale: Self.scale)
    #expect(picture.width == 420 && picture.height == 360)
    let difference = Difference(
      picture.channel(0), Self.expected)
    print("SVG in librsvg beside exact coverage:", difference)
    // Cairo knows 1/17 of a pixel, 15 levels; a micrometer is 2.6.
    #expect(difference.mean < 0.4)
    #expect(difference.max < 32)
  }

  @Test(.enabled(if: ForeignTool.has("rsvg-convert"), ForeignTool.mend))
  func
    `librsvg shows pens as our renderer draws them, and markers multiplied with what lies below`()
    throws
  {
    let markers = [Point(x: 38, y: 20), Point(x: 38, y: 33)].map { end in
      Sample.bar(
        from: Point(x: 3, y: 33), to: end, width: 4, type: .marker,
        color: Color(red: 0.9, green: 0.6, blue: 0.1))
    }
    var drawing = Self.pens
    for marker in markers { drawing.append(marker) }
    let layers = [Self.pens] + markers.map { Drawing(strokes: [$0]) }
    let images = layers.map { $0.image(in: Self.area, scale: Self.scale, background: .white).bytes }
    var options = Self.options
    options.texture = .pixels(perInch: Self.scale * 25.4)
    let picture = try ForeignTool.rsvg(
      SvgWriter(options: options).bytes(of: drawing).bytes, scale: Self.scale)
    #expect(picture.width == 420 && picture.height == 360)
    for channel in 0..<3 {
      let levels = stride(from: channel, to: images[0].count, by: 4).map { place in
        images.reduce(255) { $0 * Double($1[place]) / 255 }
      }
      let difference = Difference(picture.channel(channel), levels)
      print("SVG in librsvg beside our renderer, channel \(channel):", difference)
      // Our coverage is a distance, theirs an area: 11 levels apart at 45 degrees, more at corners
      // and where a tip is thinner than a pixel.
      #expect(difference.mean < 0.3)
      #expect(difference.max < 100)
    }
  }

  @Test(.enabled(if: ForeignTool.has("inkscape"), ForeignTool.mend))
  func `Inkscape shows what the ink covers`() throws {
    let svg = SvgWriter(options: Self.options).bytes(of: Self.pens).bytes
    let picture = try ForeignTool.inkscape(svg, scale: Self.scale)
    #expect(picture.width == 420 && picture.height == 360)
    let difference = Difference(
      picture.channel(0), Self.expected)
    print("SVG in Inkscape beside exact coverage:", difference)
    #expect(difference.mean < 0.4)
    #expect(difference.max < 32)
  }

  @Test(.enabled(if: ForeignTool.has("inkscape"), ForeignTool.mend))
  func `Inkscape finds the bounds that the ink has`() throws {
    let svg = SvgWriter(options: Self.options).bytes(of: Self.pens).bytes
    let boxes = try ForeignTool.boxes(inInkscape: svg).filter { $0.name.hasPrefix("path") }
      .map(\.box)
    #expect(boxes.count == Self.pens.count)
    for (box, stroke) in zip(boxes, Self.pens.strokes) {
      let bounds = stroke.coveredRegion.bounds
      let expected = [bounds.min.x, bounds.min.y, bounds.width, bounds.height]
      let found = [box.min.x, box.min.y, box.width, box.height]
      for (found, meant) in zip(found, expected) { #expect(abs(found - meant) < 0.01) }
      #expect(stroke.renderBounds.expanded(by: 0.01).contains(box))
    }
  }

  @Test(.enabled(if: ForeignTool.has("rsvg-convert"), ForeignTool.mend))
  func `wet strokes do not double where they cross, others do`() throws {
    let group = InkID()
    func picture(isWet: Bool) throws -> PngImage {
      let ends = [(Point(x: 1, y: 5), Point(x: 9, y: 5)), (Point(x: 5, y: 1), Point(x: 5, y: 9))]
      let strokes = ends.map { start, end in
        var bar = Sample.bar(from: start, to: end, type: .marker, opacity: 0.5)
        if isWet { bar.renderGroupID = group }
        return bar
      }
      let area = PictureArea.rect(Rect(x: 0, y: 0, width: 10, height: 10))
      let svg = SvgWriter(options: PictureOptions(area: area)).bytes(of: Drawing(strokes: strokes))
      return try ForeignTool.rsvg(svg.bytes, scale: 4)
    }
    let (wet, dry) = (try picture(isWet: true).channel(0), try picture(isWet: false).channel(0))
    let (crossing, arm) = (20 * 40 + 20, 20 * 40 + 8)
    // A highlighter of half the strength lets through 1 - 0.43, and once more where two lie.
    let once = 255 * (1 - 0.43)
    #expect(abs(wet[crossing] - once) <= 2 && abs(wet[arm] - once) <= 2)
    #expect(abs(dry[crossing] - once * (1 - 0.43)) <= 2 && abs(dry[arm] - once) <= 2)
  }
}
