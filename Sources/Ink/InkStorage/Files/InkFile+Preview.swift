public import InkDrawing
public import InkGeometry

extension InkFile {
  /// Returns the preview, if the file has one that matches its content.
  ///
  /// Only the checksums of the chunks are read, four bytes each. If there is any error, the result
  /// is nil.
  public func preview() -> InkPreview? {
    guard let place = previewPlace, let content = contentChecksum()?.value,
      let bytes = try? source.readBytes(place)
    else { return nil }
    return PreviewChunk.preview(bytes, of: content)
  }

  /// Returns the checksum of all chunks that are drawn; nil if one cannot be read.
  func contentChecksum() -> ContentChecksum? {
    var checksum = ContentChecksum()
    for entry in index.entries {
      let end = entry.offset + entry.size
      guard entry.size >= 6, let sum = try? source.readBytes(end - 4..<end) else { return nil }
      checksum.combineChunk(entry.type, size: entry.size, sum: sum)
    }
    return checksum
  }

  /// The strokes to show in a small picture, counted through all pages, and a rectangle that
  /// contains them. They are the strokes of the first page that is not empty; nil if all pages are
  /// empty.
  public var pictured: (strokes: Range<Int>, bounds: Rect)? {
    for page in pages {
      let bounds = parts.reduce(Rect.empty) {
        $1.strokes.overlaps(page.strokes) ? $0.union($1.bounds) : $0
      }
      if !bounds.isEmpty { return (page.strokes, bounds) }
    }
    return nil
  }

  /// Reads the strokes one chunk at a time, lowest first, so that memory use stays limited.
  ///
  /// - Parameters:
  ///   - strokes: the numbers of the strokes to read, counted from 0.
  ///   - limit: the largest number of control points per chunk.
  ///   - body: takes the strokes of a chunk.
  public func forEachChunk(
    of strokes: Range<Int>, limit: Int = usualLimit, _ body: ([Stroke]) -> Void
  ) throws(InkFileError) {
    for part in parts where part.strokes.overlaps(strokes) {
      var points = 0
      body(try readPart(part, &points, limit))
    }
  }
}
