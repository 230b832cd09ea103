/// Sweeps from left to right over edges that meet only at their ends, and finds the edges that form
/// the boundary of the inside, and their order around it.
struct Sweep {
  /// The role of an edge in the boundary; the inside lies to its right on screen.
  enum EdgeRole: UInt8 {
    case none, forward, backward
  }

  /// The limit for moves of edges in the list of those that the sweep line crosses, which take
  /// about a second.
  private static let budget = 1 << 30
  /// Returns the limit for edges that are assumed to be noded: about 50 milliseconds plus one or
  /// two microseconds per edge.
  private static func budget(checking count: Int) -> Int { (1 << 26) + (count << 11) }

  private let rule: FillRule
  /// Whether to check that edges meet only at their ends.
  private let checks: Bool
  /// The edges by left end, then by slope, without duplicates.
  private(set) var edges: [Edge] = []
  private(set) var roles: [EdgeRole] = []
  /// The next edge on the boundary.
  private(set) var next: [Int] = []
  /// Whether the boundary passes more than once through the point at which the edge begins.
  private(set) var beginsAtTouch: [Bool] = []
  /// The nearest edge of the boundary on the side of smaller y when the sweep reached the edge; -1
  /// if there is none.
  private(set) var beneath: [Int] = []

  /// The winding numbers on the side of greater y.
  private var above: [Windings] = []
  /// The edges that the sweep line crosses, by y.
  private var line: [Int] = []
  private var around: [Int] = []
  private var budget: Int
  private var cuts: [Cut] = []

  /// Performs a sweep; nil if a limit is exceeded.
  ///
  /// - Parameter checking: whether to check that the edges meet only at their ends, and return nil
  ///   if they do not. This takes far less work than noding, because only neighbors on the sweep
  ///   line are checked; the first two edges that cross must be neighbors (Shamos and Hoey 1976).
  init?(_ unsorted: [Edge], rule: FillRule, checking: Bool = false) {
    self.rule = rule
    checks = checking
    budget = checking ? Sweep.budget(checking: unsorted.count) : Sweep.budget
    merge(unsorted.sorted { $0.precedes($1) })
    roles = Array(repeating: .none, count: edges.count)
    next = Array(repeating: -1, count: edges.count)
    beginsAtTouch = Array(repeating: false, count: edges.count)
    beneath = Array(repeating: -1, count: edges.count)
    above = Array(repeating: Windings(), count: edges.count)
    guard sweepEdges() else { return nil }
  }

  // Merges edges in the same position, and removes edges that separate nothing.
  private mutating func merge(_ sorted: [Edge]) {
    edges.reserveCapacity(sorted.count)
    for edge in sorted {
      if let last = edges.last, last.left == edge.left, last.right == edge.right {
        edges[edges.count - 1].step = last.step + edge.step
      } else {
        if let last = edges.last, last.step.isZero { edges.removeLast() }
        edges.append(edge)
      }
    }
    if let last = edges.last, last.step.isZero { edges.removeLast() }
  }

  private mutating func sweepEdges() -> Bool {
    let ends = edges.map(\.right.key).sorted()
    var (end, start) = (0, 0)
    while end < ends.count {
      var key = ends[end]
      let first = start
      if start < edges.count { key = min(key, edges[start].left.key) }
      while start < edges.count, edges[start].left.key == key { start += 1 }
      let firstEnd = end
      while end < ends.count, ends[end] == key { end += 1 }
      let ended = pass(GridPoint(key: key), starting: first..<start)
      if budget < 0 { return false }
      if checks, ended.count != end - firstEnd || !isNoded(ended.lowerBound, start - first) {
        return false
      }
    }
    return true
  }

  // Returns whether edges that have just become neighbors on the sweep line meet only at their
  // ends.
  private mutating func isNoded(_ first: Int, _ count: Int) -> Bool {
    for position in max(1, first)..<max(1, min(first + count + 1, line.count)) {
      Crossing.cut(edges, line[position - 1], line[position], into: &cuts)
    }
    return cuts.isEmpty
  }

  // Replaces the edges that end at a point by those that start there; returns the range of the
  // former.
  private mutating func pass(_ place: GridPoint, starting: Range<Int>) -> Range<Int> {
    let low = firstAtOrAbove(place)
    var high = low
    while high < line.count, edges[line[high]].right == place { high += 1 }
    var windings = low > 0 ? above[line[low - 1]] : Windings()
    var last = -1
    if low > 0 { last = roles[line[low - 1]] == .none ? beneath[line[low - 1]] : line[low - 1] }
    for index in starting {
      let inside = rule.isInside(windings)
      windings = windings + edges[index].step
      above[index] = windings
      let insideAbove = rule.isInside(windings)
      beneath[index] = last
      if inside != insideAbove {
        roles[index] = insideAbove ? .forward : .backward
        last = index
      }
    }
    link(starting, low..<high)
    replace(low..<high, with: starting)
    return low..<high
  }

  private func firstAtOrAbove(_ place: GridPoint) -> Int {
    var (low, high) = (0, line.count)
    while low < high {
      let middle = (low + high) / 2
      if edges[line[middle]].side(of: place) > 0 { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func replace(_ old: Range<Int>, with new: Range<Int>) {
    if old.count == new.count {
      for offset in 0..<old.count { line[old.lowerBound + offset] = new.lowerBound + offset }
    } else {
      budget -= line.count - old.lowerBound
      line.replaceSubrange(old, with: new)
    }
  }

  // Links the boundary's edges around a point. Edges that leave it with the inside on one side
  // alternate with edges that arrive with the inside on the other side, and each pair belongs
  // together.
  private mutating func link(_ starting: Range<Int>, _ ending: Range<Int>) {
    around.removeAll(keepingCapacity: true)
    for index in starting where roles[index] != .none { around.append(index) }
    let startCount = around.count
    for position in ending.reversed() where roles[line[position]] != .none {
      around.append(line[position])
    }
    for position in around.indices {
      let leaves = roles[around[position]] == (position < startCount ? .forward : .backward)
      guard leaves else { continue }
      let index = around[position]
      next[around[position + 1 < around.count ? position + 1 : 0]] = index
      beginsAtTouch[index] = around.count > 2
    }
  }
}
