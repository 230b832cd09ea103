public import InkDrawing
public import InkGeometry

/// The text on a page: its lines in the order in which they are read, and its marks.
public struct WrittenPage: Sendable {
  /// The lines.
  public var lines: [WrittenLine]
  /// What is not text: underlines, rings, drawings and others.
  public var marks: [WrittenMark]

  /// Creates a page from its lines and marks.
  public init(lines: [WrittenLine], marks: [WrittenMark] = []) {
    (self.lines, self.marks) = (lines, marks)
  }

  /// The text of all lines, separated by line breaks.
  public var text: String { lines.map(\.text).joined(separator: "\n") }
}

/// A line of handwriting, with its words from left to right.
public struct WrittenLine: Sendable {
  /// The words.
  public var words: [WrittenWord]

  /// The text of the line, without words that cannot be read.
  public var text: String {
    words.compactMap { $0.readings.first?.text }.joined(separator: " ")
  }

  /// A rectangle that contains all words.
  public var bounds: Rect { words.reduce(.empty) { $0.union($1.bounds) } }
}

/// A word of handwriting.
public struct WrittenWord: Sendable {
  /// The strokes of the word, in the order in which they were written.
  public var strokes: [InkID]
  /// A rectangle that contains the center lines of its strokes.
  public var bounds: Rect
  /// The possible readings, most likely first; empty if it is a drawing rather than a word.
  public var readings: [Reading]
}
