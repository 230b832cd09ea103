package import InkGeometry

/// A word of a field's text, or its part in one line, and its visible area.
package struct LetterRun: Hashable, Sendable {
  /// In the toolkit's units.
  package let range: Range<Int>
  /// In logical pixels from the corner of the window's content.
  package let area: Rect

  package init(_ range: Range<Int>, at area: Rect) { (self.range, self.area) = (range, area) }
}

extension GlyphBoxes {
  /// The words that are seen.
  package var runs: [LetterRun] {
    var runs: [LetterRun] = []
    var words = text.words[...]
    for (range, area) in glyphAreas {
      while let word = words.first, word.upperBound <= range.lowerBound { words.removeFirst() }
      guard let word = words.first, word.overlaps(range) else { continue }
      // The letter belongs to a word that has already begun in this line.
      if let last = runs.last, word.contains(last.range.lowerBound), last.area.isBeside(area) {
        runs[runs.count - 1] = LetterRun(
          last.range.lowerBound..<range.upperBound, at: last.area.union(area))
      } else {
        runs.append(LetterRun(range, at: area))
      }
    }
    return runs
  }
}

extension Rect {
  /// Whether another's middle is as high as this.
  fileprivate func isBeside(_ other: Rect) -> Bool {
    min.y <= other.center.y && other.center.y <= max.y
  }
}
