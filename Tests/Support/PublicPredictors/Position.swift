/// A place on the tablet, or the way between two, in millimeters; also a velocity in millimeters
/// per millisecond where one is meant.
package struct Position: Hashable, Sendable {
  /// To the right.
  package var x: Double
  /// Downwards.
  package var y: Double

  /// A place.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, or no way at all.
  package static let zero = Position(x: 0, y: 0)

  /// How far it is from the origin.
  package var length: Double { (x * x + y * y).squareRoot() }

  /// The scalar product.
  package func dot(_ other: Position) -> Double { x * other.x + y * other.y }

  /// The sum.
  package static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x, y: a.y + b.y) }
  /// The way from `b` to `a`.
  package static func - (a: Self, b: Self) -> Self { Self(x: a.x - b.x, y: a.y - b.y) }
  /// Scaled.
  package static func * (a: Self, scale: Double) -> Self { Self(x: a.x * scale, y: a.y * scale) }
  /// Scaled.
  package static func / (a: Self, scale: Double) -> Self { Self(x: a.x / scale, y: a.y / scale) }
}
