import CMath

/// A position or a displacement on the surface, in millimeters; y grows downwards.
struct Vector: Equatable {
  var x: Double
  var y: Double

  static let zero = Vector(0, 0)

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The unit vector at an angle, in radians, clockwise on screen from +x.
  init(angle: Double) { self.init(cos(angle), sin(angle)) }

  var length: Double { (x * x + y * y).squareRoot() }

  static func + (a: Self, b: Self) -> Self { Self(a.x + b.x, a.y + b.y) }
  static func - (a: Self, b: Self) -> Self { Self(a.x - b.x, a.y - b.y) }
  static func * (a: Self, factor: Double) -> Self { Self(a.x * factor, a.y * factor) }
  static func += (a: inout Self, b: Self) { a = a + b }

  /// Turned clockwise on screen, in radians.
  func turned(by angle: Double) -> Self {
    let (c, s) = (cos(angle), sin(angle))
    return Self(x * c - y * s, x * s + y * c)
  }
}
