import InkDrawing
import InkGeometry

/// The whole strokes at the beginning of a chunk that the end of the file cuts.
struct TornChunk {
  let strokes: [Stroke]
  /// How many strokes are not whole.
  let missing: Int

  /// A chunk is taken for so many times as long as what is left of it, at most: its head decides
  /// how much is decoded.
  private static let greatestRatio = 16

  /// Nil if the bytes are not the beginning of a chunk of strokes, or not even the first stroke is
  /// whole.
  ///
  /// - Parameter limit: how many control points the chunk may have.
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
    // The head tells where they are: if the bits are wrong, too, strokes soon leave that.
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
