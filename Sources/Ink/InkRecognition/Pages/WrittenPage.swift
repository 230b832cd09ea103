public import InkDrawing
public import InkGeometry

/// What is written on a page: its lines from top to bottom.
public struct WrittenPage: Sendable {
  /// The lines.
  public var lines: [WrittenLine]

  /// The text, a line for each line.
  public var text: String { lines.map(\.text).joined(separator: "\n") }
}

/// A line of handwriting: its words from left to right.
public struct WrittenLine: Sendable {
  /// The words.
  public var words: [WrittenWord]

  /// The text; words that cannot be read are left out.
  public var text: String {
    words.compactMap { $0.readings.first?.text }.joined(separator: " ")
  }

  /// A rectangle around all words.
  public var bounds: Rect { words.reduce(.empty) { $0.union($1.bounds) } }
}

/// A word of handwriting.
public struct WrittenWord: Sendable {
  /// Its strokes in the order in which they were written.
  public var strokes: [InkID]
  /// A rectangle around the middle lines of its strokes.
  public var bounds: Rect
  /// What it may be, the likeliest first; none if it is a drawing rather than a word.
  public var readings: [Reading]
}
