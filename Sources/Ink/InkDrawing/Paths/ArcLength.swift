import InkGeometry

/// The length of one span.
struct ArcLength {
  let span: SplineSpan

  /// Returns the length between two fractions of the span, in millimeters.
  func between(_ lower: Double, _ upper: Double) -> Double {
    refined(lower, upper, whole: gauss(lower, upper), depth: 12)
  }

  /// Halves the interval until the halves agree with the whole. Where the line nearly stands still,
  /// its speed has a kink that no quadrature follows.
  private func refined(_ lower: Double, _ upper: Double, whole: Double, depth: Int) -> Double {
    let middle = (lower + upper) / 2
    let (left, right) = (gauss(lower, middle), gauss(middle, upper))
    guard depth > 0, abs(left + right - whole) > 1e-10 * (1 + whole) else { return left + right }
    return refined(lower, middle, whole: left, depth: depth - 1)
      + refined(middle, upper, whole: right, depth: depth - 1)
  }

  /// Gaussian quadrature with five points (Abramowitz and Stegun, table 25.4).
  private func gauss(_ lower: Double, _ upper: Double) -> Double {
    let half = (upper - lower) / 2
    let middle = (upper + lower) / 2
    func pair(_ place: Double) -> Double {
      speed(at: middle - half * place) + speed(at: middle + half * place)
    }
    return half
      * (0.568888888888889 * speed(at: middle) + 0.478628670499366 * pair(0.538469310105683)
        + 0.236926885056189 * pair(0.906179845938664))
  }

  /// Returns the speed in millimeters per fraction of the span.
  func speed(at share: Double) -> Double {
    SplineWeights(slopeAt: share).location(of: span).length
  }
}
