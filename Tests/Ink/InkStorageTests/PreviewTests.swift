import InkDrawing
import InkGeometry
import Synchronization
import Testing

@testable import InkStorage

/// A preview is shown for exactly the content that it was made of, and costs nothing otherwise.
@Suite struct PreviewTests {
  private static let preview = InkPreview(light: Array(1...40), dark: Array(100...150))

  private static func drawing(seed: UInt64, strokes: Int = 6) -> Drawing {
    var samples = SampleDrawings(seed: seed)
    return Drawing(strokes: (0..<strokes).map { _ in samples.stroke(points: 6) })
  }

  /// A file of three chunks with two strokes each.
  private static func bytes(
    _ strokes: [Stroke] = Array(drawing(seed: 3).strokes), preview: InkPreview? = nil
  ) -> [UInt8] {
    var writer = InkFileWriter(.exact)
    var bytes = writer.begin()
    for start in stride(from: 0, to: 6, by: 2) {
      bytes += writer.append(Array(strokes[start..<start + 2]))
    }
    return bytes + writer.finish(preview: preview)
  }

  /// The same with a preview, and where the preview is.
  private static func file() throws -> (bytes: [UInt8], preview: Range<Int>) {
    let bytes = bytes(preview: preview)
    return (bytes, try #require(try InkFile(bytes).previewPlace))
  }

  private func inserted(
    _ part: ArraySlice<UInt8>, into bytes: [UInt8], at place: Int
  ) -> [UInt8] {
    var result = bytes
    result.insert(contentsOf: part, at: place)
    return result
  }

  @Test func `a drawing with a preview is the same drawing`() throws {
    let drawing = Self.drawing(seed: 1, strokes: 200)
    let bytes = drawing.encoded(preview: Self.preview)
    #expect(try InkFile(bytes).preview() == Self.preview)
    #expect(try Drawing(decoding: bytes) == drawing)
    #expect(try InkFile(drawing.encoded()).preview() == nil)
    // Without the preview it is the file that it would have been.
    let place = try #require(try InkFile(bytes).previewPlace)
    var bare = bytes
    bare.removeSubrange(place)
    #expect(bare == drawing.encoded())
  }

  @Test func `a document with a preview is the same document`() throws {
    let pages = (0..<3).map {
      DocumentPage(Self.drawing(seed: UInt64($0), strokes: 5), on: PageBackground(.grid))
    }
    let document = try #require(InkDocument(pages))
    let bytes = document.encoded(preview: Self.preview)
    #expect(try InkFile(bytes).preview() == Self.preview)
    #expect(try InkDocument(decoding: bytes) == document)
    #expect(try InkFile(InkDocument(pages.reversed())!.encoded()).preview() == nil)
  }

  @Test func `strokes that are appended replace the preview`() throws {
    let (bytes, place) = try Self.file()
    let file = try InkFile(bytes)
    #expect(file.end == place.lowerBound)
    let more = Array(Self.drawing(seed: 9, strokes: 4).strokes)
    var writer = InkFileWriter(adding: .exact, to: file)
    let grown = bytes[..<file.end] + writer.append(more)
    #expect(try InkFile(Array(grown)).preview() == nil)
    #expect(try InkFile(grown + writer.finish()).preview() == nil)
    let other = InkPreview(light: [1], dark: [2])
    let renewed = try InkFile(grown + writer.finish(preview: other))
    #expect(renewed.preview() == other && renewed.count == 10)
  }

  /// What a program of version 1.2 does: it writes over the index only.
  @Test func `an older program that appends leaves a preview that is not shown`() throws {
    let (bytes, place) = try Self.file()
    let (bare, more) = (Self.bytes(), Self.drawing(seed: 9, strokes: 4))
    var writer = InkFileWriter(adding: .exact, to: try InkFile(bare))
    let chunk = writer.append(Array(more.strokes))
    var index = try InkFile(bytes).index
    let payload = try ChunkHead.parseHead(chunk[try Chunk(chunk[...]).payload]).head
    index.parts.append(
      InkFilePart(
        offset: place.upperBound, size: chunk.count, strokes: 6..<10, bounds: payload.bounds))
    let grown = bytes[..<place.upperBound] + chunk
    for ending in [[], index.bytes] {
      let file = try InkFile(grown + ending)
      #expect(file.count == 10 && file.preview() == nil && file.end == grown.count)
      #expect(try file.drawing().strokes.suffix(4).map(\.id) == more.strokes.map(\.id))
    }
  }

  @Test func `a preview of other content is not shown, though it is in the right position`() throws
  {
    let (bytes, place) = try Self.file()
    let other = Self.bytes(Array(Self.drawing(seed: 4).strokes))
    let end = try InkFile(other).end
    let file = try InkFile(inserted(bytes[place], into: other, at: end))
    #expect(file.previewPlace == end..<end + place.count && file.preview() == nil)
    #expect(try file.drawing() == Self.drawing(seed: 4))
    // The same strokes in another order.
    let strokes = Array(Self.drawing(seed: 3).strokes)
    let turned = Self.bytes([2, 3, 0, 1, 4, 5].map { strokes[$0] })
    let start = try InkFile(turned).end
    #expect(try InkFile(inserted(bytes[place], into: turned, at: start)).preview() == nil)
  }

  @Test func `a bit of a preview that is wrong hides it, and costs no ink`() throws {
    let (bytes, place) = try Self.file()
    let drawing = Self.drawing(seed: 3)
    for position in place {
      for bit in 0..<8 {
        var wrong = bytes
        wrong[position] ^= 1 << bit
        let file = try InkFile(wrong)
        #expect(file.preview() == nil, "byte \(position), bit \(bit)")
        #expect(file.count == 6)
        // With the right sum the pictures may be others, and nothing traps.
        _ = try? InkFile(InkFileMending.withRightSums(wrong)).preview()
      }
      var wrong = bytes
      wrong[position] ^= 0x5A
      #expect(try Drawing(decoding: wrong) == drawing)
      let recovery = try InkRecovery(wrong)
      #expect(recovery.missing.isEmpty, "byte \(position): \(recovery.missing)")
      #expect(recovery.bytes == Self.bytes())
    }
  }

  @Test func `a preview that is too long is refused before it is read`() throws {
    let most = [UInt8](repeating: 7, count: InkPreview.mostBytes)
    #expect(InkPreview(light: most + [7], dark: most) == nil)
    #expect(InkPreview(light: [], dark: most) == nil)
    let largest = try #require(InkPreview(light: most, dark: most))
    let drawing = Self.drawing(seed: 5, strokes: 1)
    #expect(try InkFile(drawing.encoded(preview: largest)).preview() == largest)
  }

  @Test func `a damaged file is recovered without its preview`() throws {
    let (bytes, place) = try Self.file()
    let chunks = try InkFile(bytes).parts
    for (range, lost) in [
      (chunks[1].offset + 60..<chunks[1].offset + 90, 2),
      (place.lowerBound + 9..<place.lowerBound + 30, 0),
      (place.upperBound - 20..<place.upperBound, 0),
    ] {
      var wrong = bytes
      for position in range { wrong[position] ^= 0x5A }
      let recovery = try InkRecovery(wrong)
      let file = try InkFile(recovery.bytes)
      #expect(file.preview() == nil && file.count == 6 - lost, "\(range)")
      #expect(recovery.missing.isEmpty == (lost == 0), "\(recovery.missing)")
    }
    for length in stride(from: place.lowerBound + 1, to: place.upperBound, by: 7) {
      let recovery = try InkRecovery(Array(bytes.prefix(length)))
      #expect(recovery.missing.isEmpty && recovery.leftOut == ["its preview"], "\(length)")
      #expect(recovery.strokes == 6)
    }
    // Nothing says any more that it was a preview, but the index says that no stroke was there.
    var wrong = bytes
    for position in place { wrong[position] ^= 0x5A }
    let recovery = try InkRecovery(wrong)
    #expect(recovery.missing.map(\.strokes) == [0] && recovery.strokes == 6)
  }

  @Test func `a few reads find a preview, and four bytes of each chunk check it`() throws {
    let bytes = Self.drawing(seed: 6, strokes: 1_000).encoded(preview: Self.preview)
    let reads = Mutex<[Int]>([])
    let source = InkByteSource(count: bytes.count) { range in
      reads.withLock { $0.append(range.count) }
      return Array(bytes[range])
    }
    let file = try InkFile(source)
    #expect(reads.withLock(\.count) <= 5)
    let opened = reads.withLock { $0.reduce(0, +) }
    #expect(opened < 1_500)
    #expect(file.preview() == Self.preview)
    #expect(reads.withLock(\.count) <= 6 + file.parts.count)
    #expect(reads.withLock { $0.reduce(0, +) } - opened <= 4 * file.parts.count + 200)
  }

  /// As the page of version 1.2 describes the index: with nothing of the reader here.
  @Test func `a reader of version 1_2 opens the file by its index`() throws {
    let (bytes, _) = try Self.file()
    func word(_ at: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) } }
    var position = bytes.count - word(bytes.count - 8)
    func varint() -> Int {
      var (value, shift) = (0, 0)
      while true {
        defer { position += 1 }
        value |= Int(bytes[position] & 0x7F) << shift
        if bytes[position] < 0x80 { return value }
        shift += 7
      }
    }
    #expect(bytes[position] == UInt8(ascii: "x"))
    position += 1
    let end = varint() + position - 4
    var (offset, strokes) = (8, 0)
    while position < end {
      #expect(bytes[position] == UInt8(ascii: "S"))
      position += 1
      offset += varint()
      #expect(bytes[offset] == UInt8(ascii: "S"))
      offset += varint()
      strokes += varint()
      position += 16
    }
    #expect(strokes == 6 && position == end)
    // What it does not know is ancillary: a letter in lower case.
    #expect(bytes[offset] == UInt8(ascii: "v"))
  }
}
