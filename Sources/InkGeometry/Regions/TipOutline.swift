/// The convex outline of a tip on the grid.
struct TipOutline: Equatable {
  /// Its corners clockwise on screen, beginning with the leftmost; one or two if it has no area.
  let ring: [GridPoint]
  /// The indices of its corners from left to right.
  let order: [Int]

  /// A corner of one outline or of two.
  struct Corner: BitwiseCopyable {
    var place: GridPoint
    /// Its index in the first outline; -1 if it is none of its.
    var first = -1
    /// Its index in the second outline; -1 if it is none of its.
    var second = -1
  }

  /// The hull of places in any order; runs from left to right are fast.
  init(around places: [GridPoint]) {
    var corners = places.map { Corner(place: $0) }
    corners.sort { $0.place.precedes($1.place) }
    var hull: [Corner] = []
    Self.makeHull(of: corners, into: &hull)
    let ring = hull.map(\.place)
    self.ring = ring
    order = Self.leftToRight(ring)
  }

  // The ring goes to the right along smaller y and comes back along greater y.
  private static func leftToRight(_ ring: [GridPoint]) -> [Int] {
    var order: [Int] = []
    order.reserveCapacity(ring.count)
    var (there, back) = (0, ring.count - 1)
    while there <= back {
      if ring[there].precedes(ring[back]) || there == back {
        order.append(there)
        there += 1
      } else {
        order.append(back)
        back -= 1
      }
    }
    return order
  }

  /// Makes the hull of corners that come from left to right, clockwise on screen from the leftmost.
  static func makeHull(of corners: [Corner], into hull: inout [Corner]) {
    hull.removeAll(keepingCapacity: true)
    for corner in corners { add(corner, to: &hull, keeping: 1) }
    let turn = hull.count
    for corner in corners.dropLast().reversed() { add(corner, to: &hull, keeping: turn) }
    // The way back ends where the way there began.
    if hull.count > 1 { hull.removeLast() }
  }

  private static func add(_ corner: Corner, to hull: inout [Corner], keeping: Int) {
    while hull.count > keeping,
      GridPoint.side(hull[hull.count - 2].place, hull[hull.count - 1].place, corner.place) <= 0
    {
      hull.removeLast()
    }
    if hull.last?.place != corner.place { hull.append(corner) }
  }

  /// Puts the corners of two outlines from left to right into `merged`, common ones once.
  static func merge(_ one: TipOutline, _ other: TipOutline, into merged: inout [Corner]) {
    merged.removeAll(keepingCapacity: true)
    var (i, j) = (0, 0)
    while i < one.order.count || j < other.order.count {
      let first = i < one.order.count ? one.order[i] : -1
      let second = j < other.order.count ? other.order[j] : -1
      if second < 0 || (first >= 0 && one.ring[first].precedes(other.ring[second])) {
        merged.append(Corner(place: one.ring[first], first: first))
        i += 1
      } else {
        let isCommon = first >= 0 && one.ring[first] == other.ring[second]
        merged.append(
          Corner(place: other.ring[second], first: isCommon ? first : -1, second: second))
        i += isCommon ? 1 : 0
        j += 1
      }
    }
  }
}
