/// An upright rectangle, in millimeters. It may be empty; an empty rectangle does not change a
/// union.
@frozen
public struct Rect: BitwiseCopyable, Hashable, Sendable {
  /// The corner with the smallest coordinates.
  public var min: Point
  /// The corner with the largest coordinates.
  public var max: Point

  /// Creates a rectangle between two corners; empty if `max` is left of or above `min`.
  @inlinable public init(min: Point, max: Point) {
    self.min = min
    self.max = max
  }

  /// Creates a rectangle from a corner and two sides.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(min: Point(x: x, y: y), max: Point(x: x + width, y: y + height))
  }

  /// Creates the smallest rectangle that contains all these points; empty if there are none.
  @inlinable public init(around places: some Sequence<Point>) {
    self = .empty
    for place in places { include(place) }
  }

  /// A rectangle that contains no points. Its union with any rectangle is that rectangle.
  public static let empty = Rect(
    min: Point(x: .infinity, y: .infinity), max: Point(x: -.infinity, y: -.infinity))

  /// Whether the rectangle contains no points. A rectangle of width zero is not empty.
  @inlinable public var isEmpty: Bool { !(min.x <= max.x && min.y <= max.y) }

  /// The width; 0 for an empty rectangle.
  @inlinable public var width: Double { isEmpty ? 0 : max.x - min.x }

  /// The height; 0 for an empty rectangle.
  @inlinable public var height: Double { isEmpty ? 0 : max.y - min.y }

  /// The center; undefined for an empty rectangle.
  @inlinable public var center: Point { Point(x: (min.x + max.x) / 2, y: (min.y + max.y) / 2) }

  /// The corners, clockwise on screen from the top left; undefined for an empty rectangle.
  public var corners: [Point] {
    [min, Point(x: max.x, y: min.y), max, Point(x: min.x, y: max.y)]
  }

  /// Extends the rectangle to contain `place`.
  @inlinable public mutating func include(_ place: Point) {
    min = Point(x: Swift.min(min.x, place.x), y: Swift.min(min.y, place.y))
    max = Point(x: Swift.max(max.x, place.x), y: Swift.max(max.y, place.y))
  }

  /// Returns the smallest rectangle that contains both.
  @inlinable public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rect(
      min: Point(x: Swift.min(min.x, other.min.x), y: Swift.min(min.y, other.min.y)),
      max: Point(x: Swift.max(max.x, other.max.x), y: Swift.max(max.y, other.max.y)))
  }

  /// Returns the area that both have in common.
  @inlinable public func intersection(_ other: Rect) -> Rect {
    let common = Rect(
      min: Point(x: Swift.max(min.x, other.min.x), y: Swift.max(min.y, other.min.y)),
      max: Point(x: Swift.min(max.x, other.max.x), y: Swift.min(max.y, other.max.y)))
    return common.isEmpty ? .empty : common
  }

  /// Returns whether the rectangles have a point in common, including points on their edges.
  @inlinable public func intersects(_ other: Rect) -> Bool {
    min.x <= other.max.x && other.min.x <= max.x && min.y <= other.max.y && other.min.y <= max.y
  }

  /// Returns whether the rectangle contains a point, including its edges.
  @inlinable public func contains(_ place: Point) -> Bool {
    min.x <= place.x && place.x <= max.x && min.y <= place.y && place.y <= max.y
  }

  /// Returns whether the rectangle contains all of `other`, which is always true if `other` is
  /// empty.
  @inlinable public func contains(_ other: Rect) -> Bool {
    other.isEmpty || (contains(other.min) && contains(other.max))
  }

  /// Returns the rectangle with each edge moved outwards; a negative margin may make it empty.
  @inlinable public func expanded(by margin: Double) -> Rect {
    guard !isEmpty else { return .empty }
    let grown = Rect(
      min: Point(x: min.x - margin, y: min.y - margin),
      max: Point(x: max.x + margin, y: max.y + margin))
    return grown.isEmpty ? .empty : grown
  }
}
