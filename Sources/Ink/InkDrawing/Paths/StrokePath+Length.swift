extension StrokePath {
  /// The length of the line, in millimeters. The relative error is 1e-9, except where the line
  /// stands still.
  public var length: Double { length(in: parametricRange) }

  /// Returns the length between two parametric values, in millimeters.
  public func length(in range: ClosedRange<Double>) -> Double {
    let part = clamped(range.lowerBound)...clamped(range.upperBound)
    guard count > 1 else { return 0 }
    return spans.reduce(0) { sum, k in
      let lower = Swift.max(0, part.lowerBound - Double(k))
      let upper = Swift.min(1, part.upperBound - Double(k))
      return lower < upper ? sum + ArcLength(span: span(k)).between(lower, upper) : sum
    }
  }

  /// Returns the parametric value one step further along the path, or back if the step is negative.
  /// The result is never beyond the ends of the path.
  ///
  /// The method assumes that time increases along the path, as it does on every path from a pen. A
  /// step of NaN returns the value unchanged.
  public func parametricValue(_ value: Double, offsetBy stride: PathStride) -> Double {
    PathWalk(self).destination(from: value, by: stride)
  }
}
