/// A tree of bounding boxes around groups of neighboring edges, for finding edges by position.
///
/// Edges are stored ring by ring, so neighbors in the array are usually close to each other on the
/// canvas, and no sorting is needed. The pieces of long edges are not close, so these are sorted
/// along a curve through the plane.
struct BoxTree {
  private struct BoxNode {
    var box: GridBox
    /// The node after all nodes inside this one.
    var end: Int32
    /// The edge; -1 for a group.
    var edge: Int32
  }

  /// The nodes, with each group before its contents.
  private var nodes: [BoxNode] = []

  init(_ edges: [Edge], sorting: Bool = false) {
    nodes.reserveCapacity(edges.count + edges.count / 2 + 8)
    var size = 1
    while size < edges.count { size *= 4 }
    guard !edges.isEmpty else { return }
    buildNode(edges, sorting ? Self.alongCurve(edges) : Array(edges.indices), from: 0, size: size)
  }

  // Returns the edges in order of the interleaved bits of their left ends' coordinates (Morton
  // 1966).
  private static func alongCurve(_ edges: [Edge]) -> [Int] {
    let codes = edges.map { edge in
      let key = edge.left.key
      return spread(key >> 32) | spread(key & 0xFFFF_FFFF) << 1
    }
    return edges.indices.sorted { codes[$0] < codes[$1] }
  }

  private static func spread(_ bits: UInt64) -> UInt64 {
    var bits = bits
    for (shift, mask) in [
      (16, 0x0000_FFFF_0000_FFFF), (8, 0x00FF_00FF_00FF_00FF), (4, 0x0F0F_0F0F_0F0F_0F0F),
      (2, 0x3333_3333_3333_3333), (1, 0x5555_5555_5555_5555),
    ] as [(UInt64, UInt64)] {
      bits = (bits | bits << shift) & mask
    }
    return bits
  }

  private mutating func buildNode(_ edges: [Edge], _ order: [Int], from start: Int, size: Int) {
    let node = nodes.count
    if size == 1 {
      nodes.append(
        BoxNode(
          box: edges[order[start]].box, end: Int32(node + 1),
          edge: Int32(truncatingIfNeeded: order[start])))
      return
    }
    nodes.append(BoxNode(box: .empty, end: 0, edge: -1))
    var (child, box) = (start, GridBox.empty)
    while child < min(start + size, edges.count) {
      let next = nodes.count
      buildNode(edges, order, from: child, size: size / 4)
      box.include(nodes[next].box)
      child += size / 4
    }
    nodes[node] = BoxNode(box: box, end: Int32(truncatingIfNeeded: nodes.count), edge: -1)
  }

  /// Appends the edges whose boxes intersect a box to `found`. Returns false if that takes more
  /// work than `budget`, which is reduced by the work done.
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
