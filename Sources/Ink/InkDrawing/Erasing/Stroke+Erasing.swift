public import InkGeometry

extension Stroke {
  /// Whether any ink of it lies in a region of the drawing.
  public func touches(_ region: Region) -> Bool {
    guard renderBounds.intersects(region.bounds), let inverse = transform.inverse else {
      return false
    }
    return StrokeCover(self).touches(region.transformed(by: inverse))
  }

  /// Everything that the stroke covers, in the drawing's coordinates, right to 0.005 mm of its own;
  /// more only where an edge turns in place, see ``nibPoses(to:tolerance:)``.
  public var coveredRegion: Region { StrokeCover(self).region.transformed(by: transform) }

  /// What is left of the stroke without its ink in a region of the drawing.
  ///
  /// Untouched it is the same stroke; touched it has a mask. Where the ink falls apart, each part
  /// is a stroke of its own, in the order of their beginnings: with a new id, the old origin, seed,
  /// grain and group, the stretch of the path that it lies on, and a mask. Parts of a watercolor
  /// without a group get one, for what runs from one to the other. Nothing left: no stroke.
  public func erasing(_ region: Region) -> [Stroke] {
    StrokeEraser(self).remains(without: region)
  }
}
