/// A cubic Bezier segment from `start` to `end`. It leaves `start` towards `control1` and arrives
/// at `end` from `control2`.
@frozen
public struct CubicBezier: BitwiseCopyable, Hashable, Sendable {
  /// The start of the segment.
  public var start: Point
  /// The control point that determines the direction at the start.
  public var control1: Point
  /// The control point that determines the direction at the end.
  public var control2: Point
  /// The end of the segment.
  public var end: Point

  /// Creates a segment from four points.
  @inlinable public init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// Creates a straight segment between two points.
  @inlinable public init(from start: Point, to end: Point) {
    self.init(start, start.mixed(with: end, 1.0 / 3), start.mixed(with: end, 2.0 / 3), end)
  }

  /// Returns the point at a parameter 0...1.
  @inlinable public func location(at t: Double) -> Point {
    let s = 1 - t
    return start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t)
      + end * (t * t * t)
  }

  /// Returns the derivative with respect to the parameter.
  @inlinable public func derivative(at t: Double) -> Point {
    let s = 1 - t
    return (control1 - start) * (3 * s * s) + (control2 - control1) * (6 * s * t)
      + (end - control2) * (3 * t * t)
  }

  /// Returns the part between two parameters, by de Casteljau's construction.
  public func part(_ shares: ClosedRange<Double>) -> CubicBezier {
    let tail = cut(at: shares.lowerBound).after
    let left = 1 - shares.lowerBound
    return left > 0 ? tail.cut(at: (shares.upperBound - shares.lowerBound) / left).before : tail
  }

  /// Returns the parts before and after a parameter.
  public func cut(at t: Double) -> (before: CubicBezier, after: CubicBezier) {
    let a = start.mixed(with: control1, t)
    let b = control1.mixed(with: control2, t)
    let c = control2.mixed(with: end, t)
    let d = a.mixed(with: b, t)
    let e = b.mixed(with: c, t)
    let middle = d.mixed(with: e, t)
    return (CubicBezier(start, a, d, middle), CubicBezier(middle, e, c, end))
  }

  /// The bounds of the four points. They contain the segment, but may be larger than necessary.
  @inlinable public var hullBounds: Rect {
    var bounds = Rect(min: start, max: start)
    bounds.include(control1)
    bounds.include(control2)
    bounds.include(end)
    return bounds
  }
}
