public import InkDrawing
import InkGeometry

/// A stroke of a page as the recogniser sees it.
struct PageStroke: Sendable {
  let id: InkID
  let points: [SIMD2<Float>]
  let bounds: Rect

  /// A stroke is looked at in steps of so many millimetres, or larger ones if there were too many.
  private static let step = 0.15
  private static let most = 4000

  /// Nil of one without places.
  init?(_ stroke: Stroke) {
    id = stroke.id
    let path = stroke.path
    guard !path.controlPoints.isEmpty else { return nil }
    let length = path.bounds.width + path.bounds.height
    guard length.isFinite else { return nil }
    var points: [SIMD2<Float>] = []
    var bounds = Rect.empty
    for point in path.interpolatedPoints(by: .distance(max(Self.step, length / 400))) {
      let place = stroke.transform.applied(to: point.location)
      guard place.isFinite, points.count < Self.most else { break }
      points.append(SIMD2(Float(place.x), Float(place.y)))
      bounds.include(place)
    }
    guard !points.isEmpty else { return nil }
    (self.points, self.bounds) = (points, bounds)
  }

  init(id: InkID, points: [SIMD2<Float>]) {
    (self.id, self.points) = (id, points)
    bounds = Rect(around: points.map { Point(x: Double($0.x), y: Double($0.y)) })
  }
}

extension WritingTrace {
  /// All strokes of a drawing, in the order in which they lie there.
  public init(_ drawing: Drawing) {
    self.init(strokes: drawing.strokes.compactMap { PageStroke($0)?.points })
  }
}
