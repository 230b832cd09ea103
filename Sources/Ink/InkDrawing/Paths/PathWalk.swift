/// Movement along a path, measured by its length, its time or its parametric values.
struct PathWalk {
  private let path: StrokePath

  init(_ path: StrokePath) { self.path = path }

  /// Returns where a step from a parametric value ends; never beyond the path's ends.
  func destination(from value: Double, by stride: PathStride) -> Double {
    let start = path.clamped(value)
    let amount = stride.amount
    guard path.count > 1, amount != 0, !amount.isNaN else { return start }
    switch stride {
    case .parametricStep: return path.clamped(start + amount)
    case .distance:
      return reached(from: start, by: amount) { ArcLength(span: $0).between($1, $2) }
    case .time:
      return reached(from: start, by: amount) { span, lower, upper in
        SplineWeights(valueAt: upper).time(of: span) - SplineWeights(valueAt: lower).time(of: span)
      }
    }
  }

  /// Passes whole spans while the remaining distance is long enough, and searches the last one.
  private func reached(
    from start: Double, by amount: Double, measure: (SplineSpan, Double, Double) -> Double
  ) -> Double {
    let forwards = amount > 0
    var left = abs(amount)
    var (k, share) = path.spanPosition(of: start)
    if !forwards, share == 0, k > path.spans.lowerBound { (k, share) = (k - 1, 1) }
    while path.spans.contains(k) {
      let points = path.span(k)
      let end = forwards ? path.shares(of: k).upperBound : path.shares(of: k).lowerBound
      let whole = max(
        0, forwards ? measure(points, share, end) : measure(points, end, share))
      if whole >= left {
        let found = Self.solved(from: share, to: end, for: left) { reached in
          forwards ? measure(points, share, reached) : measure(points, reached, share)
        }
        return path.clamped(Double(k) + found)
      }
      left -= whole
      k += forwards ? 1 : -1
      share = forwards ? 0 : 1
    }
    return forwards ? path.parametricRange.upperBound : path.parametricRange.lowerBound
  }

  /// Returns where an increasing measure reaches `target`, by alternating bisection and secant
  /// steps (Illinois); at most 60 steps.
  private static func solved(
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
