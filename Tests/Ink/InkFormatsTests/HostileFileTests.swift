import InkDrawing
import InkFormats
import InkGeometry
import InkStorage
import InkSynthesis
import Testing

/// Files of people who mean us no good, and of disks that forget.
@Suite struct HostileFileTests {
  private func sample(_ format: InkFileFormat) -> [UInt8] {
    var any = AnyDrawing(seed: 31)
    return format.bytes(of: any.drawing(strokes: 8)).bytes
  }

  @Test(arguments: InkFileFormat.allCases)
  func `of a file cut anywhere the beginning is read, or it is refused, and never silently`(
    format: InkFileFormat
  ) {
    let whole = sample(format)
    for step in 0..<200 {
      let cut = Array(whole[..<(whole.count * step / 200)])
      #expect(throws: InkFormatError.self) { try format.read(cut, isStrict: true) }
      do throws(InkFormatError) {
        let reading = try format.read(cut)
        #expect(!reading.faults.isEmpty && !reading.drawing.strokes.isEmpty)
      } catch {
        #expect(!error.what.isEmpty && !error.fix.isEmpty)
      }
    }
  }

  @Test(arguments: InkFileFormat.allCases)
  func `a file with bits turned over is refused or gives sound strokes`(
    format: InkFileFormat
  ) {
    let whole = sample(format)
    var random = SplitMix64(seed: 8)
    for _ in 0..<400 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] ^=
          1 << UInt8.random(in: 0...7, using: &random)
      }
      guard let drawing = try? format.read(bytes).drawing else { continue }
      #expect(drawing.strokes.allSatisfy { $0.path.allSatisfy(\.isValid) })
    }
  }

  @Test(arguments: InkFileFormat.allCases) func `noise is refused`(format: InkFileFormat) {
    var random = SplitMix64(seed: 4)
    for count in 0..<300 {
      let noise = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(throws: InkFormatError.self) { try format.read(noise) }
    }
  }

  /// Ten entities of ten entities ... are 10^9 laughs.
  @Test(arguments: [InkFileFormat.inkML, .xopp]) func `a billion laughs are refused`(
    format: InkFileFormat
  ) {
    var entities = "<!ENTITY l0 \"ha\">"
    for level in 1...9 {
      entities += "<!ENTITY l\(level) \"\(String(repeating: "&l\(level - 1);", count: 10))\">"
    }
    let root = format == .inkML ? "ink" : "xournal"
    let text =
      "<?xml version=\"1.0\"?><!DOCTYPE \(root) [\(entities)]><\(root)><trace>&l9;</trace></\(root)>"
    let error = #expect(throws: InkFormatError.self) { try format.read(Array(text.utf8)) }
    #expect(error?.what == "the document declares an entity")
  }

  @Test func `other files are never fetched`() {
    let text =
      "<?xml version=\"1.0\"?><!DOCTYPE ink [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><ink><trace>&x;</trace></ink>"
    #expect(throws: InkFormatError.self) { try InkFileFormat.inkML.read(Array(text.utf8)) }
    let outside =
      "<?xml version=\"1.0\"?><!DOCTYPE ink SYSTEM \"file:///etc/passwd\"><ink><trace>1 2</trace></ink>"
    #expect((try? InkFileFormat.inkML.read(Array(outside.utf8)).drawing.count) == 1)
  }

  @Test func `what unpacks to more than is allowed is refused`() {
    // 64 MiB of blanks are 64 KiB of gzip.
    let bomb = Packed.gzip([UInt8](repeating: 0x20, count: 64 << 20))
    #expect(bomb.count < 100_000)
    let error = #expect(throws: InkFormatError.self) {
      try InkFileFormat.xopp.read(bomb, limits: InkReadingLimits(bytes: 8 << 20))
    }
    #expect(error?.what == "the file unpacks to more than \(8 << 20) bytes")
  }

  /// Thumbnailers read whatever comes, and nobody asked for it.
  @Test func `what a packed file may become is bounded by what it is`() throws {
    func packed(_ page: String, _ count: Int) -> [UInt8] {
      let pages = String(repeating: page, count: count)
      return Packed.gzip(Array("<xournal>\(pages)</xournal>".utf8))
    }
    let stroke = #"<stroke tool="pen" color="black" width="1">1 1 2 2</stroke>"#
    let page = #"<page width="1" height="1"><layer>\#(stroke)</layer></page>"#
    let long = stroke.replacing("1 1 2 2", with: String(repeating: "1 1 ", count: 8 << 20))
    let layers =
      #"<page width="1" height="1">\#(String(repeating: "<layer/>", count: 200_000))</page>"#
    for (bomb, what) in [
      (packed(page, 200_000), "unpacks to more"), (packed(long, 1), "unpacks to more"),
      (packed(layers, 1), "too many for a file of this size"),
    ] {
      #expect(bomb.count < 200_000)
      let error = #expect(throws: InkFormatError.self) { try InkFileFormat.xopp.read(bomb) }
      #expect(error?.what.contains(what) == true, "\(error?.description ?? "")")
      #expect(error?.fix.contains("--limit") == true)
    }
    // As many as somebody may have.
    #expect(try InkFileFormat.xopp.read(packed(page, 20_000)).drawing.count == 20_000)
  }

  @Test func `who trusts a file raises its limits`() throws {
    let page =
      #"<page width="1" height="1"><layer><stroke width="1">1 1 2 2</stroke></layer></page>"#
    let bomb = Packed.gzip(
      Array("<xournal>\(String(repeating: page, count: 220_000))</xournal>".utf8))
    #expect(throws: InkFormatError.self) { try InkFileFormat.xopp.read(bomb) }
    let raised = InkReadingLimits().raised(10)
    #expect(try InkFileFormat.xopp.read(bomb, limits: raised).drawing.count == 220_000)
  }

  @Test func `deep nesting, long attributes and too many points are refused`() {
    let deep = String(repeating: "<traceGroup>", count: 100_000)
    let long = "<trace brushRef=\"#\(String(repeating: "x", count: 2 << 20))\">1 2</trace>"
    let many = "<trace>" + String(repeating: "1 2,", count: 1_001) + "</trace>"
    for (content, what) in [
      (deep, "elements nest deeper"), (long, "an element has too"),
      (many, "there are more than 1000 points"),
    ] {
      let error = #expect(throws: InkFormatError.self) {
        try InkFileFormat.inkML.read(
          Array("<ink>\(content)</ink>".utf8), limits: InkReadingLimits(points: 1_000))
      }
      #expect(error?.what.hasPrefix(what) == true, "\(error?.description ?? "")")
    }
  }

  @Test(arguments: [InkFileFormat.xopp, .inkML, .uim])
  func `one stroke of a file that goes by has a limit of its own`(format: InkFileFormat) throws {
    let points = (0..<3_000).map { Point(x: Double($0 % 150), y: Double($0 / 150)) }
    let path = StrokePath(controlPoints: points.map { StrokePoint(location: $0) })
    var options = InkWritingOptions()
    options.keepsControlPoints = false
    let drawing = Drawing(strokes: [Stroke(ink: Ink(.pen), path: path)])
    var file: [UInt8] = []
    _ = format.write(drawing, options: options) { file += $0 }
    var limits = InkReadingLimits.streamed
    limits.strokePoints = 1_000
    let error = #expect(throws: InkFormatError.self) {
      _ = try format.stream(InkByteSource(file), limits: limits) { _ in }
    }
    #expect(error?.what.hasPrefix("one stroke has more than 1000 points") == true, "\(error!)")
    #expect(error?.fix.contains("--limit") == true)
    var count = 0
    _ = try format.stream(InkByteSource(file), limits: limits.raised(30)) {
      if case .stroke = $0 { count += 1 }
    }
    #expect(count == 1)
  }

  @Test func `contexts and times that refer to each other come to an end`() throws {
    let text = """
      <ink><definitions><context xml:id="a" contextRef="#b" timestampRef="#s"/><context xml:id="b" contextRef="#a"/>
      <timestamp xml:id="s" timestampRef="#t"/><timestamp xml:id="t" timestampRef="#s"/></definitions>
      <trace contextRef="#a">1 2, 3 4</trace></ink>
      """
    #expect(try InkFileFormat.inkML.read(Array(text.utf8)).drawing.count == 1)
  }
}
