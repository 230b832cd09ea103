public import InkGeometry

/// Which strokes a lasso or a rectangle takes.
public enum SelectionRule: Hashable, Sendable {
  /// Those with any ink in it.
  case touched
  /// Those with at least half of their visible line in it; what most people mean by drawing around
  /// something.
  case mostly
  /// Those with all of their ink in it.
  case enclosed
}

extension Drawing {
  /// The ids of the strokes that a region takes, the lowest first. Only strokes near it are looked
  /// at.
  ///
  /// `Region(lasso:)` makes the region of a lasso, `Region(_:)` that of a rectangle.
  public func select(_ region: Region, rule: SelectionRule = .mostly) -> [InkID] {
    var looks = 0
    return select(region, rule: rule, looks: &looks)
  }

  /// The same; counts the strokes whose line was looked at, for their rectangle alone did not tell.
  package func select(_ region: Region, rule: SelectionRule, looks: inout Int) -> [InkID] {
    var selection = RegionSelection(region, rule)
    var ids: [InkID] = []
    placed.forEach(touching: region.bounds) { if selection.takes($0) { ids.append($0.stroke.id) } }
    looks += selection.looks
    return ids
  }
}
