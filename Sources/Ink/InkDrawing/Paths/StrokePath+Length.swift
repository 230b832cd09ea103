extension StrokePath {
  /// The length of the line, in millimeters, to 1e-9 of it where it does not stand still.
  public var length: Double { length(in: parametricRange) }

  /// The length between two parametric values, in millimeters.
  public func length(in range: ClosedRange<Double>) -> Double {
    let part = clamped(range.lowerBound)...clamped(range.upperBound)
    guard count > 1 else { return 0 }
    return spans.reduce(0) { sum, k in
      let lower = Swift.max(0, part.lowerBound - Double(k))
      let upper = Swift.min(1, part.upperBound - Double(k))
      return lower < upper ? sum + ArcLength(span: span(k)).between(lower, upper) : sum
    }
  }

  /// The parametric value a step further, or back if the step is negative; never beyond the path's
  /// ends.
  ///
  /// Time is taken to pass along the path, as it does on every path from a pen. A step that is not
  /// a number goes nowhere.
  public func parametricValue(_ value: Double, offsetBy stride: PathStride) -> Double {
    PathWalk(self).destination(from: value, by: stride)
  }
}
