public import InkGeometry

extension StrokePath {
  /// Returns the point of the line at a parametric value. A value outside the path is moved to its
  /// nearest end. For an empty path, the result is a point at the origin.
  public func interpolatedPoint(at parametricValue: Double) -> StrokePoint {
    guard count > 1 else { return first ?? StrokePoint(location: .zero) }
    let (k, share) = spanPosition(of: parametricValue)
    return StrokePoint(mixing: span(k), with: SplineWeights(valueAt: share))
  }

  /// Returns the location on the line at a parametric value.
  public func interpolatedLocation(at parametricValue: Double) -> Point {
    derivative(at: parametricValue, weights: SplineWeights.init(valueAt:), alone: true)
  }

  /// Returns the derivative of the location with respect to the parametric value, in millimeters.
  public func derivative(at parametricValue: Double) -> Point {
    derivative(at: parametricValue, weights: SplineWeights.init(slopeAt:), alone: false)
  }

  /// Returns the direction of the line as a vector of length 1; nil where the line stands still.
  public func tangent(at parametricValue: Double) -> Point? {
    derivative(at: parametricValue).direction
  }

  /// Returns the curvature of the line in radians per millimeter, positive if it turns clockwise on
  /// screen; nil where the line stands still.
  public func curvature(at parametricValue: Double) -> Double? {
    let slope = derivative(at: parametricValue)
    let bend = derivative(at: parametricValue, weights: SplineWeights.init(bendAt:), alone: false)
    let speed = slope.length
    return speed > 0 ? slope.cross(bend) / (speed * speed * speed) : nil
  }

  private func derivative(
    at value: Double, weights: (Double) -> SplineWeights, alone: Bool
  ) -> Point {
    guard count > 1 else { return alone ? first?.location ?? .zero : .zero }
    let (k, share) = spanPosition(of: value)
    return weights(share).location(of: span(k))
  }

  /// The time from the first to the last point, in seconds.
  public var duration: Double {
    guard !isEmpty else { return 0 }
    return interpolatedPoint(at: parametricRange.upperBound).timeOffset
      - interpolatedPoint(at: parametricRange.lowerBound).timeOffset
  }

  /// A rectangle that contains the center line, without the size of the tip. It is at most as large
  /// as the bounds of the Bezier segments' control points.
  public var bounds: Rect {
    guard count > 1 else { return first.map { Rect(min: $0.location, max: $0.location) } ?? .empty }
    return spans.reduce(into: Rect.empty) { bounds, k in
      bounds = bounds.union(span(k).bezier.part(shares(of: k)).hullBounds)
    }
  }

  /// The largest side of any control point's tip, in millimeters; no tip on the line is larger.
  var widest: Double { reduce(0) { Swift.max($0, $1.size.width, $1.size.height) } }
}
