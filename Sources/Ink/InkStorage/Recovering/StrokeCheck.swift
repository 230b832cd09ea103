import InkDrawing
import InkGeometry

/// Decodes chunks to check that their contents match their headers.
enum StrokeCheck {
  /// The largest number of control points decoded per chunk. Our writer ends a chunk after 16384
  /// points, or after one stroke.
  static let mostPoints = 4_000_000

  /// Returns the number of control points of a chunk's strokes.
  ///
  /// - Parameters:
  ///   - bytes: the chunk alone.
  ///   - limit: the largest number of points.
  static func countPoints(
    _ chunk: Chunk, _ bytes: [UInt8], at offset: Int, limit: Int
  ) throws(InkFileError) -> (head: ChunkHead, points: Int) {
    let (head, strokes) = try decodeChunk(chunk, bytes, at: offset, limit: limit)
    return (head, strokes.reduce(0) { $0 + $1.path.count })
  }

  /// Returns the strokes of a chunk.
  ///
  /// - Parameter bytes: the chunk alone.
  static func decodeStrokes(
    _ chunk: Chunk, _ bytes: [UInt8], at offset: Int
  ) throws(InkFileError) -> [Stroke] { try decodeChunk(chunk, bytes, at: offset).strokes }

  /// Returns whether a payload is that of a page, with or without a background.
  static func isPage(_ payload: ArraySlice<UInt8>) -> Bool {
    do throws(ChunkHeadError) {
      _ = try PageChunk.background(payload)
      return true
    } catch {
      return false
    }
  }

  /// Returns whether a corrected chunk can be used: it can be decoded, and its strokes have the
  /// bounds in its header.
  static func isIntact(_ chunk: Chunk, _ bytes: [UInt8]) -> Bool {
    switch chunk.type {
    case Chunk.page: return isPage(bytes[chunk.payload])
    case InkLogFormat.step: return (try? InkLogStep(bytes[chunk.payload])) != nil
    // A variant has no path of its own to check.
    case InkLogFormat.variants: return false
    case Chunk.strokes:
      guard let (head, strokes) = try? decodeChunk(chunk, bytes, at: 0) else { return false }
      let bounds = strokes.reduce(Rect.empty) { $0.union($1.renderBounds) }
      var told: [UInt8] = []
      var found: [UInt8] = []
      told.appendFloats(bounds: head.bounds)
      found.appendFloats(bounds: bounds)
      return told == found
    default: return true
    }
  }

  private static func decodeChunk(
    _ chunk: Chunk, _ bytes: [UInt8], at offset: Int, limit: Int = mostPoints
  ) throws(InkFileError) -> (head: ChunkHead, strokes: [Stroke]) {
    let (head, bits) = try ChunkHead.parseHead(bytes[chunk.payload], of: offset)
    let limit = min(limit, mostPoints)
    guard head.points <= limit else { throw .tooLarge(points: head.points, limit: limit) }
    do throws(StrokeCodingError) {
      let payload = Array(bytes[..<chunk.payload.upperBound])
      return (head, try StrokeChunk.decodeStrokes(head, payload, bits: bits))
    } catch {
      throw .malformed(offset: offset, reason: error.rawValue)
    }
  }
}
