import InkGeometry

/// Determines which strokes a region selects, one stroke after the other.
struct RegionSelection {
  private let region: Region
  private let rule: SelectionRule
  /// The cells of the region, once there are enough strokes.
  private var cells: RegionCells?
  /// Reused, so that nothing is allocated per stroke.
  private var crossings: [Double] = []
  private var seen = 0
  /// The number of strokes whose line had to be examined because their rectangle was not
  /// sufficient.
  private(set) var looks = 0

  /// The number of strokes below which creating the cells is not worthwhile.
  private static let fewStrokes = 64

  init(_ region: Region, _ rule: SelectionRule) {
    self.region = region
    self.rule = rule
  }

  /// Returns whether the region selects this stroke.
  mutating func takes(_ placed: PlacedStroke) -> Bool {
    seen += 1
    if seen == Self.fewStrokes { cells = RegionCells(region) }
    let side = cells?.side(of: placed.bounds) ?? .edge
    // The rectangle of a masked stroke does not show which part of it is visible.
    if side == .outside { return false }
    if side == .inside, placed.stroke.mask == nil { return true }
    looks += 1
    if let cells, rule == .mostly, placed.stroke.mask == nil {
      return Self.isMostly(placed.stroke, in: cells, &crossings)
    }
    return isSelected(placed.stroke)
  }

  private func isSelected(_ stroke: Stroke) -> Bool {
    switch rule {
    case .touched: return stroke.touches(region)
    case .enclosed:
      let ink = stroke.coveredRegion
      return !ink.isEmpty && ink.subtracting(region).isEmpty
    case .mostly:
      let shown = Self.shownPath(of: stroke)
      let inside = RegionCut(shown).ranges(inside: region, cells)
      let visible = stroke.maskedPathRanges
      let all = visible.reduce(0) { $0 + shown.length(in: $1) }
      let taken = visible.reduce(0) { sum, range in
        inside.reduce(sum) {
          $0 + ($1.overlaps(range) ? shown.length(in: $1.clamped(to: range)) : 0)
        }
      }
      // A dot has no length: it is either inside or outside.
      return all > 0 ? taken >= all / 2 : !visible.isEmpty && !inside.isEmpty
    }
  }

  /// Returns the path as shown. A B-spline follows its transformed control points, and a transform
  /// may lengthen some parts of a line more than others. Sizes and leans do not change.
  private static func shownPath(of stroke: Stroke) -> StrokePath {
    let transform = stroke.transform
    guard transform != .identity else { return stroke.path }
    return stroke.path.mapping { point in
      var point = point
      point.location = transform.applied(to: point.location)
      return point
    }
  }

  /// Returns whether at least half of a stroke's line lies in a region. It is determined piece by
  /// piece with the edges nearby.
  private static func isMostly(
    _ stroke: Stroke, in cells: RegionCells, _ crossings: inout [Double]
  ) -> Bool {
    let (transform, path) = (stroke.transform, stroke.path)
    var (all, inside) = (0.0, 0.0)
    for k in path.spans {
      forEachPiece(ofSpan: k, of: path, by: transform) { start, end in
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
    // A dot has no length: it is either inside or outside.
    return path.first.map { cells.contains(transform.applied(to: $0.location)) } ?? false
  }

  /// Calls `body` with straight pieces of a span that are within 0.02 mm of the line, which is
  /// accurate enough to determine half of it.
  private static func forEachPiece(
    ofSpan k: Int, of path: StrokePath, by transform: InkTransform,
    _ body: (Point, Point) -> Void
  ) {
    let curve = path.span(k).bezier
    let shown = CubicBezier(
      transform.applied(to: curve.start), transform.applied(to: curve.control1),
      transform.applied(to: curve.control2), transform.applied(to: curve.end))
    let steps = shown.straightSteps(tolerance: 0.02)
    let shares = path.shares(of: k)
    var start = shown.location(at: shares.lowerBound)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      let end = shown.location(
        at: shares.lowerBound + (shares.upperBound - shares.lowerBound) * share)
      body(start, end)
      start = end
    }
  }
}
