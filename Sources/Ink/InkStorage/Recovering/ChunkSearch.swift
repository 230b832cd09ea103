import InkDrawing

/// Finds intact chunks in a damaged file.
///
/// It looks only for known types, and computes the checksum of a candidate only if its payload
/// begins like one of that type. All searches in a file share one budget of bytes for checksums, so
/// that the time is proportional to the size of the file.
struct ChunkSearch {
  private var budget: Int
  private let types: Set<UInt8>
  /// The average number of times that each byte may be included in a checksum.
  private static let rounds = 16

  /// - Parameter count: the size of the file.
  init(in count: Int, _ types: [UInt8]) {
    self.types = Set(types)
    budget = Self.rounds * count
  }

  /// Returns the start of the next intact chunk, at `place` or after it; nil if there is none.
  mutating func nextChunk(in bytes: [UInt8], from place: Int) -> Int? {
    for start in place..<max(place, bytes.count) where types.contains(bytes[start]) {
      guard let payload = Self.payload(bytes, at: start),
        Self.isLikely(payload, in: bytes, of: bytes[start])
      else { continue }
      budget -= payload.count
      guard budget >= 0 else { return nil }
      if (try? Chunk(bytes[start...])) != nil { return start }
    }
    return nil
  }

  /// Returns the range of the payload if a chunk begins at `start`; nil if it would extend beyond
  /// the bytes.
  static func payload(_ bytes: [UInt8], at start: Int) -> Range<Int>? {
    guard start + 1 < bytes.count else { return nil }
    var reader = ByteReader(bytes[(start + 1)...])
    guard let length = reader.varint(), length <= reader.left - 4 else { return nil }
    return reader.position..<reader.position + length
  }

  /// Returns whether a payload begins like payloads of its type.
  private static func isLikely(
    _ payload: Range<Int>, in bytes: [UInt8], of type: UInt8
  ) -> Bool {
    switch type {
    case Chunk.head:
      return payload.count >= 2 && bytes[payload.lowerBound] == UInt8(InkFile.version.major)
    case Chunk.page: return StrokeCheck.isPage(bytes[payload])
    case Chunk.strokes: return (try? ChunkHead.parseHead(bytes[payload])) != nil
    case InkLogFormat.variants: return payload.count > 1
    case InkLogFormat.note: return payload.count <= InkLogFormat.mostNote
    case InkLogFormat.step: return (try? InkLogStep(bytes[payload])) != nil
    default:
      // An index ends with its own size, and so does a preview.
      guard payload.count >= 4 else { return false }
      var reader = ByteReader(bytes[(payload.upperBound - 4)..<payload.upperBound])
      return (reader.readWord().map(Int.init) ?? 0) > payload.count
    }
  }
}
