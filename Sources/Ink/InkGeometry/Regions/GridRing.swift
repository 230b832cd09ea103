/// A closed boundary on the grid that neither crosses nor touches itself.
///
/// It is canonical: it begins with its leftmost corner (the one with the smallest y if there are
/// several); the outer boundary of a part runs clockwise on screen and a hole counterclockwise; and
/// a corner in the middle of a straight edge exists only where another boundary touches the edge.
package struct GridRing: Hashable, Sendable {
  package let corners: [GridPoint]
  package let isHole: Bool
  let box: GridBox

  /// Creates the ring through at least three corners, beginning with the leftmost.
  init(_ corners: [GridPoint]) {
    self.corners = corners
    var box = GridBox.empty
    for corner in corners { box.include(corner) }
    self.box = box
    isHole = GridPoint.side(corners[corners.count - 1], corners[0], corners[1]) < 0
  }

  /// Twice the area in squares of the grid; negative for a hole.
  var twiceArea: Int128 {
    var sum: Int128 = 0
    for index in corners.indices.dropFirst(2) {
      sum += Int128(GridPoint.side(corners[0], corners[index - 1], corners[index]))
    }
    return sum
  }

  /// Whether a corner is in the middle of a straight edge.
  var hasCornerInLine: Bool { corners.indices.contains { isInLine($0) } }

  private func isInLine(_ index: Int) -> Bool {
    let before = corners[index > 0 ? index - 1 : corners.count - 1]
    return GridPoint.side(
      before, corners[index], corners[index + 1 < corners.count ? index + 1 : 0]) == 0
  }

  /// Returns the ring without the corners in line that may be removed.
  func straightened(_ mayGo: (GridPoint) -> Bool) -> GridRing {
    GridRing(corners.indices.filter { !isInLine($0) || !mayGo(corners[$0]) }.map { corners[$0] })
  }

  /// Appends the ring's edges.
  func addEdges(_ step: Windings, to edges: inout [Edge]) {
    var last = corners[corners.count - 1]
    for corner in corners {
      edges.append(Edge(from: last, to: corner, step: step))
      last = corner
    }
  }
}
