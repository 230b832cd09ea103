/// The convex outline of a tip on the grid.
struct TipOutline: Equatable {
  /// The corners clockwise on screen, beginning with the leftmost; one or two if the outline has no
  /// area.
  let ring: [GridPoint]
  /// The index of the rightmost corner. The ring runs along smaller y up to it, and back along
  /// greater y after it.
  private let turn: Int

  /// A corner of one or both of two outlines.
  struct Corner: BitwiseCopyable {
    var place: GridPoint
    /// The index in the first outline; -1 if it is not a corner of it.
    var first: Int32 = -1
    /// The index in the second outline; -1 if it is not a corner of it.
    var second: Int32 = -1
  }

  /// Creates the hull of points in any order; sequences from left to right are fast.
  init(around places: [GridPoint]) {
    let corners = places.sorted { $0.precedes($1) }.map { Corner(place: $0) }
    var hull: [Corner] = []
    turn = Self.makeHull(there: corners, back: corners, into: &hull)
    ring = hull.map(\.place)
  }

  // Both sides run from the leftmost to the rightmost corner; returns the index of the rightmost.
  private static func makeHull(
    there: [Corner], back: [Corner], into hull: inout [Corner]
  ) -> Int {
    hull.removeAll(keepingCapacity: true)
    for corner in there { pushCorner(corner, to: &hull, keeping: 1) }
    let turn = hull.count
    for corner in back.reversed() { pushCorner(corner, to: &hull, keeping: turn) }
    // The way back ends where the way there began.
    if hull.count > 1 { hull.removeLast() }
    return max(0, turn - 1)
  }

  private static func pushCorner(_ corner: Corner, to hull: inout [Corner], keeping: Int) {
    while hull.count > keeping,
      GridPoint.side(hull[hull.count - 2].place, hull[hull.count - 1].place, corner.place) <= 0
    {
      hull.removeLast()
    }
    if hull.last?.place != corner.place { hull.append(corner) }
  }

  /// Makes the hull of two outlines, clockwise on screen from the leftmost corner.
  static func makeHull(_ one: TipOutline, _ other: TipOutline, into hull: inout [Corner]) {
    _ = makeHull(
      there: merged(one, other, alongSmallerY: true),
      back: merged(one, other, alongSmallerY: false), into: &hull)
  }

  // Returns the corners of both from left to right, common ones once.
  private static func merged(
    _ one: TipOutline, _ other: TipOutline, alongSmallerY there: Bool
  ) -> [Corner] {
    var merged: [Corner] = []
    let (ones, others) = (one.cornerCount(there), other.cornerCount(there))
    merged.reserveCapacity(ones + others)
    var (i, j) = (0, 0)
    while i < ones || j < others {
      let first = i < ones ? one.index(i, there) : -1
      let second = j < others ? other.index(j, there) : -1
      if second < 0 || (first >= 0 && one.ring[first].precedes(other.ring[second])) {
        merged.append(Corner(place: one.ring[first], first: Int32(first)))
        i += 1
      } else {
        let isCommon = first >= 0 && one.ring[first] == other.ring[second]
        merged.append(
          Corner(
            place: other.ring[second], first: isCommon ? Int32(first) : -1, second: Int32(second)))
        i += isCommon ? 1 : 0
        j += 1
      }
    }
    return merged
  }

  // Returns the number of corners from the leftmost to the rightmost on one of the two sides.
  private func cornerCount(_ there: Bool) -> Int { there ? turn + 1 : ring.count - turn + 1 }

  private func index(_ step: Int, _ there: Bool) -> Int {
    there || step == 0 ? step : ring.count - step
  }
}
