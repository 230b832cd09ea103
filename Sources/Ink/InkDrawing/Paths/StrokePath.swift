/// The path of a tip and how the pen was held along it: a uniform cubic B-spline of stroke points.
///
/// The points are control points and need not lie on the line. To get points of the line, use its
/// parametric values:
///
///     let path = StrokePath(controlPoints: points)
///     path.interpolatedPoint(at: 3.5)
///     for point in path.interpolatedPoints(by: .distance(0.5)) { ... }
///     let part = path[2.5...7]
public struct StrokePath: Hashable, Sendable {
  /// The control points; for a part of a path, those that determine its shape.
  public let controlPoints: [StrokePoint]
  /// The parametric values that belong to the path: 0...count-1 if the path was never cut.
  public let parametricRange: ClosedRange<Double>
  /// The moment of time offset 0.
  public let creationDate: WallTime

  /// Creates a path from control points; invalid points are left out.
  public init(controlPoints: [StrokePoint], creationDate: WallTime = .unknown) {
    let sound =
      controlPoints.allSatisfy(\.isValid) ? controlPoints : controlPoints.filter(\.isValid)
    self.init(
      sound: sound, range: 0...Double(Swift.max(0, sound.count - 1)), creationDate: creationDate)
  }

  /// Creates a path from valid control points and a range of parametric values. It returns nil if
  /// the range does not fit the points or if a point is invalid.
  public init?(
    controlPoints: [StrokePoint], parametricRange: ClosedRange<Double>, creationDate: WallTime
  ) {
    guard controlPoints.allSatisfy(\.isValid), parametricRange.lowerBound >= 0,
      parametricRange.upperBound <= Double(Swift.max(0, controlPoints.count - 1))
    else { return nil }
    self.init(sound: controlPoints, range: parametricRange, creationDate: creationDate)
  }

  private init(sound: [StrokePoint], range: ClosedRange<Double>, creationDate: WallTime) {
    controlPoints = sound
    parametricRange = range
    self.creationDate = creationDate
  }

  /// Returns the path with changed control points, for moving or widening a path.
  func mapping(_ change: (StrokePoint) -> StrokePoint) -> StrokePath {
    StrokePath(
      sound: controlPoints.map(change), range: parametricRange, creationDate: creationDate)
  }

  /// The part of the line between two parametric values, exact for any fraction. Values outside the
  /// path are moved to its ends.
  ///
  /// The part keeps one additional control point at either side, if there is one, and a whole
  /// number is subtracted from the parametric values. For example, the part 2.5...7 keeps the
  /// points 1...8, and its values become 1.5...6.
  public subscript(range: ClosedRange<Double>) -> StrokePath {
    guard !isEmpty else { return self }
    let part = range.clamped(to: parametricRange)
    let first = Swift.max(0, Int(part.lowerBound) - 1)
    let last = Swift.min(count - 1, Int(part.upperBound.rounded(.up)) + 1)
    let shift = Double(first)
    return StrokePath(
      sound: Array(controlPoints[first...last]),
      range: (part.lowerBound - shift)...(part.upperBound - shift), creationDate: creationDate)
  }
}

extension StrokePath: RandomAccessCollection {
  /// The position of the first control point, 0.
  public var startIndex: Int { 0 }
  /// The number of control points.
  public var endIndex: Int { controlPoints.count }
  /// The control point at a position.
  public subscript(position: Int) -> StrokePoint { controlPoints[position] }
}

extension StrokePath {
  /// The spans of the path: span k lies between the parametric values k and k+1.
  var spans: Range<Int> {
    guard count > 1 else { return 0..<0 }
    let first = Swift.min(Int(parametricRange.lowerBound), count - 2)
    let end = Swift.min(Int(parametricRange.upperBound.rounded(.up)), count - 1)
    return first..<Swift.max(first + 1, end)
  }

  /// Returns the control points of a span; beyond the ends they are mirrored.
  func span(_ k: Int) -> SplineSpan {
    let second = controlPoints[k]
    let third = controlPoints[k + 1]
    return SplineSpan(
      first: k > 0 ? controlPoints[k - 1] : second.reflecting(third), second: second, third: third,
      fourth: k + 2 < count ? controlPoints[k + 2] : third.reflecting(second))
  }

  /// Returns the part of a span that belongs to the path, as fractions 0...1 of the span.
  func shares(of k: Int) -> ClosedRange<Double> {
    let lower = Swift.min(1, Swift.max(0, parametricRange.lowerBound - Double(k)))
    return lower...Swift.max(lower, Swift.min(1, parametricRange.upperBound - Double(k)))
  }

  /// Returns the span of a parametric value and the fraction of the span; the value is clamped to
  /// the path. There must be at least two points.
  func spanPosition(of value: Double) -> (span: Int, share: Double) {
    let inside = clamped(value)
    let k = Swift.min(Int(inside), count - 2)
    return (k, inside - Double(k))
  }

  /// Returns the nearest parametric value that belongs to the path; its start for NaN.
  func clamped(_ value: Double) -> Double {
    value > parametricRange.lowerBound
      ? Swift.min(value, parametricRange.upperBound) : parametricRange.lowerBound
  }
}
