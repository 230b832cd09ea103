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
    var (ids, seen): ([InkID], Int) = ([], 0)
    var cells: RegionCells?
    var crossings: [Double] = []
    forEach(touching: region.bounds) { placed in
      seen += 1
      if seen == Self.fewStrokes { cells = RegionCells(region) }
      let side = cells?.side(of: placed.bounds) ?? .edge
      // What is visible of a masked stroke its rectangle does not tell.
      if side == .outside { return }
      if side == .inside, placed.stroke.mask == nil { return ids.append(placed.stroke.id) }
      looks += 1
      if let cells, rule == .mostly, placed.stroke.mask == nil {
        if placed.stroke.isMostly(in: cells, &crossings) { ids.append(placed.stroke.id) }
      } else if placed.stroke.isSelected(by: region, rule, cells) {
        ids.append(placed.stroke.id)
      }
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

extension Stroke {
  /// Whether at least half of its line lies in a region: told piece by piece, with the edges that
  /// are near.
  fileprivate func isMostly(in cells: RegionCells, _ crossings: inout [Double]) -> Bool {
    let (transform, path) = (transform, path)
    var (all, inside) = (0.0, 0.0)
    for k in path.spans {
      path.forEachPiece(ofSpan: k, by: transform) { start, end in
        let length = start.distance(to: end)
        all += length
        switch cells.side(
          of: Rect(
            min: Point(x: min(start.x, end.x), y: min(start.y, end.y)),
            max: Point(x: max(start.x, end.x), y: max(start.y, end.y))))
        {
        case .inside: inside += length
        case .outside: break
        case .edge: inside += cells.enclosedLength(inside: start, end, &crossings)
        }
      }
    }
    if all > 0 { return inside >= all / 2 }
    // A dot has no length: it is in or out.
    return path.first.map { cells.contains(transform.applied(to: $0.location)) } ?? false
  }
}

extension StrokePath {
  /// Straight pieces of a span that are nowhere farther than 0.02 mm from the line: half of that is
  /// told right by them.
  fileprivate func forEachPiece(
    ofSpan k: Int, by transform: AffineTransform, _ body: (Point, Point) -> Void
  ) {
    let curve = span(k).bezier
    let shown = CubicBezier(
      transform.applied(to: curve.start), transform.applied(to: curve.control1),
      transform.applied(to: curve.control2), transform.applied(to: curve.end))
    let bend = Swift.max(
      (shown.start - shown.control1 * 2 + shown.control2).length,
      (shown.control1 - shown.control2 * 2 + shown.end).length)
    let needed = (bend * 0.75 / 0.02).squareRoot().rounded(.up)
    let steps = Int(Swift.min(256, Swift.max(1, needed)))
    let shares = shares(of: k)
    var start = shown.location(at: shares.lowerBound)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      let end = shown.location(
        at: shares.lowerBound + (shares.upperBound - shares.lowerBound) * share)
      body(start, end)
      start = end
    }
  }

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
