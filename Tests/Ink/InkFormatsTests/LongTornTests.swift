import InkDrawing
import InkGeometry
import InkStorage
import Testing

@testable import InkFormats

/// Damaged files that are longer than what is in memory of them.
@Suite struct LongTornTests {
  /// Longer than what the parser gets at once.
  private static let count = 18_000

  private static func strokes(_ range: Range<Int>) -> String {
    range.map {
      "<stroke tool=\"pen\" color=\"black\" width=\"1\">\($0) 1 2 3</stroke>\n"
    }.joined()
  }

  private static func xopp(_ content: String) -> [UInt8] {
    Array(
      "<?xml version=\"1.0\"?><xournal><page width=\"9\" height=\"9\"><layer>\(content)</layer></page></xournal>"
        .utf8)
  }

  private func firsts(_ recovery: DrawingRecovery) throws -> [Int] {
    try recovery.drawing().strokes.map {
      Int(($0.path[0].location.x * XoppWriter.pointsPerMillimeter).rounded())
    }
  }

  @Test(arguments: [false, true])
  func `every break in a long text costs the stroke that it is in, and the report names it`(
    isPacked: Bool
  ) throws {
    var text = Self.xopp(Self.strokes(0..<Self.count))
    #expect(text.count > XMLReader.piece)
    let lost = [9, Self.count / 3, Self.count / 2, Self.count - 9]
    for number in lost {
      let start = try #require(
        text.firstRange(of: Array(">\(number) 1 2 3<".utf8))?.lowerBound)
      text[start + 2] = UInt8(ascii: "<")
    }
    let recovery = try DrawingRecovery(isPacked ? Packed.gzip(text) : text, as: .xopp)
    #expect(try firsts(recovery) == (0..<Self.count).filter { !lost.contains($0) })
    #expect(recovery.missing.map(\.strokesBefore) == lost)
    #expect(recovery.missing.map(\.strokes) == [1, 1, 1, 1])
    #expect(recovery.missing.allSatisfy { $0.page == 1 })
    #expect(recovery.pages == 1)
  }

  @Test func `what lies between a break and the next stroke may be longer than what is in memory`()
    throws
  {
    let gap = "< " + String(repeating: "7 ", count: XMLReader.piece * 3 / 5)
    let text = Self.xopp(Self.strokes(0..<3) + gap + Self.strokes(3..<6))
    let recovery = try DrawingRecovery(text, as: .xopp)
    #expect(try firsts(recovery) == Array(0..<6))
    let part = try #require(recovery.missing.first)
    #expect(recovery.missing.count == 1 && part.bytes.count > XMLReader.piece)
    #expect(part.strokesBefore == 3)
  }

  @Test func `prefixes of names count after a break, too`() throws {
    let trace = "<i:trace>1 1, 2 2</i:trace>"
    let text =
      "<i:ink xmlns:i=\"http://www.w3.org/2003/InkML\"><i:traceGroup>\(trace)<i:trace>1 < "
      + "\(trace)\(trace)</i:traceGroup></i:ink>"
    let recovery = try DrawingRecovery(Array(text.utf8), as: .inkML)
    #expect(recovery.strokes == 3 && recovery.missing.count == 1, "\(recovery.missing)")
  }

  @Test func `strokes beyond a limit are reported, and those before are kept`() throws {
    let text = Self.xopp(Self.strokes(0..<10))
    let recovery = try DrawingRecovery(
      text, as: .xopp, limits: InkReadingLimits(strokes: 4))
    #expect(recovery.strokes == 4)
    #expect(recovery.missing.contains { $0.reason.contains("--limit") }, "\(recovery.missing)")
  }

  @Test func `the new file is handed on in parts, and they are the whole file`() throws {
    let text = Self.xopp(Self.strokes(0..<Self.count))
    var parts: [[UInt8]] = []
    let recovery = try DrawingRecovery(text, as: .xopp) { parts.append($0) }
    #expect(!parts.isEmpty && recovery.strokes == Self.count)
    let whole = parts.flatMap(\.self) + recovery.bytes
    #expect(try InkDocument(decoding: whole).strokeCount == Self.count)
    // The same of a file of ours, with a wrong byte.
    var damaged = whole
    damaged[damaged.count / 2] ^= 1
    var others: [[UInt8]] = []
    let ours = try DrawingRecovery(damaged, as: .inkd) { others.append($0) }
    #expect(!others.isEmpty)
    #expect(try others.flatMap(\.self) + ours.bytes == DrawingRecovery(damaged, as: .inkd).bytes)
    #expect(
      try InkDocument(decoding: others.flatMap(\.self) + ours.bytes).strokeCount == ours.strokes)
  }

  /// Strokes that go on in other traces need the whole document in memory.
  @Test(arguments: [1, 17]) func `parts of a stroke are joined unless the file is too large`(
    megabytes: Int
  ) throws {
    let comment = "<!--" + String(repeating: "x", count: 1 << 20) + "-->"
    let text =
      "<ink xmlns=\"http://www.w3.org/2003/InkML\"><trace id=\"a\" continuation=\"begin\">1 1, 2 2</trace>"
      + String(repeating: comment, count: megabytes)
      + "<trace priorRef=\"a\" continuation=\"end\">3 3, 4 4</trace><trace>5 5, 6 6</trace><trace>7 <"
    let recovery = try DrawingRecovery(Array(text.utf8), as: .inkML)
    #expect(recovery.strokes == (megabytes < 2 ? 2 : 3), "\(recovery.notes)")
    #expect(recovery.notes.contains { $0.contains("--limit") } == (megabytes > 1))
    #expect(recovery.missing.count == 1)
  }
}
