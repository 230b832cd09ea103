import InkGeometry

/// Fits as few straight lines and cubic Bezier segments through points of a boundary as stay within
/// a tolerance.
///
/// Each piece begins and ends at one of the points, in its direction, so that the whole has no
/// corners. The two free lengths of a segment are found by least squares, and the parameters of the
/// points by Newton's method (P. J. Schneider, An Algorithm for Automatically Fitting Digitized
/// Curves, Graphics Gems, 1990).
struct CurveFit {
  /// In millimeters.
  let tolerance: Double
  /// The number of times that parameters are improved.
  private static let rounds = 4
  /// The largest number of points in one piece, which limits the time.
  private static let most = 400

  /// Appends pieces from the first point to the last.
  func appendCurves(_ run: [BoundaryPlace], to pieces: inout [Outline.Piece]) {
    var first = 0
    while first < run.count - 1 {
      let (piece, end) = longest(run, from: first)
      pieces.append(piece)
      first = end
    }
  }

  /// Returns the longest possible piece: in growing steps until one does not fit, then by
  /// bisection.
  private func longest(
    _ run: [BoundaryPlace], from first: Int
  ) -> (piece: Outline.Piece, end: Int) {
    var best = (piece: single(run[first], run[first + 1]), end: first + 1)
    let last = min(run.count - 1, first + Self.most)
    var (step, tooFar) = (4, last + 1)
    while best.end < last, tooFar > last {
      let end = min(last, first + step)
      if let piece = fitting(run, first, end) { best = (piece, end) } else { tooFar = end }
      step *= 2
    }
    while tooFar - best.end > max(1, (best.end - first) / 8) {
      let middle = (tooFar + best.end) / 2
      if let piece = fitting(run, first, middle) { best = (piece, middle) } else { tooFar = middle }
    }
    return best
  }

  /// Returns the piece between two neighbors: straight, or an arc in the corner of their
  /// directions.
  private func single(_ start: BoundaryPlace, _ end: BoundaryPlace) -> Outline.Piece {
    let way = end.place - start.place
    let cosine = start.tangent.dot(end.tangent)
    if abs(start.tangent.cross(way)) < tolerance / 4, cosine > 0 { return .line(end.place) }
    // The handles of a circular arc are 4/3 tan(turn/4) radii long; its chord is 2 sin(turn/2)
    // radii.
    let cosineOfHalf = (max(0, 1 + cosine) / 2).squareRoot()
    let handle = way.length * 2 / 3 / (1 + cosineOfHalf)
    return .curve(start.place + start.tangent * handle, end.place - end.tangent * handle, end.place)
  }

  /// Returns one piece through all these points; nil if none stays within the tolerance.
  private func fitting(_ run: [BoundaryPlace], _ first: Int, _ last: Int) -> Outline.Piece? {
    if last == first + 1 { return single(run[first], run[last]) }
    let chord = run[last].place - run[first].place
    guard let along = chord.direction else { return nil }
    if isStraight(run, first, last, along) { return .line(run[last].place) }
    return curve(run, first, last)
  }

  private func isStraight(
    _ run: [BoundaryPlace], _ first: Int, _ last: Int, _ along: Point
  ) -> Bool {
    let start = run[first].place
    for index in first..<last {
      let step = run[index + 1].place - run[index].place
      let slant = run[index].tangent.cross(along)
      guard step.dot(along) > 0, abs((run[index].place - start).cross(along)) <= tolerance,
        abs(slant) * step.length / 4 <= tolerance
      else { return false }
    }
    return abs(run[last].tangent.cross(along)) < 0.1
  }

  private func curve(_ run: [BoundaryPlace], _ first: Int, _ last: Int) -> Outline.Piece? {
    var values = parameters(run, first, last)
    let limit = tolerance * tolerance
    for round in 0...Self.rounds {
      guard let curve = leastSquares(run, first, last, values) else { return nil }
      var worst = 0.0
      for (offset, value) in values.enumerated() {
        worst = max(worst, (curve.location(at: value) - run[first + offset].place).squaredLength)
      }
      if worst <= limit { return .curve(curve.control1, curve.control2, curve.end) }
      // A piece that is this far off cannot be improved enough.
      if round == Self.rounds || worst > limit * 400 { return nil }
      guard improve(&values, run, first, curve) else { return nil }
    }
    return nil
  }

  /// Returns the fractions of the distance from point to point.
  private func parameters(_ run: [BoundaryPlace], _ first: Int, _ last: Int) -> [Double] {
    var values = [0.0]
    values.reserveCapacity(last - first + 1)
    var sum = 0.0
    for index in first..<last {
      sum += run[index].place.distance(to: run[index + 1].place)
      values.append(sum)
    }
    for index in values.indices { values[index] /= sum }
    return values
  }

  /// Returns the segment between two points, in their directions, that is nearest to those between.
  private func leastSquares(
    _ run: [BoundaryPlace], _ first: Int, _ last: Int, _ values: [Double]
  ) -> CubicBezier? {
    let (start, end) = (run[first], run[last])
    var (aa, ab, bb, ra, rb) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for (offset, t) in values.enumerated() {
      let s = 1 - t
      let (b1, b2) = (3 * s * s * t, 3 * s * t * t)
      let (a, b) = (start.tangent * b1, end.tangent * -b2)
      let rest =
        run[first + offset].place - start.place * (s * s * s + b1) - end.place * (b2 + t * t * t)
      aa += a.dot(a)
      ab += a.dot(b)
      bb += b.dot(b)
      ra += rest.dot(a)
      rb += rest.dot(b)
    }
    let determinant = aa * bb - ab * ab
    let length = end.place.distance(to: start.place)
    guard determinant > 1e-12 * aa * bb else {
      return handles(start, end, length / 3, length / 3)
    }
    let (left, right) = ((ra * bb - rb * ab) / determinant, (rb * aa - ra * ab) / determinant)
    // Handles that are much longer than the distance make loops.
    guard left > 0, right > 0, left < 4 * length, right < 4 * length else { return nil }
    return handles(start, end, left, right)
  }

  private func handles(
    _ start: BoundaryPlace, _ end: BoundaryPlace, _ left: Double, _ right: Double
  ) -> CubicBezier {
    CubicBezier(
      start.place, start.place + start.tangent * left, end.place - end.tangent * right, end.place)
  }

  /// Moves parameters to the nearest points of the curve; false if they are no longer in order.
  private func improve(
    _ values: inout [Double], _ run: [BoundaryPlace], _ first: Int, _ curve: CubicBezier
  ) -> Bool {
    var before = 0.0
    for index in values.indices.dropFirst().dropLast() {
      let t = values[index]
      let off = curve.location(at: t) - run[first + index].place
      let slope = curve.derivative(at: t)
      let bend =
        (curve.control2 - curve.control1 * 2 + curve.start) * (6 * (1 - t))
        + (curve.end - curve.control2 * 2 + curve.control1) * (6 * t)
      let below = slope.squaredLength + off.dot(bend)
      if below > 0 { values[index] = t - off.dot(slope) / below }
      guard values[index] > before, values[index] < 1 else { return false }
      before = values[index]
    }
    return true
  }
}
