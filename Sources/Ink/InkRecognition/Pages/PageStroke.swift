public import InkDrawing
import InkGeometry

/// A stroke of a page in the form for the recognizer, or a part of one that was partly erased.
struct PageStroke: Sendable {
  let id: InkID
  let points: [SIMD2<Float>]
  let bounds: Rect

  /// The step at which strokes are sampled, in millimeters; larger if there would be too many
  /// points. The recognizer resamples them.
  private static let step = 0.15
  private static let most = 2000

  /// Returns the remaining parts of a stroke: none, the whole stroke, or those that an eraser left.
  static func visible(of stroke: Stroke) -> [PageStroke] {
    if stroke.ink.type == .eraser { return [] }
    return stroke.maskedPathRanges.compactMap { range in
      PageStroke(stroke.mask == nil ? stroke.path : stroke.path[range], of: stroke)
    }
  }

  /// Returns nil for a path without points.
  private init?(_ path: StrokePath, of stroke: Stroke) {
    guard let first = path.controlPoints.first else { return nil }
    id = stroke.id
    var places = [stroke.transform.applied(to: first.location)]
    let curves = path.bezierRepresentation.map { $0.transformed(by: stroke.transform) }
    if let curve = curves.first { places[0] = curve.start }
    let step = max(Self.step, curves.reduce(0) { $0 + $1.hullLength } / Double(Self.most))
    for curve in curves {
      let count = max(1, (curve.hullLength / step).rounded(.up))
      guard count.isFinite, places.count < 2 * Self.most else { break }
      for number in stride(from: 1, through: count, by: 1) {
        places.append(curve.location(at: number / count))
      }
    }
    if let bad = places.firstIndex(where: { !$0.isFinite }) {
      places.removeLast(places.count - bad)
    }
    guard !places.isEmpty else { return nil }
    points = places.map { SIMD2(Float($0.x), Float($0.y)) }
    bounds = Rect(around: places)
  }

  init(id: InkID, points: [SIMD2<Float>]) {
    (self.id, self.points) = (id, points)
    bounds = Rect(around: points.map { Point(x: Double($0.x), y: Double($0.y)) })
  }
}

extension CubicBezier {
  fileprivate func transformed(by transform: InkTransform) -> CubicBezier {
    CubicBezier(
      transform.applied(to: start), transform.applied(to: control1),
      transform.applied(to: control2), transform.applied(to: end))
  }

  /// The length of the control polygon, which is at least that of the path.
  fileprivate var hullLength: Double {
    start.distance(to: control1) + control1.distance(to: control2) + control2.distance(to: end)
  }
}

extension WritingTrace {
  /// Creates the strokes of a drawing, in their order, without erased parts.
  public init(_ drawing: Drawing) {
    self.init(strokes: drawing.strokes.flatMap { PageStroke.visible(of: $0).map(\.points) })
  }
}
