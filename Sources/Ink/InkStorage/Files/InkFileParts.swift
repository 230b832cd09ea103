package import InkDrawing

extension InkFile {
  /// How many parts the strokes are stored in; each is read on its own.
  package var partCount: Int { parts.count }

  /// The strokes of one part, the lowest first.
  package func strokes(ofPart number: Int) throws(InkFileError) -> [Stroke] {
    var points = 0
    return try read(parts[number], &points, Self.usualLimit)
  }

  /// The first stroke of each page, counted through all pages.
  package var pageStarts: [Int] { pages.map(\.strokes.lowerBound) }
}
