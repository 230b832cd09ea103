import InkGeometry

/// Which of the strokes that are looked at one after the other a region takes.
struct RegionSelection {
  private let region: Region
  private let rule: SelectionRule
  /// Of the region, once there are strokes enough.
  private var cells: RegionCells?
  /// Kept, so that a stroke costs no memory.
  private var crossings: [Double] = []
  private var seen = 0
  /// How many strokes' lines were looked at, for their rectangle alone did not tell.
  private(set) var looks = 0

  /// For fewer strokes it is not worth while to look at the region first.
  private static let fewStrokes = 64

  init(_ region: Region, _ rule: SelectionRule) {
    self.region = region
    self.rule = rule
  }

  /// Whether it takes this one.
  mutating func takes(_ placed: PlacedStroke) -> Bool {
    seen += 1
    if seen == Self.fewStrokes { cells = RegionCells(region) }
    let side = cells?.side(of: placed.bounds) ?? .edge
    // What is visible of a masked stroke its rectangle does not tell.
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
      // A dot has no length: it is in or out.
      return all > 0 ? taken >= all / 2 : !visible.isEmpty && !inside.isEmpty
    }
  }

  /// The path as it is shown: a B-spline goes where its control points go, and a transform may make
  /// some parts of a line longer than others. Sizes and leans stay.
  private static func shownPath(of stroke: Stroke) -> StrokePath {
    let transform = stroke.transform
    guard transform != .identity else { return stroke.path }
    return stroke.path.mapping { point in
      var point = point
      point.location = transform.applied(to: point.location)
      return point
    }
  }

  /// Whether at least half of a stroke's line lies in a region: told piece by piece, with the edges
  /// that are near.
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
    // A dot has no length: it is in or out.
    return path.first.map { cells.contains(transform.applied(to: $0.location)) } ?? false
  }

  /// Straight pieces of a span that are nowhere farther than 0.02 mm from the line: half of that is
  /// told right by them.
  private static func forEachPiece(
    ofSpan k: Int, of path: StrokePath, by transform: AffineTransform,
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
