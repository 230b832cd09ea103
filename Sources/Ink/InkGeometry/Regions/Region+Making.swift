extension Region {
  /// Which places closed paths go around.
  public enum Rule: Hashable, Sendable {
    /// Those that they go around more often one way than the other.
    case nonzero
    /// Those that they go around an odd number of times.
    case evenOdd
  }

  /// A rectangle; empty if it has no area or is not made of numbers. Infinity becomes the rim.
  public init(_ rect: Rect) {
    let corners = rect.isEmpty ? [] : rect.corners.compactMap { GridPoint(nearest: $0) }
    let isFlat = corners.count < 4 || corners[0].x == corners[2].x || corners[0].y == corners[2].y
    self.init(traced: isFlat ? [] : [GridRing(corners)])
  }

  /// What closed paths go around; each goes back from its last corner to its first. They may cross
  /// and touch themselves and one another. Corners that are not numbers are left out.
  public init(rings: [[Point]], rule: Rule) {
    let grid = rings.map { $0.compactMap { $0.isFinite ? GridPoint(nearest: $0) : nil } }
    self.init(
      thinning: [(grid, Windings(first: 1))], rule == .nonzero ? .nonzero : .evenOdd)
  }

  /// What a path drawn around things goes around, closed from its end to its beginning; loops of it
  /// count as often as they go around more one way than the other.
  public init(lasso: [Point]) { self.init(rings: [lasso], rule: .nonzero) }

  /// The region of rings as ``gridRings`` gives them; nil if they are not the canonical rings of
  /// any region.
  ///
  /// Whatever the rings, that takes 50 milliseconds and two microseconds for each corner, or less.
  /// To stay within that it refuses rings of which over ten thousand edges lie beside one another
  /// all along.
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

  /// The region after a transform; empty if that is not made of numbers or leaves no area.
  public func transformed(by transform: AffineTransform) -> Region {
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
