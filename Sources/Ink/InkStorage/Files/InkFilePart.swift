import InkGeometry

/// Strokes of a file that are stored together.
struct InkFilePart: Hashable, Sendable {
  /// Where in the file its chunk begins.
  let offset: Int
  /// How long its chunk is.
  let size: Int
  /// Which strokes of the drawing it has.
  let strokes: Range<Int>
  /// A rectangle around what they draw.
  let bounds: Rect
}

/// The index of a file: docs/ink-format.md, Index.
enum InkFileIndex {
  /// The chunk with the index of all these parts.
  static func bytes(_ parts: [InkFilePart]) -> [UInt8] {
    var payload: [UInt8] = []
    var end = InkFile.signature.count
    for part in parts {
      payload.append(Chunk.strokes)
      payload.appendVarint(part.offset - end)
      payload.appendVarint(part.size)
      payload.appendVarint(part.strokes.count)
      payload.append(bounds: part.bounds)
      end = part.offset + part.size
    }
    // The size of the chunk, its own length included.
    var length: [UInt8] = []
    length.appendVarint(payload.count + 4)
    payload.appendWord(UInt32(truncatingIfNeeded: 1 + length.count + payload.count + 4 + 4))
    return Chunk.bytes(Chunk.index, payload)
  }

  /// The parts that the payload of an index names; nil if they cannot lie before `end`.
  static func parts(_ payload: ArraySlice<UInt8>, before end: Int) -> [InkFilePart]? {
    var reader = ByteReader(payload.dropLast(4))
    var parts: [InkFilePart] = []
    var offset = InkFile.signature.count
    var strokes = 0
    while reader.left > 0 {
      guard reader.byte() == Chunk.strokes, let gap = reader.varint(), let size = reader.varint(),
        let count = reader.varint(), let bounds = reader.bounds(), gap <= end - offset,
        size <= end - offset - gap, count <= size
      else { return nil }
      offset += gap
      parts.append(
        InkFilePart(
          offset: offset, size: size, strokes: strokes..<strokes + count, bounds: bounds))
      offset += size
      strokes += count
    }
    return parts
  }
}
