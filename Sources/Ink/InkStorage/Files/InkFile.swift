public import InkDrawing
public import InkGeometry

/// A stored drawing, of which the parts that somebody asks for are read.
///
///     let file = try InkFile(bytes)
///     let visible = try file.strokes(touching: screen)
///     let all = try file.drawing()
///
/// Opening reads the index if the file has one, else every chunk. What is read is checked by its
/// sum, so that damage is told and never drawn.
public struct InkFile: Sendable {
  /// The version of the format that this writes, and reads with everything before.
  public static let version = (major: 1, minor: 3)
  static let signature: [UInt8] = [0x89, 0x69, 0x6E, 0x6B, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Whether bytes begin as those of a stored drawing do.
  public static func isInk(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

  /// A rectangle around everything that is drawn; empty if nothing is.
  public let bounds: Rect
  /// How many strokes there are.
  public let count: Int
  /// Where a writer that adds strokes goes on; what stands behind (a preview, an index, a torn
  /// chunk) it writes over.
  public let end: Int
  /// Where a preview may be.
  let previewPlace: Range<Int>?

  let source: InkByteSource
  let index: InkFileIndex
  let pages: [InkFilePage]
  var parts: [InkFilePart] { index.parts }

  /// - Parameters:
  ///   - backgrounds: of the pages that the index has.
  ///   - preview: where a preview may be.
  init(
    _ source: InkByteSource, _ index: InkFileIndex, backgrounds: [PageBackground?], end: Int,
    preview: Range<Int>? = nil
  ) {
    self.source = source
    self.index = index
    self.end = end
    previewPlace = preview
    let parts = index.parts
    pages = InkFilePage.pages(
      from: zip(index.pages, backgrounds).map { ($0.stroke, $1) },
      of: parts.last?.strokes.upperBound ?? 0)
    bounds = parts.reduce(.empty) { $0.union($1.bounds) }
    count = parts.last?.strokes.upperBound ?? 0
  }

  /// Opens a file that is in memory.
  public init(_ bytes: [UInt8]) throws(InkFileError) { try self.init(InkByteSource(bytes)) }

  /// Opens a file of which parts are read when they are asked for.
  public init(_ source: InkByteSource) throws(InkFileError) {
    let scan = InkFileScan(source)
    if let file = try scan.byIndex() { self = file } else { self = try scan.whole() }
  }

  /// Opens what is left of a file, and returns what is lost: a torn end, and damaged chunks.
  /// ``InkRecovery`` writes a new file of it.
  ///
  /// Throws only if no chunk is whole, or if the file was made for a later version.
  public static func recovering(_ bytes: [UInt8]) throws(InkFileError) -> (
    file: InkFile, losses: [InkFileError]
  ) {
    try InkFileScan(InkByteSource(bytes)).recovering()
  }
}

extension InkFile {
  /// How many control points are read at once unless more are allowed; some ten gigabytes of
  /// memory.
  public static let usualLimit = 100_000_000

  /// All strokes of its one page as a drawing. A file of several pages is a document.
  public func drawing(limit: Int = usualLimit) throws(InkFileError) -> Drawing {
    guard pages.count == 1 else { throw .hasPages(pages.count) }
    return Drawing(strokes: try strokes(in: 0..<count, limit: limit))
  }

  /// The strokes at some positions, counted through all pages, the lowest first; only the chunks
  /// that hold them are read.
  ///
  /// Positions that there are not are left out. `limit` is how many control points may be read.
  public func strokes(
    in positions: Range<Int>, limit: Int = usualLimit
  ) throws(InkFileError) -> [Stroke] {
    var found: [Stroke] = []
    var points = 0
    for part in parts where part.strokes.overlaps(positions) {
      let first = part.strokes.lowerBound
      let wanted = part.strokes.clamped(to: positions)
      found += try readPart(part, &points, limit)[
        wanted.lowerBound - first..<wanted.upperBound - first]
    }
    return found
  }

  /// The strokes of all pages whose render bounds touch a rectangle, the lowest first; only the
  /// chunks that may hold some are read. `limit` is how many control points may be read.
  public func strokes(
    touching rect: Rect, limit: Int = usualLimit
  ) throws(InkFileError) -> [Stroke] {
    var found: [Stroke] = []
    var points = 0
    for part in parts where part.bounds.intersects(rect) {
      found += try readPart(part, &points, limit).filter { $0.renderBounds.intersects(rect) }
    }
    return found
  }

  /// The strokes of a part; `points` counts control points up to `limit`.
  func readPart(
    _ part: InkFilePart, _ points: inout Int, _ limit: Int
  ) throws(InkFileError) -> [Stroke] {
    let bytes = try source.readBytes(part.offset..<part.offset + part.size)
    let chunk = try Chunk(bytes, at: part.offset)
    guard chunk.type == Chunk.strokes, chunk.size == part.size else {
      throw .malformed(offset: part.offset, reason: InkFileScan.otherThanIndex)
    }
    let (head, bits) = try ChunkHead.parseHead(bytes[chunk.payload], of: part.offset)
    guard head.strokes == part.strokes.count else {
      throw .malformed(offset: part.offset, reason: "another number of strokes than the index")
    }
    points += head.points
    guard points <= limit else { throw .tooLarge(points: points, limit: limit) }
    do throws(StrokeCodingError) {
      return try StrokeChunk.decodeStrokes(
        head, Array(bytes[..<chunk.payload.upperBound]), bits: bits)
    } catch {
      throw .malformed(offset: part.offset, reason: error.rawValue)
    }
  }
}

extension Chunk {
  /// The chunk at the start of bytes that stand at an offset of a file.
  init(_ bytes: [UInt8], at offset: Int) throws(InkFileError) {
    try self.init(bytes[...], at: offset)
  }

  init(_ bytes: ArraySlice<UInt8>, at offset: Int) throws(InkFileError) {
    do throws(ChunkError) {
      try self.init(bytes)
    } catch {
      throw error == .torn ? .torn(offset: offset) : .damaged(offset: offset)
    }
  }
}

extension ChunkHead {
  /// The head of the chunk at an offset of a file.
  static func parseHead(
    _ payload: ArraySlice<UInt8>, of offset: Int
  ) throws(InkFileError) -> (head: ChunkHead, bits: Int) {
    do throws(ChunkHeadError) {
      return try parseHead(payload)
    } catch {
      switch error {
      case .later: throw .needsVersion(major: 1, minor: InkFile.version.minor + 1, offset: offset)
      case .malformed(let reason): throw .malformed(offset: offset, reason: reason)
      }
    }
  }
}
