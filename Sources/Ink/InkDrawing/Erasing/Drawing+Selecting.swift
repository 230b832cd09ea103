public import InkGeometry

/// Which strokes a lasso or a rectangle selects.
public enum SelectionRule: Hashable, Sendable {
  /// Strokes with any ink in the region.
  case touched
  /// Strokes with at least half of their visible line in the region, which is what most people
  /// expect when they draw around something.
  case mostly
  /// Strokes with all of their ink in the region.
  case enclosed
}

extension Drawing {
  /// Returns the ids of the strokes that a region selects, lowest first. Only strokes near the
  /// region are tested.
  ///
  /// `Region(lasso:)` makes the region of a lasso, `Region(_:)` that of a rectangle.
  public func select(_ region: Region, rule: SelectionRule = .mostly) -> [InkID] {
    var looks = 0
    return select(region, rule: rule, looks: &looks)
  }

  /// Returns the selected strokes, and counts those whose line had to be examined because their
  /// rectangle was not sufficient.
  package func select(_ region: Region, rule: SelectionRule, looks: inout Int) -> [InkID] {
    var selection = RegionSelection(region, rule)
    var ids: [InkID] = []
    placed.forEach(touching: region.bounds) { if selection.takes($0) { ids.append($0.stroke.id) } }
    looks += selection.looks
    return ids
  }
}
