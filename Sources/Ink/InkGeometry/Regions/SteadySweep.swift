/// A variant of ``TipSweep`` for a tip that only moves. Hulls need not be computed, because the
/// direction of an edge determines whether it is at the front or at the back of the outline.
enum SteadySweep {
  /// Returns the edges for an outline around the origin that moves through these points; nil if it
  /// leaves the grid.
  static func edges(of ring: [GridPoint], through places: [GridPoint]) -> [Edge]? {
    guard let last = places.last, ring.count > 2, isWithin(ring, places) else { return nil }
    var edges: [Edge] = []
    edges.reserveCapacity(4 * places.count + ring.count)
    let sides = zip(ring, ring.dropFirst() + ring.prefix(1)).map { ($0, $1) }
    // For the edges at the current position, whether they are part of the hull behind it.
    var isInHull = [Bool](repeating: false, count: ring.count)
    var (here, joints) = (places[0], Int32(0))
    for place in places.dropFirst() where place != here {
      let (x, y) = (Int64(place.x) - Int64(here.x), Int64(place.y) - Int64(here.y))
      var wasFront = isFront(sides[sides.count - 1], x, y)
      for (index, side) in sides.enumerated() {
        let isFront = isFront(side, x, y)
        let count = (isInHull[index] ? 1 : 0) + (isFront ? 0 : 1) - joints
        if count != 0 { appendEdge(side.0 + here, side.1 + here, count, to: &edges) }
        // Where front and back meet, the path of the corner is an edge.
        if isFront, !wasFront { appendEdge(side.0 + here, side.0 + place, 1, to: &edges) }
        if wasFront, !isFront { appendEdge(side.0 + place, side.0 + here, 1, to: &edges) }
        (isInHull[index], wasFront) = (isFront, isFront)
      }
      (here, joints) = (place, 1)
    }
    for (index, side) in sides.enumerated() where joints == 0 || isInHull[index] {
      appendEdge(side.0 + last, side.1 + last, 1, to: &edges)
    }
    return edges
  }

  private static func isFront(_ side: (GridPoint, GridPoint), _ x: Int64, _ y: Int64) -> Bool {
    x * (Int64(side.1.y) - Int64(side.0.y)) - y * (Int64(side.1.x) - Int64(side.0.x)) >= 0
  }

  private static func isWithin(_ ring: [GridPoint], _ places: [GridPoint]) -> Bool {
    let half = GridPoint.limit / 2
    return [ring, places].allSatisfy { $0.allSatisfy { abs($0.x) < half && abs($0.y) < half } }
  }

  private static func appendEdge(
    _ start: GridPoint, _ end: GridPoint, _ count: Int32, to edges: inout [Edge]
  ) {
    edges.append(Edge(from: start, to: end, step: Windings(first: count)))
  }
}
