public import InkGeometry

extension Stroke {
  /// Returns whether any ink of the stroke lies in a region of the drawing.
  public func touches(_ region: Region) -> Bool {
    guard renderBounds.intersects(region.bounds), let inverse = transform.inverse else {
      return false
    }
    return StrokeCover(self).touches(region.transformed(by: inverse))
  }

  /// The area that the stroke covers, in the drawing's coordinates. It is accurate to 0.005 mm in
  /// the stroke's coordinates; it is larger only where an edge turns in place, see
  /// ``nibPoses(to:tolerance:)``.
  public var coveredRegion: Region { StrokeCover(self).region.transformed(by: transform) }

  /// Returns the remainder of the stroke without its ink in a region of the drawing.
  ///
  /// If the region does not touch the stroke, the result is the same stroke; otherwise it has a
  /// mask. If the ink falls into several parts, each part is a stroke of its own, in the order in
  /// which the parts begin. A part has a new id, the old origin, seed, grain and group, the section
  /// of the path that it lies on, and a mask. Parts of a watercolor stroke without a group get a
  /// common group, because paint flows between them. If no ink remains, the result is empty.
  public func erasing(_ region: Region) -> [Stroke] {
    StrokeEraser(self).remains(without: region)
  }
}
