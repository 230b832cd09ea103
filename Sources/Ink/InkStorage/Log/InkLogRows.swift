/// The rows of strokes of all pages while a log is replayed, each as runs of numbers.
///
/// The cost of a change is logarithmic in the number of runs, plus the runs that it names, whatever
/// the number of their strokes. A log of N bytes is therefore replayed in N log N steps. Each row
/// is a tree whose nodes are in one array. The rank of a node is random, so that no log can be
/// constructed that makes a tree deep.
struct InkLogRows {
  /// A row, given by the root of its tree; nil if it has no strokes.
  typealias RowRoot = Int?

  private struct RowNode {
    var run: InkLogRun
    let rank: Int
    var left: RowRoot
    var right: RowRoot
    /// The number of strokes in the node and its branches.
    var count: Int
  }

  private var nodes: [RowNode] = []
  private var randomness = Hasher()

  /// Returns the number of strokes in a row.
  func count(_ row: RowRoot) -> Int { row.map { nodes[$0].count } ?? 0 }

  /// Replaces strokes of a row by runs.
  mutating func replace(
    _ row: inout RowRoot, _ range: Range<Int>, with runs: [InkLogRun]
  ) {
    let (front, rest) = split(row, at: range.lowerBound)
    let (_, back) = split(rest, at: range.count)
    var whole = front
    for run in runs where run.count > 0 { whole = join(whole, node(run)) }
    row = join(whole, back)
  }

  /// Returns the numbers of a row's strokes, in order.
  func numbers(_ row: RowRoot) -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(count(row))
    collectNumbers(row, to: &numbers)
    return numbers
  }

  private func collectNumbers(_ row: RowRoot, to numbers: inout [Int]) {
    guard let row else { return }
    collectNumbers(nodes[row].left, to: &numbers)
    numbers += nodes[row].run.range
    collectNumbers(nodes[row].right, to: &numbers)
  }

  private mutating func node(_ run: InkLogRun) -> Int {
    randomness.combine(nodes.count)
    nodes.append(
      RowNode(run: run, rank: randomness.finalize(), left: nil, right: nil, count: run.count))
    return nodes.count - 1
  }

  private mutating func recount(_ node: Int) {
    nodes[node].count =
      count(nodes[node].left) + nodes[node].run.count + count(nodes[node].right)
  }

  /// Returns the strokes before a position, and those from it on.
  private mutating func split(_ row: RowRoot, at position: Int) -> (RowRoot, RowRoot) {
    guard let row else { return (nil, nil) }
    let before = count(nodes[row].left)
    let own = nodes[row].run
    if position <= before {
      let (front, back) = split(nodes[row].left, at: position)
      nodes[row].left = back
      recount(row)
      return (front, row)
    }
    if position >= before + own.count {
      let (front, back) = split(nodes[row].right, at: position - before - own.count)
      nodes[row].right = front
      recount(row)
      return (row, back)
    }
    let kept = position - before
    let cut = node(InkLogRun(first: own.first + kept, count: own.count - kept))
    let back = join(cut, nodes[row].right)
    nodes[row].run.count = kept
    nodes[row].right = nil
    recount(row)
    return (row, back)
  }

  private mutating func join(_ front: RowRoot, _ back: RowRoot) -> RowRoot {
    guard let front else { return back }
    guard let back else { return front }
    if nodes[front].rank > nodes[back].rank {
      nodes[front].right = join(nodes[front].right, back)
      recount(front)
      return front
    }
    nodes[back].left = join(front, nodes[back].left)
    recount(back)
    return back
  }
}
