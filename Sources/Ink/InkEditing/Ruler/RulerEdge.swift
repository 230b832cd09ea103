public import InkGeometry

/// One of the long edges of a ruler, which a stroke follows from its beginning to its end.
public struct RulerEdge: Hashable, Sendable {
  /// A point of the edge, on the page.
  public let origin: Point
  /// The direction along the edge.
  public let direction: Point
  /// The direction away from the ruler.
  public let outwards: Point

  /// Returns the nearest point along the edge, at half the tip's width from it, so that the ink
  /// touches the ruler without covering it.
  ///
  /// - Parameters:
  ///   - place: the position of the pen, in millimeters.
  ///   - width: the width of the tip, in millimeters.
  public func snapped(_ place: Point, width: Double) -> Point {
    let along = (place - origin).dot(direction)
    return origin + direction * along + outwards * (max(0, width) / 2)
  }
}

extension Ruler {
  /// Returns the edge that a stroke beginning at a point of the page follows: the nearer edge
  /// within ``snapReach``, if the point is not under the ruler. It returns nil if the stroke is
  /// drawn freely, which includes points beyond the ends of the ruler.
  public func edge(for start: Point) -> RulerEdge? {
    let own = own(start)
    guard own.x.isFinite, abs(own.x) <= Self.length / 2 else { return nil }
    let distance = abs(own.y) - Self.width / 2
    // A start just inside counts as outside, because the tip has a width.
    guard distance > -0.5, distance <= Self.snapReach else { return nil }
    let away = direction.quarterTurned * (own.y < 0 ? -1 : 1)
    return RulerEdge(
      origin: center + away * (Self.width / 2 * scale), direction: direction, outwards: away)
  }

  /// Returns the mask of a stroke that is drawn across the ruler, in the page's coordinates: a
  /// region around the ruler without the area that it covers. It returns nil for ink in a rectangle
  /// that the ruler does not touch.
  public func mask(forInkIn bounds: Rect) -> Region? {
    guard !bounds.isEmpty, bounds.intersects(self.bounds) else { return nil }
    let covered = region
    guard !Region(bounds).intersection(covered).isEmpty else { return nil }
    return Region(bounds.union(self.bounds).expanded(by: 50)).subtracting(covered)
  }
}
