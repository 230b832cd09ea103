import Foundation
import InkDrawing
import InkFormats
import InkGeometry
import Testing

/// What pictures read: found by others, seen by nobody.
@Suite struct PictureTextTests {
  private static let texts = [
    PictureText("hello", in: Rect(x: 2, y: 2, width: 12, height: 4)),
    PictureText("a<b> (\\", in: Rect(x: 16, y: 2, width: 9, height: 4)),
  ]

  private var options: PictureOptions {
    var options = PictureOptions(area: .rect(SvgForeignTests.area))
    options.texts = Self.texts
    return options
  }

  @Test(
    .enabled(if: ForeignTool.has("qpdf") && ForeignTool.has("pdftotext"), ForeignTool.mend),
    arguments: [PdfWriter.Content.annotations, .flat])
  func `poppler finds the words, and qpdf nothing wrong`(_ content: PdfWriter.Content) throws {
    let pdf = PdfWriter(options: options, content: content).bytes(of: SvgForeignTests.pens).bytes
    try ForeignTool.inFolder { folder in
      try Data(pdf).write(to: folder.appending(path: "a.pdf"))
      let check = try ForeignTool.run("qpdf", ["--check", "a.pdf"], in: folder)
      #expect(check.status == 0 && check.complaints.isEmpty, "\(check.complaints.prefix(300))")
      let found = try ForeignTool.run("pdftotext", ["a.pdf", "-"], in: folder)
      #expect(found.output.contains("hello"), "\(found.output.prefix(300))")
      #expect(found.output.contains("a<b> (\\"), "\(found.output.prefix(300))")
    }
  }

  @Test func `an SVG has a title for each word`() {
    let svg = String(
      decoding: SvgWriter(options: options).bytes(of: SvgForeignTests.pens).bytes, as: UTF8.self)
    #expect(svg.contains("<title>hello</title></rect>"))
    #expect(svg.contains("<title>a&lt;b&gt; (\\</title></rect>"))
  }

  @Test func `without texts nothing changes`() {
    let plain = PictureOptions(area: .rect(SvgForeignTests.area))
    let pdf = PdfWriter(options: plain, isCompressed: false).bytes(of: SvgForeignTests.pens).bytes
    #expect(!String(decoding: pdf, as: UTF8.self).contains("/Font"))
  }
}
