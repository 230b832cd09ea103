/// A cubic Bezier segment: begins at `start`, leaves towards `control1`, arrives from `control2` at
/// `end`.
@frozen
public struct CubicBezier: BitwiseCopyable, Hashable, Sendable {
  /// Where it begins.
  public var start: Point
  /// What it leaves towards.
  public var control1: Point
  /// What it arrives from.
  public var control2: Point
  /// Where it ends.
  public var end: Point

  /// The segment of four places.
  @inlinable public init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The straight way between two places.
  @inlinable public init(from start: Point, to end: Point) {
    self.init(start, start.mixed(with: end, 1.0 / 3), start.mixed(with: end, 2.0 / 3), end)
  }

  /// The place at a share 0...1 of its parameter.
  @inlinable public func location(at t: Double) -> Point {
    let s = 1 - t
    return start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t)
      + end * (t * t * t)
  }

  /// The way per unit of its parameter.
  @inlinable public func derivative(at t: Double) -> Point {
    let s = 1 - t
    return (control1 - start) * (3 * s * s) + (control2 - control1) * (6 * s * t)
      + (end - control2) * (3 * t * t)
  }

  /// The part between two shares of its parameter, by de Casteljau's construction.
  public func part(_ shares: ClosedRange<Double>) -> CubicBezier {
    let tail = cut(at: shares.lowerBound).after
    let left = 1 - shares.lowerBound
    return left > 0 ? tail.cut(at: (shares.upperBound - shares.lowerBound) / left).before : tail
  }

  /// The parts before and after a share of its parameter.
  public func cut(at t: Double) -> (before: CubicBezier, after: CubicBezier) {
    let a = start.mixed(with: control1, t)
    let b = control1.mixed(with: control2, t)
    let c = control2.mixed(with: end, t)
    let d = a.mixed(with: b, t)
    let e = b.mixed(with: c, t)
    let middle = d.mixed(with: e, t)
    return (CubicBezier(start, a, d, middle), CubicBezier(middle, e, c, end))
  }

  /// A rectangle around it: that of its four places, which may be larger than needed.
  @inlinable public var hullBounds: Rect {
    var bounds = Rect(min: start, max: start)
    bounds.include(control1)
    bounds.include(control2)
    bounds.include(end)
    return bounds
  }
}
