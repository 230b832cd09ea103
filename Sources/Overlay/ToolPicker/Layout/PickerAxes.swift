import InkGeometry

/// A picker's own directions: along it from its first element, and across from the edge that its
/// tools stand on.
struct PickerAxes: Hashable, Sendable {
  let edge: PickerEdge
  let length: Double

  /// How broad a picker is, in points.
  static let thickness = 104.0

  /// Its sides as they are seen.
  var size: Size {
    edge.isHorizontal
      ? Size(width: length, height: Self.thickness) : Size(width: Self.thickness, height: length)
  }

  /// From (along, across) to points from the upper left corner.
  var toLocal: AffineTransform {
    let t = Self.thickness
    switch edge {
    case .bottom: return AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: t)
    case .top: return AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    case .left: return AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: return AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: t, ty: 0)
    }
  }

  /// A rectangle as it is seen.
  func local(_ along: ClosedRange<Double>, _ across: ClosedRange<Double>) -> Rect {
    toLocal.bounds(
      of: Rect(
        min: Point(x: along.lowerBound, y: across.lowerBound),
        max: Point(x: along.upperBound, y: across.upperBound)))
  }
}
