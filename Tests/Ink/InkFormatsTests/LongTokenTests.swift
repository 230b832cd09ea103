import Testing

@testable import InkFormats

/// Tags and comments that do not end: expat looks at them again with each piece that it gets.
@Suite struct LongTokenTests {
  private static let comment = ("<xournal><!--", UInt8(ascii: "x"), "--></xournal>")
  private static let attribute = ("<xournal><page height=\"", UInt8(ascii: "1"), "\"/></xournal>")
  private static let name = ("<", UInt8(ascii: "n"), "/>")
  private static let instruction = ("<?", UInt8(ascii: "n"), "?><xournal/>")
  private static let prolog = ("<!--", UInt8(ascii: "-"), "--><xournal/>")

  private static func document(_ parts: (String, UInt8, String), _ length: Int) -> [UInt8] {
    Array(parts.0.utf8) + [UInt8](repeating: parts.1, count: length) + Array(parts.2.utf8)
  }

  private static let all = [comment, attribute, name, instruction, prolog]

  @Test(arguments: all.indices)
  func `one that is too long is refused before expat gets a piece more than twice the limit`(
    index: Int
  ) throws {
    let bytes = Self.document(Self.all[index], 8 << 20)
    let reader = try XMLReader(XMLLimits(elements: XMLReader.fewElements))
    let error = #expect(throws: InkFormatError.self) {
      try reader.feed(bytes[...])
      _ = try reader.finishParsing()
    }
    #expect(reader.fed <= 2 * XMLReader.mostTokenBytes + (1 << 20), "\(reader.fed)")
    #expect((error?.description.count ?? 0) < 300)
  }

  /// A few bytes at a time, as a file of many small packed parts gives them.
  @Test func `small parts reach expat in large pieces`() throws {
    let reader = try XMLReader(XMLLimits(elements: XMLReader.fewElements))
    let bytes = Self.document(Self.comment, 7 << 20)
    var most = 0
    #expect(throws: InkFormatError.self) {
      for start in stride(from: 0, to: bytes.count, by: 71) {
        let before = reader.fed
        try reader.feed(bytes[start..<min(bytes.count, start + 71)])
        most = max(most, reader.fed - before)
      }
      _ = try reader.finishParsing()
    }
    #expect(reader.fed == 5 << 20)
    #expect(most == 1 << 20)
  }

  @Test func `a packed file is not unpacked beyond a comment that does not end`() throws {
    // 250 MiB in 255 KB: were all of it unpacked, the limit of the file's size would be what is
    // named.
    let packed = Packed.gzip(Self.document(Self.comment, 250 << 20))
    #expect(packed.count < 300_000)
    let error = #expect(throws: InkFormatError.self) {
      try InkFileFormat.xopp.read(packed, limits: InkReadingLimits(bytes: 8 << 20))
    }
    #expect(error?.what == "a tag or comment is longer than \(XMLReader.mostTokenBytes) bytes")
  }

  /// Newer versions of expat look at what has not ended less often: there, too, each of these is
  /// found in time.
  @Test(arguments: [100_000, 900_000, 1_050_000, 1_500_000, 1_900_000, 2_090_000])
  func `comments that are short enough may follow each other`(length: Int) throws {
    let one = Self.document(("<!--", UInt8(ascii: "x"), "-->"), length)
    let many = (0..<8).flatMap { _ in one }
    let document = Array("<xournal>".utf8) + many + Array("</xournal>".utf8)
    #expect(try XMLReader.readDocument(document).root.name == "xournal")
  }

  @Test func `text, and many comments that are short enough, may be of any length`() throws {
    let text = Self.document(("<xournal>", UInt8(ascii: "t"), "</xournal>"), 8 << 20)
    #expect(try XMLReader.readDocument(text).root.text.count == 8 << 20)
    let one = Self.document(("<!--", UInt8(ascii: "x"), "-->"), 1_900_000)
    let many = Array("<xournal>".utf8) + one + one + one + Array("</xournal>".utf8)
    #expect(try XMLReader.readDocument(many).root.name == "xournal")
  }

  @Test(arguments: InkFileFormat.allCases.filter { $0 != .uim })
  func `a long name is cut where a message shows it`(format: InkFileFormat) {
    let bytes = Self.document(Self.name, 1_000_000)
    let error = #expect(throws: InkFormatError.self) { try format.read(bytes) }
    #expect(
      error?.what.hasPrefix("the first element is <nnn") == true, "\(error?.what.prefix(100) ?? "")"
    )
    #expect((error?.description.count ?? 0) < 200)
  }
}
