public import InkDrawing
public import InkGeometry

/// What a mark on a page is.
public enum MarkKind: String, CaseIterable, Sendable {
  /// A line below words.
  case underline
  /// A line through words.
  case strikeThrough = "strike-through"
  /// A round line around words.
  case ring
  /// A rectangle around words, or an empty one.
  case box
  /// A line with a head.
  case arrow
  /// A dot or dash before a line.
  case bullet
  /// A straight line that belongs to no word: of a table, a margin or ruled paper.
  case rule
  /// Anything else that is not text.
  case drawing
  /// A sign below a line that shows where the words above it belong.
  case caret
  /// Ink of a marker over words.
  case highlight
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
