public import InkGeometry

extension StrokePath {
  /// The same line as Bezier segments, exactly, with one segment for each span. It is empty for a
  /// path with fewer than two points.
  public var bezierRepresentation: [CubicBezier] {
    spans.map { span($0).bezier.part(shares(of: $0)) }
  }

  /// Creates a path along Bezier segments.
  ///
  /// The ``bezierRepresentation`` of a whole path produces the original control points. Any other
  /// chain of segments is approximated within `tolerance`. A corner becomes three control points at
  /// the same position, and a gap between two segments is closed by a straight line.
  ///
  /// - Parameters:
  ///   - bezierPath: the segments, in order.
  ///   - creationDate: the time at which the line was begun.
  ///   - tolerance: the tolerance in millimeters, at least 1e-6. A chain that would need more than
  ///     256 control points for a segment is approximated less closely.
  ///   - point: makes a point from its location and the fraction 0...1 of the segments before it.
  public init(
    bezierPath: [CubicBezier], creationDate: WallTime = .unknown, tolerance: Double = 0.01,
    point: (Point, Double) -> StrokePoint = { location, _ in StrokePoint(location: location) }
  ) {
    let chain = BezierChain(bezierPath)
    let places = chain.controlPoints ?? chain.approximated(tolerance: Swift.max(tolerance, 1e-6))
    let last = Double(Swift.max(1, places.count - 1))
    self.init(
      controlPoints: places.enumerated().map { point($1, Double($0) / last) },
      creationDate: creationDate)
  }
}

/// Bezier segments, each beginning where the previous one ended.
private struct BezierChain {
  private var segments: [CubicBezier] = []

  init(_ segments: [CubicBezier]) {
    for segment in segments {
      if let end = self.segments.last?.end, end.distance(to: segment.start) > 1e-9 {
        self.segments.append(CubicBezier(from: end, to: segment.start))
      }
      self.segments.append(segment)
    }
  }

  /// The control points of the uniform spline that is exactly the same as these segments; nil if
  /// there is none.
  var controlPoints: [Point]? {
    guard let first = segments.first else { return [] }
    var places = [first.control1 * 2 - first.control2]
    places += segments.map { $0.control2 * 2 - $0.control1 }
    let size = segments.reduce(Rect.empty) { $0.union($1.hullBounds) }
    let path = StrokePath(controlPoints: places.map { StrokePoint(location: $0) })
    let again = path.bezierRepresentation
    guard again.count == segments.count else { return nil }
    let most = 1e-12 * (1 + size.width + size.height)
    let isSame = zip(again, segments).allSatisfy { a, b in
      a.start.distance(to: b.start) <= most && a.control1.distance(to: b.control1) <= most
        && a.control2.distance(to: b.control2) <= most && a.end.distance(to: b.end) <= most
    }
    return isSame ? places : nil
  }

  /// Returns the control points of a spline that approximates the chain.
  func approximated(tolerance: Double) -> [Point] {
    var steps = 1
    while true {
      let places = runs.flatMap { run in interpolated(run, steps: steps) }
      if steps >= 256 || isFollowed(by: places, tolerance: tolerance) { return places }
      steps *= 2
    }
  }

  /// The sections without a corner.
  private var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for next in 1..<Swift.max(1, segments.count) where isCorner(before: next) {
      runs.append(start..<next)
      start = next
    }
    return runs + [start..<segments.count]
  }

  /// Returns whether the direction changes by more than half a degree where a segment begins.
  private func isCorner(before next: Int) -> Bool {
    guard let arriving = segments[next - 1].part(0.999...1).chord.direction,
      let leaving = segments[next].part(0...0.001).chord.direction
    else { return true }
    return arriving.dot(leaving) < 0.999_96
  }

  /// Returns the control points of a spline through equally many points of each segment of a
  /// section, with three coinciding points at each end that is a corner of the chain.
  ///
  /// A spline has no curvature at its ends. The points there are closer together, so that the
  /// straight part is short.
  private func interpolated(_ run: Range<Int>, steps: Int) -> [Point] {
    var shares = (0...steps * run.count).map { Double($0) / Double(steps) }
    let ends = [0.125, 0.25, 0.5].map { $0 / Double(steps) }
    shares += ends + ends.map { Double(run.count) - $0 }
    let inner = SplineInterpolation(shares.sorted().map { location(at: $0, of: run) }).controlPoints
    let (first, last) = (inner[0], inner[inner.count - 1])
    return (run.lowerBound > 0 ? [] : [first]) + inner.dropFirst().dropLast()
      + (run.upperBound < segments.count ? [last, last, last] : [last])
  }

  /// Returns the point at a number of segments and a fraction of one into a section.
  private func location(at share: Double, of run: Range<Int>) -> Point {
    let segment = Swift.min(Int(share), run.count - 1)
    return segments[run.lowerBound + segment].location(at: share - Double(segment))
  }

  /// Returns whether a spline stays within the tolerance of the chain. Both are traversed in
  /// parallel.
  private func isFollowed(by places: [Point], tolerance: Double) -> Bool {
    let path = StrokePath(controlPoints: places.map { StrokePoint(location: $0) })
    var reached = 0.0
    for segment in segments {
      for step in 0...256 {
        let place = segment.location(at: Double(step) / 256)
        guard let near = path.nearest(to: place, in: (reached - 2)...(reached + 8)),
          near.distance <= tolerance
        else { return false }
        reached = near.parametricValue
      }
    }
    return true
  }
}

extension CubicBezier {
  fileprivate var chord: Point { end - start }
}
