import InkDrawing
import InkGeometry
import Testing

@testable import InkStorage

/// Pages in one file.
@Suite struct DocumentTests {
  private static func document(seed: UInt64 = 31, pages: [Int] = [3, 0, 200, 1]) -> InkDocument {
    var samples = SampleDrawings(seed: seed)
    let looks = [
      nil, PageBackground(.grid, paper: Color(rgba: 0x1122_33FF), spacing: 7),
      PageBackground(.ruled, paper: nil, ink: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.7)),
      PageBackground(.dotted, spacing: 1.1),
    ]
    let made = pages.enumerated().map { number, count in
      DocumentPage(
        Drawing(strokes: (0..<count).map { _ in samples.stroke(points: 5) }),
        on: looks[number % looks.count])
    }
    return InkDocument(made) ?? InkDocument(Drawing())
  }

  @Test func `pages, their ink and their paper are what they were`() throws {
    let document = Self.document()
    let bytes = document.encoded()
    #expect(try InkDocument(decoding: bytes) == document)
    #expect(try InkDocument(decoding: bytes).encoded() == bytes)
    let file = try InkFile(bytes)
    #expect(file.pageCount == 4 && file.count == 204)
    for number in 0..<4 { #expect(try file.page(number) == document.pages[number]) }
  }

  @Test func `a file without an index has the same pages`() throws {
    let document = Self.document()
    var bytes = document.encoded()
    bytes.removeLast(7)
    let (file, losses) = try InkFile.recovering(bytes)
    #expect(losses.count == 1)
    #expect(try file.document() == document)
    #expect(try InkFile(Array(bytes.prefix(file.end))).document() == document)
  }

  @Test func `a drawing is a document of one page, byte for byte`() throws {
    let drawing = Self.document(pages: [300]).pages[0].drawing
    #expect(InkDocument(drawing).encoded() == drawing.encoded())
    #expect(try InkDocument(decoding: drawing.encoded()) == InkDocument(drawing))
    // The version that programs of before know.
    #expect(Array(drawing.encoded()[8..<12]) == [UInt8(ascii: "H"), 2, 1, 1])
    #expect(Array(Self.document().encoded()[8..<12]) == [UInt8(ascii: "H"), 2, 1, 2])
  }

  @Test func `who asks several pages for a drawing is told of them`() throws {
    let bytes = Self.document().encoded()
    #expect(throws: InkFileError.hasPages(4)) { try Drawing(decoding: bytes) }
    #expect("\(InkFileError.hasPages(4))".contains("4 pages"))
    // One page on paper that somebody chose is a drawing all the same.
    let one = InkDocument([DocumentPage(Self.document().pages[0].drawing, on: PageBackground())])
    let encoded = try #require(one).encoded()
    #expect(try Drawing(decoding: encoded).count == 3)
  }

  @Test func `pages lie one below the other as one drawing`() throws {
    let document = Self.document()
    let joined = document.joined
    #expect(joined.count == 204)
    let first = joined[0..<3].bounds
    let second = joined[3..<203].bounds
    #expect(abs(second.min.y - first.max.y - InkDocument.gap) < 1e-6)
    #expect(joined[0..<3] == document.pages[0].drawing)
    // The same ink on two pages is there twice.
    let twice = InkDocument([document.pages[0], document.pages[0]])
    #expect(twice?.joined.count == 6)
  }

  @Test func `a writer goes on with the last page`() throws {
    let (first, second) = (Self.document().pages[0], Self.document(seed: 32).pages[2])
    var writer = InkFileWriter(.exact)
    var bytes =
      writer.begin(hasPages: true) + writer.beginPage()
      + writer.beginPage(
        on: first.background)
    bytes += writer.append(Array(first.drawing.strokes))
    let file = try InkFile(bytes + writer.finish())
    var more = InkFileWriter(adding: .exact, to: file)
    bytes = Array((bytes).prefix(file.end)) + more.append(Array(second.drawing.strokes))
    let grown = try InkFile(bytes + more.finish())
    #expect(grown.pageCount == 2)
    #expect(try grown.page(0).drawing.count == 0)
    #expect(try grown.page(1).drawing.count == 203)
  }

  @Test func `ink before the first page is a page of its own`() throws {
    let strokes = Array(Self.document().pages[0].drawing.strokes)
    var writer = InkFileWriter(.exact)
    let bytes =
      writer.begin(hasPages: true) + writer.append(strokes)
      + writer.beginPage(
        on: PageBackground())
    for file in [try InkFile(bytes), try InkFile(bytes + writer.finish())] {
      #expect(try file.document().pages.map(\.drawing.count) == [3, 0])
    }
  }

  @Test func `a damaged beginning of a page costs the border, and no ink`() throws {
    let bytes = Self.document().encoded()
    let starts = try InkFile(bytes).index.pages
    var wrong = bytes
    wrong[starts[2].offset + 4] ^= 0x40
    let (file, losses) = try InkFile.recovering(wrong)
    #expect(losses == [.damaged(offset: starts[2].offset)])
    #expect(try file.document().pages.map(\.drawing.count) == [3, 200, 1])
  }

  @Test func `pages that cannot be are refused`() throws {
    let start = InkFile.signature + Chunk.encode(Chunk.head, [1, 2])
    func read(_ payload: [UInt8]) throws -> InkDocument {
      try InkDocument(decoding: start + Chunk.encode(Chunk.page, payload))
    }
    let whole = PageChunk.payload(PageBackground(.grid))
    #expect(try read(whole).pages[0].background == PageBackground(.grid))
    #expect(try read(whole + [1, 2, 3]).pages[0].background == PageBackground(.grid))
    for length in 0..<whole.count {
      #expect(throws: InkFileError.self) { try read(Array(whole.prefix(length))) }
    }
    for (place, byte) in [(0, 2), (1, 3), (2, 8), (3, 4), (11, 0x7F), (15, 0x7F)] {
      var wrong = whole
      wrong[place] = UInt8(byte)
      #expect(throws: InkFileError.self, "byte \(place)") { try read(wrong) }
    }
    let page = Chunk.encode(Chunk.page, [1, 2, 0])
    let many = start + Array((0...InkDocument.mostPages).map { _ in page }.joined())
    #expect(throws: InkFileError.self) { try InkDocument(decoding: many) }
    #expect(InkDocument(Array(repeating: DocumentPage(Drawing()), count: 10_001)) == nil)
  }
}
