public import InkGeometry

extension StrokePath {
  /// The point of the line at a parametric value, which is moved into the path if it lies outside;
  /// an empty path has only a point at the origin.
  public func interpolatedPoint(at parametricValue: Double) -> StrokePoint {
    guard count > 1 else { return first ?? StrokePoint(location: .zero) }
    let (k, share) = spanPosition(of: parametricValue)
    return StrokePoint(mixing: span(k), with: SplineWeights(valueAt: share))
  }

  /// The place of the line at a parametric value.
  public func interpolatedLocation(at parametricValue: Double) -> Point {
    derivative(at: parametricValue, weights: SplineWeights.init(valueAt:), alone: true)
  }

  /// The way that the line goes per unit of the parametric value, in millimeters.
  public func derivative(at parametricValue: Double) -> Point {
    derivative(at: parametricValue, weights: SplineWeights.init(slopeAt:), alone: false)
  }

  /// The direction of the line, as a way of length 1; nil where it stands still.
  public func tangent(at parametricValue: Double) -> Point? {
    derivative(at: parametricValue).direction
  }

  /// How sharply the line turns, in radians per millimeter, positive if clockwise on screen; nil
  /// where it stands still.
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

  /// Seconds from the first to the last point.
  public var duration: Double {
    guard !isEmpty else { return 0 }
    return interpolatedPoint(at: parametricRange.upperBound).timeOffset
      - interpolatedPoint(at: parametricRange.lowerBound).timeOffset
  }

  /// A rectangle around the middle line, without the tip's size; at most as large as that of the
  /// Bezier segments' control points.
  public var bounds: Rect {
    guard count > 1 else { return first.map { Rect(min: $0.location, max: $0.location) } ?? .empty }
    return spans.reduce(into: Rect.empty) { bounds, k in
      bounds = bounds.union(span(k).bezier.part(shares(of: k)).hullBounds)
    }
  }

  /// The greatest side of any control point's tip, in millimeters; no tip on the line is larger.
  var widest: Double { reduce(0) { Swift.max($0, $1.size.width, $1.size.height) } }
}
