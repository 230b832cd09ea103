import InkGeometry

extension StrokePath {
  /// The parametric value a step further, or back if the step is negative; never beyond the path's
  /// ends.
  ///
  /// Time is taken to pass along the path, as it does on every path from a pen. A step that is not
  /// a number goes nowhere.
  public func parametricValue(_ value: Double, offsetBy stride: PathStride) -> Double {
    let start = clamped(value)
    let amount = stride.amount
    guard count > 1, amount != 0, !amount.isNaN else { return start }
    switch stride {
    case .parametricStep: return clamped(start + amount)
    case .distance:
      return moved(start, by: amount) { ArcLength(span: $0).between($1, $2) }
    case .time:
      return moved(start, by: amount) { span, lower, upper in
        SplineWeights(valueAt: upper).time(of: span) - SplineWeights(valueAt: lower).time(of: span)
      }
    }
  }

  /// Goes through whole spans while the way is long enough, and searches the last one.
  private func moved(
    _ start: Double, by amount: Double, measure: (SplineSpan, Double, Double) -> Double
  ) -> Double {
    let forwards = amount > 0
    var left = abs(amount)
    var (k, share) = spanPosition(of: start)
    if !forwards, share == 0, k > spans.lowerBound { (k, share) = (k - 1, 1) }
    while spans.contains(k) {
      let points = span(k)
      let end = forwards ? shares(of: k).upperBound : shares(of: k).lowerBound
      let whole = Swift.max(
        0, forwards ? measure(points, share, end) : measure(points, end, share))
      if whole >= left {
        let found = Self.search(from: share, to: end, for: left) { reached in
          forwards ? measure(points, share, reached) : measure(points, reached, share)
        }
        return clamped(Double(k) + found)
      }
      left -= whole
      k += forwards ? 1 : -1
      share = forwards ? 0 : 1
    }
    return forwards ? parametricRange.upperBound : parametricRange.lowerBound
  }

  /// Where a growing measure reaches `target`, by bisection and the secant in turns (Illinois); at
  /// most 60 steps.
  private static func search(
    from near: Double, to far: Double, for target: Double, measure: (Double) -> Double
  ) -> Double {
    var (low, high) = (near, far)
    var (below, above) = (-target, measure(far) - target)
    var side = 0
    for _ in 0..<60 where abs(high - low) > 1e-14 {
      let middle =
        above - below > 0 ? low - below * (high - low) / (above - below) : (low + high) / 2
      let value = measure(middle) - target
      if abs(value) <= 1e-13 * target { return middle }
      if value < 0 {
        (low, below) = (middle, value)
        if side == -1 { above /= 2 }
        side = -1
      } else {
        (high, above) = (middle, value)
        if side == 1 { below /= 2 }
        side = 1
      }
    }
    return high
  }
}
