/// A replacement of consecutive strokes in a drawing by other strokes.
public struct DrawingSplice: Hashable, Sendable {
  /// The position of the first replaced stroke in the old drawing; 0 is the lowest.
  public var position: Int
  /// The number of strokes removed from this position on.
  public var removed: Int
  /// The strokes inserted in their place, lowest first.
  public var inserted: [Stroke]
}

extension Drawing {
  /// Returns the changes that turn an older drawing into this one, as splices that do not touch
  /// each other, in ascending order of position.
  ///
  /// If this drawing was made by changing the old one, the cost is proportional to the changes,
  /// plus one comparison for every thirty strokes. Otherwise each stroke is compared.
  public func splices(from old: Drawing) -> [DrawingSplice] {
    placed.order.splices(from: old.placed.order) { $0.stroke == $1.stroke }.map {
      DrawingSplice(
        position: $0.position, removed: $0.removed, inserted: $0.inserted.map(\.stroke))
    }
  }

  /// Returns whether this drawing is a copy of another and neither has changed since. If the result
  /// is false, the drawings may still be equal.
  public func isCopy(of other: Drawing) -> Bool { placed.order.isIdentical(to: other.placed.order) }
}
