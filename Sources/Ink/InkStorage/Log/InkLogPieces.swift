import InkDrawing
import InkGeometry

/// Strokes that follow each other, by how the bytes of them come about.
enum InkLogPiece {
  /// They are all strokes of a chunk, in its order: its bytes can be copied.
  case stored(InkLogChunk, [Stroke])
  /// They have to be written anew.
  case fresh([Stroke])
}

extension InkLogStore {
  /// The strokes of a page as pieces of chunks.
  ///
  /// - Parameter least: a chunk of fewer strokes is not worth copying: together they take less
  ///   room.
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

  /// The chunk that has the strokes from a place on, and nothing else.
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

  /// The chunk of the strokes: as it is stored, or, where that cannot be read, written anew.
  func chunkBytes(reading source: InkByteSource) -> [UInt8] {
    if case .stored(let chunk, _) = self, chunk.bytes.upperBound <= source.count,
      let bytes = try? source.readBytes(chunk.bytes), let whole = try? Chunk(bytes[...]),
      whole.type == Chunk.strokes, whole.size == bytes.count
    {
      return bytes
    }
    return Chunk.encode(Chunk.strokes, StrokeChunk.payload(strokes, .exact).bytes)
  }

  /// The rectangle around what the strokes draw, which their chunk tells.
  func bounds(in bytes: [UInt8]) -> Rect {
    // Behind its type and its length; that it is whole is known.
    var reader = ByteReader(bytes.dropFirst())
    if let length = reader.varint(), let payload = reader.readBytes(length),
      let head = try? ChunkHead.parseHead(payload).head
    {
      return head.bounds
    }
    return strokes.reduce(.empty) { $0.union($1.renderBounds) }
  }
}
