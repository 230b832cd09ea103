/// An upright rectangle, in millimeters; it may be empty, which is neutral in unions.
@frozen
public struct Rect: BitwiseCopyable, Hashable, Sendable {
  /// The corner of the smallest coordinates.
  public var min: Point
  /// The corner of the greatest coordinates.
  public var max: Point

  /// The rectangle between two corners; empty if `max` is left of or above `min`.
  @inlinable public init(min: Point, max: Point) {
    self.min = min
    self.max = max
  }

  /// The rectangle of a corner and two sides.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(min: Point(x: x, y: y), max: Point(x: x + width, y: y + height))
  }

  /// The smallest rectangle with all these places; empty if there are none.
  @inlinable public init(around places: some Sequence<Point>) {
    self = .empty
    for place in places { include(place) }
  }

  /// Holds no place; its union with anything is that thing.
  public static let empty = Rect(
    min: Point(x: .infinity, y: .infinity), max: Point(x: -.infinity, y: -.infinity))

  /// Whether it holds no place at all; a rectangle without width holds some.
  @inlinable public var isEmpty: Bool { !(min.x <= max.x && min.y <= max.y) }

  /// From left to right; 0 if it is empty.
  @inlinable public var width: Double { isEmpty ? 0 : max.x - min.x }

  /// From top to bottom; 0 if it is empty.
  @inlinable public var height: Double { isEmpty ? 0 : max.y - min.y }

  /// Its middle; without meaning if it is empty.
  @inlinable public var center: Point { Point(x: (min.x + max.x) / 2, y: (min.y + max.y) / 2) }

  /// Its corners, clockwise on screen from the top left; without meaning if it is empty.
  public var corners: [Point] {
    [min, Point(x: max.x, y: min.y), max, Point(x: min.x, y: max.y)]
  }

  /// Grows until `place` is inside.
  @inlinable public mutating func include(_ place: Point) {
    min = Point(x: Swift.min(min.x, place.x), y: Swift.min(min.y, place.y))
    max = Point(x: Swift.max(max.x, place.x), y: Swift.max(max.y, place.y))
  }

  /// The smallest rectangle with both in it.
  @inlinable public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rect(
      min: Point(x: Swift.min(min.x, other.min.x), y: Swift.min(min.y, other.min.y)),
      max: Point(x: Swift.max(max.x, other.max.x), y: Swift.max(max.y, other.max.y)))
  }

  /// What both hold.
  @inlinable public func intersection(_ other: Rect) -> Rect {
    let common = Rect(
      min: Point(x: Swift.max(min.x, other.min.x), y: Swift.max(min.y, other.min.y)),
      max: Point(x: Swift.min(max.x, other.max.x), y: Swift.min(max.y, other.max.y)))
    return common.isEmpty ? .empty : common
  }

  /// Whether they have a place in common; edges count.
  @inlinable public func intersects(_ other: Rect) -> Bool {
    min.x <= other.max.x && other.min.x <= max.x && min.y <= other.max.y && other.min.y <= max.y
  }

  /// Whether the place is inside; edges count.
  @inlinable public func contains(_ place: Point) -> Bool {
    min.x <= place.x && place.x <= max.x && min.y <= place.y && place.y <= max.y
  }

  /// Whether all of `other` is inside; an empty one always is.
  @inlinable public func contains(_ other: Rect) -> Bool {
    other.isEmpty || (contains(other.min) && contains(other.max))
  }

  /// The same with each edge moved outwards; a negative margin may leave it empty.
  @inlinable public func expanded(by margin: Double) -> Rect {
    guard !isEmpty else { return .empty }
    let grown = Rect(
      min: Point(x: min.x - margin, y: min.y - margin),
      max: Point(x: max.x + margin, y: max.y + margin))
    return grown.isEmpty ? .empty : grown
  }
}
