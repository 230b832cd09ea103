/// A place on a canvas, or the way from one place to another, in millimeters: x to the right, y
/// down.
@frozen
public struct Point: BitwiseCopyable, Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// A place, or a way.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, and no way at all.
  public static let zero = Point(x: 0, y: 0)

  /// Whether both coordinates are numbers that arithmetic can use.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The length of the way, in millimeters.
  @inlinable public var length: Double { squaredLength.squareRoot() }

  /// The square of the length.
  @inlinable public var squaredLength: Double { x * x + y * y }

  /// The same way turned by a quarter, from +x towards +y: clockwise on screen.
  @inlinable public var quarterTurned: Point { Point(x: -y, y: x) }

  /// The way of length 1 in the same direction; nil if it has no direction.
  @inlinable public var direction: Point? {
    let length = self.length
    return length > 0 && length.isFinite ? self * (1 / length) : nil
  }

  /// The product that is 0 for perpendicular ways.
  @inlinable public func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// The product that is 0 for parallel ways; positive if `other` lies clockwise on screen.
  @inlinable public func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// How far it is to another place.
  @inlinable public func distance(to other: Point) -> Double { (other - self).length }

  /// The place `share` of the way to another: 0 here, 1 there.
  @inlinable public func mixed(with other: Point, _ share: Double) -> Point {
    self + (other - self) * share
  }

  /// One way after the other.
  @inlinable public static func + (a: Point, b: Point) -> Point {
    Point(x: a.x + b.x, y: a.y + b.y)
  }
  /// The way from `b` to `a`.
  @inlinable public static func - (a: Point, b: Point) -> Point {
    Point(x: a.x - b.x, y: a.y - b.y)
  }
  /// A way `k` times as long.
  @inlinable public static func * (a: Point, k: Double) -> Point { Point(x: a.x * k, y: a.y * k) }
  /// The way back.
  @inlinable public static prefix func - (a: Point) -> Point { Point(x: -a.x, y: -a.y) }
}
