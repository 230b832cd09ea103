/// A point on a canvas, or the offset from one point to another, in millimeters: x to the right, y
/// down.
@frozen
public struct Point: BitwiseCopyable, Hashable, Sendable {
  /// The coordinate to the right.
  public var x: Double
  /// The coordinate downwards.
  public var y: Double

  /// Creates a point or an offset.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, or an offset of length zero.
  public static let zero = Point(x: 0, y: 0)

  /// Whether both coordinates are finite.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The length of the offset, in millimeters.
  @inlinable public var length: Double { squaredLength.squareRoot() }

  /// The square of the length.
  @inlinable public var squaredLength: Double { x * x + y * y }

  /// The offset turned by 90 degrees from +x towards +y: clockwise on screen.
  @inlinable public var quarterTurned: Point { Point(x: -y, y: x) }

  /// The offset of length 1 in the same direction; nil if it has no direction.
  @inlinable public var direction: Point? {
    let length = self.length
    return length > 0 && length.isFinite ? self * (1 / length) : nil
  }

  /// Returns the dot product, which is 0 for perpendicular offsets.
  @inlinable public func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// Returns the cross product, which is 0 for parallel offsets and positive if `other` lies
  /// clockwise on screen.
  @inlinable public func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// Returns the distance to another point.
  @inlinable public func distance(to other: Point) -> Double { (other - self).length }

  /// Returns the point interpolated between this one (`share` 0) and another (`share` 1).
  @inlinable public func mixed(with other: Point, _ share: Double) -> Point {
    self + (other - self) * share
  }

  /// The sum of two offsets, or a point moved by an offset.
  @inlinable public static func + (a: Point, b: Point) -> Point {
    Point(x: a.x + b.x, y: a.y + b.y)
  }
  /// The offset from `b` to `a`.
  @inlinable public static func - (a: Point, b: Point) -> Point {
    Point(x: a.x - b.x, y: a.y - b.y)
  }
  /// An offset scaled by `k`.
  @inlinable public static func * (a: Point, k: Double) -> Point { Point(x: a.x * k, y: a.y * k) }
  /// The opposite offset.
  @inlinable public static prefix func - (a: Point) -> Point { Point(x: -a.x, y: -a.y) }
}
