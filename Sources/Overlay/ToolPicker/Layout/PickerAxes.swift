import InkGeometry

/// The directions of a picker: along it from its first element, and across from the edge at which
/// its tools stand.
struct PickerAxes: Hashable, Sendable {
  let edge: PickerEdge
  let length: Double

  /// The thickness of a picker, in points.
  static let thickness = 104.0

  /// The visible size.
  var size: Size {
    edge.isHorizontal
      ? Size(width: length, height: Self.thickness) : Size(width: Self.thickness, height: length)
  }

  /// The transform from (along, across) to points from the upper left corner.
  var toLocal: InkTransform {
    let t = Self.thickness
    switch edge {
    case .bottom: return InkTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: t)
    case .top: return InkTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    case .left: return InkTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: return InkTransform(a: 0, b: 1, c: -1, d: 0, tx: t, ty: 0)
    }
  }

  /// Returns a rectangle in visible coordinates.
  func local(_ along: ClosedRange<Double>, _ across: ClosedRange<Double>) -> Rect {
    toLocal.bounds(
      of: Rect(
        min: Point(x: along.lowerBound, y: across.lowerBound),
        max: Point(x: along.upperBound, y: across.upperBound)))
  }
}
