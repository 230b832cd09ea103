import InkGeometry

/// A path as straight pieces, for what asks which of it lies in a region.
struct RegionCut {
  private let path: StrokePath
  /// How far the pieces may be from the line, in millimeters.
  private static let tolerance = 0.005

  init(_ path: StrokePath) { self.path = path }

  /// The parts of the middle line that lie in a region, as parametric values; the ends right to
  /// 0.005 mm.
  ///
  /// - Parameter cells: the region's, if they are there: pieces away from its edges need not be cut
  ///   then.
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

  /// Straight pieces that are nowhere farther from the line than the tolerance, unless a span would
  /// need more than 256.
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

/// A straight piece that stands for a stretch of the line.
private struct PathPiece {
  var start: Point
  var end: Point
  var values: ClosedRange<Double>

  /// The shares of it that lie in a region; of one without length, where the tip stands, all or
  /// none.
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
  /// Into how many straight steps it is divided to stay within a tolerance, 256 at most.
  ///
  /// A chord is at most an eighth of the second derivative away, which is six times these
  /// differences.
  func straightSteps(tolerance: Double) -> Int {
    let bend = max(
      (start - control1 * 2 + control2).length, (control1 - control2 * 2 + end).length)
    let needed = (bend * 0.75 / tolerance).squareRoot().rounded(.up)
    return Int(min(256, max(1, needed)))
  }
}
