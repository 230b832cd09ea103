public import InkDrawing
import InkGeometry

/// A stroke of a page in the form for the recognizer, or a part of one that was partly erased.
struct PageStroke: Sendable {
  let id: InkID
  let points: [SIMD2<Float>]
  let bounds: Rect
  let measure: StrokeMeasure
  /// Whether its ink is that of a marker, which usually lies over writing.
  let isMarker: Bool

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
    measure = StrokeMeasure(points)
    isMarker = stroke.ink.type == .marker
  }

  /// Creates a stroke of at least one point.
  init(id: InkID, points: [SIMD2<Float>], isMarker: Bool = false) {
    (self.id, self.points, self.isMarker) = (id, points, isMarker)
    bounds = Rect(around: points.map { Point(x: Double($0.x), y: Double($0.y)) })
    measure = StrokeMeasure(points)
  }
}

extension PageStroke {
  /// Returns the stroke turned around the origin until a slope is level.
  func levelled(_ slope: Double) -> PageStroke {
    let length = (1 + slope * slope).squareRoot()
    let (cosine, sine) = (Float(1 / length), Float(slope / length))
    return PageStroke(
      id: id,
      points: points.map {
        SIMD2($0.x * cosine + $0.y * sine, $0.y * cosine - $0.x * sine)
      },
      isMarker: isMarker)
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
