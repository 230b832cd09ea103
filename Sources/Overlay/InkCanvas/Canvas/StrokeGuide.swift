import InkEditing
import InkFitting
import InkGeometry
import InkRendering

/// The effect of a ruler on a stroke that began next to it, from its first point to its last, even
/// if the ruler moves meanwhile.
struct StrokeGuide: Sendable {
  let ruler: Ruler
  /// The bounds of the ruler.
  private let bounds: Rect
  /// The edge that the stroke follows; nil if it is drawn freely, or has no points yet.
  private(set) var edge: RulerEdge?

  init(_ ruler: Ruler) {
    self.ruler = ruler
    bounds = ruler.bounds
  }

  /// Determines the edge from the stroke's first point.
  mutating func chooseEdge(at place: Point) { edge = ruler.edge(for: place) }

  /// Returns the position at which a sample is drawn.
  func led(_ sample: FitSample, width: Double) -> FitSample {
    guard let edge, sample.location.isFinite else { return sample }
    var sample = sample
    sample.location = edge.snapped(sample.location, width: width)
    return sample
  }

  /// Returns whether ink on these pixels may lie on the ruler.
  func isNear(_ box: PixelRect, in view: InkTransform) -> Bool {
    PixelRect(around: view.bounds(of: bounds)).touches(box)
  }
}
