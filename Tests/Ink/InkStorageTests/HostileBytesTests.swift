import InkDrawing
import InkGeometry
import InkSynthesis
import Testing

@testable import InkStorage

/// Any bytes are read or refused; none stop the program.
@Suite struct HostileBytesTests {
  private static let drawing: Drawing = {
    var samples = SampleDrawings(seed: 31)
    return Drawing(strokes: (0..<12).map { _ in samples.stroke(points: 12) })
  }()

  /// Without optimization everything takes fifty times as long.
  #if DEBUG
    private static let rounds = 500
  #else
    private static let rounds = 50_000
  #endif

  private func read(_ bytes: [UInt8]) -> Drawing? {
    if let recovered = try? InkFile.recovering(bytes) { _ = try? recovered.file.drawing() }
    return try? Drawing(decoding: bytes)
  }

  @Test(arguments: [InkProfile.exact, .lossy(.standard)])
  func `a file cut anywhere is refused, or has fewer strokes`(profile: InkProfile) {
    var writer = InkFileWriter(profile)
    var bytes = writer.begin()
    for stroke in Self.drawing.strokes { bytes += writer.append([stroke]) }
    for length in 0..<bytes.count {
      let cut = read(Array(bytes.prefix(length)))
      #expect((cut?.count ?? 0) < 12)
    }
  }

  @Test func `a bit that is wrong anywhere is found by a sum`() {
    let bytes = Self.drawing.encoded(.lossy(.standard))
    for place in bytes.indices {
      var wrong = bytes
      wrong[place] ^= 1 << UInt8(place % 8)
      #expect(throws: InkFileError.self) { try Drawing(decoding: wrong) }
    }
  }

  @Test(arguments: [InkProfile.exact, .lossy(.standard)])
  func `wrong bits under right sums are read or refused`(profile: InkProfile) throws {
    var chance = SplitMix64(seed: 77)
    let payload = StrokeChunk.payload(Array(Self.drawing.strokes.prefix(4)), profile).bytes
    let start = Array(Drawing().encoded())
    var refused = 0
    for _ in 0..<Self.rounds {
      var wrong = payload
      for _ in 0..<Int.random(in: 1...3, using: &chance) {
        // Half of the time near the beginning, where counts stand.
        let most = Bool.random(using: &chance) ? 60 : wrong.count
        wrong[Int.random(in: 0..<most, using: &chance)] ^=
          1 << UInt8.random(in: 0..<8, using: &chance)
      }
      if (try? Drawing(decoding: start + Chunk.encode(Chunk.strokes, wrong))) == nil {
        refused += 1
      }
    }
    #expect(refused > Self.rounds / 10)
  }

  @Test func `bytes by chance under right sums are read or refused`() {
    var chance = SplitMix64(seed: 78)
    let start = Array(Drawing().encoded())
    for _ in 0..<Self.rounds {
      let head = ChunkHead(
        strokes: 1 + Int.random(in: 0..<4, using: &chance),
        points: Int.random(in: 0..<300, using: &chance), bounds: .empty,
        steps: Bool.random(using: &chance) ? .standard : nil, hasMasks: Bool.random(using: &chance))
      let noise = (0..<Int.random(in: 20..<200, using: &chance)).map { _ in
        UInt8(truncatingIfNeeded: chance.next())
      }
      _ = read(start + Chunk.encode(Chunk.strokes, head.bytes + noise))
    }
  }

  @Test func `a small file cannot ask for many points or strokes`() {
    for (strokes, points) in [(1, 1 << 40), (1 << 40, 1), (1, Int.max), (Int.max, 0)] {
      let head = ChunkHead(strokes: strokes, points: points, bounds: .empty)
      let bytes = Drawing().encoded() + Chunk.encode(Chunk.strokes, head.bytes + [0, 0, 0])
      #expect(throws: InkFileError.self) { try Drawing(decoding: bytes) }
    }
  }

  @Test func `zeros without end are bounded by what the head promised`() {
    let head = ChunkHead(strokes: 40, points: 600, bounds: .empty, steps: .standard, hasMasks: true)
    let zeros = [UInt8](repeating: 0, count: 100)
    _ = read(Drawing().encoded() + Chunk.encode(Chunk.strokes, head.bytes + zeros))
    let ones = [UInt8](repeating: 255, count: 100)
    _ = read(Drawing().encoded() + Chunk.encode(Chunk.strokes, head.bytes + ones))
  }

  @Test func `an index that lies is refused, never followed out of the file`() {
    var chance = SplitMix64(seed: 79)
    var writer = InkFileWriter(.exact)
    let strokes = Array(Self.drawing.strokes)
    let body =
      writer.begin() + writer.append(Array(strokes[..<6])) + writer.append(Array(strokes[6...]))
    let index = writer.finish()
    let length = 1 + 1
    let payload = Array(index[length..<index.count - 4])
    for _ in 0..<Self.rounds {
      var wrong = payload
      wrong[Int.random(in: 0..<wrong.count, using: &chance)] = UInt8(
        truncatingIfNeeded: chance.next())
      let bytes = body + Chunk.encode(Chunk.index, wrong)
      guard let file = try? InkFile(bytes) else { continue }
      _ = try? file.strokes(in: 0..<20)
    }
  }

  @Test func `an error names the place and what to do`() {
    let torn = Array(Self.drawing.encoded().dropLast())
    #expect {
      try Drawing(decoding: torn)
    } throws: {
      "\($0)".contains("byte 16") && "\($0)".contains("recover")
    }
    #expect { try Drawing(decoding: [1, 2, 3]) } throws: { "\($0)".contains("not an ink file") }
  }
}
