import Foundation
import InkDrawing
import InkFormats
import InkGeometry
import Testing

/// PDF documents, and what qpdf and poppler make of them.
@Suite struct PdfTests {
  private static let area = SvgForeignTests.area
  private static let options = PictureOptions(area: .rect(area))

  private static func ask(_ tool: String, _ arguments: [String], _ pdf: [UInt8]) throws
    -> ForeignTool.Answer
  {
    try ForeignTool.inFolder { folder in
      try Data(pdf).write(to: folder.appending(path: "a.pdf"))
      return try ForeignTool.run(tool, arguments + ["a.pdf"], in: folder)
    }
  }

  @Test(
    .enabled(if: ForeignTool.has("qpdf"), ForeignTool.mend),
    arguments: [PdfWriter.Content.annotations, .flat])
  func `qpdf finds nothing wrong`(_ content: PdfWriter.Content) throws {
    for (name, drawing) in SvgDocumentTests.hostile {
      // What stands in the streams is the same; two drawings show it.
      for isCompressed in ["empty", "dot"].contains(name) ? [true, false] : [true] {
        let options = PictureOptions(background: .white, title: "Tinte (\\) Ω")
        let pdf = PdfWriter(
          options: options, content: content, isCompressed: isCompressed, author: "A. (B)")
        let answer = try Self.ask("qpdf", ["--check"], pdf.bytes(of: drawing).bytes)
        #expect(answer.status == 0, "\(name): \(answer.output.prefix(300))")
        #expect(answer.complaints.isEmpty, "\(name): \(answer.complaints.prefix(300))")
        #expect(answer.output.contains("No syntax or stream encoding errors found"), "\(name)")
      }
    }
  }

  @Test(
    .enabled(if: ForeignTool.has("pdftocairo"), ForeignTool.mend),
    arguments: [PdfWriter.Content.annotations, .flat])
  func `poppler shows what the ink covers`(_ content: PdfWriter.Content) throws {
    let pdf = PdfWriter(options: Self.options, content: content).bytes(of: SvgForeignTests.pens)
    let picture = try ForeignTool.poppler(pdf.bytes, scale: 10).cropped(width: 420, height: 360)
    let difference = Difference(picture.channel(0), SvgForeignTests.expected)
    print("PDF (\(content)) in poppler beside exact coverage:", difference)
    #expect(difference.mean < 0.4)
    #expect(difference.max < 32)
  }

  @Test(
    .enabled(
      if: ForeignTool.has("pdftocairo", "rsvg-convert"), ForeignTool.mend),
    arguments: [PdfWriter.Content.annotations, .flat])
  func `all inks look as they do in SVG`(_ content: PdfWriter.Content) throws {
    var drawing = Sample.allInks()
    drawing.append(
      Sample.bar(
        from: .zero, to: Point(x: 60, y: 80),
        color: Color(red: 0.8, green: 0.2, blue: 0.1, alpha: 0.6)))
    let options = PictureOptions(
      area: .rect(Rect(x: 0, y: 0, width: 60, height: 90)),
      background: Color(red: 1, green: 1, blue: 0.9))
    let svg = try ForeignTool.rsvg(SvgWriter(options: options).bytes(of: drawing).bytes, scale: 8)
    let pdf = PdfWriter(options: options, content: content).bytes(of: drawing)
    let page = try ForeignTool.poppler(pdf.bytes, scale: 8)
      .cropped(width: svg.width, height: svg.height)
    for channel in 0..<3 {
      let difference = Difference(page.channel(channel), svg.channel(channel))
      print("PDF (\(content)) beside SVG, channel \(channel):", difference)
      #expect(difference.mean < 0.3)
      #expect(difference.max < 16)
    }
  }

  @Test(.enabled(if: ForeignTool.has("pdfinfo"), ForeignTool.mend))
  func `page size, title, author and dates are told`() throws {
    var options = PictureOptions(area: .letter, title: "Skizze Ω (1)")
    options.description = "Versuch"
    let drawing = Drawing(strokes: [Sample.stroke(.pen, at: Point(x: 20, y: 20))])
    let pdf = PdfWriter(options: options, author: "Jemand").bytes(of: drawing).bytes
    let answer = try Self.ask("pdfinfo", ["-isodates", "-enc", "UTF-8"], pdf)
    #expect(answer.complaints.isEmpty)
    let lines = answer.output.split(separator: "\n").map { line in
      line.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    let told = Dictionary(uniqueKeysWithValues: lines.map { ($0[0], $0.count > 1 ? $0[1] : "") })
    #expect(told["Title"] == "Skizze Ω (1)")
    #expect(told["Author"] == "Jemand")
    #expect(told["Subject"] == "Versuch")
    #expect(told["CreationDate"] == "2023-11-14T22:13:20Z")
    #expect(told["Pages"] == "1")
    #expect(told["Page size"] == "612 x 792 pts (letter)")
    #expect(told["PDF version"] == "1.7")
  }

  @Test(.enabled(if: ForeignTool.has("qpdf"), ForeignTool.mend))
  func `each stroke is an ink annotation with an appearance, a line, a name and a date`() throws {
    var drawing = SvgForeignTests.pens
    let group = InkID()
    for row in 0..<2 {
      var wet = Sample.bar(
        from: Point(x: 1, y: Double(row)), to: Point(x: 9, y: 1), type: .marker, opacity: 0.5)
      wet.renderGroupID = group
      drawing.append(wet)
    }
    let pdf = PdfWriter(options: Self.options).bytes(of: drawing).bytes
    let answer = try Self.ask("qpdf", ["--json=1", "--json-key=objects"], pdf)
    try #require(answer.status == 0, "\(answer.complaints)")
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    let objects = try #require(json["objects"] as? [String: Any]).values
    let annotations = objects.compactMap { $0 as? [String: Any] }
      .filter { $0["/Subtype"] as? String == "/Ink" }
    #expect(annotations.count == 6)
    for annotation in annotations {
      #expect(annotation["/F"] as? Int == 4)
      #expect((annotation["/AP"] as? [String: Any])?["/N"] is String)
      #expect((annotation["/C"] as? [Any])?.count == 3)
      #expect((annotation["/NM"] as? String)?.count ?? 0 >= 36)
      let lines = try #require(annotation["/InkList"] as? [[Double]])
      let rect = try #require(annotation["/Rect"] as? [Double])
      for line in lines {
        #expect(line.count >= 4 && line.count % 2 == 0)
        for index in stride(from: 0, to: line.count, by: 2) {
          #expect(rect[0]...rect[2] ~= line[index] && rect[1]...rect[3] ~= line[index + 1])
        }
      }
    }
    #expect(
      annotations.contains {
        ($0["/InkList"] as? [Any])?.count == 2 && $0["/CA"] as? Double == 0.43
      }
    )
    #expect(
      annotations.filter {
        $0["/CreationDate"] as? String == "D:20231114221320Z"
          || $0["/CreationDate"] as? String == "u:D:20231114221320Z"
      }.count == 4)
  }

  @Test func `a drawing longer than 200 inches is made smaller, and that is told`() {
    let drawing = Drawing(strokes: [Sample.bar(from: .zero, to: Point(x: 20_000, y: 3))])
    let (bytes, losses) = PdfWriter(isCompressed: false).bytes(of: drawing)
    #expect(losses.map(\.what).contains { $0.hasPrefix("the page is scaled down") })
    #expect(String(decoding: bytes, as: UTF8.self).contains("/MediaBox[0 0 14400 "))
  }

  @Test func `the same drawing gives the same bytes, in small parts`() {
    let drawing = Drawing(
      strokes: (0..<600).map {
        Sample.bar(from: Point(x: 0, y: Double($0)), to: Point(x: 9, y: Double($0)), width: 0.5)
      })
    for content in [PdfWriter.Content.annotations, .flat] {
      var (parts, all) = ([Int](), [UInt8]())
      let losses = PdfWriter(content: content, isCompressed: false).write(drawing) {
        parts.append($0.count)
        all += $0
      }
      #expect((parts.max() ?? 0) < 128 << 10)
      #expect(all == PdfWriter(content: content, isCompressed: false).bytes(of: drawing).bytes)
      #expect(losses.map(\.what) == ["time, pressure and tilt are not kept"])
    }
  }
}
