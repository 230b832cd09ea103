import InkGeometry

/// A path as straight pieces, for finding the parts in a region.
struct RegionCut {
  private let path: StrokePath
  /// The largest distance of the pieces from the line, in millimeters.
  private static let tolerance = 0.005

  init(_ path: StrokePath) { self.path = path }

  /// Returns the parts of the center line that lie in a region, as parametric values. The ends are
  /// accurate to 0.005 mm.
  ///
  /// - Parameter cells: the cells of the region, if they exist; pieces away from its edges then
  ///   need not be cut.
  func ranges(inside region: Region, _ cells: RegionCells? = nil) -> [ClosedRange<Double>] {
    guard path.count > 1 else {
      return path.first.map { region.contains($0.location) ? [path.parametricRange] : [] } ?? []
    }
    var found: [ClosedRange<Double>] = []
    for piece in pieces {
      let width = piece.values.upperBound - piece.values.lowerBound
      for shares in piece.shares(inside: region, cells) {
        let lower = piece.values.lowerBound + shares.lowerBound * width
        let upper = piece.values.lowerBound + shares.upperBound * width
        if let last = found.last, lower - last.upperBound < 1e-9 {
          found[found.count - 1] = last.lowerBound...max(last.upperBound, upper)
        } else {
          found.append(lower...upper)
        }
      }
    }
    return found
  }

  /// The straight pieces, which are within the tolerance of the line unless a span would need more
  /// than 256.
  private var pieces: [PathPiece] {
    path.spans.flatMap { k -> [PathPiece] in
      let bezier = path.span(k).bezier
      let shares = path.shares(of: k)
      let steps = bezier.straightSteps(tolerance: Self.tolerance)
      let width = (shares.upperBound - shares.lowerBound) / Double(steps)
      return (0..<steps).map { step in
        let lower = shares.lowerBound + Double(step) * width
        let upper = step + 1 == steps ? shares.upperBound : lower + width
        return PathPiece(
          start: bezier.location(at: lower), end: bezier.location(at: upper),
          values: (Double(k) + lower)...(Double(k) + upper))
      }
    }
  }
}

/// A straight piece that represents a section of the line.
private struct PathPiece {
  var start: Point
  var end: Point
  var values: ClosedRange<Double>

  /// Returns the fractions of the piece that lie in a region. For a piece without length, where the
  /// tip stands still, the result is all or nothing.
  func shares(inside region: Region, _ cells: RegionCells?) -> [ClosedRange<Double>] {
    switch cells?.side(of: Rect(around: [start, end])) {
    case .inside: return [0...1]
    case .outside: return []
    case .edge, nil: break
    }
    if start != end { return region.intervals(from: start, to: end) }
    return region.contains(start) ? [0...1] : []
  }
}

extension CubicBezier {
  /// Returns the number of straight steps that are needed to stay within a tolerance; at most 256.
  ///
  /// The distance of a chord is at most an eighth of the second derivative, which is six times
  /// these differences.
  func straightSteps(tolerance: Double) -> Int {
    let bend = max(
      (start - control1 * 2 + control2).length, (control1 - control2 * 2 + end).length)
    let needed = (bend * 0.75 / tolerance).squareRoot().rounded(.up)
    return Int(min(256, max(1, needed)))
  }
}
