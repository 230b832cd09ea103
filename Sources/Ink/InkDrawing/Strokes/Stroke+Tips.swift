public import InkGeometry

extension Stroke {
  /// Returns the tips along the path, in the drawing's coordinates or in those that `target` maps
  /// them to.
  ///
  /// The hulls of each two neighboring tips cover the same area as the stroke, within `tolerance`
  /// (in units of the target). The positions of the tips depend only on the span's control points,
  /// the tolerance and the transforms. A part of a stroke therefore has the same tips as in the
  /// whole stroke, and one more at each cut, on the straight line between its neighbors in the
  /// whole. A span is divided into at most 256 steps. Where an edge turns in place, the hull of two
  /// tips covers more than the tip does: by half the length of the edge times half the angle
  /// between the tips.
  public func nibPoses(to target: InkTransform = .identity, tolerance: Double) -> [NibPose] {
    var poses: [NibPose] = []
    poses.reserveCapacity(path.count * 4)
    var walk = NibPoseWalk(self, to: target, tolerance: tolerance)
    walk.appendPoses(to: &poses)
    return poses
  }

  /// A rectangle that contains everything the stroke covers, in the drawing's coordinates; empty
  /// for a path without points. Antialiasing adds at most half a pixel, depending on the image.
  public var renderBounds: Rect {
    let reach =
      max(transform.greatestScale, abs(transform.determinant).squareRoot()) * path.widest / 2
    let all = pathBounds.expanded(by: reach + (ink.type == .watercolor ? Self.bleeding : 0))
    return mask.map { all.intersection(transform.bounds(of: $0.bounds)) } ?? all
  }

  /// The distance by which a wash may run beyond its tips, in millimeters of the drawing: 0.25, and
  /// a brush is at least 0.68 wide.
  private static let bleeding = 0.6

  /// A rectangle that contains the center line, in the drawing's coordinates.
  private var pathBounds: Rect {
    guard path.count > 1 else { return transform.bounds(of: path.bounds) }
    return path.spans.reduce(into: Rect.empty) { bounds, k in
      let part = path.span(k).bezier.part(path.shares(of: k))
      for place in [part.start, part.control1, part.control2, part.end] {
        bounds.include(transform.applied(to: place))
      }
    }
  }
}
