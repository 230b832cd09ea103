public import InkGeometry

/// One of the long edges of a ruler, along which a stroke runs from its beginning to its end.
public struct RulerEdge: Hashable, Sendable {
  /// A place of the edge, on the page.
  public let origin: Point
  /// Along the edge.
  public let direction: Point
  /// Away from the ruler.
  public let outwards: Point

  /// The place on its way along the edge that is nearest to another: half of the tip's width away
  /// from it, so that ink touches the ruler and none of it lies on that.
  ///
  /// - Parameter width: of the tip, in millimeters.
  public func snapped(_ place: Point, width: Double) -> Point {
    let along = (place - origin).dot(direction)
    return origin + direction * along + outwards * (max(0, width) / 2)
  }
}

extension Ruler {
  /// The edge along which a stroke runs that begins at a place of the page: the nearer one within
  /// ``snapReach``, if the place is not under the ruler; nil if it draws freely. Beyond the ends
  /// there is no edge.
  public func edge(for start: Point) -> RulerEdge? {
    let own = own(start)
    guard own.x.isFinite, abs(own.x) <= Self.length / 2 else { return nil }
    let distance = abs(own.y) - Self.width / 2
    // Just inside is meant to be outside: the tip is as wide as that.
    guard distance > -0.5, distance <= Self.snapReach else { return nil }
    let away = direction.quarterTurned * (own.y < 0 ? -1 : 1)
    return RulerEdge(
      origin: center + away * (Self.width / 2 * scale), direction: direction, outwards: away)
  }

  /// A region with all that is near but what it covers: the mask of a stroke that is drawn across
  /// it, in the page's coordinates. Nil for ink in a rectangle that it does not touch.
  public func mask(forInkIn bounds: Rect) -> Region? {
    guard !bounds.isEmpty, bounds.intersects(self.bounds) else { return nil }
    let covered = region
    guard !Region(bounds).intersection(covered).isEmpty else { return nil }
    return Region(bounds.union(self.bounds).expanded(by: 50)).subtracting(covered)
  }
}
