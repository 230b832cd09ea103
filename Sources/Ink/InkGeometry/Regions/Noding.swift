/// Cuts edges until they meet at ends only.
///
/// Where two edges cross, both are bent to the nearest step of the grid, by half a step at most,
/// and what was bent is looked at again, for it may now cross something else. Each look has far
/// less to look at than the one before. But long edges almost in line can need a look for each
/// corner beside them, so what two looks leave is snap-rounded together with what is beside it
/// (Hobby 1999; Guibas and Marimont 1998): every edge is bent to the middle of every *hot* square
/// that it meets, one around each end and each crossing. In a benchmark 2496 cuts became 6, 6 and
/// 0.
///
/// Should cuts be left after the last look, all edges are snap-rounded, and after that no two cross
/// and no end lies inside an edge, whatever the input. Doing only that would be enough, but it
/// moves edges that cross nothing, so that a region would not survive the union with itself.
struct Noding {
  /// How much one arrangement may be.
  struct NodingLimits {
    /// How many boxes may be compared: half a second or so.
    var boxes = 1 << 25
    /// How many cuts one look may find.
    var cuts = 1 << 20
  }

  /// How many looks there are before what is open, and what is beside it, is snap-rounded.
  private static let plainLooks = 2
  /// How many looks there are before all edges are snap-rounded.
  static let looks = 16

  private var edges: [Edge]
  /// Those that may cross something; of all others it is known that they do not cross one another.
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

  /// The edges, cut; nil if that is more than the bounds allow.
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

  // Finds the cuts of all open edges; false beyond the bounds.
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

  // Has every edge cut at every hot place whose square it meets: at the cuts found, and at the ends
  // of edges beside open ones; false beyond the bounds.
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

  // Puts the pieces into the places of the edges; the pieces are what is open now.
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

  // Along an edge x grows, and y goes one way: rounding keeps both orders.
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
