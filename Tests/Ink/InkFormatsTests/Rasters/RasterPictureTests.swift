import Foundation
import InkDrawing
import InkGeometry
import Testing

@testable import InkFormats

/// Documents with textured ink, without a look at them.
@Suite struct RasterPictureTests {
  private static func text(_ drawing: Drawing, _ options: PictureOptions) -> (String, [String]) {
    let (bytes, losses) = SvgWriter(options: options, includesData: true).bytes(of: drawing)
    return (String(decoding: bytes, as: UTF8.self), losses.map(\.what))
  }

  private static func pdfText(
    _ drawing: Drawing, _ options: PictureOptions, _ content: PdfWriter.Content = .flat
  ) -> String {
    let writer = PdfWriter(options: options, content: content, isCompressed: false)
    return String(decoding: writer.bytes(of: drawing).bytes, as: UTF8.self)
  }

  private static func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  @Test func `texture is kept, beside an outline that is not painted and tells the stroke's data`()
  {
    let (text, losses) = Self.text(TexturedDrawing.dry, TexturedDrawing.options(100))
    #expect(losses.isEmpty)
    #expect(Self.count("<image ", in: text) == 5)
    let paths = SvgReading(Array(text.utf8)).paths
    #expect(paths.count == 5)
    for (path, stroke) in zip(paths, TexturedDrawing.dry.strokes) {
      #expect(path.opacity == 0)
      #expect(path.attributes["data-id"] == stroke.id.uuid)
      #expect(path.region.symmetricDifference(stroke.coveredRegion).area < 0.06 * 200)
    }
    let flat = Self.pdfText(TexturedDrawing.dry, TexturedDrawing.options(100))
    // An image and its mask each, and an outline that is painted with nothing.
    #expect(Self.count("/Subtype/Image", in: flat) == 10)
    #expect(Self.count("/a0 gs", in: flat) == 5)
    let annotated = Self.pdfText(
      TexturedDrawing.dry, TexturedDrawing.options(100), .annotations)
    #expect(Self.count("/InkList", in: annotated) == 5)
    #expect(Self.count("/a0 gs", in: annotated) == 0)
  }

  @Test func `washes and markers multiply on light ground, and on dark markers are screened`() {
    var drawing = TexturedDrawing.wet
    drawing.append(Sample.bar(from: .zero, to: Point(x: 40, y: 40), type: .marker, opacity: 0.5))
    var options = TexturedDrawing.options(100)
    for (appearance, multiplied, screened) in [(Appearance.light, 3, 0), (.dark, 0, 1)] {
      options.appearance = appearance
      let (svg, pdf) = (Self.text(drawing, options).0, Self.pdfText(drawing, options))
      #expect(Self.count("mix-blend-mode:multiply", in: svg) == multiplied)
      #expect(Self.count("/m1000 gs", in: pdf) == multiplied)
      #expect(Self.count("mix-blend-mode:screen", in: svg) == screened)
      #expect(Self.count("/s1000 gs", in: pdf) == screened)
    }
  }

  @Test func `a highlighter's outline is multiplied with light ground and screened over dark`() {
    let drawing = Drawing(strokes: [
      Sample.bar(from: .zero, to: Point(x: 40, y: 40), type: .marker)
    ])
    var options = TexturedDrawing.options()
    options.texture = .outlines
    for (appearance, mode, name) in [
      (Appearance.light, "multiply", "/BM/Multiply"), (.dark, "screen", "/BM/Screen"),
    ] {
      options.appearance = appearance
      let (svg, pdf) = (Self.text(drawing, options).0, Self.pdfText(drawing, options))
      #expect(Self.count("fill-opacity=\".86\" style=\"mix-blend-mode:\(mode)\"", in: svg) == 1)
      #expect(Self.count(name, in: pdf) == 1)
    }
  }

  @Test func `outlines only have no pixels, and multiply as far as they have no steps`() {
    var options = TexturedDrawing.options()
    options.texture = .outlines
    for drawing in [TexturedDrawing.dry, TexturedDrawing.wet] {
      let (text, losses) = Self.text(drawing, options)
      #expect(!text.contains("<image") && !text.contains("xlink"))
      // A wash, and two that are one.
      let isWash = drawing.strokes[0].ink.type == .watercolor
      #expect(Self.count("mix-blend-mode:multiply", in: text) == (isWash ? 2 : 0))
      #expect(losses.contains { $0.hasPrefix("the tooth") || $0.hasPrefix("dark edges") })
      let pdf = Self.pdfText(drawing, options)
      #expect(!pdf.contains("/Image"))
    }
  }

  @Test func `a marker whose opacity changes keeps it as pixels, since steps would multiply`() {
    let points = (0...4).map { step in
      StrokePoint(
        location: Point(x: 5 + Double(step) * 5, y: 9), size: Size(square: 4),
        opacity: Float(step + 1) / 8)
    }
    let stroke = Stroke(ink: Ink(.marker), path: StrokePath(controlPoints: points))
    let (text, losses) = Self.text(Drawing(strokes: [stroke]), TexturedDrawing.options(100))
    #expect(Self.count("<image ", in: text) == 1 && losses.isEmpty)
  }

  @Test func `the same drawing gives the same bytes, in parts that stay small`() {
    for content in [PdfWriter.Content.annotations, .flat] {
      let writer = PdfWriter(
        options: TexturedDrawing.options(), content: content, isCompressed: false)
      for drawing in [TexturedDrawing.dry, TexturedDrawing.wet] {
        var (most, all) = (0, [UInt8]())
        _ = writer.write(drawing) {
          most = max(most, $0.count)
          all += $0
        }
        #expect(most <= partLength && !all.isEmpty)
        #expect(all == writer.bytes(of: drawing).bytes)
      }
    }
    let writer = SvgWriter(options: TexturedDrawing.options())
    var most = 0
    _ = writer.write(TexturedDrawing.wet) { most = max(most, $0.count) }
    #expect(most <= partLength)
  }

  @Test func `a word in pencil takes some kilobytes, and a wash of 34 x 26 mm no more than 76`() {
    let word = Drawing(
      strokes: (0..<5).map { letter in
        Sample.stroke(
          .pencil, at: Point(x: Double(letter) * 5, y: 0), phase: Double(letter), points: 6)
      })
    let group = InkID()
    let wash = Drawing(
      strokes: (0..<3).map { row in
        var wash = Sample.bar(
          from: Point(x: 5, y: 5 + Double(row) * 8), to: Point(x: 29, y: 5 + Double(row) * 8),
          width: 10, type: .watercolor, opacity: 0.6)
        wash.renderGroupID = group
        return wash
      })
    for (name, drawing, most) in [("word", word, 24_000), ("wash", wash, 76_000)] {
      let sizes = [
        SvgWriter().bytes(of: drawing).bytes.count, PdfWriter().bytes(of: drawing).bytes.count,
        PdfWriter(content: .flat).bytes(of: drawing).bytes.count,
      ]
      let survey = DrawingSurvey(StrokeSource(drawing))
      print("\(name) of \(survey.inkBounds.width) x \(survey.inkBounds.height) mm:", sizes)
      #expect(sizes.allSatisfy { 2_000...most ~= $0 })
    }
  }

  @Test func `no extent asks for more pixels than are allowed, or for too few to look like ink`()
    throws
  {
    let drawing = TexturedDrawing.dry
    let plan = try #require(
      RasterPlan(
        DrawingSurvey(StrokeSource(drawing)), TexturedDrawing.options(), area: TexturedDrawing.area)
    )
    let sides = [0, 1e-9, 0.1, 30, 210, 1_000, 1_400, 5_000, 1e9, .infinity]
    for width in sides {
      for height in sides {
        let seen = Rect(x: -3, y: 8, width: width, height: height)
        guard let found = plan.resolution(seen, share: 1) else {
          #expect(width * height > 1.4e6 || max(width, height) > 1_400)
          continue
        }
        let scale = found.dotsPerInch / 25.4
        #expect(found.dotsPerInch >= 72 && found.dotsPerInch <= 300)
        #expect(found.isReduced == (found.dotsPerInch < 300))
        #expect(width * scale <= RasterPlan.longestSide + 1)
        #expect(width * height * scale * scale <= RasterPlan.mostPixels * 1.001)
      }
    }
  }

  @Test func `what is too large for pixels becomes outlines, and both is told`() {
    func losses(_ length: Double) -> [String] {
      let stroke = Sample.bar(
        from: .zero, to: Point(x: length, y: 0), width: 0.6, type: .pencil, opacity: 0.5)
      return Self.text(Drawing(strokes: [stroke]), PictureOptions()).1
    }
    #expect(losses(1_000).isEmpty)
    #expect(
      losses(2_000) == ["textured ink is too large to have all pixels per inch that were asked for"]
    )
    #expect(
      losses(9_000) == [
        "textured ink is too large for pixels and kept as outlines",
        "the tooth of the paper is not kept",
      ])
  }

  @Test func `many large shapes share what pixels a picture may have`() throws {
    let strokes = (0..<200).map { row in
      Sample.bar(
        from: Point(x: 0, y: Double(row) / 9), to: Point(x: 300, y: 300), width: 1, type: .pencil)
    }
    let drawing = Drawing(strokes: strokes)
    let options = PictureOptions()
    let survey = DrawingSurvey(StrokeSource(drawing))
    let area = options.area.rect(around: survey.inkBounds)
    let plan = try #require(RasterPlan(survey, options, area: area))
    let found = try #require(
      plan.resolution(Rect(x: 0, y: 0, width: 300, height: 300), share: 1))
    #expect(found.isReduced && 150..<250 ~= found.dotsPerInch)
  }
}
