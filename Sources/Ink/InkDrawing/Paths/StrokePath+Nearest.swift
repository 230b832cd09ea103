public import InkGeometry

extension StrokePath {
  /// The point of a line that is nearest to a given location.
  public struct Nearest: Hashable, Sendable {
    /// The parametric value of the point.
    public var parametricValue: Double
    /// The location of the point.
    public var location: Point
    /// The distance to the given location, in millimeters.
    public var distance: Double
  }

  /// Returns the point of the line, or of a part of it, that is nearest to a location; nil for a
  /// path without points.
  ///
  /// Spans are skipped if their control polygon is farther away than the nearest point found until
  /// then.
  public func nearest(to place: Point, in range: ClosedRange<Double>? = nil) -> Nearest? {
    guard !isEmpty else { return nil }
    let range = range ?? parametricRange
    let part = clamped(range.lowerBound)...clamped(range.upperBound)
    var best: (value: Double, distance: Double) = (part.lowerBound, .infinity)
    for k in spans where part.lowerBound <= Double(k + 1) && part.upperBound >= Double(k) {
      let shares =
        Swift.max(0, part.lowerBound - Double(k))...Swift.min(1, part.upperBound - Double(k))
      let bezier = span(k).bezier
      guard bezier.hullBounds.squaredDistance(to: place) < best.distance else { continue }
      for share in bezier.turningPoints(from: place, in: shares) {
        let distance = (bezier.location(at: share) - place).squaredLength
        if distance < best.distance { best = (Double(k) + share, distance) }
      }
    }
    let location = interpolatedLocation(at: best.value)
    return Nearest(
      parametricValue: best.value, location: location, distance: location.distance(to: place))
  }
}

extension Rect {
  /// Returns the squared distance from a point to the nearest point inside; 0 if it is inside.
  fileprivate func squaredDistance(to place: Point) -> Double {
    let x = Swift.max(min.x - place.x, 0, place.x - max.x)
    let y = Swift.max(min.y - place.y, 0, place.y - max.y)
    return x * x + y * y
  }
}

extension CubicBezier {
  /// Returns both ends, and the fractions between them at which the distance from a point stops
  /// decreasing.
  ///
  /// The derivative of the squared distance is a polynomial of the fifth degree. It is evaluated in
  /// 16 steps, and where its sign changes within one, the position is found by bisection.
  fileprivate func turningPoints(from place: Point, in shares: ClosedRange<Double>) -> [Double] {
    func slope(_ share: Double) -> Double {
      (location(at: share) - place).dot(derivative(at: share))
    }
    let step = (shares.upperBound - shares.lowerBound) / 16
    var found = [shares.lowerBound, shares.upperBound]
    var before = slope(shares.lowerBound)
    for number in 1...16 {
      let share = shares.lowerBound + Double(number) * step
      let here = slope(share)
      if before < 0, here >= 0 {
        var (low, high) = (share - step, share)
        for _ in 0..<50 {
          let middle = (low + high) / 2
          if slope(middle) < 0 { low = middle } else { high = middle }
        }
        found.append(high)
      }
      before = here
    }
    return found
  }
}
