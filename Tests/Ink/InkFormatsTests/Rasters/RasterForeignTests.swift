import InkDrawing
import InkGeometry
import Testing

@testable import InkFormats

/// Textured ink in other people's programs, beside our renderer.
@Suite struct RasterForeignTests {
  private typealias Show = (_ drawing: Files, _ dotsPerInch: Double) throws -> PngImage

  /// A drawing as SVG and as PDF.
  private struct Files {
    let svg: [UInt8]
    let annotations: [UInt8]
    let flat: [UInt8]

    init(_ drawing: Drawing) {
      let options = TexturedDrawing.options()
      svg = SvgWriter(options: options).bytes(of: drawing).bytes
      annotations = PdfWriter(options: options).bytes(of: drawing).bytes
      flat = PdfWriter(options: options, content: .flat).bytes(of: drawing).bytes
    }

    func pdf(_ content: PdfWriter.Content) -> [UInt8] {
      content == .flat ? flat : annotations
    }
  }

  /// What must be seen of a drawing at a resolution.
  private struct View {
    let name: String
    let files: Files
    let dotsPerInch: Double
    let expected: [Double]
    /// The greatest mean difference, and the greatest of a pixel.
    let limits: (mean: Double, most: Double)
  }

  /// Pencil and crayon at 300 pixels per inch and washes at 200 are what the file holds, so that
  /// programs show the same pixels. At other resolutions they mix neighbors, and move an image by
  /// up to half a pixel, some also a rim by one.
  private static let views: [View] = {
    let (dry, wet) = (Files(TexturedDrawing.dry), Files(TexturedDrawing.wet))
    return [
      ("dry", dry, 300.0, (0.3, 4.0)), ("wet", wet, 200, (0.4, 4)), ("wet", wet, 300, (2.8, 230)),
      ("dry", dry, 96, (5, 160)), ("wet", wet, 96, (3, 200)),
    ].map { name, files, dots, limits in
      let drawing = name == "dry" ? TexturedDrawing.dry : TexturedDrawing.wet
      return View(
        name: "\(name) ink at \(Int(dots))", files: files, dotsPerInch: dots,
        expected: TexturedDrawing.expected(drawing, scale: dots / 25.4), limits: limits)
    }
  }()

  private static func check(_ name: String, _ shown: Show) throws {
    for view in views {
      let side = Int((TexturedDrawing.area.width * view.dotsPerInch / 25.4).rounded())
      let picture = try shown(view.files, view.dotsPerInch).colors(side, side)
      let difference = Difference(picture, view.expected)
      let tone = zip(picture, view.expected).reduce(0) { $0 + $1.0 - $1.1 } / Double(picture.count)
      print("\(name), \(view.name):", difference, "tone \(tone)")
      #expect(difference.mean < view.limits.mean, "\(view.name)")
      #expect(difference.max <= view.limits.most, "\(view.name)")
      #expect(abs(tone) < 1, "\(view.name)")
    }
  }

  @Test(
    .enabled(if: ForeignTool.has("pdftocairo"), ForeignTool.mend),
    arguments: [PdfWriter.Content.annotations, .flat])
  func `poppler shows the pixels of our renderer`(_ content: PdfWriter.Content) throws {
    try Self.check("poppler (\(content))") {
      try ForeignTool.poppler($0.pdf(content), scale: $1 / 25.4)
    }
  }

  @Test(.enabled(if: ForeignTool.has("pdftoppm"), ForeignTool.mend))
  func `poppler's other renderer shows them too`() throws {
    try Self.check("poppler, splash") {
      try ForeignTool.splash($0.annotations, scale: $1 / 25.4)
    }
  }

  @Test(
    .enabled(if: ForeignTool.has("mutool"), ForeignTool.mend),
    arguments: [PdfWriter.Content.annotations, .flat])
  func `MuPDF shows them`(_ content: PdfWriter.Content) throws {
    try Self.check("MuPDF (\(content))") {
      try ForeignTool.mupdf($0.pdf(content), scale: $1 / 25.4)
    }
  }

  @Test(.enabled(if: ForeignTool.has("rsvg-convert"), ForeignTool.mend))
  func `librsvg shows them`() throws {
    try Self.check("librsvg") { try ForeignTool.rsvg($0.svg, scale: $1 / 25.4) }
  }

  @Test(.enabled(if: ForeignTool.has("inkscape"), ForeignTool.mend))
  func `Inkscape shows them`() throws {
    try Self.check("Inkscape") { try ForeignTool.inkscape($0.svg, scale: $1 / 25.4) }
  }

  @Test(
    .enabled(
      if: ForeignTool.has("chromium"),
      "not looked at by a browser: there is no chromium. Fix: scripts/setup browser"))
  func `Chromium shows them`() throws {
    try Self.check("Chromium") { try ForeignTool.chromium($0.svg, scale: $1 / 25.4) }
  }

  @Test(.enabled(if: ForeignTool.has("rsvg-convert"), ForeignTool.mend))
  func `a wash on nothing is ink on nothing, without a white box`() throws {
    var options = TexturedDrawing.options()
    options.background = nil
    let svg = SvgWriter(options: options).bytes(of: TexturedDrawing.wet).bytes
    let picture = try ForeignTool.rsvg(svg, scale: 4, background: "none")
    let opacities = picture.channel(3)
    #expect(opacities[0] == 0 && opacities[picture.width * 40 + 4] == 0)
    #expect((opacities.max() ?? 0) > 100)
  }

  @Test(.enabled(if: ForeignTool.has("inkscape"), ForeignTool.mend))
  func `Inkscape finds outline and pixels of a shape in one place`() throws {
    let svg = Self.views[0].files.svg
    let rows = try ForeignTool.boxes(inInkscape: svg)
    let boxes = { (kind: String) in rows.filter { $0.name.hasPrefix(kind) }.map(\.box) }
    let (images, paths) = (boxes("image"), boxes("path"))
    #expect(images.count == 5 && paths.count == 5)
    for (image, path) in zip(images, paths) {
      // The outline is exact to 0.05 mm; pencil may be too faint at the rim to fill a pixel. 25
      // pixels are 2.1 mm.
      #expect(image.expanded(by: 0.2).contains(path))
      #expect(path.expanded(by: 2.8).contains(image))
    }
  }
}
