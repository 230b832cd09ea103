package import InkDrawing

/// The parts of a file, for processing it without having all of it in memory.
extension InkFile {
  /// The number of parts in which the strokes are stored.
  package var partCount: Int { parts.count }

  /// Reads the strokes of one part, lowest first.
  package func strokes(ofPart number: Int) throws(InkFileError) -> [Stroke] {
    var points = 0
    return try readPart(parts[number], &points, Self.usualLimit)
  }

  /// Returns the range of a part's strokes, counted through all pages.
  package func range(ofPart number: Int) -> Range<Int> { parts[number].strokes }

  /// The range of each page's strokes, counted through all pages, and its background; nil if it is
  /// not specified.
  package var pageRanges: [(strokes: Range<Int>, background: PageBackground?)] {
    pages.map { ($0.strokes, $0.background) }
  }
}
