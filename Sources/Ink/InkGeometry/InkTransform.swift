/// An affine transform, which moves, turns, scales and shears points: `x' = a x + c y + tx`, `y' =
/// b x + d y + ty`.
@frozen
public struct InkTransform: BitwiseCopyable, Hashable, Sendable {
  /// The change of x for a step to the right.
  public var a: Double
  /// The change of y for a step to the right.
  public var b: Double
  /// The change of x for a step down.
  public var c: Double
  /// The change of y for a step down.
  public var d: Double
  /// The translation to the right, in millimeters.
  public var tx: Double
  /// The translation down, in millimeters.
  public var ty: Double

  /// Creates a transform from its six coefficients.
  @inlinable public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that changes nothing.
  public static let identity = InkTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Returns a translation by an offset.
  @inlinable public static func translation(_ way: Point) -> Self {
    Self(a: 1, b: 0, c: 0, d: 1, tx: way.x, ty: way.y)
  }

  /// Returns a scaling about the origin.
  @inlinable public static func scale(x: Double, y: Double) -> Self {
    Self(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Returns a rotation about the origin by an angle in radians, from +x towards +y: clockwise on
  /// screen.
  public static func rotation(_ angle: Double) -> Self {
    let turn = Turn.direction(of: angle)
    return Self(a: turn.x, b: turn.y, c: -turn.y, d: turn.x, tx: 0, ty: 0)
  }

  /// Returns the transform that applies `self` first and then `next`.
  @inlinable public func then(_ next: Self) -> Self {
    let x = next.applied(toWay: Point(x: a, y: b))
    let y = next.applied(toWay: Point(x: c, y: d))
    let origin = next.applied(to: Point(x: tx, y: ty))
    return Self(a: x.x, b: x.y, c: y.x, d: y.y, tx: origin.x, ty: origin.y)
  }

  /// Returns the transformed point.
  @inlinable public func applied(to place: Point) -> Point {
    Point(x: a * place.x + c * place.y + tx, y: b * place.x + d * place.y + ty)
  }

  /// Returns the transformed offset between two points, without the translation.
  @inlinable public func applied(toWay way: Point) -> Point {
    Point(x: a * way.x + c * way.y, y: b * way.x + d * way.y)
  }

  /// Returns the smallest upright rectangle that contains the transformed rectangle.
  public func bounds(of rect: Rect) -> Rect {
    rect.isEmpty ? .empty : Rect(around: rect.corners.lazy.map { applied(to: $0) })
  }

  /// The factor by which the transform scales areas; negative if it mirrors.
  @inlinable public var determinant: Double { a * d - b * c }

  /// The largest factor by which the transform scales lengths.
  @inlinable public var greatestScale: Double {
    let sum = a * a + b * b + c * c + d * d
    let root = Swift.max(0, sum * sum - 4 * determinant * determinant).squareRoot()
    return ((sum + root) / 2).squareRoot()
  }

  /// The inverse transform; nil if this one flattens the plane or is not finite.
  public var inverse: Self? {
    let scale = 1 / determinant
    guard scale.isFinite, tx.isFinite, ty.isFinite else { return nil }
    return Self(
      a: d * scale, b: -b * scale, c: -c * scale, d: a * scale,
      tx: (c * ty - d * tx) * scale, ty: (b * tx - a * ty) * scale)
  }

  /// Whether all six coefficients are finite.
  @inlinable public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
