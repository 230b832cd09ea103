extension Region {
  /// Returns whether a point is inside the region, including its boundary.
  public func contains(_ place: Point) -> Bool {
    guard bounds.contains(place) else { return false }
    let place = place * GridPoint.stepsPerMillimeter
    var inside = false
    for ring in gridRings where ring.box.isRight(of: place) {
      var last = Point(grid: ring.corners[ring.corners.count - 1])
      for corner in ring.corners {
        let next = Point(grid: corner)
        defer { last = next }
        guard min(last.y, next.y) <= place.y, place.y <= max(last.y, next.y) else { continue }
        let side = (next - last).cross(place - last)
        if side == 0, min(last.x, next.x) <= place.x, place.x <= max(last.x, next.x) { return true }
        // An edge includes its upper end but not its lower end, which belongs to the next edge.
        if last.y <= place.y, place.y < next.y, side > 0 { inside.toggle() }
        if next.y <= place.y, place.y < last.y, side < 0 { inside.toggle() }
      }
    }
    return inside
  }

  /// Returns the parts of a straight line between two points that are inside the region, as
  /// disjoint ranges in ascending order, where 0 is `from` and 1 is `to`. The result is empty if
  /// the points are equal or not finite. Where the line runs along an edge, either result is
  /// possible.
  public func intervals(from: Point, to: Point) -> [ClosedRange<Double>] {
    let way = (to - from) * GridPoint.stepsPerMillimeter
    let start = from * GridPoint.stepsPerMillimeter
    guard way.squaredLength > 0, way.squaredLength.isFinite, start.isFinite else { return [] }
    guard bounds.intersects(Rect(around: [from, to])) else { return [] }
    var crossings: [Double] = []
    for ring in gridRings { ring.addCrossings(start, way, to: &crossings) }
    // The line enters and leaves alternately, however its crossings were rounded.
    crossings.sort()
    var intervals: [ClosedRange<Double>] = []
    for index in stride(from: 0, to: crossings.count - 1, by: 2) {
      let (first, last) = (max(0, crossings[index]), min(1, crossings[index + 1]))
      guard first < last else { continue }
      if let before = intervals.last, before.upperBound >= first {
        intervals[intervals.count - 1] = before.lowerBound...last
      } else {
        intervals.append(first...last)
      }
    }
    return intervals
  }
}

extension GridRing {
  // Appends the crossings of the ring with the line through `start` in direction `way`, as
  // fractions of `way`. A corner on the line counts as lying on the side of the greater cross
  // product, for both of its edges.
  fileprivate func addCrossings(_ start: Point, _ way: Point, to crossings: inout [Double]) {
    var last = Point(grid: corners[corners.count - 1]) - start
    var lastSide = way.cross(last)
    for corner in corners {
      let next = Point(grid: corner) - start
      let side = way.cross(next)
      if (side >= 0) != (lastSide >= 0) {
        let meeting = last.mixed(with: next, lastSide / (lastSide - side))
        crossings.append(meeting.dot(way) / way.squaredLength)
      }
      (last, lastSide) = (next, side)
    }
  }
}

extension GridBox {
  // Returns whether a ray to the right from a point may intersect the box.
  fileprivate func isRight(of place: Point) -> Bool {
    Double(minY) <= place.y && place.y <= Double(maxY) && place.x <= Double(maxX)
  }
}

extension Point {
  // Creates a point in grid steps.
  fileprivate init(grid place: GridPoint) { self.init(x: Double(place.x), y: Double(place.y)) }
}
