extension Stroke {
  /// Returns the part of the stroke between two parametric values of its path.
  ///
  /// The part looks as it did in the whole stroke. Ink, mask, seed, grain and group stay the same.
  /// The id and the origin stay the same too, because it is the same stroke; if you add the part to
  /// a drawing that contains the whole stroke, the part gets a new id.
  public func substroke(range: ClosedRange<Double>) -> Stroke {
    var part = self
    part.path = path[range].beginning(as: path, withOpacity: ink.type == .marker)
    return part
  }

  /// The ranges of parametric values at which the center line lies within the mask. There may be
  /// none, one or many; a path without points has none. Ink that the mask leaves away from the
  /// center line is not considered.
  ///
  /// The ends are accurate to 0.005 mm.
  public var maskedPathRanges: [ClosedRange<Double>] {
    guard !path.isEmpty else { return [] }
    guard let mask else { return [path.parametricRange] }
    return RegionCut(path).ranges(inside: mask)
  }
}

extension StrokePath {
  /// Returns this part of a path with the properties that the first control point specifies for the
  /// whole path: the grain's scale, and a marker's opacity.
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
