package import InkDrawing
import InkStorage

/// Draws the preview of a file while its strokes are written, so that nobody reads them again.
///
///     var sketch = PreviewSketch()
///     for stroke in strokes { write(stroke); sketch.draw(stroke) }
///     let ending = PreviewEnding(of: try InkFile(source), sketch)
///
/// Nothing is drawn before there are so many strokes that the file may be large.
package struct PreviewSketch: Sendable {
  private var painter = PreviewPainter()
  /// The first strokes; nil if they are drawn.
  private var waiting: [Stroke]? = []
  /// How many control points these have.
  private var points = 0
  private var page = FirstPage()

  /// So many points take 5 MB of memory, and less of a file than needs a preview.
  private static let mostPoints = 60_000

  package init() {}

  /// Draws a stroke over those before.
  package mutating func draw(_ stroke: Stroke) {
    guard page.shows(stroke) else { return }
    guard waiting != nil else { return painter.draw(stroke) }
    waiting?.append(stroke)
    points += stroke.path.count
    if points > Self.mostPoints || waiting?.count == PreviewEnding.leastStrokes { drawWaiting() }
  }

  /// Begins a page; only the first with ink is drawn.
  package mutating func beginPage() { page.beginPage() }

  /// The preview; nil if it was too much work, or if a picture is longer than a file may have.
  consuming func makePreview() -> InkPreview? {
    drawWaiting()
    return painter.makePreview()
  }

  private mutating func drawWaiting() {
    for stroke in waiting ?? [] { painter.draw(stroke) }
    waiting = nil
  }
}
