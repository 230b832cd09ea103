import InkEditing
import InkFitting
import InkGeometry
import InkRendering

/// What a ruler does to a stroke that was begun beside it, from its first place to its last,
/// wherever the ruler goes meanwhile.
struct StrokeGuide: Sendable {
  let ruler: Ruler
  /// A rectangle around that.
  private let bounds: Rect
  /// The edge that it runs along; nil: it draws freely, or has no place yet.
  private(set) var edge: RulerEdge?

  init(_ ruler: Ruler) {
    self.ruler = ruler
    bounds = ruler.bounds
  }

  /// The stroke's first place.
  mutating func chooseEdge(at place: Point) { edge = ruler.edge(for: place) }

  /// Where a sample is drawn.
  func led(_ sample: FitSample, width: Double) -> FitSample {
    guard let edge, sample.location.isFinite else { return sample }
    var sample = sample
    sample.location = edge.snapped(sample.location, width: width)
    return sample
  }

  /// Whether ink on these pixels may lie on the ruler.
  func isNear(_ box: PixelRect, in view: AffineTransform) -> Bool {
    PixelRect(around: view.bounds(of: bounds)).touches(box)
  }
}
