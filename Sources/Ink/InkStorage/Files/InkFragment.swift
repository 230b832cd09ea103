package import InkDrawing

/// A few strokes as bytes inside another format: one chunk of a file, with its checksum.
package enum InkFragment {
  /// Returns the bytes of strokes.
  package static func encodeStrokes(_ strokes: [Stroke], _ profile: InkProfile) -> [UInt8] {
    Chunk.encode(Chunk.strokes, StrokeChunk.payload(strokes, profile).bytes)
  }

  /// Reads strokes from such bytes; nil if they are damaged, require a later version, or exceed a
  /// limit.
  ///
  /// - Parameters:
  ///   - most: the largest number of strokes. A stroke without points takes one byte of a chunk,
  ///     and 200 bytes of memory.
  ///   - points: the largest number of control points of all strokes together.
  package static func decodeStrokes(_ bytes: [UInt8], most: Int, points: Int) -> [Stroke]? {
    guard let chunk = try? Chunk(bytes[...]), chunk.type == Chunk.strokes,
      let (head, bits) = try? ChunkHead.parseHead(bytes[chunk.payload]), head.strokes <= most,
      head.points <= points
    else { return nil }
    return try? StrokeChunk.decodeStrokes(
      head, Array(bytes[..<chunk.payload.upperBound]), bits: bits)
  }
}

/// Collects strokes that are stored together, up to the size of a chunk.
package struct StrokePortion {
  /// The waiting strokes.
  package private(set) var strokes: [Stroke] = []
  private var points = 0

  package init() {}

  /// Adds a stroke.
  ///
  /// - Returns: the strokes before it, if the chunk was full.
  package mutating func appendStroke(_ stroke: Stroke) -> [Stroke]? {
    let more = StrokeChunk.weight(of: stroke)
    let isFull =
      strokes.count == StrokeChunk.mostStrokes
      || (!strokes.isEmpty && points + more > StrokeChunk.mostPoints)
    let full = isFull ? drainStrokes() : nil
    strokes.append(stroke)
    points += more
    return full
  }

  /// Returns and removes the waiting strokes.
  package mutating func drainStrokes() -> [Stroke] {
    defer { (strokes, points) = ([], 0) }
    return strokes
  }
}
