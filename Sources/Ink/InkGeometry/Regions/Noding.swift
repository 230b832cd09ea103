/// Cuts edges until they meet only at their ends.
///
/// Where two edges cross, both are bent to the nearest grid point, by at most half a step. Bent
/// edges are checked again, because they may now cross something else. Each pass has far fewer
/// edges to check than the one before. However, long edges that are almost in line may need a pass
/// for each corner next to them. The edges that are left after two passes are therefore
/// snap-rounded together with the edges next to them (Hobby 1999; Guibas and Marimont 1998): every
/// edge is bent to the center of every *hot* square that it intersects, one around each end and
/// each crossing. In a benchmark, 2496 cuts became 6, 6 and 0.
///
/// If cuts are left after the last pass, all edges are snap-rounded. After that, no two edges cross
/// and no end lies inside an edge, whatever the input. Snap rounding alone would be sufficient, but
/// it moves edges that cross nothing, so that a region would change in a union with itself.
struct Noding {
  /// The limits of one arrangement.
  struct NodingLimits {
    /// The largest number of box comparisons, which take about half a second.
    var boxes = 1 << 25
    /// The largest number of cuts that one pass may find.
    var cuts = 1 << 20
  }

  /// The number of passes before the remaining edges, and those next to them, are snap-rounded.
  private static let plainLooks = 2
  /// The number of passes before all edges are snap-rounded.
  static let looks = 16

  private var edges: [Edge]
  /// The edges that may cross something; all others are known not to cross each other.
  private var open: [Int]
  private var tree = BoxTree([])
  private var hasPieces = false
  private var budget: Int
  private let mostCuts: Int
  private var cuts: [Cut] = []
  private var found: [Int] = []

  private init(_ edges: [Edge], open: Range<Int>, _ limits: NodingLimits) {
    self.edges = edges
    self.open = Array(open)
    budget = limits.boxes
    mostCuts = limits.cuts
  }

  /// Returns the cut edges; nil if a limit is exceeded.
  static func noded(
    _ edges: [Edge], open: Range<Int>, looks: Int = Noding.looks,
    limits: NodingLimits = NodingLimits()
  ) -> [Edge]? {
    var noding = Noding(edges, open: open, limits)
    for look in 0..<looks {
      guard noding.findCuts() else { return nil }
      if noding.cuts.isEmpty { return noding.edges }
      if look >= plainLooks, !noding.snapRound() { return nil }
      noding.apply()
    }
    noding.open = Array(noding.edges.indices)
    guard noding.findCuts(), noding.snapRound() else { return nil }
    noding.apply()
    return noding.edges
  }

  // Finds the cuts of all open edges; false if a limit is exceeded.
  private mutating func findCuts() -> Bool {
    cuts.removeAll(keepingCapacity: true)
    tree = BoxTree(edges, sorting: hasPieces && 4 * open.count > edges.count)
    var isOpen = [Bool](repeating: false, count: edges.count)
    for index in open { isOpen[index] = true }
    for index in open {
      guard tree.find(edges[index].box, budget: &budget, into: &found) else { return false }
      for other in found where other > index || !isOpen[other] {
        Crossing.cut(edges, index, other, into: &cuts)
      }
      if cuts.count > mostCuts { return false }
    }
    return true
  }

  // Cuts every edge at every hot point whose square it intersects: at the cuts found, and at the
  // ends of edges next to open ones. Returns false if a limit is exceeded.
  private mutating func snapRound() -> Bool {
    var hot = Set(cuts.lazy.map(\.place))
    for index in open {
      guard tree.find(edges[index].box, budget: &budget, into: &found) else { return false }
      for other in found {
        hot.insert(edges[other].left)
        hot.insert(edges[other].right)
      }
    }
    cuts.removeAll(keepingCapacity: true)
    for place in hot {
      let box = GridBox(minX: place.x, minY: place.y, maxX: place.x, maxY: place.y)
      guard tree.find(box, budget: &budget, into: &found) else { return false }
      for index in found where edges[index].isBent(by: place) {
        cuts.append(Cut(edge: index, place: place))
      }
      if cuts.count > mostCuts { return false }
    }
    return true
  }

  // Replaces the edges by their pieces, which are the new open edges.
  private mutating func apply() {
    let edges = self.edges
    cuts.sort { Self.isOrdered($0, $1, edges) }
    var pieces: [Edge] = []
    pieces.reserveCapacity(edges.count + cuts.count)
    open.removeAll(keepingCapacity: true)
    var next = 0
    for index in edges.indices {
      guard next < cuts.count, cuts[next].edge == index else {
        pieces.append(edges[index])
        continue
      }
      let first = pieces.count
      var start = edges[index].left
      while next < cuts.count, cuts[next].edge == index {
        Self.appendEdge(start, cuts[next].place, edges[index].step, to: &pieces)
        start = cuts[next].place
        next += 1
      }
      Self.appendEdge(start, edges[index].right, edges[index].step, to: &pieces)
      open.append(contentsOf: first..<pieces.count)
    }
    self.edges = pieces
    hasPieces = true
  }

  // Along an edge, x increases and y changes in one direction; rounding preserves both orders.
  private static func isOrdered(_ a: Cut, _ b: Cut, _ edges: [Edge]) -> Bool {
    if a.edge != b.edge { return a.edge < b.edge }
    if a.place.x != b.place.x { return a.place.x < b.place.x }
    return edges[a.edge].rises ? a.place.y > b.place.y : a.place.y < b.place.y
  }

  private static func appendEdge(
    _ start: GridPoint, _ end: GridPoint, _ step: Windings, to pieces: inout [Edge]
  ) {
    guard start != end else { return }
    pieces.append(Edge(from: start, to: end, step: step))
  }
}
