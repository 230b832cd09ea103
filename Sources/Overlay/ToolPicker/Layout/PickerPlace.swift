public import InkGeometry

/// An edge of the area that a picker floats above.
public enum PickerEdge: String, CaseIterable, Hashable, Sendable {
  /// Above.
  case top
  /// Below.
  case bottom
  /// On the left.
  case left
  /// On the right.
  case right

  /// Whether the picker lies along x there.
  public var isHorizontal: Bool { self == .top || self == .bottom }
}

/// A corner of the area.
public enum PickerCorner: String, CaseIterable, Hashable, Sendable {
  /// Left above.
  case topLeft = "top-left"
  /// Right above.
  case topRight = "top-right"
  /// Left below.
  case bottomLeft = "bottom-left"
  /// Right below.
  case bottomRight = "bottom-right"

  /// As shares of the area's sides.
  var share: Point {
    switch self {
    case .topLeft: Point(x: 0, y: 0)
    case .topRight: Point(x: 1, y: 0)
    case .bottomLeft: Point(x: 0, y: 1)
    case .bottomRight: Point(x: 1, y: 1)
    }
  }
}

/// Where a picker is, whatever the size of the area.
public enum PickerPlace: Hashable, Sendable {
  /// Along an edge: 0 at its left or upper end, 1 at the other.
  case edge(PickerEdge, Double)
  /// Anywhere, lying along x; its middle in shares of the area's sides.
  case free(Point)

  /// The edge that its tools stand on.
  var edge: PickerEdge {
    switch self {
    case .edge(let edge, _): edge
    case .free: .bottom
    }
  }

  /// Between the picker and the area's edge, in points.
  static let margin = 12.0

  /// The upper left corner of a picker of that size.
  func origin(of size: Size, in area: Size) -> Point {
    let room = Point(
      x: max(0, area.width - size.width - 2 * Self.margin),
      y: max(0, area.height - size.height - 2 * Self.margin))
    func clamped(_ part: Double, _ most: Double) -> Double { part > 0 ? min(part, most) : 0 }
    let way: Point
    switch self {
    case .edge(.top, let share): way = Point(x: room.x * share, y: 0)
    case .edge(.bottom, let share): way = Point(x: room.x * share, y: room.y)
    case .edge(.left, let share): way = Point(x: 0, y: room.y * share)
    case .edge(.right, let share): way = Point(x: room.x, y: room.y * share)
    case .free(let middle):
      way = Point(
        x: clamped(middle.x * area.width - size.width / 2 - Self.margin, room.x),
        y: clamped(middle.y * area.height - size.height / 2 - Self.margin, room.y))
    }
    return Point(x: Self.margin, y: Self.margin) + way
  }
}
