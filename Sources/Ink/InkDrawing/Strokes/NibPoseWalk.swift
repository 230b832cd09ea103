public import InkGeometry

/// Computes the poses of ``Stroke/nibPoses(to:tolerance:)`` in parts, for long strokes.
///
///     var walk = NibPoseWalk(stroke, tolerance: 0.01)
///     while walk.appendPoses(upTo: 4096, to: &poses) {
///       ...; poses.removeAll(keepingCapacity: true)
///     }
public struct NibPoseWalk {
  private let tips: PathTips
  private let transform: InkTransform
  /// The next span.
  private var next = 0

  /// Creates a walk that starts at the first pose; see ``Stroke/nibPoses(to:tolerance:)``.
  public init(_ stroke: Stroke, to target: InkTransform = .identity, tolerance: Double) {
    transform = stroke.transform.then(target)
    tips = PathTips(
      stroke.path, of: stroke.ink.type, tolerance: tolerance, scale: transform.greatestScale)
  }

  /// Appends the next poses until the array contains `count` poses, plus up to 256 more.
  ///
  /// - Returns: whether any poses were appended.
  @discardableResult
  public mutating func appendPoses(upTo count: Int = .max, to poses: inout [NibPose]) -> Bool {
    let before = poses.count
    guard tips.path.count > 1 else {
      if next == 0, let dot = tips.dot { poses.append(dot.transformed(by: transform)) }
      next = .max
      return poses.count > before
    }
    let spans = tips.path.spans
    next = max(next, spans.lowerBound)
    while next < spans.upperBound, poses.count < count {
      tips.forEachTip(ofSpan: next) { _, pose in poses.append(pose.transformed(by: transform)) }
      next += 1
    }
    return poses.count > before
  }
}
