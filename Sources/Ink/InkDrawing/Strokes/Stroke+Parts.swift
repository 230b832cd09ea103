extension Stroke {
  /// The part of the stroke between two parametric values of its path.
  ///
  /// It looks as it did in the whole: ink, mask, seed, grain and group stay, and id and origin too,
  /// for it is the same stroke. A drawing that has the whole already gives the part another id.
  public func substroke(range: ClosedRange<Double>) -> Stroke {
    var part = self
    part.path = path[range].beginning(as: path, withOpacity: ink.type == .marker)
    return part
  }

  /// The parts of the path that the mask leaves, as parametric values: none, one or many; for a
  /// path without points none. What the mask leaves of the ink beside the middle line does not
  /// count.
  ///
  /// The ends are right to 0.005 mm.
  public var maskedPathRanges: [ClosedRange<Double>] {
    guard !path.isEmpty else { return [] }
    guard let mask else { return [path.parametricRange] }
    return RegionCut(path).ranges(inside: mask)
  }
}

extension StrokePath {
  /// This part of a path with what the whole's first control point tells of all of it: the grain's
  /// scale, and a marker's opacity.
  fileprivate func beginning(as whole: StrokePath, withOpacity: Bool) -> StrokePath {
    guard let first, let origin = whole.first else { return self }
    let opacity = withOpacity ? origin.opacity : first.opacity
    guard first.secondaryScale != origin.secondaryScale || first.opacity != opacity else {
      return self
    }
    var isFirst = true
    return mapping { point in
      defer { isFirst = false }
      var point = point
      if isFirst { (point.secondaryScale, point.opacity) = (origin.secondaryScale, opacity) }
      return point
    }
  }
}
