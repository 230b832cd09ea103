package import InkDrawing
import InkStorage

/// Draws the preview of a file while its strokes are written, so that they need not be read again.
///
///     var sketch = PreviewSketch()
///     for stroke in strokes { write(stroke); sketch.draw(stroke) }
///     let ending = PreviewEnding(of: try InkFile(source), sketch)
///
/// Drawing starts only when there are so many strokes that the file may be large.
package struct PreviewSketch: Sendable {
  private var painter = PreviewPainter()
  /// The first strokes; nil once they are drawn.
  private var waiting: [Stroke]? = []
  /// The number of their control points.
  private var points = 0
  private var page = FirstPage()

  /// The number of points at which drawing starts. They take 5 MB of memory, and fewer bytes than a
  /// file that gets a preview.
  private static let mostPoints = 60_000

  package init() {}

  /// Draws a stroke over the earlier ones.
  package mutating func draw(_ stroke: Stroke) {
    guard page.shows(stroke) else { return }
    guard waiting != nil else { return painter.draw(stroke) }
    waiting?.append(stroke)
    points += stroke.path.count
    if points > Self.mostPoints || waiting?.count == PreviewEnding.leastStrokes { drawWaiting() }
  }

  /// Begins a page; only the first one with ink is drawn.
  package mutating func beginPage() { page.beginPage() }

  /// Returns the preview; nil if it was too much work, or if a picture is too large for a file.
  consuming func makePreview() -> InkPreview? {
    drawWaiting()
    return painter.makePreview()
  }

  private mutating func drawWaiting() {
    for stroke in waiting ?? [] { painter.draw(stroke) }
    waiting = nil
  }
}
