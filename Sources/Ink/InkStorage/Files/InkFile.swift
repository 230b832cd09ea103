public import InkDrawing
public import InkGeometry

/// A stored drawing, of which only the requested parts are read.
///
///     let file = try InkFile(bytes)
///     let visible = try file.strokes(touching: screen)
///     let all = try file.drawing()
///
/// Opening a file reads its index if it has one, and otherwise every chunk. All data is verified
/// with checksums, so that damage is reported and never drawn.
public struct InkFile: Sendable {
  /// The version of the format that this module writes. It also reads all earlier versions.
  public static let version = (major: 1, minor: 3)
  static let signature: [UInt8] = [0x89, 0x69, 0x6E, 0x6B, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns whether bytes begin like a stored drawing.
  public static func isInk(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

  /// A rectangle that contains everything drawn; empty if there are no strokes.
  public let bounds: Rect
  /// The number of strokes.
  public let count: Int
  /// The offset at which a writer that adds strokes continues. It overwrites anything after that: a
  /// preview, an index or an incomplete chunk.
  public let end: Int
  /// The possible position of a preview.
  let previewPlace: Range<Int>?

  let source: InkByteSource
  let index: InkFileIndex
  let pages: [InkFilePage]
  var parts: [InkFilePart] { index.parts }

  /// - Parameters:
  ///   - backgrounds: the backgrounds of the pages in the index.
  ///   - preview: the possible position of a preview.
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

  /// Opens a file in memory.
  public init(_ bytes: [UInt8]) throws(InkFileError) { try self.init(InkByteSource(bytes)) }

  /// Opens a file whose parts are read when they are needed.
  public init(_ source: InkByteSource) throws(InkFileError) {
    let scan = InkFileScan(source)
    if let file = try scan.byIndex() { self = file } else { self = try scan.whole() }
  }

  /// Opens the undamaged part of a file, and returns a description of what is lost: an incomplete
  /// end and damaged chunks. ``InkRecovery`` writes a new file from it.
  ///
  /// Throws an error only if no chunk is intact, or if the file requires a later version.
  public static func recovering(_ bytes: [UInt8]) throws(InkFileError) -> (
    file: InkFile, losses: [InkFileError]
  ) {
    try InkFileScan(InkByteSource(bytes)).recovering()
  }
}

extension InkFile {
  /// The default limit for the number of control points to read at once, which take about ten
  /// gigabytes of memory.
  public static let usualLimit = 100_000_000

  /// Reads all strokes of a file with one page as a drawing. A file with several pages is a
  /// document.
  public func drawing(limit: Int = usualLimit) throws(InkFileError) -> Drawing {
    guard pages.count == 1 else { throw .hasPages(pages.count) }
    return Drawing(strokes: try strokes(in: 0..<count, limit: limit))
  }

  /// Reads the strokes at these positions, counted through all pages, lowest first. Only the chunks
  /// that contain them are read.
  ///
  /// Positions that don't exist are ignored. `limit` is the largest number of control points to
  /// read.
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

  /// Reads the strokes on all pages whose render bounds touch a rectangle, lowest first. Only the
  /// chunks that may contain such strokes are read. `limit` is the largest number of control points
  /// to read.
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

  /// Reads the strokes of a part; `points` is the running number of control points, up to `limit`.
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
      throw .malformed(
        offset: part.offset, reason: "a different number of strokes than in the index")
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
  /// Reads the chunk at the start of bytes from an offset of a file.
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
  /// Reads the header of the chunk at an offset of a file.
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
