import InkGeometry

extension StrokePath {
  /// The length of the line, in millimetres, to 1e-9 of it where it does not stand still.
  public var length: Double { length(in: parametricRange) }

  /// The length between two parametric values, in millimetres.
  public func length(in range: ClosedRange<Double>) -> Double {
    let part = clamped(range.lowerBound)...clamped(range.upperBound)
    guard count > 1 else { return 0 }
    return spans.reduce(0) { sum, k in
      let lower = Swift.max(0, part.lowerBound - Double(k))
      let upper = Swift.min(1, part.upperBound - Double(k))
      return lower < upper ? sum + ArcLength(span: span(k)).between(lower, upper) : sum
    }
  }
}

/// The length of one span.
struct ArcLength {
  let span: SplineSpan

  /// The length between two shares of the span, in millimetres.
  func between(_ lower: Double, _ upper: Double) -> Double {
    refined(lower, upper, whole: gauss(lower, upper), depth: 12)
  }

  /// Halves the stretch until the halves agree with the whole: where the line nearly stands still
  /// its speed has a kink that no quadrature follows.
  private func refined(_ lower: Double, _ upper: Double, whole: Double, depth: Int) -> Double {
    let middle = (lower + upper) / 2
    let (left, right) = (gauss(lower, middle), gauss(middle, upper))
    guard depth > 0, abs(left + right - whole) > 1e-10 * (1 + whole) else { return left + right }
    return refined(lower, middle, whole: left, depth: depth - 1)
      + refined(middle, upper, whole: right, depth: depth - 1)
  }

  /// Gauss's quadrature with five places (Abramowitz and Stegun, table 25.4).
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

  /// Millimetres per share of the span.
  func speed(at share: Double) -> Double {
    SplineWeights(slopeAt: share).location(of: span).length
  }
}
