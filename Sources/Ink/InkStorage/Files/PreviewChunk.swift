import Units

/// The chunk of a preview: docs/develop/ink-format.md, Preview.
enum PreviewChunk {
  /// The version of the payload.
  private static let version: UInt8 = 1
  /// The size of a chunk from its type to its checksum: with two pictures of one byte, and with the
  /// largest ones.
  private static let sizes = 21...2 * InkPreview.mostBytes + 64
  /// The number of bytes at the end of a chunk by which it is found: its size and its checksum.
  static let tail = 8

  /// Returns the chunk of a preview for the content with this checksum.
  static func encodePreview(_ preview: InkPreview, of content: UInt64) -> [UInt8] {
    var payload = [version]
    payload.appendWord(UInt32(truncatingIfNeeded: content))
    payload.appendWord(UInt32(truncatingIfNeeded: content >> 32))
    for picture in [preview.light, preview.dark] {
      payload.appendVarint(picture.count)
      payload += picture
    }
    payload.appendSize()
    return Chunk.encode(Chunk.preview, payload)
  }

  /// Returns the start of the preview chunk that ends at `end`; nil if there is none.
  ///
  /// - Parameters:
  ///   - least: the smallest possible start; earlier bytes belong to other chunks.
  ///   - read: reads bytes of the file.
  static func start(
    before end: Int, atLeast least: Int, read: (Range<Int>) throws(InkFileError) -> [UInt8]
  ) throws(InkFileError) -> Int? {
    guard end - least >= sizes.lowerBound else { return nil }
    var tail = ByteReader(try read(end - Self.tail..<end)[...])
    guard let size = tail.readWord().map(Int.init), sizes.contains(size), size <= end - least else {
      return nil
    }
    let start = end - size
    var head = ByteReader(try read(start..<start + 10)[...])
    guard head.byte() == Chunk.preview, let length = head.varint(), length < size,
      head.position + length + 4 == size
    else { return nil }
    return start
  }

  /// Returns the preview in a chunk, if it is intact and belongs to the content with this checksum.
  static func preview(_ bytes: [UInt8], of content: UInt64) -> InkPreview? {
    guard let chunk = try? Chunk(bytes[...]), chunk.type == Chunk.preview,
      chunk.size == bytes.count
    else { return nil }
    var reader = ByteReader(bytes[chunk.payload].dropLast(4))
    guard reader.byte() == version, let low = reader.readWord(), let high = reader.readWord(),
      UInt64(high) << 32 | UInt64(low) == content, let light = picture(&reader),
      let dark = picture(&reader)
    else { return nil }
    return InkPreview(light: light, dark: dark)
  }

  private static func picture(_ reader: inout ByteReader) -> [UInt8]? {
    guard let length = reader.varint(), length <= InkPreview.mostBytes else { return nil }
    return reader.readBytes(length).map { Array($0) }
  }
}

/// The checksum of the visible content of a file, computed from the type, size and checksum of each
/// chunk of strokes or of a page, in order.
struct ContentChecksum {
  private var fingerprint = Fingerprint()

  var value: UInt64 { fingerprint.value }

  /// Adds the next chunk.
  ///
  /// - Parameter sum: the last four bytes of the chunk.
  mutating func combineChunk(_ type: UInt8, size: Int, sum: some Sequence<UInt8>) {
    fingerprint.combine(bytes: [type] + (0..<8).map { UInt8(truncatingIfNeeded: size >> (8 * $0)) })
    fingerprint.combine(bytes: sum)
  }
}
