import InkDrawing
import InkGeometry

/// Determines which strokes of a file a small picture shows: those of the first page with ink.
struct FirstPage {
  private var hasInk = false
  /// Whether that page has ended.
  private(set) var isOver = false

  mutating func beginPage() { isOver = hasInk }

  /// Returns whether a stroke is shown.
  mutating func shows(_ stroke: Stroke) -> Bool {
    hasInk = hasInk || !stroke.renderBounds.isEmpty
    return !isOver
  }
}
