public import InkDrawing
import InkGeometry

/// Writes a drawing in parts. Write the bytes that each call returns after those of the previous
/// calls.
///
///     var writer = InkFileWriter(.exact)
///     file.write(writer.begin())
///     // repeatedly; a power failure loses at most the last call
///     file.write(writer.append([stroke]))
///     // optional: adds an index and a preview, so that the file opens quickly
///     file.write(writer.finish())
///
/// Strokes that are appended together share the statistics of the compression models, so appending
/// many at once takes less space than appending them one by one. To get the smallest file, write
/// the whole drawing again later.
public struct InkFileWriter: Sendable {
  private let profile: InkProfile
  private let ids: InkIDs
  private var index = InkFileIndex()
  private var end = 0
  /// The file to which strokes are added.
  private var grown: InkFile?
  /// The type, size and checksum of each chunk written; nil if not all are known.
  private var written: [(type: UInt8, size: Int, sum: [UInt8])]? = []
  /// The new ids by the old ones, if ids are renumbered.
  private var renumbered: [InkID: InkID] = [:]
  private var lastID: InkID?

  /// Creates a writer for a new file.
  public init(_ profile: InkProfile, ids: InkIDs = .kept) {
    self.profile = profile
    self.ids = ids
  }

  /// Creates a writer that adds strokes to a file at its ``InkFile/end``. Truncate the file there
  /// first. The ids of the strokes are kept.
  public init(adding profile: InkProfile, to file: InkFile) {
    self.profile = profile
    ids = .kept
    index = file.index
    end = file.end
    grown = file
  }

  /// Returns the beginning of a new file.
  ///
  /// - Parameter hasPages: whether ``beginPage(on:)`` will be called. If false, programs that
  ///   support only version 1.1 can read the file too.
  public mutating func begin(hasPages: Bool = false) -> [UInt8] {
    precondition(end == 0, "a file begins once")
    // The version that a reader needs: 1.2 for files with pages.
    let version: [UInt8] = [1, hasPages ? 2 : 1]
    let bytes = InkFile.signature + Chunk.encode(Chunk.head, version)
    end = bytes.count
    return bytes
  }

  /// Returns the beginning of a page. Strokes that are appended afterwards belong to it. The first
  /// page should begin before any stroke.
  public mutating func beginPage(on background: PageBackground? = nil) -> [UInt8] {
    precondition(end > 0, "the beginning comes first")
    precondition(index.pages.count < InkDocument.mostPages, "there are too many pages")
    let bytes = Chunk.encode(Chunk.page, PageChunk.payload(background))
    index.pages.append(
      InkFilePageStart(
        offset: end, size: bytes.count, stroke: index.parts.last?.strokes.upperBound ?? 0))
    recordChunk(bytes)
    return bytes
  }

  /// Returns the bytes of more strokes, which lie above the earlier ones on the current page.
  public mutating func append(_ strokes: [Stroke]) -> [UInt8] {
    precondition(end > 0, "the beginning comes first")
    let strokes = ids == .renumbered ? strokes.map { renumber($0) } : strokes
    return StrokeChunk.portions(strokes).reduce(into: []) { $0 += chunk($1) }
  }

  /// Records strokes whose chunk is copied unchanged; it must be of this version of the format,
  /// exact, and with the same ids.
  mutating func registerChunk(_ bytes: Int, strokes: Int, within bounds: Rect) {
    precondition(end > 0, "the beginning comes first")
    let first = index.parts.last?.strokes.upperBound ?? 0
    index.parts.append(
      InkFilePart(
        offset: end, size: bytes, strokes: first..<first + strokes, bounds: bounds))
    end += bytes
    written = nil
  }

  /// Returns a preview of the drawing, if there is one, and an index. Strokes that are added later
  /// overwrite both.
  ///
  /// The preview is left out if strokes were added to a file and the checksum of one of its chunks
  /// cannot be read.
  public consuming func finish(preview: InkPreview? = nil) -> [UInt8] {
    guard let preview, let content = contentChecksum else { return index.bytes }
    return PreviewChunk.encodePreview(preview, of: content.value) + index.bytes
  }

  private var contentChecksum: ContentChecksum? {
    guard let written, var checksum = grown.map({ $0.contentChecksum() }) ?? ContentChecksum()
    else { return nil }
    for chunk in written { checksum.combineChunk(chunk.type, size: chunk.size, sum: chunk.sum) }
    return checksum
  }

  /// Records a chunk for the index.
  private mutating func recordChunk(_ chunk: [UInt8]) {
    end += chunk.count
    written?.append((chunk[0], chunk.count, Array(chunk.suffix(4))))
  }

  /// The parts written until now.
  var parts: [InkFilePart] { index.parts }

  /// Whether a page was begun.
  var hasPages: Bool { !index.pages.isEmpty }

  /// Whether an index is useful.
  var needsIndex: Bool { index.parts.count > 1 || hasPages }

  private mutating func chunk(_ strokes: ArraySlice<Stroke>) -> [UInt8] {
    let payload = StrokeChunk.payload(strokes, profile)
    let bytes = Chunk.encode(Chunk.strokes, payload.bytes)
    let first = index.parts.last?.strokes.upperBound ?? 0
    index.parts.append(
      InkFilePart(
        offset: end, size: bytes.count, strokes: first..<first + strokes.count,
        bounds: payload.bounds))
    recordChunk(bytes)
    return bytes
  }

  private mutating func renumber(_ stroke: Stroke) -> Stroke {
    var result = stroke
    result.id = lastID?.next ?? stroke.id
    lastID = result.id
    renumbered[stroke.id] = result.id
    result.originID = renumbered[stroke.originID] ?? result.id
    return result
  }
}

extension Drawing {
  /// Returns the drawing as the bytes of a file, with an index if it has more than one chunk or a
  /// preview. The same drawing and preview give the same bytes.
  public func encoded(
    _ profile: InkProfile = .exact, ids: InkIDs = .kept, preview: InkPreview? = nil
  ) -> [UInt8] {
    var writer = InkFileWriter(profile, ids: ids)
    let bytes = writer.begin() + writer.append(Array(strokes))
    return writer.needsIndex || preview != nil ? bytes + writer.finish(preview: preview) : bytes
  }

  /// Reads a drawing from the bytes of a file; `limit` is the largest number of control points.
  public init(decoding bytes: [UInt8], limit: Int = InkFile.usualLimit) throws(InkFileError) {
    self = try InkFile(bytes).drawing(limit: limit)
  }
}
