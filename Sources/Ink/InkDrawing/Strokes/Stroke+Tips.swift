public import InkGeometry

extension Stroke {
  /// The tip along the path, in the drawing's coordinates or in those that `target` leads to from
  /// there.
  ///
  /// The hull of each two neighbors is what the stroke covers, at most `tolerance` away (in units
  /// of the target). Where a span is divided depends on its control points, on the tolerance and on
  /// the transforms alone: a part of a stroke has the tips that it had in the whole, and one at
  /// each cut, on the straight way between its neighbors in the whole. Of a span that would need
  /// more than 256 steps only these are made. Where an edge turns in place the hull of two tips
  /// covers more than the tip passes: by its half length times half the angle between them.
  public func nibPoses(to target: AffineTransform = .identity, tolerance: Double) -> [NibPose] {
    var poses: [NibPose] = []
    poses.reserveCapacity(path.count * 4)
    var walk = NibPoseWalk(self, to: target, tolerance: tolerance)
    walk.appendPoses(to: &poses)
    return poses
  }

  /// A rectangle that holds every place the stroke covers, in the drawing's coordinates; empty for
  /// a path without points. What antialiasing adds depends on the image and is at most half a
  /// pixel.
  public var renderBounds: Rect {
    let reach =
      max(transform.greatestScale, abs(transform.determinant).squareRoot()) * path.widest / 2
    let all = pathBounds.expanded(by: reach + (ink.type == .watercolor ? Self.bleeding : 0))
    return mask.map { all.intersection(transform.bounds(of: $0.bounds)) } ?? all
  }

  /// How far a wash may run beyond its tips, in millimeters of the drawing: 0.25, and a brush is at
  /// least 0.68 wide.
  private static let bleeding = 0.6

  /// A rectangle around the middle line, in the drawing's coordinates.
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
