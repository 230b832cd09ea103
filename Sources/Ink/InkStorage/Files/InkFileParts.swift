package import InkDrawing

/// A file in parts, for who goes through it without having all of it in memory.
extension InkFile {
  /// In how many parts its strokes are stored.
  package var partCount: Int { parts.count }

  /// The strokes of one part, the lowest first.
  package func strokes(ofPart number: Int) throws(InkFileError) -> [Stroke] {
    var points = 0
    return try readPart(parts[number], &points, Self.usualLimit)
  }

  /// Which strokes a part has, counted through all pages.
  package func range(ofPart number: Int) -> Range<Int> { parts[number].strokes }

  /// Which strokes each page has, counted through all pages, and what it looks like where nothing
  /// is drawn; nil: nobody said.
  package var pageRanges: [(strokes: Range<Int>, background: PageBackground?)] {
    pages.map { ($0.strokes, $0.background) }
  }
}
