/// Neighbors of one drawing that make place for others in the next.
public struct DrawingSplice: Hashable, Sendable {
  /// The position of the first in the old drawing, 0 the lowest.
  public var position: Int
  /// How many strokes go from there on.
  public var removed: Int
  /// What comes in their place, the lowest first.
  public var inserted: [Stroke]
}

extension Drawing {
  /// What makes this drawing of an older one: splices that do not touch, in ascending order of
  /// their positions.
  ///
  /// Of a drawing that was changed from the old one it costs what changed, and a comparison for
  /// each thirty strokes; for others, a comparison of each stroke.
  public func splices(from old: Drawing) -> [DrawingSplice] {
    placed.order.splices(from: old.placed.order) { $0.stroke == $1.stroke }.map {
      DrawingSplice(
        position: $0.position, removed: $0.removed, inserted: $0.inserted.map(\.stroke))
    }
  }

  /// Whether this is a copy of the other that neither changed since. False says nothing.
  public func isCopy(of other: Drawing) -> Bool { placed.order.isIdentical(to: other.placed.order) }
}
