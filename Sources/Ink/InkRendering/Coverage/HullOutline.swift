import InkGeometry

/// One of the discs of a hull, in pixels.
struct HullDisc: BitwiseCopyable {
  let center: Point
  let radius: Double
}

/// The outline of the hull of four discs: arcs of the discs and straight sides between them, in the
/// direction in which the normals turn from +x towards +y. No arc is longer than half of a rim; a
/// longer one is divided by sides of length zero.
struct HullOutline {
  /// Four discs of two sizes have at most six sides, because a disc may have two arcs; two more
  /// divide long arcs.
  private static let mostSides = 8

  /// The discs of consecutive arcs. Side `k` leads from arc `k` to the next.
  private(set) var arcs = InlineArray<8, Int>(repeating: 0)
  /// The outward normals of the sides, of length 1.
  private(set) var normals = InlineArray<8, Point>(repeating: .zero)
  /// The number of sides, and of arcs: at least 2.
  private(set) var count = 0

  /// Wraps the discs (Jarvis, 1973): from each disc to the one with the smallest turn.
  init(around discs: InlineArray<4, HullDisc>) {
    let isHidden = Self.hidden(discs)
    var disc = -1
    for i in 0..<4 where !isHidden[i] {
      if disc < 0 || discs[i].top < discs[disc].top { disc = i }
    }
    let first = disc
    var normal = Point(x: 0, y: -1)
    while let next = Self.nextSide(from: disc, normal, discs, isHidden) {
      // The beginning is reached.
      if count > 0, disc == first, isFirst(next.normal) { break }
      if count > 0 { bridge(disc, from: normal, to: next.normal) }
      appendArc(disc, next.normal)
      (disc, normal) = (next.disc, next.normal)
      if count == Self.mostSides { return }
    }
    guard count > 0 else {
      for turn in 0..<4 { appendArc(first, Self.quarters[turn]) }
      return
    }
    bridge(first, from: normal, to: normals[0])
  }

  private static let quarters: InlineArray<4, Point> = [
    Point(x: 0, y: -1), Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: -1, y: 0),
  ]

  private func isFirst(_ normal: Point) -> Bool {
    normal.x == normals[0].x && normal.y == normals[0].y
  }

  private mutating func appendArc(_ disc: Int, _ normal: Point) {
    guard count < Self.mostSides else { return }
    (arcs[count], normals[count]) = (disc, normal)
    count += 1
  }

  /// Divides an arc that is longer than half of the rim.
  private mutating func bridge(_ disc: Int, from a: Point, to b: Point) {
    guard Self.pseudoAngle(from: a, to: b) > 2 + 1e-9 else { return }
    appendArc(disc, a.quarterTurned)
    appendArc(disc, -a)
  }

  /// Returns which discs lie within another; of equal ones, all except one.
  private static func hidden(_ discs: InlineArray<4, HullDisc>) -> InlineArray<4, Bool> {
    var isHidden = InlineArray<4, Bool>(repeating: false)
    for i in 0..<4 {
      for j in 0..<4 where i != j && !isHidden[j] {
        let play = discs[j].radius - discs[i].radius + 1e-6
        if play >= 0, (discs[i].center - discs[j].center).squaredLength <= play * play {
          isHidden[i] = true
        }
      }
    }
    return isHidden
  }

  private static func nextSide(
    from disc: Int, _ normal: Point, _ discs: InlineArray<4, HullDisc>,
    _ isHidden: InlineArray<4, Bool>
  ) -> (disc: Int, normal: Point)? {
    var best: (disc: Int, normal: Point)?
    var (leastTurn, reach) = (5.0, 0.0)
    for i in 0..<4 where i != disc && !isHidden[i] {
      guard let new = Self.normal(discs[disc], discs[i]) else { continue }
      let turn = Self.pseudoAngle(from: normal, to: new)
      let far = (discs[i].center - discs[disc].center).dot(new.quarterTurned)
      // Of discs on one line, the last is used.
      guard turn < leastTurn - 1e-9 || (turn < leastTurn + 1e-9 && far > reach) else { continue }
      (best, leastTurn, reach) = ((i, new), turn, far)
    }
    return best
  }

  /// Returns a value 0..<4 that grows with the angle from one direction to another.
  private static func pseudoAngle(from a: Point, to b: Point) -> Double {
    let (sine, cosine) = (a.cross(b), a.dot(b))
    if sine >= 0 || (sine > -1e-9 && cosine > 0) { return max(0, 1 - cosine) }
    return 3 + cosine
  }

  /// Returns the normal of the side from one disc to another; nil if one lies within the other.
  private static func normal(_ a: HullDisc, _ b: HullDisc) -> Point? {
    let way = b.center - a.center
    let fall = a.radius - b.radius
    let squared = way.squaredLength
    let tangentSquared = squared - fall * fall
    guard tangentSquared > 0 else { return nil }
    // Outwards, and forwards where the radius decreases; with the length of the way.
    return (way * fall - way.quarterTurned * tangentSquared.squareRoot()) * (1 / squared)
  }
}

extension HullDisc {
  fileprivate var top: Double { center.y - radius }
}
