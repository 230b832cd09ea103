import InkGeometry

extension StrokePath {
  /// The parts of the middle line that lie in a region, as parametric values; the ends right to
  /// 0.005 mm.
  ///
  /// - Parameter cells: the region's, if they are there: pieces away from its edges need not be cut
  ///   then.
  func ranges(inside region: Region, _ cells: RegionCells? = nil) -> [ClosedRange<Double>] {
    guard count > 1 else {
      return first.map { region.contains($0.location) ? [parametricRange] : [] } ?? []
    }
    var found: [ClosedRange<Double>] = []
    for piece in chords(tolerance: 0.005) {
      let width = piece.values.upperBound - piece.values.lowerBound
      for shares in piece.shares(inside: region, cells) {
        let lower = piece.values.lowerBound + shares.lowerBound * width
        let upper = piece.values.lowerBound + shares.upperBound * width
        if let last = found.last, lower - last.upperBound < 1e-9 {
          found[found.count - 1] = last.lowerBound...Swift.max(last.upperBound, upper)
        } else {
          found.append(lower...upper)
        }
      }
    }
    return found
  }

  /// A straight piece that stands for a stretch of the line.
  private struct Chord {
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

  /// Straight pieces that are nowhere farther from the line than the tolerance, unless a span would
  /// need more than 256.
  private func chords(tolerance: Double) -> [Chord] {
    spans.flatMap { k -> [Chord] in
      let bezier = span(k).bezier
      let shares = shares(of: k)
      // A chord is at most an eighth of the second derivative away, which is six times these
      // differences.
      let bend = Swift.max(
        (bezier.start - bezier.control1 * 2 + bezier.control2).length,
        (bezier.control1 - bezier.control2 * 2 + bezier.end).length)
      let needed = (bend * 0.75 / tolerance).squareRoot().rounded(.up)
      let steps = Int(Swift.min(256, Swift.max(1, needed)))
      let width = (shares.upperBound - shares.lowerBound) / Double(steps)
      return (0..<steps).map { step in
        let lower = shares.lowerBound + Double(step) * width
        let upper = step + 1 == steps ? shares.upperBound : lower + width
        return Chord(
          start: bezier.location(at: lower), end: bezier.location(at: upper),
          values: (Double(k) + lower)...(Double(k) + upper))
      }
    }
  }
}
