import InkDrawing
import InkGeometry

/// The complete strokes at the beginning of a chunk that the end of the file truncates.
struct TornChunk {
  let strokes: [Stroke]
  /// The number of incomplete strokes.
  let missing: Int

  /// The largest assumed ratio of a chunk's length to its remaining length, because its header
  /// determines how much is decoded.
  private static let greatestRatio = 16

  /// Creates the strokes; nil if the bytes are not the beginning of a chunk of strokes, or if not
  /// even the first stroke is complete.
  ///
  /// - Parameter limit: the largest number of control points in the chunk.
  init?(_ gap: InkRemains.Gap, in bytes: [UInt8], limit: Int) {
    let start = gap.bytes.lowerBound
    guard gap.isTorn, bytes[start] == Chunk.strokes else { return nil }
    var reader = ByteReader(bytes[(start + 1)...])
    guard let length = reader.varint(), length <= reader.left * Self.greatestRatio else {
      return nil
    }
    let payload = bytes[reader.position...]
    guard
      let (head, bits) = try? ChunkHead.parseHead(payload, promised: max(length, payload.count)),
      head.points <= min(limit, StrokeCheck.mostPoints)
    else { return nil }
    // The header contains the bounds: if the bits are wrong too, strokes soon leave them.
    let bounds = head.bounds
    strokes = Array(
      StrokeChunk.wholeStrokes(head, bytes, bits: bits).prefix { stroke in
        let own = stroke.renderBounds
        return own.isEmpty || bounds.contains(own)
      })
    missing = head.strokes - strokes.count
    guard !strokes.isEmpty else { return nil }
  }
}
