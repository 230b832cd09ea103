package import InkDrawing

/// A few strokes as bytes for a place in another format: one chunk of a file, with its checksum.
package enum InkFragment {
  /// The bytes of some strokes.
  package static func encodeStrokes(_ strokes: [Stroke], _ profile: InkProfile) -> [UInt8] {
    Chunk.encode(Chunk.strokes, StrokeChunk.payload(strokes, profile).bytes)
  }

  /// The strokes of such bytes; nil if they are damaged, made for a later version, or more than
  /// allowed.
  ///
  /// - Parameters:
  ///   - most: how many strokes there may be. A stroke without points takes a byte of a chunk, and
  ///     200 of memory.
  ///   - points: how many control points they may have together.
  package static func decodeStrokes(_ bytes: [UInt8], most: Int, points: Int) -> [Stroke]? {
    guard let chunk = try? Chunk(bytes[...]), chunk.type == Chunk.strokes,
      let (head, bits) = try? ChunkHead.parseHead(bytes[chunk.payload]), head.strokes <= most,
      head.points <= points
    else { return nil }
    return try? StrokeChunk.decodeStrokes(
      head, Array(bytes[..<chunk.payload.upperBound]), bits: bits)
  }
}

/// Gathers strokes that are stored together, as many as a chunk holds.
package struct StrokePortion {
  /// Those that wait.
  package private(set) var strokes: [Stroke] = []
  private var points = 0

  package init() {}

  /// Takes a stroke.
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

  /// Hands over those that wait.
  package mutating func drainStrokes() -> [Stroke] {
    defer { (strokes, points) = ([], 0) }
    return strokes
  }
}
