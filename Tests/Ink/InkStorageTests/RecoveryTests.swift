import InkDrawing
import InkGeometry
import InkSynthesis
import Testing

@testable import InkStorage

/// What is left of damaged files: every chunk that is untouched, and nothing that was not there.
@Suite struct RecoveryTests {
  /// A file of three pages with two chunks of strokes each, and where each chunk stands.
  private struct Sample {
    var bytes: [UInt8] = []
    var chunks: [(range: Range<Int>, strokes: [Stroke])] = []
    private(set) var document = InkDocument(Drawing())

    init(seed: UInt64, hasIndex: Bool = true) {
      var samples = SampleDrawings(seed: seed)
      var writer = InkFileWriter(.exact)
      var pages: [DocumentPage] = []
      bytes = writer.begin(hasPages: true)
      for look in [PageBackground(.grid), nil, PageBackground(.ruled, paper: nil, spacing: 8)] {
        append(writer.beginPage(on: look), [])
        var drawing = Drawing()
        for _ in 0..<2 {
          let strokes = (0..<2).map { _ in samples.stroke(points: 4) }
          append(writer.append(strokes), strokes)
          drawing.append(contentsOf: strokes)
        }
        pages.append(DocumentPage(drawing, on: look))
      }
      document = InkDocument(pages) ?? document
      if hasIndex { bytes += writer.finish() }
    }

    private mutating func append(_ chunk: [UInt8], _ strokes: [Stroke]) {
      chunks.append((bytes.count..<bytes.count + chunk.count, strokes))
      bytes += chunk
    }

    /// The strokes of the chunks that do not touch a range.
    func strokes(outside range: Range<Int>) -> [Stroke] {
      chunks.flatMap { $0.range.overlaps(range) ? [] : $0.strokes }
    }
  }

  private func strokes(_ recovery: InkRecovery) throws -> [Stroke] {
    let file = try InkFile(recovery.bytes)
    #expect(file.count == recovery.strokes && file.pageCount == recovery.pages)
    return try file.strokes(in: 0..<file.count)
  }

  @Test(arguments: [true, false])
  func `a byte that is wrong costs nothing, wherever it is`(hasIndex: Bool) throws {
    let sample = Sample(seed: 5, hasIndex: hasIndex)
    for place in stride(from: 0, to: sample.bytes.count, by: hasIndex ? 1 : 7) {
      var bytes = sample.bytes
      bytes[place] ^= [0x01, 0x80, 0x55, 0xFF][place % 4]
      let recovery = try InkRecovery(bytes)
      #expect(recovery.missing.isEmpty, "byte \(place): \(recovery.missing)")
      #expect(try InkDocument(decoding: recovery.bytes) == sample.document, "byte \(place)")
      #expect(!recovery.repaired.isEmpty || !recovery.renewed.isEmpty, "byte \(place) is not told")
    }
  }

  @Test(arguments: [2, 3, 40, 300], [true, false])
  func `bytes that are wrong cost the chunks that they are in`(length: Int, hasIndex: Bool) throws {
    let sample = Sample(seed: 6, hasIndex: hasIndex)
    var chance = SplitMix64(seed: 7)
    for start in stride(from: 0, to: sample.bytes.count - length, by: 17) {
      var bytes = sample.bytes
      let range = start..<start + length
      for place in range { bytes[place] ^= UInt8.random(in: 1...255, using: &chance) }
      let recovery = try InkRecovery(bytes)
      let found = try strokes(recovery).map(\.id)
      // A chunk with one wrong byte may be corrected.
      let hit = sample.chunks.filter { $0.range.overlaps(range) }
      let lost = hit.filter { $0.range.clamped(to: range).count > 1 }.flatMap(\.strokes)
      #expect(Set(found).isSuperset(of: sample.strokes(outside: range).map(\.id)), "bytes \(range)")
      #expect(Set(found).isDisjoint(with: lost.map(\.id)), "bytes \(range)")
      #expect(found == sample.strokes(outside: 0..<0).map(\.id).filter(found.contains))
      if !lost.isEmpty { #expect(!recovery.missing.isEmpty, "bytes \(range)") }
      let told = recovery.missing.compactMap(\.strokes).reduce(0, +)
      let hitsIndex = range.upperBound > sample.chunks.last!.range.upperBound
      if hasIndex, !hitsIndex {
        #expect(found.count + told == sample.document.strokeCount, "bytes \(range)")
      }
    }
  }

  @Test func `pages stay apart though the chunk that begins one is damaged`() throws {
    let sample = Sample(seed: 8)
    let page = sample.chunks[3].range
    var bytes = sample.bytes
    for place in page.dropFirst(3).prefix(4) { bytes[place] ^= 0x33 }
    let read = try InkDocument(decoding: try InkRecovery(bytes).bytes)
    #expect(
      read.pages.map { Array($0.drawing.strokes) }
        == sample.document.pages.map { Array($0.drawing.strokes) })
    #expect(read.pages[0].background == sample.document.pages[0].background)
    #expect(read.pages[2].background == sample.document.pages[2].background)
  }

  @Test
  func
    `a file that is cut anywhere gives what stands before, and is never refused once a chunk is whole`()
    throws
  {
    let sample = Sample(seed: 9)
    let last = sample.chunks.last!.range.upperBound
    let all = sample.strokes(outside: 0..<0)
    for length in 8..<16 {
      let recovery = try InkRecovery(Array(sample.bytes.prefix(length)))
      #expect(recovery.strokes == 0 && !recovery.missing.isEmpty, "\(length)")
    }
    for length in 17...sample.bytes.count {
      let recovery = try InkRecovery(Array(sample.bytes.prefix(length)))
      let (found, whole) = (try strokes(recovery), sample.strokes(outside: length..<Int.max))
      // And those at the beginning of the chunk that is cut.
      #expect(found.count >= whole.count && found == Array(all.prefix(found.count)))
      let isWhole =
        sample.chunks.contains { $0.range.upperBound == length } || length >= last
        || length == 17
      #expect(isWhole == recovery.missing.isEmpty || length == 17, "\(length): \(recovery.missing)")
      if !isWhole { #expect(recovery.missing.last?.bytes.upperBound == length) }
    }
  }

  /// The file with another type of a chunk, its checksum corrected.
  private func retyped(_ sample: Sample, at place: Int) -> [UInt8] {
    var bytes = sample.bytes
    bytes[place] = 0x10
    return InkFileMending.withRightSums(bytes)
  }

  @Test func `whole chunks that are others than the index names are reported`() throws {
    let sample = Sample(seed: 11)
    for (range, strokes) in sample.chunks {
      let bytes = retyped(sample, at: range.lowerBound)
      let (file, losses) = try InkFile.recovering(bytes)
      #expect(losses == [.malformed(offset: range.lowerBound, reason: InkFileScan.otherThanIndex)])
      #expect(file.count == 12 - strokes.count)
      let recovery = try InkRecovery(bytes)
      #expect(recovery.missing.map(\.bytes) == [range])
      #expect(recovery.missing.first?.strokes == strokes.count)
      #expect(try self.strokes(recovery) == sample.strokes(outside: range))
      #expect(recovery.pages == 3)
    }
    #expect(try InkFile.recovering(sample.bytes).losses.isEmpty)
  }

  @Test func `another whole chunk in place of the head is reported`() throws {
    let sample = Sample(seed: 12)
    let start = InkFile.signature.count
    let bytes = retyped(sample, at: start)
    #expect(throws: InkFileError.malformed(offset: start, reason: "no version")) {
      try InkFile(bytes)
    }
    let (file, losses) = try InkFile.recovering(bytes)
    #expect(losses == [.malformed(offset: start, reason: "no version")] && file.count == 12)
    #expect(try InkDocument(decoding: try InkRecovery(bytes).bytes) == sample.document)
  }

  @Test func `a head is as long as the format allows, whether there is an index or not`() throws {
    for hasIndex in [true, false] {
      let chunks = Sample(seed: 13, hasIndex: false).bytes.dropFirst(16)
      for (length, isRead) in [(1_000, true), (1_001, false), (2_000, false)] {
        let head = Chunk.encode(Chunk.head, [1, 2] + [UInt8](repeating: 7, count: length - 2))
        var bytes = InkFile.signature + head + chunks
        if hasIndex, isRead {
          bytes += InkFileWriter(adding: .exact, to: try InkFile(bytes)).finish()
        }
        #expect((try? InkFile(bytes))?.count == (isRead ? 12 : nil), "\(length)")
        #expect(try InkFile.recovering(bytes).losses.isEmpty == isRead, "\(length)")
      }
    }
  }

  @Test func `a file whose beginning is gone, or that has other bytes before it, gives the rest`()
    throws
  {
    let sample = Sample(seed: 10)
    for count in stride(from: 1, to: sample.chunks.last!.range.lowerBound, by: 5) {
      let bytes = Array(sample.bytes.dropFirst(count))
      #expect(InkRecovery.kind(of: bytes) ?? InkRecovery.kindOfChunks(in: bytes) == .file)
      let found = try strokes(try InkRecovery(bytes))
      #expect(found == sample.strokes(outside: 0..<count))
    }
    let noise = [UInt8](repeating: UInt8(ascii: "S"), count: 700) + sample.bytes
    #expect(try strokes(try InkRecovery(noise)) == sample.strokes(outside: 0..<0))
  }

  @Test func `what is no ink file is refused, and so is a later version`() throws {
    #expect(throws: InkFileError.notInk) {
      try InkRecovery(Array("no ink at all, only words".utf8))
    }
    #expect(throws: InkFileError.notInk) { try InkRecovery([]) }
    var sample = Sample(seed: 11).bytes
    sample.replaceSubrange(8..<16, with: Chunk.encode(Chunk.head, [2, 0]))
    #expect(throws: InkFileError.needsVersion(major: 2, minor: 0, offset: 8)) {
      try InkRecovery(sample)
    }
  }

  @Test func `many damaged chunks take time in proportion to the file`() throws {
    // Each candidate claims the rest of the file, so that a search without a bound would sum it
    // again and again.
    var bytes = InkFile.signature
    let head = ChunkHead(strokes: 1, points: 1, bounds: .empty).bytes
    for _ in 0..<20_000 { bytes += [Chunk.strokes, 0x80, 0x80, 0x10] + head }
    let recovery = try InkRecovery(bytes + [0])
    #expect(recovery.strokes == 0 && !recovery.missing.isEmpty)
  }

  @Test func `the sum finds the wrong byte, and no other`() {
    var chance = SplitMix64(seed: 12)
    let bytes = (0..<500).map { _ in UInt8.random(in: 0...255, using: &chance) }
    let sum = CRC32C.sum(of: bytes)
    for place in bytes.indices {
      var wrong = bytes
      let change = UInt8.random(in: 1...255, using: &chance)
      wrong[place] ^= change
      let found = CRC32C.wrongByte(of: bytes.count, difference: sum ^ CRC32C.sum(of: wrong))
      #expect(found?.place == place && found?.change == change)
    }
  }
}
