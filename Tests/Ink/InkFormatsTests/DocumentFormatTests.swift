import Foundation
import InkDrawing
import InkGeometry
import InkStorage
import Testing

@testable import InkFormats

/// Pages and their papers in the formats that have a place for them.
@Suite struct DocumentFormatTests {
  private static let papers: [PageBackground?] = [
    nil, PageBackground(.ruled, spacing: 8),
    PageBackground(
      .grid, paper: Color(red: 1, green: 1, blue: 0.8), ink: Color(red: 0.2, green: 0.4, blue: 1)),
    PageBackground(.dotted, spacing: 7.5), PageBackground(paper: Color(red: 0, green: 0, blue: 0)),
  ]

  /// A page for each paper, with some strokes that every format keeps; one page is empty.
  private static func document(
    _ papers: [PageBackground?] = papers, strokes: Int = 3
  ) throws -> InkDocument {
    let pages = papers.enumerated().map { number, paper in
      let lines = (0..<(number == 3 ? 0 : strokes)).map { row in
        XoppTests.line(
          [(20, 30 + 10 * Double(row)), (150 - 20 * Double(number), 34 + 10 * Double(row))],
          widths: [1, 1])
      }
      return DocumentPage(Drawing(strokes: lines), on: paper)
    }
    return try #require(InkDocument(pages))
  }

  private func bytes(_ document: InkDocument, _ format: DrawingFormat) throws -> [UInt8] {
    try DrawingEncoder().encode(document, as: format).bytes
  }

  @Test func `Xournal++'s files keep pages, papers and the places of strokes`() throws {
    let document = try Self.document()
    let read = try InkFileFormat.xopp.read(try bytes(document, .xopp))
    #expect(read.faults.isEmpty && read.document.pages.count == 5)
    for (page, other) in zip(document.pages, read.document.pages) {
      #expect(page.drawing.count == other.drawing.count)
      let (bounds, others) = (page.drawing.bounds, other.drawing.bounds)
      #expect(bounds.isEmpty == others.isEmpty)
      if !bounds.isEmpty { #expect((bounds.min - others.min).length < 0.05) }
      #expect(page.background?.pattern == other.background?.pattern)
      #expect(
        XoppColor.hexText(of: page.background?.paper ?? .white)
          == XoppColor.hexText(of: other.background?.paper ?? .white))
      guard let look = page.background, let found = other.background, look.pattern != .blank else {
        continue
      }
      #expect(abs(look.spacing - found.spacing) < 0.001)
      #expect(XoppColor.hexText(of: look.ink) == XoppColor.hexText(of: found.ink))
    }
  }

  @Test func `InkML keeps pages to the last bit, and shows them one below the other`() throws {
    var any = AnyDrawing(seed: 64)
    let pages = Self.papers.map { DocumentPage(any.drawing(strokes: 5), on: $0) }
    let document = try #require(InkDocument(pages + [DocumentPage(Drawing(), on: .clear)]))
    let file = try bytes(document, .inkml)
    #expect(try InkFileFormat.inkML.read(file).document == document)
    // What a program does that does not know our annotations.
    let text = String(decoding: file, as: UTF8.self)
    let foreign = text.replacing(#"type="stylusd""#, with: #"type="other""#)
    let read = try InkFileFormat.inkML.read(Array(foreign.utf8))
    #expect(read.document.pages.count == 1)
    let joined = document.joined
    #expect(abs(read.drawing.bounds.height - joined.bounds.height) < 10)
    // Where it changes a trace, that is read as it is shown, on its page.
    let plain = try Self.document()
    let moved = String(decoding: try bytes(plain, .inkml), as: UTF8.self)
      .replacing(#/<data>[^<]*<\/data>/#, with: "<data></data>")
    let changed = try InkFileFormat.inkML.read(Array(moved.utf8)).document
    #expect(changed.pages.map(\.background) == plain.pages.map(\.background))
    for (page, other) in zip(plain.pages, changed.pages) where page.drawing.count > 0 {
      #expect((page.drawing.bounds.min - other.drawing.bounds.min).length < 0.05)
    }
  }

  @Test(arguments: DrawingFormat.allCases)
  func `a document of one page is written as its drawing`(format: DrawingFormat) throws {
    var any = AnyDrawing(seed: 66)
    let drawing = any.drawing(strokes: 12)
    #expect(
      try bytes(InkDocument(drawing), format) == DrawingEncoder().encode(drawing, as: format).bytes)
  }

  @Test func `a document that goes by is the one in memory`() throws {
    var any = AnyDrawing(seed: 65)
    let pages = Self.papers.map { DocumentPage(any.drawing(strokes: 40), on: $0) }
    let document = try #require(InkDocument(pages))
    let file = try InkFile(document.encoded())
    let source = StrokeSource(file)
    #expect(source.pages.map(\.background) == Self.papers)
    for (page, other) in zip(source.pages, document.pages) {
      #expect(page.strokes.count == 40 && page.strokes.drawing == other.drawing)
    }
    for format in DrawingFormat.allCases where format != .png {
      var passing: [UInt8] = []
      _ = DrawingEncoder().writeStrokes(source, as: format) { passing += $0 }
      #expect(passing == (try bytes(document, format)), "\(format)")
    }
  }

  @Test func `files with more pages than a document may have keep all strokes`() throws {
    let page =
      #"<page width="595" height="842"><layer><stroke width="1">1 1 2 2</stroke></layer></page>"#
    let count = InkDocument.mostPages + 3
    let text = "<xournal>\(String(repeating: page, count: count))</xournal>"
    let read = try InkFileFormat.xopp.read(Packed.gzip(Array(text.utf8)))
    #expect(read.document.pages.count == InkDocument.mostPages)
    #expect(read.document.strokeCount == count)
    #expect(read.losses.map(\.what).contains("pages were placed one below the other"))
    let last = try #require(read.document.pages.last?.drawing.bounds)
    #expect(abs(last.height - 3 * 842 * 25.4 / 72) < 2)
    let one = #"<annotationXML type="stylusd"><page xmlns="urn:stylusd:page:1"/></annotationXML>"#
    let many = String(repeating: one, count: count)
    let ink = try InkFileFormat.inkML.read(
      Array("<ink>\(many)<trace>1 2, 3 4</trace></ink>".utf8))
    #expect(ink.document.pages.count == InkDocument.mostPages && ink.document.strokeCount == 1)
  }

  /// What an element says of paper, how we see it, and what of it is not kept.
  private static let told: [(attributes: String, look: PageBackground?, losses: [String])] = {
    let square = 14.17 / XoppWriter.pointsPerMillimeter
    let gray = Color(red: 189 / 255, green: 189 / 255, blue: 189 / 255)
    return [
      (#"type="solid" color="white" style="plain""#, nil, []),
      (
        ##"type="solid" color="#ffffffff" style="isodotted""##, nil,
        ["the pattern of the paper is not kept"]
      ),
      (
        #"type="solid" color="yellow" style="graph""#,
        PageBackground(
          .grid, paper: Color(red: 1, green: 1, blue: 128 / 255), ink: gray, spacing: square), []
      ),
      (
        ##"type="solid" color="#ffffffff" style="lined" config="r1=30,f1=ff0000""##,
        PageBackground(
          .ruled, ink: Color(red: 1, green: 0, blue: 0),
          spacing: 30 / XoppWriter.pointsPerMillimeter),
        ["the margin line of the paper is not kept", "ruled lines begin at the top"]
      ),
      (#"type="pdf" pageno="1""#, nil, ["pages of a PDF below the ink are left out"]),
      (#"type="pixmap" filename="a.png""#, nil, ["pictures below the ink are left out"]),
      (
        #"type="solid" color="?" style="dotted" config="r1=0,,r1,f1=zz,=,r1=x""#,
        PageBackground(.dotted, ink: gray, spacing: square),
        ["unknown colors of paper became white"]
      ),
    ]
  }()

  @Test(arguments: told.indices)
  func `papers of Xournal++ are read`(number: Int) throws {
    let (attributes, expected, losses) = Self.told[number]
    let stroke = #"<stroke tool="pen" color="black" width="1">1 1 2 2</stroke>"#
    let text =
      #"<xournal><page width="595.276" height="841.89"><background \#(attributes)/>"#
      + "<layer>\(stroke)</layer></page></xournal>"
    let read = try InkFileFormat.xopp.read(Array(text.utf8))
    #expect(read.document.pages.map(\.background) == [expected])
    let told = read.losses.map(\.what).filter { $0.contains(/paper|below the ink|ruled/) }
    #expect(told == losses)
  }

  @Test func `what a file does not keep of pages is told`() throws {
    let text =
      #"<xournal><page width="300" height="300"><layer><text>a</text></layer><layer/></page></xournal>"#
    let told = try InkFileFormat.xopp.read(Array(text.utf8)).losses.map(\.what)
    #expect(told.contains { $0.hasPrefix("page sizes are not kept") })
    #expect(told.contains("layers were merged") && told.contains("text is left out"))
    let clear = try #require(InkDocument([DocumentPage(Drawing(), on: .clear)]))
    var losses: [Loss] = []
    losses = InkFileFormat.xopp.write(clear) { _ in }
    #expect(losses.map(\.what) == ["transparent paper becomes white"])
  }

  @Test func `a preview shows the first page with ink`() throws {
    let first = Drawing(strokes: [Sample.bar(from: .zero, to: Point(x: 20, y: 8))])
    let other = Drawing(strokes: [Sample.bar(from: .zero, to: Point(x: 900, y: 1))])
    var (alone, sketch) = (PreviewSketch(), PreviewSketch())
    alone.draw(first.strokes[0])
    sketch.beginPage()
    sketch.draw(first.strokes[0])
    sketch.beginPage()
    sketch.draw(other.strokes[0])
    let preview = sketch.makePreview()
    #expect(preview != nil && preview == alone.makePreview())
    let document = try #require(
      InkDocument([Drawing(), first, other].map { DocumentPage($0) }))
    let file = try bytes(document, .xopp)
    let shown = try Thumbnail(longerSide: 64).drawn(of: InkByteSource(file), .xopp)
    let image = try PngImage(try #require(shown))
    #expect(image.height > 20, "only the bar of the first page is broad enough")
  }
}

/// Pages as other programs show them.
@Suite(
  .enabled(
    if: ForeignTool.has("xournalpp") && ForeignTool.has("pdfinfo") && ForeignTool.has("qpdf"),
    ForeignTool.mend))
struct DocumentToolTests {
  private func document() throws -> InkDocument {
    let papers = [
      nil, PageBackground(.ruled, ink: .black, spacing: 8), PageBackground(.grid),
      PageBackground(.dotted),
    ]
    let line = XoppTests.line([(20, 30), (150, 34)], widths: [1, 2])
    return try #require(
      InkDocument(papers.map { DocumentPage(Drawing(strokes: [line]), on: $0) }))
  }

  @Test func `Xournal++ sees each page`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(try DrawingEncoder().encode(document(), as: .xopp).bytes, "ours.xopp")
    let made = try ForeignTool.run(
      "xournalpp", ["--create-pdf=page.pdf", "ours.xopp"], in: folder.url)
    let words = made.said.split(separator: "\n").filter { !$0.contains("successfully created") }
    #expect(made.status == 0 && words.isEmpty, "\(made.said)")
    let told = try ForeignTool.run("pdfinfo", ["page.pdf"], in: folder.url)
    #expect(told.said.contains(/Pages: +4\n/), "\(told.said)")
  }

  @Test func `a PDF has each page with its paper`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(try DrawingEncoder().encode(document(), as: .pdf).bytes, "ours.pdf")
    let checked = try ForeignTool.run("qpdf", ["--check", "ours.pdf"], in: folder.url)
    #expect(checked.status == 0, "\(checked.said)")
    let told = try ForeignTool.run("pdfinfo", ["ours.pdf"], in: folder.url)
    #expect(told.said.contains(/Pages: +4\n/) && told.said.contains("A4"), "\(told.said)")
    let drawn = try ForeignTool.run(
      "pdftoppm", ["-gray", "-r", "254", "-f", "2", "-l", "2", "-singlefile", "ours.pdf", "page"],
      in: folder.url)
    #expect(drawn.status == 0, "\(drawn.said)")
    let image = try #require(GrayImage(try folder.read("page.pgm")))
    // Lines at each 8 mm, nothing between them.
    for row in 10..<30 {
      let y = Double(row) * 8
      #expect(image.darkHeight(x: 100, y: y - 2...y + 2, pixelsPerMillimeter: 10) > 0.02, "\(y)")
      #expect(
        image.darkHeight(x: 100, y: y + 2...y + 6, pixelsPerMillimeter: 10) == 0, "below \(y)")
    }
  }
}
