/// Boxes around runs of neighbouring edges, and around runs of such runs: finds edges by their place.
///
/// Edges come ring by ring, so neighbours in the array are neighbours on the canvas, and no sorting is
/// needed.
struct BoxTree {
  /// How many edges or boxes one box holds, as a power of 2.
  private static let shift = 2
  /// All boxes, those of the edges first, then level by level.
  private var boxes: [GridBox] = []
  /// Where each level begins, and the end.
  private var starts = [0]
  private var stack: [(level: Int, node: Int)] = []

  init(_ edges: [Edge]) {
    boxes.reserveCapacity(edges.count + edges.count / 2 + 8)
    for edge in edges { boxes.append(edge.box) }
    while boxes.count - starts[starts.count - 1] > 1 << Self.shift {
      starts.append(boxes.count)
      addLevel(above: starts[starts.count - 2]..<boxes.count)
    }
    starts.append(boxes.count)
  }

  private mutating func addLevel(above below: Range<Int>) {
    var index = below.lowerBound
    while index < below.upperBound {
      let end = min(index + 1 << Self.shift, below.upperBound)
      var box = boxes[index]
      index += 1
      while index < end {
        box.include(boxes[index])
        index += 1
      }
      boxes.append(box)
    }
  }

  /// Puts the edges whose boxes meet a box into `found`; false if that was more work than `budget`,
  /// which becomes what is left of it.
  mutating func find(_ box: GridBox, budget: inout Int, into found: inout [Int]) -> Bool {
    found.removeAll(keepingCapacity: true)
    let top = starts.count - 2
    visit(top, 0..<starts[top + 1] - starts[top], box, &found)
    while let (level, node) = stack.popLast() {
      budget -= 1
      let first = node << Self.shift
      let count = starts[level] - starts[level - 1]
      visit(level - 1, first..<min(first + 1 << Self.shift, count), box, &found)
    }
    budget -= found.count
    return budget >= 0
  }

  private mutating func visit(
    _ level: Int, _ nodes: Range<Int>, _ box: GridBox, _ found: inout [Int]
  ) {
    for node in nodes where boxes[starts[level] + node].intersects(box) {
      if level > 0 { stack.append((level, node)) } else { found.append(node) }
    }
  }
}
