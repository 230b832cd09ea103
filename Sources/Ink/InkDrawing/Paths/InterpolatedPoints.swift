extension StrokePath {
  /// Returns points of the line at equal steps from the start of a range. The last point of the
  /// range is always included, so the last step may be shorter.
  ///
  /// If the step is not positive, the result is the first and the last point.
  public func interpolatedPoints(
    in range: ClosedRange<Double>? = nil, by stride: PathStride
  ) -> InterpolatedPoints {
    InterpolatedPoints(path: self, range: range ?? parametricRange, stride: stride)
  }
}

/// Points of a line at equal steps, computed on demand.
public struct InterpolatedPoints: Sequence, IteratorProtocol, Sendable {
  private let path: StrokePath
  private let stride: PathStride
  private let end: Double
  private var upcoming: Double?

  init(path: StrokePath, range: ClosedRange<Double>, stride: PathStride) {
    self.path = path
    self.stride = stride
    end = path.clamped(range.upperBound)
    upcoming = path.isEmpty ? nil : path.clamped(range.lowerBound)
  }

  /// Returns the next point; nil after the last.
  public mutating func next() -> StrokePoint? {
    guard let value = upcoming else { return nil }
    upcoming = value < end ? Swift.min(end, step(from: value)) : nil
    return path.interpolatedPoint(at: value)
  }

  /// Returns the next value. A step too small to change the value goes to the end, so that every
  /// sequence ends.
  private func step(from value: Double) -> Double {
    guard stride.amount > 0 else { return end }
    let next = path.parametricValue(value, offsetBy: stride)
    return next > value ? next : end
  }
}
