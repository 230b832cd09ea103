import Foundation
import InkDrawing
import InkGeometry
import Testing

@testable import InkStorage

/// Readers of today and files of tomorrow, and the other way round.
@Suite struct CompatibilityTests {
  private static let drawing: Drawing = {
    var samples = SampleDrawings(seed: 41)
    return samples.drawing(strokes: 8)
  }()

  private func file(head: [UInt8] = [1, 0], before: [UInt8] = [], after: [UInt8] = []) -> [UInt8] {
    let strokes = StrokeChunk.payload(Array(Self.drawing.strokes), .exact).bytes
    return InkFile.signature + Chunk.encode(Chunk.head, head) + before
      + Chunk.encode(Chunk.strokes, strokes) + after
  }

  @Test func `unknown chunks that may be skipped are skipped, and stay when strokes are added`()
    throws
  {
    let note = Chunk.encode(UInt8(ascii: "n"), Array("a note".utf8))
    let bytes = file(before: note, after: note)
    #expect(try Drawing(decoding: bytes) == Self.drawing)
    let opened = try InkFile(bytes)
    #expect(opened.end == bytes.count)
    var writer = InkFileWriter(adding: .exact, to: opened)
    let grown = bytes + writer.append(Array(Self.drawing.strokes))
    #expect(grown.starts(with: bytes))
    #expect(try InkFile(grown + writer.finish()).count == 16)
  }

  @Test func `an unknown critical chunk names the version that it needs`() {
    let bytes = file(after: Chunk.encode(UInt8(ascii: "R"), [1, 4, 9]))
    let offset = file().count
    #expect(throws: InkFileError.needsVersion(major: 1, minor: 4, offset: offset)) {
      try Drawing(decoding: bytes)
    }
    #expect("\(InkFileError.needsVersion(major: 1, minor: 4, offset: offset))".contains("1.4"))
  }

  @Test
  func `who recovers a file of a later version gets what can be read, and is told of the rest`()
    throws
  {
    let later = Chunk.encode(UInt8(ascii: "R"), [1, 4, 9])
    let (opened, losses) = try InkFile.recovering(file(before: later, after: later))
    #expect(try opened.drawing() == Self.drawing)
    #expect(losses.count == 2 && opened.end == file(before: later, after: later).count)
  }

  @Test func `a later minor version with a longer head is read`() throws {
    #expect(try Drawing(decoding: file(head: [1, 7, 1, 2, 3])) == Self.drawing)
  }

  @Test func `a later major version is refused by its number`() {
    #expect(throws: InkFileError.needsVersion(major: 2, minor: 1, offset: 8)) {
      try Drawing(decoding: file(head: [2, 1]))
    }
  }

  @Test func `fields behind those of a head of strokes are skipped, unknown features refused`()
    throws
  {
    let payload = StrokeChunk.payload(Array(Self.drawing.strokes), .exact).bytes
    let length = Int(payload[0])
    let longer = [UInt8(length + 2)] + payload[1...length] + [7, 7] + payload[(length + 1)...]
    let start = InkFile.signature + Chunk.encode(Chunk.head, [1, 0])
    #expect(try Drawing(decoding: start + Chunk.encode(Chunk.strokes, longer)) == Self.drawing)
    var other = payload
    other[1] |= 4
    #expect(throws: InkFileError.needsVersion(major: 1, minor: 4, offset: start.count)) {
      try Drawing(decoding: start + Chunk.encode(Chunk.strokes, other))
    }
  }

  @Test func `strokes of a later content version are refused, and those of before read`() throws {
    let pens = Self.drawing.strokes.filter { $0.ink.type == .pen }
    let start = InkFile.signature + Chunk.encode(Chunk.head, [1, 0])
    for content in ContentVersion.allCases {
      let payload = StrokeChunk.payload(pens, .exact, content: content).bytes
      #expect(payload[1] == (content > .version4 ? 2 : 0))
      let read = try Drawing(decoding: start + Chunk.encode(Chunk.strokes, payload))
      #expect(Array(read.strokes) == pens)
    }
    var later = StrokeChunk.payload(pens, .exact).bytes
    let length = Int(later[0])
    #expect(later[length] == ContentVersion.latest.rawValue)
    later[length] += 1
    #expect(throws: InkFileError.needsVersion(major: 1, minor: 4, offset: start.count)) {
      try Drawing(decoding: start + Chunk.encode(Chunk.strokes, later))
    }
  }

  /// A stroke with a bit of everything, always the same.
  private static var golden: Drawing {
    let points = (0..<8).map { i -> StrokePoint in
      let t = Double(i)
      return StrokePoint(
        location: Point(x: 10 + t * 0.8 - t * t * 0.03, y: 20 + t * t * 0.11),
        timeOffset: t * 0.0075,
        force: Float(i + 2) / 16, azimuth: 0.5 + Float(i) / 64, altitude: 0.9)
    }
    let ink = Ink(.pencil, color: Color(red: 0.2, green: 0.4, blue: 0.6))
    let path = StrokePath(
      controlPoints: points, creationDate: WallTime(microsecondsSince1970: 1_760_000_000_000_000))
    var stroke = Stroke(
      ink: ink, path: path.inked(with: ink, width: 0.6), transform: .scale(x: 2, y: 2),
      mask: Region(Rect(x: 9, y: 19, width: 4, height: 5)), randomSeed: 7)
    stroke.id = InkID(high: 0x0123_4567_89AB_4DEF, low: 0x8123_4567_89AB_CDEF)
    stroke.originID = stroke.id
    return Drawing(strokes: [stroke])
  }

  @Test func `the bytes of a drawing do not change`() throws {
    let exact = hex(Self.golden.encoded(.exact))
    #expect(exact == Self.goldenExact)
    let lossy = hex(Self.golden.encoded(.lossy(.standard)))
    #expect(lossy == Self.goldenLossy)
  }

  @Test func `bytes that were written once are read for ever`() throws {
    #expect(try Drawing(decoding: bytes(Self.goldenExact)) == Self.golden)
    #expect(try Drawing(decoding: bytes(Self.goldenLossy)).count == 1)
    // Before content version 5 a pencil of this width had other sizes.
    let read = try #require(try Drawing(decoding: bytes(Self.version4Exact)).strokes.first)
    let golden = try #require(Self.golden.strokes.first)
    #expect(read.id == golden.id && read.mask == golden.mask && read.ink == golden.ink)
    let pens = golden.path.controlPoints.version4Pens
    for (k, (old, new)) in zip(read.path, golden.path).enumerated() {
      #expect(old.size == golden.ink.version4Tip(width: 0.6, pen: pens[k]).size)
      #expect(old.location == new.location && old.opacity == new.opacity)
    }
    #expect(try Drawing(decoding: bytes(Self.version4Lossy)).count == 1)
  }

  @Test func `the sum is CRC-32C`() {
    #expect(CRC32C.sum(of: Array("123456789".utf8)) == 0xE306_9283)
  }

  @Test func `the page has the program's seeds`() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../docs/develop/ink-format-strokes.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let table = try #require(
      text.components(separatedBy: "```seeds\n").last?.components(separatedBy: "\n```").first)
    #expect(table == Seeds.table)
  }

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  private func bytes(_ hex: String) -> [UInt8] {
    let digits = Array(hex)
    return stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
  }

  private static let version4Exact =
    "89696e6b0d0a1a0a48020100bcbd484953ce011401010dd7a79641eb531b420000d041000040420080489159"
    + "e26af7bc123456789abcdef7f82866cd33ffc8000000000000000000000005921a4900000000000000000f0f"
    + "c00024678a7219d6229852139540a0c005b8b6fe0160955afec00fcf01487dea9a008fbb721902a0c0000000"
    + "00088990e3400689e23d70a3d72eff3fcee147ae1501f078eb37ffffdf417a14a747b7152c4a4fc28bcf7bdd"
    + "54eb892414c00c0a400f94b8980050ce222faee7ca2e1c4288afb2462e733a67422406e005f2f52c6a330000"
    + "0000000640f223d79a"
  private static let version4Lossy =
    "89696e6b0d0a1a0a48020100bcbd48495394011401010d43a19641574d1b420000d041000040420280489159"
    + "e26af7bc123456789abcdef7f82866cd33ffc8000000000000000000000005921a4900000000000000000f0f"
    + "c00024678a7219d6229852139540a0c005b8b6fe0160955afec0100292273111047ddc8c36e0230ba67e5da6"
    + "d615bd954f015d3b30cefda27b9de4875ec17eb33384f754390f3acf2e6666666668be5501e727"
  private static let goldenExact =
    "89696e6b0d0a1a0a48020101bf3e23bb53cf011503010d88339641c4191b420000d041000040420005804891"
    + "59e26af7bc123456789abcdef7f82866cd33ffc8000000000000000000000005921a4900000000000000000f"
    + "0fc00024678a7219d6229852139540a0c005b8b6fe0160955afec00fcf01487dea9a008fbb721902a0c00000"
    + "0000088990e3400689e23d70a3d72eff3fcee147ae1501f078eb37ffffdf417a14a747b7152c4a4fc28bcf7b"
    + "dd54eb892414c00c0a400f94b8980050ce222faee7ca2e1c4288afb2462e733a67422406e005f2f52c6a3300"
    + "0000000006404a964f77"
  private static let goldenLossy =
    "89696e6b0d0a1a0a48020101bf3e23bb5395011503010df42c964130131b420000d041000040420205804891"
    + "59e26af7bc123456789abcdef7f82866cd33ffc8000000000000000000000005921a4900000000000000000f"
    + "0fc00024678a7219d6229852139540a0c005b8b6fe0160955afec0100292273111047ddc8c36e0230ba67e5d"
    + "a6d615bd954f015d3b30cefda27b9de4875ec17eb33384f754390f3acf2e6666666668bed8b10846"
}
