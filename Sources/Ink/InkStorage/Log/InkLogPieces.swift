import InkDrawing
import InkGeometry

/// Consecutive strokes, classified by how their bytes are obtained.
enum InkLogPiece {
  /// All strokes of a chunk, in its order, so that its bytes can be copied.
  case stored(InkLogChunk, [Stroke])
  /// Strokes that must be encoded.
  case fresh([Stroke])
}

extension InkLogStore {
  /// Returns the strokes of a page as pieces of chunks.
  ///
  /// - Parameter least: the number of strokes below which a chunk is not copied, because fewer
  ///   chunks take less space.
  func pieces(of strokes: [Stroke], least: Int) -> [InkLogPiece] {
    var pieces: [InkLogPiece] = []
    var start = 0
    var place = 0
    func endFresh() {
      let fresh = Array(strokes[start..<place])
      pieces += StrokeChunk.portions(fresh).map { .fresh(Array($0)) }
    }
    while place < strokes.count {
      guard let chunk = chunk(at: place, of: strokes, least: least) else {
        place += 1
        continue
      }
      endFresh()
      let end = place + chunk.strokes.count
      pieces.append(.stored(chunk, Array(strokes[place..<end])))
      (start, place) = (end, end)
    }
    endFresh()
    return pieces
  }

  /// Returns the chunk that contains exactly the strokes from a position on.
  private func chunk(at place: Int, of strokes: [Stroke], least: Int) -> InkLogChunk? {
    guard let number = number(of: strokes[place]), let chunk = chunk(beginningWith: number),
      chunk.isWhole, chunk.strokes.count >= least,
      place + chunk.strokes.count <= strokes.count
    else { return nil }
    let isThere = chunk.strokes.indices.allSatisfy {
      self.number(of: strokes[place + $0 - number]) == $0
    }
    return isThere ? chunk : nil
  }
}

extension InkLogPiece {
  var strokes: [Stroke] {
    switch self {
    case .stored(_, let strokes), .fresh(let strokes): strokes
    }
  }

  /// Returns the chunk of the strokes: the stored one or, if that cannot be read, a newly encoded
  /// one.
  func chunkBytes(reading source: InkByteSource) -> [UInt8] {
    if case .stored(let chunk, _) = self, chunk.bytes.upperBound <= source.count,
      let bytes = try? source.readBytes(chunk.bytes), let whole = try? Chunk(bytes[...]),
      whole.type == Chunk.strokes, whole.size == bytes.count
    {
      return bytes
    }
    return Chunk.encode(Chunk.strokes, StrokeChunk.payload(strokes, .exact).bytes)
  }

  /// Returns the rectangle that contains what the strokes draw, from their chunk.
  func bounds(in bytes: [UInt8]) -> Rect {
    // After its type and length; the chunk is known to be complete.
    var reader = ByteReader(bytes.dropFirst())
    if let length = reader.varint(), let payload = reader.readBytes(length),
      let head = try? ChunkHead.parseHead(payload).head
    {
      return head.bounds
    }
    return strokes.reduce(.empty) { $0.union($1.renderBounds) }
  }
}
