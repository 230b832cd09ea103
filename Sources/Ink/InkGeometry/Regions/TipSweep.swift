/// The boundary of the area that a moving tip covers, as edges with winding numbers.
///
/// Between two poses, the tip covers their hull. Consecutive hulls share the outline of the pose
/// between them, and a tip that moves in a straight line covers a point during a single interval of
/// time. The sum of all hulls minus all outlines between them therefore counts how often the tip
/// reaches a point, and is greater than 0 exactly where the tip covers. In this sum, most edges
/// cancel. Two sides of each hull remain, and the turn of each outline from one hull to the next:
/// a few edges per pose instead of a whole outline.
struct TipSweep {
  private(set) var edges: [Edge] = []
  private var last: TipOutline?
  /// The edges of the last outline that are part of the hull before it.
  private var inHullBefore: [Bool] = []
  private var isFirst = true
  private var hull: [TipOutline.Corner] = []

  /// Returns the edges for a tip with these outlines.
  static func edges(of outlines: some Sequence<TipOutline>) -> [Edge] {
    var sweep = TipSweep()
    for outline in outlines { sweep.extendHull(to: outline) }
    sweep.leaveLast()
    return sweep.edges
  }

  private mutating func extendHull(to outline: TipOutline) {
    guard outline != last else { return }
    var inHull = [Bool](repeating: false, count: outline.ring.count)
    if let last {
      var inHullAfter = [Bool](repeating: false, count: last.ring.count)
      TipOutline.makeHull(last, outline, into: &hull)
      for index in hull.indices {
        let (start, end) = (hull[index], hull[index + 1 < hull.count ? index + 1 : 0])
        if Self.isEdge(start.first, end.first, of: last) {
          inHullAfter[Int(start.first)] = true
        } else if Self.isEdge(start.second, end.second, of: outline) {
          inHull[Int(start.second)] = true
        } else {
          appendEdge(start.place, end.place, 1)
        }
      }
      leave(last, inHullAfter, joints: isFirst ? 0 : 1)
      isFirst = false
    }
    (last, inHullBefore) = (outline, inHull)
  }

  private mutating func leaveLast() {
    guard let last else { return }
    leave(last, Array(repeating: isFirst, count: last.ring.count), joints: 0)
  }

  private static func isEdge(_ start: Int32, _ end: Int32, of outline: TipOutline) -> Bool {
    start >= 0 && end >= 0 && end == (start + 1 < outline.ring.count ? start + 1 : 0)
  }

  // Adds the edges of the last outline: once for each hull that they are part of, minus the outline
  // itself.
  private mutating func leave(_ outline: TipOutline, _ inHullAfter: [Bool], joints: Int32) {
    for index in outline.ring.indices {
      let count = (inHullBefore[index] ? 1 : 0) + (inHullAfter[index] ? 1 : 0) - joints
      let end = outline.ring[index + 1 < outline.ring.count ? index + 1 : 0]
      if count != 0 { appendEdge(outline.ring[index], end, count) }
    }
  }

  private mutating func appendEdge(_ start: GridPoint, _ end: GridPoint, _ count: Int32) {
    guard start != end else { return }
    edges.append(Edge(from: start, to: end, step: Windings(first: count)))
  }
}
