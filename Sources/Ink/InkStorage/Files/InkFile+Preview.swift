public import InkDrawing
public import InkGeometry

extension InkFile {
  /// The preview, if there is one of exactly this content.
  ///
  /// Of the strokes only the checksums are read, four bytes of each chunk. Whatever is wrong, there
  /// is no preview.
  public func preview() -> InkPreview? {
    guard let place = previewPlace, let content = contentChecksum()?.value,
      let bytes = try? source.readBytes(place)
    else { return nil }
    return PreviewChunk.preview(bytes, of: content)
  }

  /// The checksum of all chunks that are drawn; nil if one cannot be read.
  func contentChecksum() -> ContentChecksum? {
    var checksum = ContentChecksum()
    for entry in index.entries {
      let end = entry.offset + entry.size
      guard entry.size >= 6, let sum = try? source.readBytes(end - 4..<end) else { return nil }
      checksum.combineChunk(entry.type, size: entry.size, sum: sum)
    }
    return checksum
  }

  /// The strokes that a small picture shows, counted through all pages, and a rectangle around
  /// them: those of the first page on which something is drawn. Nil if nothing is.
  public var pictured: (strokes: Range<Int>, bounds: Rect)? {
    for page in pages {
      let bounds = parts.reduce(Rect.empty) {
        $1.strokes.overlaps(page.strokes) ? $0.union($1.bounds) : $0
      }
      if !bounds.isEmpty { return (page.strokes, bounds) }
    }
    return nil
  }

  /// Reads strokes a chunk at a time, the lowest first, so that memory stays bounded.
  ///
  /// - Parameter limit: how many control points a chunk may have.
  public func forEachChunk(
    of strokes: Range<Int>, limit: Int = usualLimit, _ body: ([Stroke]) -> Void
  ) throws(InkFileError) {
    for part in parts where part.strokes.overlaps(strokes) {
      var points = 0
      body(try readPart(part, &points, limit))
    }
  }
}
