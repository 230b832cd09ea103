extension Region {
  /// Which points lie inside closed paths.
  public enum Rule: Hashable, Sendable {
    /// Points that the paths encircle more often in one direction than in the other.
    case nonzero
    /// Points that the paths encircle an odd number of times.
    case evenOdd
  }

  /// Creates a rectangular region; empty if the rectangle has no area or contains NaN. Infinite
  /// coordinates are moved to the limit of the grid.
  public init(_ rect: Rect) {
    let corners = rect.isEmpty ? [] : rect.corners.compactMap { GridPoint(nearest: $0) }
    let isFlat = corners.count < 4 || corners[0].x == corners[2].x || corners[0].y == corners[2].y
    self.init(traced: isFlat ? [] : [GridRing(corners)])
  }

  /// Creates the region inside closed paths. Each path is closed from its last corner to its first.
  /// Paths may cross and touch themselves and each other. Corners that are not finite are left out.
  public init(rings: [[Point]], rule: Rule) {
    let grid = rings.map { $0.compactMap { $0.isFinite ? GridPoint(nearest: $0) : nil } }
    self.init(
      thinning: [(grid, Windings(first: 1))], rule == .nonzero ? .nonzero : .evenOdd)
  }

  /// Creates the region inside a lasso, which is closed from its end to its beginning. Loops count
  /// if the path encircles them more often in one direction than in the other.
  public init(lasso: [Point]) { self.init(rings: [lasso], rule: .nonzero) }

  /// Creates a region from rings in the form of ``gridRings``; nil if they are not the canonical
  /// rings of any region.
  ///
  /// Whatever the rings, this takes at most 50 milliseconds plus two microseconds per corner. To
  /// stay within this limit, it rejects rings with more than ten thousand edges that run next to
  /// each other all the way.
  package init?(canonical rings: [[GridPoint]]) {
    let limit = -GridPoint.limit...GridPoint.limit
    for ring in rings {
      guard ring.count >= 3, ring.allSatisfy({ limit ~= $0.x && limit ~= $0.y }) else { return nil }
    }
    var edges: [Edge] = []
    for ring in rings { Self.addEdges(of: ring, Windings(first: 1), to: &edges) }
    guard let sweep = Sweep(edges, rule: .union, checking: true) else { return nil }
    self.init(traced: RingTracing.rings(of: sweep))
    guard gridRings.map(\.corners) == rings else { return nil }
  }

  /// Returns the transformed region; empty if the transform is not finite or leaves no area.
  public func transformed(by transform: InkTransform) -> Region {
    guard transform.isFinite, transform != .identity else {
      return transform.isFinite ? self : .empty
    }
    let rings = gridRings.map { ring in
      ring.corners.compactMap { GridPoint(nearest: transform.applied(to: $0.point)) }
    }
    let turn: Int32 = transform.determinant < 0 ? -1 : 1
    return Region(thinning: [(rings, Windings(first: turn))], .union)
  }
}
