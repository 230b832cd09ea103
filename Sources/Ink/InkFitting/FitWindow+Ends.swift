extension FitWindow {
  /// Inserts points near the ends of the stroke where the pen was moving, until its first and its
  /// last span are no longer than a time in seconds.
  ///
  /// - Parameter isLast: whether the stroke ends with the last sample.
  mutating func shortenEnds(to longest: Double, tolerance: FitTolerance, isLast: Bool) {
    if fixed == 0, isMoving(rows.prefix(Self.mostRows), tolerance) {
      shorten(to: longest) { _ in 0 }
    }
    if isLast, isMoving(rows.suffix(Self.mostRows), tolerance) { shorten(to: longest) { $0 - 2 } }
  }

  /// The number of samples at an end that determine whether the pen was moving there.
  private static let mostRows = 8
  /// Halving a span this many times makes it an eighth as long.
  private static let mostPoints = 3
  /// Millimeters per second.
  private static let leastSpeed = 45.0

  /// Halves a span until it is short enough; `span` returns the span for the number of points.
  private mutating func shorten(to longest: Double, _ span: (Int) -> Int) {
    for _ in 0..<Self.mostPoints {
      guard times.count > 1 else { return }
      let k = span(times.count)
      let seen = parameters.count { Int($0) == k || $0 == Double(k + 1) }
      guard k + 1 > fixed, times[k + 1] - times[k] > longest, seen > 2 else { return }
      var (place, piece) = cut((k - 3)..<(k + 5))
      piece.insert(1, before: k + 1 - place.points.lowerBound)
      writeBack(piece, in: place)
    }
  }

  private func isMoving(_ rows: ArraySlice<FitRow>, _ tolerance: FitTolerance) -> Bool {
    guard let first = rows.first, let last = rows.last, last.time > first.time else { return false }
    let way = (last.value - first.value) * tolerance.position
    let squared = way[Lane.x] * way[Lane.x] + way[Lane.y] * way[Lane.y]
    return squared.squareRoot() > Self.leastSpeed * (last.time - first.time)
  }
}
