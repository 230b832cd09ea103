public import InkGeometry

/// Which strokes a lasso or a rectangle takes.
public enum SelectionRule: Hashable, Sendable {
  /// Those with any ink in it.
  case touched
  /// Those with at least half of their visible line in it; what most people mean by drawing around something.
  case mostly
  /// Those with all of their ink in it.
  case enclosed
}

extension Drawing {
  /// The ids of the strokes that a region takes, the lowest first. Only strokes near it are looked at.
  ///
  /// `Region(lasso:)` makes the region of a lasso, `Region(_:)` that of a rectangle.
  public func select(_ region: Region, rule: SelectionRule = .mostly) -> [InkID] {
    var looks = 0
    return select(region, rule: rule, looks: &looks)
  }

  /// The same; counts the strokes whose line was looked at, for their rectangle alone did not tell.
  package func select(_ region: Region, rule: SelectionRule, looks: inout Int) -> [InkID] {
    var (ids, seen): ([InkID], Int) = ([], 0)
    var cells: RegionCells?
    forEach(touching: region.bounds) { placed in
      seen += 1
      if seen == Self.fewStrokes { cells = RegionCells(region) }
      let side = cells?.side(of: placed.bounds) ?? .edge
      // What is visible of a masked stroke its rectangle does not tell.
      if side == .outside { return }
      if side == .inside, placed.stroke.mask == nil { return ids.append(placed.stroke.id) }
      looks += 1
      if placed.stroke.isSelected(by: region, rule, cells) { ids.append(placed.stroke.id) }
    }
    return ids
  }

  /// For fewer strokes it is not worth while to look at the region first.
  private static var fewStrokes: Int { 64 }
}

extension Stroke {
  fileprivate func isSelected(
    by region: Region, _ rule: SelectionRule, _ cells: RegionCells?
  ) -> Bool {
    switch rule {
    case .touched: return touches(region)
    case .enclosed:
      let ink = coveredRegion
      return !ink.isEmpty && ink.subtracting(region).isEmpty
    case .mostly:
      // As it is shown: a transform may make some parts of a line longer than others.
      let shown = path.transformed(by: transform)
      let inside = shown.ranges(inside: region, cells)
      let visible = maskedPathRanges
      let all = visible.reduce(0) { $0 + shown.length(in: $1) }
      let taken = visible.reduce(0) { sum, range in
        inside.reduce(sum) {
          $0 + ($1.overlaps(range) ? shown.length(in: $1.clamped(to: range)) : 0)
        }
      }
      // A dot has no length: it is in or out.
      return all > 0 ? taken >= all / 2 : !visible.isEmpty && !inside.isEmpty
    }
  }
}

extension StrokePath {
  /// The same line elsewhere: a B-spline goes where its control points go. Sizes and leans stay.
  fileprivate func transformed(by transform: AffineTransform) -> StrokePath {
    guard transform != .identity else { return self }
    return mapping { point in
      var point = point
      point.location = transform.applied(to: point.location)
      return point
    }
  }
}
