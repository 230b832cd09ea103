/// A point at which an edge must be cut.
struct Cut: BitwiseCopyable {
  var edge: Int
  var place: GridPoint
}

/// The intersections of two edges.
enum Crossing {
  /// Adds the cuts that make two edges meet only at their ends; a point between grid points is
  /// rounded to the nearest one.
  static func cut(_ edges: [Edge], _ i: Int, _ j: Int, into cuts: inout [Cut]) {
    let (one, other) = (edges[i], edges[j])
    let (left, right) = (one.side(of: other.left), one.side(of: other.right))
    if (left > 0 && right > 0) || (left < 0 && right < 0) { return }
    let (ownLeft, ownRight) = (other.side(of: one.left), other.side(of: one.right))
    if (ownLeft > 0 && ownRight > 0) || (ownLeft < 0 && ownRight < 0) { return }
    if left != 0, right != 0, ownLeft != 0, ownRight != 0 {
      let place = crossingPoint(on: one, ownLeft, ownRight)
      cut(one, i, at: place, into: &cuts)
      cut(other, j, at: place, into: &cuts)
      return
    }
    if left == 0 { cutInside(one, i, at: other.left, into: &cuts) }
    if right == 0 { cutInside(one, i, at: other.right, into: &cuts) }
    if ownLeft == 0 { cutInside(other, j, at: one.left, into: &cuts) }
    if ownRight == 0 { cutInside(other, j, at: one.right, into: &cuts) }
  }

  private static func cut(_ edge: Edge, _ index: Int, at place: GridPoint, into cuts: inout [Cut]) {
    guard place != edge.left, place != edge.right else { return }
    cuts.append(Cut(edge: index, place: place))
  }

  // The point is in line with the edge, and inside it if it is between its ends.
  private static func cutInside(
    _ edge: Edge, _ index: Int, at place: GridPoint, into cuts: inout [Cut]
  ) {
    guard edge.left.precedes(place), place.precedes(edge.right) else { return }
    cuts.append(Cut(edge: index, place: place))
  }

  /// Returns the point at which the side of an edge's ends becomes 0, where one side is positive
  /// and the other negative. Halves are rounded up, so that the point does not depend on which edge
  /// is used.
  static func crossingPoint(on edge: Edge, _ leftSide: Int64, _ rightSide: Int64) -> GridPoint {
    let sign: Int64 = leftSide < 0 ? -1 : 1
    let (part, whole) = (leftSide * sign, (leftSide - rightSide) * sign)
    let width = Int64(edge.right.x) - Int64(edge.left.x)
    let height = Int64(edge.right.y) - Int64(edge.left.y)
    return GridPoint(
      x: edge.left.x + rounded(width, part, whole), y: edge.left.y + rounded(height, part, whole))
  }

  // Returns length * part / whole, where 0 < part < whole.
  private static func rounded(_ length: Int64, _ part: Int64, _ whole: Int64) -> Int32 {
    let (product, overflow) = length.multipliedReportingOverflow(by: part)
    if !overflow, product.magnitude < 1 << 60, whole < 1 << 60 {
      let (top, bottom) = (2 * product + whole, 2 * whole)
      let quotient = top / bottom
      return Int32(quotient * bottom > top ? quotient - 1 : quotient)
    }
    let (top, bottom) = (2 * Int128(length) * Int128(part) + Int128(whole), 2 * Int128(whole))
    let quotient = top / bottom
    return Int32(quotient * bottom > top ? quotient - 1 : quotient)
  }
}
