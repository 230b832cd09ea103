/// The outline of a stroke as the `d` of an SVG path, to be filled by the rule `nonzero`.
///
/// The line is cut where it turns so sharply that its inner edge would run backwards; every piece
/// has round ends, which fill the corners.
package struct InkOutline {
  /// The outline.
  package private(set) var path = SvgPath()

  /// Outlines a line; empty for an empty one.
  package init(_ spine: InkSpine) {
    let knots = spine.knots
    guard knots.count > 1 else {
      if let dot = knots.first { disc(dot) }
      return
    }
    var piece = [Corner(end: knots[0], along: knots[0], knots[1])]
    for (index, here) in knots.enumerated().dropFirst() {
      let before = knots[index - 1]
      let after = index + 1 < knots.count ? knots[index + 1] : nil
      if let after, let corner = Corner(before, here, after) {
        piece.append(corner)
        continue
      }
      close(piece + [Corner(end: here, along: before, here)])
      // After a cut the next piece begins where this one ended.
      if let after { piece = [Corner(end: here, along: here, after)] }
    }
    for (a, b) in zip(knots, knots.dropFirst()) where swells(from: a, to: b) {
      disc(a.radius > b.radius ? a : b)
    }
  }

  /// Whether the width changes so fast that straight edges would cut into the wider end.
  private func swells(from a: InkSpine.Knot, to b: InkSpine.Knot) -> Bool {
    abs(a.radius - b.radius) > 0.5 * a.distance(to: b)
  }

  /// A place of the line with the direction in which its edges lie.
  private struct Corner {
    let knot: InkSpine.Knot
    /// The unit vector to the right of the way, times the radius.
    let side: (x: Float, y: Float)

    /// The end of a piece that goes from `a` to `b` there.
    init(end knot: InkSpine.Knot, along a: InkSpine.Knot, _ b: InkSpine.Knot) {
      self.knot = knot
      let way = unit(a, b)
      side = (-way.y * knot.radius, way.x * knot.radius)
    }

    /// A place between two others; nil if the line turns too sharply there to be of one piece.
    init?(_ before: InkSpine.Knot, _ knot: InkSpine.Knot, _ after: InkSpine.Knot) {
      let (u, v) = (unit(before, knot), unit(knot, after))
      let cosine = u.x * v.x + u.y * v.y
      let sine = abs(u.x * v.y - u.y * v.x)
      // The inner edge gets shorter by the radius times the tangent of half the turn, on both sides.
      let loss = knot.radius * sine / max(1 + cosine, 0.01)
      let shorter = min(before.distance(to: knot), knot.distance(to: after))
      guard cosine > 0.7, loss < shorter * 0.45 else { return nil }
      let length = ((u.x + v.x) * (u.x + v.x) + (u.y + v.y) * (u.y + v.y)).squareRoot()
      self.knot = knot
      side = (-(u.y + v.y) / length * knot.radius, (u.x + v.x) / length * knot.radius)
    }
  }

  private mutating func close(_ piece: [Corner]) {
    guard let first = piece.first, let last = piece.last else { return }
    path.move(first.knot.x - first.side.x, first.knot.y - first.side.y)
    for corner in piece.dropFirst() {
      path.line(corner.knot.x - corner.side.x, corner.knot.y - corner.side.y)
    }
    path.arc(last.knot.x + last.side.x, last.knot.y + last.side.y, radius: last.knot.radius)
    for corner in piece.dropLast().reversed() {
      path.line(corner.knot.x + corner.side.x, corner.knot.y + corner.side.y)
    }
    path.arc(first.knot.x - first.side.x, first.knot.y - first.side.y, radius: first.knot.radius)
    path.close()
  }

  private mutating func disc(_ knot: InkSpine.Knot) {
    path.move(knot.x - knot.radius, knot.y)
    path.arc(knot.x + knot.radius, knot.y, radius: knot.radius)
    path.arc(knot.x - knot.radius, knot.y, radius: knot.radius)
    path.close()
  }
}

private func unit(_ a: InkSpine.Knot, _ b: InkSpine.Knot) -> (x: Float, y: Float) {
  let length = a.distance(to: b)
  guard length > 0 else { return (1, 0) }
  return ((b.x - a.x) / length, (b.y - a.y) / length)
}
