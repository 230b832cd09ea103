/// Moves, turns, scales and shears places: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
@frozen
public struct AffineTransform: BitwiseCopyable, Hashable, Sendable {
  /// What a step to the right adds to x.
  public var a: Double
  /// What a step to the right adds to y.
  public var b: Double
  /// What a step down adds to x.
  public var c: Double
  /// What a step down adds to y.
  public var d: Double
  /// How far it moves to the right, in millimeters.
  public var tx: Double
  /// How far it moves down, in millimeters.
  public var ty: Double

  /// The transform of these six numbers.
  @inlinable public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Leaves everything where it is.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Moves by a way.
  @inlinable public static func translation(_ way: Point) -> Self {
    Self(a: 1, b: 0, c: 0, d: 1, tx: way.x, ty: way.y)
  }

  /// Scales about the origin.
  @inlinable public static func scale(x: Double, y: Double) -> Self {
    Self(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Turns about the origin by an angle in radians, from +x towards +y: clockwise on screen.
  public static func rotation(_ angle: Double) -> Self {
    let turn = Turn.direction(of: angle)
    return Self(a: turn.x, b: turn.y, c: -turn.y, d: turn.x, tx: 0, ty: 0)
  }

  /// First `self`, then `next`.
  @inlinable public func then(_ next: Self) -> Self {
    let x = next.applied(toWay: Point(x: a, y: b))
    let y = next.applied(toWay: Point(x: c, y: d))
    let origin = next.applied(to: Point(x: tx, y: ty))
    return Self(a: x.x, b: x.y, c: y.x, d: y.y, tx: origin.x, ty: origin.y)
  }

  /// Where it brings a place.
  @inlinable public func applied(to place: Point) -> Point {
    Point(x: a * place.x + c * place.y + tx, y: b * place.x + d * place.y + ty)
  }

  /// What it makes of a way from one place to another.
  @inlinable public func applied(toWay way: Point) -> Point {
    Point(x: a * way.x + c * way.y, y: b * way.x + d * way.y)
  }

  /// The smallest upright rectangle around what becomes of a rectangle.
  public func bounds(of rect: Rect) -> Rect {
    rect.isEmpty ? .empty : Rect(around: rect.corners.lazy.map { applied(to: $0) })
  }

  /// By how much it scales areas; negative if it mirrors.
  @inlinable public var determinant: Double { a * d - b * c }

  /// The greatest factor by which it makes any way longer.
  @inlinable public var greatestScale: Double {
    let sum = a * a + b * b + c * c + d * d
    let root = Swift.max(0, sum * sum - 4 * determinant * determinant).squareRoot()
    return ((sum + root) / 2).squareRoot()
  }

  /// The transform that undoes this one; nil if this one flattens the plane or is not finite.
  public var inverse: Self? {
    let scale = 1 / determinant
    guard scale.isFinite, tx.isFinite, ty.isFinite else { return nil }
    return Self(
      a: d * scale, b: -b * scale, c: -c * scale, d: a * scale,
      tx: (c * ty - d * tx) * scale, ty: (b * tx - a * ty) * scale)
  }

  /// Whether all six numbers are ones that arithmetic can use.
  @inlinable public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
