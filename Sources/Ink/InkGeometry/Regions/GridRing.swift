/// A closed boundary on the grid that neither crosses nor touches itself.
///
/// Canonical: it begins with its leftmost corner (the one of smallest y if there are several), the
/// outer boundary of a part goes clockwise on screen and a hole the other way, and a corner in the
/// middle of a straight edge is there only where another boundary touches the edge.
package struct GridRing: Hashable, Sendable {
  package let corners: [GridPoint]
  package let isHole: Bool
  let box: GridBox

  /// The ring through these corners, three at least, beginning with the leftmost.
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

  /// Without the corners in line that may go.
  func straightened(_ mayGo: (GridPoint) -> Bool) -> GridRing {
    GridRing(corners.indices.filter { !isInLine($0) || !mayGo(corners[$0]) }.map { corners[$0] })
  }

  /// Adds its edges.
  func addEdges(_ step: Windings, to edges: inout [Edge]) {
    var last = corners[corners.count - 1]
    for corner in corners {
      edges.append(Edge(from: last, to: corner, step: step))
      last = corner
    }
  }
}
