extension Stroke {
  /// The part of the stroke between two parametric values of its path.
  ///
  /// It looks as it did in the whole: ink, mask, seed, grain and group stay, and id and origin too, for
  /// it is the same stroke. A drawing that has the whole already gives the part another id.
  public func substroke(range: ClosedRange<Double>) -> Stroke {
    var part = self
    part.path = path[range].grained(as: path)
    return part
  }

  /// The parts of the path that the mask leaves, as parametric values: none, one or many; for a path without
  /// points none. What the mask leaves of the ink beside the middle line does not count.
  ///
  /// The ends are right to 0.005 mm.
  public var maskedPathRanges: [ClosedRange<Double>] {
    guard !path.isEmpty else { return [] }
    guard let mask else { return [path.parametricRange] }
    return path.ranges(inside: mask)
  }
}

extension StrokePath {
  /// This part of a path with the grain of the whole, whose first control point tells its scale.
  fileprivate func grained(as whole: StrokePath) -> StrokePath {
    guard let scale = whole.first?.secondaryScale, let first, first.secondaryScale != scale else {
      return self
    }
    var isFirst = true
    return mapping { point in
      defer { isFirst = false }
      var point = point
      if isFirst { point.secondaryScale = scale }
      return point
    }
  }
}
