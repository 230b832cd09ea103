public import InkGeometry

/// An edge of the area in which a picker floats.
public enum PickerEdge: String, CaseIterable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The left edge.
  case left
  /// The right edge.
  case right

  /// Whether the picker is horizontal at this edge.
  public var isHorizontal: Bool { self == .top || self == .bottom }
}

/// A corner of the area.
public enum PickerCorner: String, CaseIterable, Hashable, Sendable {
  /// The top left corner.
  case topLeft = "top-left"
  /// The top right corner.
  case topRight = "top-right"
  /// The bottom left corner.
  case bottomLeft = "bottom-left"
  /// The bottom right corner.
  case bottomRight = "bottom-right"

  /// The corner as fractions of the area's sides.
  var share: Point {
    switch self {
    case .topLeft: Point(x: 0, y: 0)
    case .topRight: Point(x: 1, y: 0)
    case .bottomLeft: Point(x: 0, y: 1)
    case .bottomRight: Point(x: 1, y: 1)
    }
  }
}

/// The position of a picker, independent of the size of the area.
public enum PickerPlace: Hashable, Sendable {
  /// A position along an edge: 0 at its left or upper end, 1 at the other.
  case edge(PickerEdge, Double)
  /// Any position, with a horizontal picker; the center as fractions of the area's sides.
  case free(Point)

  /// The edge at which the tools stand.
  var edge: PickerEdge {
    switch self {
    case .edge(let edge, _): edge
    case .free: .bottom
    }
  }

  /// The distance between the picker and the area's edge, in points.
  static let margin = 12.0

  /// Returns the upper left corner of a picker of this size.
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
