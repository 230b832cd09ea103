import InkGeometry

/// One side of a swept area without the loops that it makes on the inside of bends.
///
/// Where the tip is larger than the width of a bend, the line of contact turns back and forth
/// again, and crosses itself. The area inside the loop is swept twice, before and after the bend,
/// so the loop can be removed. There are many of these loops, because each bend has one, and they
/// cross each other.
///
/// This is valid if no other line passes through the loop. The tip's other side is as far away as
/// the tip is wide, so only loops smaller than half of that are removed.
struct TouchedSide {
  private(set) var places: [BoundaryPlace] = []
  /// Half the tip's width across the way at each point, in millimeters.
  private var halves: [Double] = []
  /// The last point of each branch that goes forward before one that goes back, and the point after
  /// the latter.
  private var bends: [(last: Int, next: Int)] = []
  private var isBack = false
  /// The number of steps of a branch that are examined, which limits the time.
  private static let most = 48

  init(_ all: [(place: BoundaryPlace, half: Double)]) {
    places.reserveCapacity(all.count)
    halves.reserveCapacity(all.count)
    for (place, half) in all { appendPlace(place, half) }
  }

  private mutating func appendPlace(_ place: BoundaryPlace, _ half: Double) {
    halves.append(half)
    guard let last = places.last else { return places.append(place) }
    let isBack = (place.place - last.place).dot(last.tangent + place.tangent) < 0
    if isBack, !self.isBack { bends.append((places.count - 1, places.count)) }
    self.isBack = isBack
    places.append(place)
    if isBack {
      bends[bends.count - 1].next = places.count
    } else {
      closeLoop()
    }
  }

  /// Removes the loop that the last step closes, if it crosses the branch before the bend.
  private mutating func closeLoop() {
    guard let bend = bends.last, places.count - bend.next <= Self.most else { return }
    let (start, end) = (places[places.count - 2], places[places.count - 1])
    let first = max(bends.count > 1 ? bends[bends.count - 2].next : 1, bend.last - Self.most, 1)
    guard first <= bend.last else { return }
    for index in (first...bend.last).reversed() {
      let (before, after) = (places[index - 1], places[index])
      guard let place = Self.crossing(before.place, after.place, start.place, end.place)
      else { continue }
      guard isSmall(index..<places.count - 1, from: place) else { return }
      let half = halves[halves.count - 1]
      halves.removeSubrange(index...)
      halves += [half, half, half]
      places.removeSubrange(index...)
      places += [
        BoundaryPlace(place: place, tangent: after.tangent),
        BoundaryPlace(place: place, tangent: start.tangent), end,
      ]
      bends.removeLast()
      return
    }
  }

  /// Returns whether a loop is so small that the tip's other side lies outside.
  private func isSmall(_ loop: Range<Int>, from place: Point) -> Bool {
    loop.allSatisfy { places[$0].place.distance(to: place) < halves[$0] }
  }

  private static func crossing(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point? {
    let (u, v) = (b - a, d - c)
    let turn = u.cross(v)
    guard turn != 0 else { return nil }
    let (s, t) = ((c - a).cross(v) / turn, (c - a).cross(u) / turn)
    return s >= 0 && s <= 1 && t >= 0 && t <= 1 ? a + u * s : nil
  }
}
