public import InkDrawing
public import InkGeometry

/// What a mark on a page is.
public enum MarkKind: String, CaseIterable, Sendable {
  /// A line below words.
  case underline
  /// A line through words.
  case strikeThrough = "strike-through"
  /// A round line or a rectangle around words; a box may be empty.
  case ring, box
  /// A line with a head, and a sign below a line that shows where the words above it belong.
  case arrow, caret
  /// A dot or dash before a line, and a straight line of a table, a margin or ruled paper.
  case bullet, rule
  /// Ink of a marker over words, and anything else that is not text.
  case highlight, drawing
}

/// Strokes of a page that are not writing.
public struct WrittenMark: Sendable {
  /// What it is.
  public var kind: MarkKind
  /// Its strokes, in the order in which they were drawn.
  public var strokes: [InkID]
  /// A rectangle that contains the center lines of its strokes.
  public var bounds: Rect
}
