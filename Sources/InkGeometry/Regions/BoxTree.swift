/// Boxes around runs of neighbouring edges, and around runs of such runs: finds edges by their place.
///
/// Edges come ring by ring, so neighbours in the array are neighbours on the canvas, and no sorting is
/// needed.
struct BoxTree {
  private struct Node {
    var box: GridBox
    /// The node after all that is in this one.
    var end: Int32
    /// The edge, -1 for a run.
    var edge: Int32
  }

  /// Each run before what is in it.
  private var nodes: [Node] = []

  init(_ edges: [Edge]) {
    nodes.reserveCapacity(edges.count + edges.count / 2 + 8)
    var size = 1
    while size < edges.count { size *= 4 }
    if !edges.isEmpty { add(edges, from: 0, size: size) }
  }

  private mutating func add(_ edges: [Edge], from start: Int, size: Int) {
    let node = nodes.count
    if size == 1 {
      nodes.append(
        Node(box: edges[start].box, end: Int32(node + 1), edge: Int32(truncatingIfNeeded: start)))
      return
    }
    nodes.append(Node(box: .empty, end: 0, edge: -1))
    var (child, box) = (start, GridBox.empty)
    while child < min(start + size, edges.count) {
      let next = nodes.count
      add(edges, from: child, size: size / 4)
      box.include(nodes[next].box)
      child += size / 4
    }
    nodes[node] = Node(box: box, end: Int32(truncatingIfNeeded: nodes.count), edge: -1)
  }

  /// Puts the edges whose boxes meet a box into `found`; false if that was more work than `budget`,
  /// which becomes what is left of it.
  func find(_ box: GridBox, budget: inout Int, into found: inout [Int]) -> Bool {
    found.removeAll(keepingCapacity: true)
    var (index, work) = (0, 0)
    while index < nodes.count {
      work += 1
      if !nodes[index].box.intersects(box) {
        index = Int(nodes[index].end)
        continue
      }
      if nodes[index].edge >= 0 { found.append(Int(nodes[index].edge)) }
      index += 1
    }
    budget -= work
    return budget >= 0
  }
}
