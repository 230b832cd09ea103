import InkDrawing
import InkGeometry
import InkStorage
import Synchronization
import Testing

/// Files that are written and read in parts.
@Suite struct FileTests {
  private static let drawing: Drawing = {
    var samples = SampleDrawings(seed: 21)
    return Drawing(strokes: (0..<900).map { _ in samples.stroke(points: 9) })
  }()

  @Test func `strokes appended one by one make the same drawing as the whole at once`() throws {
    let strokes = Array(Self.drawing.strokes.prefix(120))
    var writer = InkFileWriter(.exact)
    var bytes = writer.begin()
    for stroke in strokes { bytes += writer.append([stroke]) }
    #expect(try Drawing(decoding: bytes) == Drawing(strokes: strokes))
    #expect(try Drawing(decoding: bytes + writer.finish()) == Drawing(strokes: strokes))
  }

  @Test func `a writer goes on with a file that ends with an index or is torn`() throws {
    let (first, second) = (Array(Self.drawing.strokes[..<300]), Array(Self.drawing.strokes[300...]))
    var writer = InkFileWriter(.exact)
    let whole = writer.begin() + writer.append(first) + writer.append(second)
    let indexed = Drawing(strokes: first).encoded(.exact)
    let torn = Array(indexed.dropLast(3))
    for bytes in [indexed, torn] {
      let file = try InkFile.recovering(bytes).file
      var more = InkFileWriter(adding: .exact, to: file)
      let grown = Array(bytes.prefix(file.end)) + more.append(second)
      #expect(grown == whole)
      #expect(try Drawing(decoding: grown + more.finish()) == Self.drawing)
    }
  }

  @Test(arguments: [0..<0, 0..<1, 255..<257, 300..<700, 899..<900, 0..<900, 850..<2000])
  func `a range of strokes is that of the whole`(range: Range<Int>) throws {
    let file = try InkFile(Self.drawing.encoded(.exact))
    let wanted = range.clamped(to: 0..<900)
    #expect(try file.strokes(in: range) == Array(Self.drawing.strokes[wanted]))
  }

  @Test(arguments: [InkProfile.exact, .lossy(.standard)], [true, false])
  func `the strokes of a place are those of the whole that touch it`(
    profile: InkProfile, hasIndex: Bool
  ) throws {
    var writer = InkFileWriter(profile)
    var bytes = writer.begin()
    let all = Array(Self.drawing.strokes)
    for start in stride(from: 0, to: 900, by: 45) {
      bytes += writer.append(Array(all[start..<start + 45]))
    }
    if hasIndex { bytes += writer.finish() }
    let file = try InkFile(bytes)
    let whole = try file.drawing()
    for corner in stride(from: -250.0, to: 250, by: 100) {
      let rect = Rect(x: corner, y: -corner, width: 30, height: 40)
      #expect(try file.strokes(touching: rect) == whole.strokes(touching: rect))
    }
  }

  @Test func `a file with an index is read where it is asked for, and nowhere else`() throws {
    let strokes = (0..<20).map { column in
      let points = (0..<50).map {
        StrokePoint(location: Point(x: Double(column) * 100 + Double($0), y: Double($0 * $0)))
      }
      return Stroke(ink: Ink(.pen), path: StrokePath(controlPoints: points))
    }
    var writer = InkFileWriter(.exact)
    var made = writer.begin()
    for stroke in strokes { made += writer.append([stroke]) }
    made += writer.finish()
    let bytes = made
    let counter = ReadCounter()
    let file = try InkFile(
      InkByteSource(count: bytes.count) {
        counter.add($0.count)
        return Array(bytes[$0])
      })
    let opened = counter.count
    #expect(try file.strokes(touching: Rect(x: 510, y: 0, width: 5, height: 9000)) == [strokes[5]])
    #expect(file.count == 20 && file.bounds.contains(Point(x: 1900, y: 0)))
    #expect(counter.count - opened < bytes.count / 8)
  }

  @Test func `a source that gives nothing is an error`() {
    #expect(throws: InkFileError.self) { try InkFile(InkByteSource(count: 100) { _ in nil }) }
  }

  @Test func `an empty drawing is a file too`() throws {
    let bytes = Drawing().encoded()
    #expect(try Drawing(decoding: bytes).count == 0 && InkFile(bytes).bounds.isEmpty)
    #expect(bytes.count < 24)
  }

  @Test func `a power cut costs at most the last chunk, and is told`() throws {
    var writer = InkFileWriter(.exact)
    let begin = writer.begin()
    let strokes = Array(Self.drawing.strokes[..<6])
    let chunks = strokes.map { writer.append([$0]) }
    let bytes = chunks.reduce(begin, +)
    for length in begin.count...bytes.count {
      var whole = 0
      var end = begin.count
      while whole < 6, end + chunks[whole].count <= length {
        end += chunks[whole].count
        whole += 1
      }
      let (file, losses) = try InkFile.recovering(Array(bytes.prefix(length)))
      #expect(try file.strokes(in: 0..<6) == Array(strokes[..<whole]))
      #expect(file.end == end)
      #expect(losses == (end == length ? [] : [.torn(offset: end)]))
    }
  }

  @Test func `a damaged chunk costs no other, wherever it is damaged`() throws {
    var writer = InkFileWriter(.exact)
    let begin = writer.begin()
    let strokes = Array(Self.drawing.strokes[10..<14])
    let chunks = strokes.map { writer.append([$0]) }
    let second = begin.count + chunks[0].count
    for place in second..<second + chunks[1].count {
      var bytes = chunks.reduce(begin, +)
      bytes[place] ^= 0x20
      let (file, losses) = try InkFile.recovering(bytes)
      #expect(losses.count == 1)
      #expect(try file.strokes(in: 0..<4) == [strokes[0], strokes[2], strokes[3]])
      #expect(throws: InkFileError.self) { try InkFile(bytes) }
    }
  }

  @Test func `more points than are allowed are refused before they are made`() throws {
    let bytes = Self.drawing.encoded()
    #expect(throws: InkFileError.self) { try Drawing(decoding: bytes, limit: 1000) }
  }

  @Test func `a long straight stroke is not refused as a bomb`() throws {
    let points = (0..<200_000).map { StrokePoint(location: Point(x: Double($0), y: 0)) }
    let drawing = Drawing(strokes: [Stroke(ink: Ink(.pen), path: StrokePath(controlPoints: points))]
    )
    for profile in [InkProfile.exact, .lossy(.standard)] {
      #expect(try Drawing(decoding: drawing.encoded(profile)).strokes[0].path.count == 200_000)
    }
  }
}

/// How many bytes were read.
private final class ReadCounter: Sendable {
  private let sum = Mutex(0)
  var count: Int { sum.withLock { $0 } }
  func add(_ count: Int) { sum.withLock { $0 += count } }
}
