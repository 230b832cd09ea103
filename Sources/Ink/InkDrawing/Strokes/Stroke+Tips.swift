public import InkGeometry

extension Stroke {
  /// The tip along the path, in the drawing's coordinates or in those that `target` leads to from
  /// there.
  ///
  /// The hull of each two neighbours is what the stroke covers, at most `tolerance` away (in units
  /// of the target). Where a span is divided depends on its control points, on the tolerance and on
  /// the transforms alone: a part of a stroke has the tips that it had in the whole, and one at
  /// each cut, on the straight way between its neighbours in the whole. Of a span that would need
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

  /// How far a wash may run beyond its tips, in millimetres of the drawing: 0.25, and a brush is at
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

extension StrokePath {
  /// Calls with parametric values and the tips there, in the path's own coordinates; see
  /// ``Stroke/nibPoses(to:tolerance:)``.
  ///
  /// - Parameter scale: by how much lengths grow from here to what the tolerance is for.
  func forEachTip(
    of type: InkType, tolerance: Double, scale: Double, _ body: (Double, NibPose) -> Void
  ) {
    guard count > 1 else {
      if let point = first { body(0, SpanTips(point, type: type).pose(at: 0)) }
      return
    }
    for k in spans { forEachTip(ofSpan: k, of: type, tolerance: tolerance, scale: scale, body) }
  }

  /// The same along one span: the tip at its beginning is told of the first span only, for it ends
  /// the span before.
  private func forEachTip(
    ofSpan k: Int, of type: InkType, tolerance: Double, scale: Double,
    _ body: (Double, NibPose) -> Void
  ) {
    let tips = SpanTips(span(k), type: type)
    let steps = tips.steps(tolerance: tolerance, scale: scale)
    let shares = shares(of: k)
    func tell(_ share: Double) {
      body(Double(k) + share, tips.pose(at: share, ofSteps: Swift.max(1, steps)))
    }
    if k == spans.lowerBound { tell(shares.lowerBound) }
    for step in 1..<Swift.max(1, steps) {
      let share = Double(step) / Double(steps)
      if share > shares.lowerBound, share < shares.upperBound {
        body(Double(k) + share, tips.pose(at: share))
      }
    }
    tell(shares.upperBound)
  }

  /// Appends the tips of some spans, from `next` on until there are `count` or no more spans.
  fileprivate func appendTips(
    from next: inout Int, upTo count: Int, of type: InkType, tolerance: Double,
    through transform: AffineTransform, to poses: inout [NibPose]
  ) {
    let scale = transform.greatestScale
    guard self.count > 1 else {
      if next == 0, let point = first {
        poses.append(SpanTips(point, type: type).pose(at: 0).transformed(by: transform))
      }
      next = .max
      return
    }
    let spans = self.spans
    next = Swift.max(next, spans.lowerBound)
    while next < spans.upperBound, poses.count < count {
      forEachTip(ofSpan: next, of: type, tolerance: tolerance, scale: scale) { _, pose in
        poses.append(pose.transformed(by: transform))
      }
      next += 1
    }
  }
}

/// The poses of ``Stroke/nibPoses(to:tolerance:)`` in parts, for strokes of which nobody wants all
/// at once.
///
///     var walk = NibPoseWalk(stroke, tolerance: 0.01)
///     while walk.appendPoses(upTo: 4096, to: &poses) {
///       ...
///       poses.removeAll(keepingCapacity: true)
///     }
public struct NibPoseWalk {
  private let stroke: Stroke
  private let transform: AffineTransform
  private let tolerance: Double
  /// The span that comes next.
  private var next = 0

  /// A walk from the first pose on; see ``Stroke/nibPoses(to:tolerance:)``.
  public init(_ stroke: Stroke, to target: AffineTransform = .identity, tolerance: Double) {
    self.stroke = stroke
    transform = stroke.transform.then(target)
    self.tolerance = tolerance
  }

  /// Appends the next poses until the array has `count`, and up to 256 more.
  ///
  /// - Returns: whether there were any.
  @discardableResult
  public mutating func appendPoses(upTo count: Int = .max, to poses: inout [NibPose]) -> Bool {
    let before = poses.count
    stroke.path.appendTips(
      from: &next, upTo: count, of: stroke.ink.type, tolerance: tolerance, through: transform,
      to: &poses)
    return poses.count > before
  }
}

/// The tip along one span, in the stroke's own coordinates.
private struct SpanTips {
  private let span: SplineSpan
  private let type: InkType
  /// Whether the tip is a disc all along: then nothing depends on its angle.
  private let isRound: Bool

  init(_ span: SplineSpan, type: InkType) {
    self.span = span
    self.type = type
    isRound = span.greatest { abs($0.size.width - $0.size.height) } == 0
  }

  /// A span that is one point only.
  init(_ point: StrokePoint, type: InkType) {
    self.init(SplineSpan(first: point, second: point, third: point, fourth: point), type: type)
  }

  func pose(at share: Double) -> NibPose {
    let weights = SplineWeights(valueAt: share)
    let center = weights.location(of: span)
    let width = max(0, weights.mix(span) { $0.size.width })
    let opacity = min(1, max(0, weights.mix(span) { Double($0.opacity) }))
    if isRound { return NibPose(center: center, radius: width / 2, opacity: opacity) }
    let height = max(0, weights.mix(span) { $0.size.height })
    let direction = Turn.direction(of: angle(weights))
    let edge = (width > height ? direction : direction.quarterTurned) * (abs(width - height) / 2)
    return NibPose(
      center: center, edge: edge, radius: min(width, height) / 2, opacity: opacity)
  }

  /// The pose at a share of the span on the straight ways of so many steps: the same ink is before
  /// and behind a cut as was without it.
  func pose(at share: Double, ofSteps steps: Int) -> NibPose {
    let place = share * Double(steps)
    let step = place.rounded(.down)
    guard step < place else { return pose(at: share) }
    let (start, end) = (step / Double(steps), (step + 1) / Double(steps))
    return pose(at: start).mixed(with: pose(at: end), place - step)
  }

  private func angle(_ weights: SplineWeights) -> Double {
    type.nibAngle(
      azimuth: weights.mix(span) { Double($0.azimuth) },
      roll: weights.mix(span) { Double($0.roll) })
  }

  /// Into how many straight steps the span must be divided to stay within the tolerance.
  ///
  /// A chord of a curve is at most an eighth of its second derivative times the square of the step
  /// away; the second derivative of a span lies between the second differences at its two ends.
  func steps(tolerance: Double, scale: Double) -> Int {
    let widest = span.greatest { max($0.size.width, $0.size.height) }
    let apart =
      bend { $0.location }.length
      + bend { Point(x: $0.size.width, y: $0.size.height) }.length / 2
      + (isRound ? 0 : turned * turned * widest / 2)
    let fading = bend { Point(x: Double($0.opacity), y: 0) }.length
    // An opacity may be off by half a level of 256.
    let needed = max(apart * scale / (8 * tolerance), fading * 64)
    return needed > 1 ? Int(min(256, needed.squareRoot().rounded(.up))) : 1
  }

  /// The greater of the second differences at both ends of the span.
  private func bend(_ value: (StrokePoint) -> Point) -> Point {
    let (a, b, c, d) = (
      value(span.first), value(span.second), value(span.third), value(span.fourth)
    )
    let (start, end) = (a - b * 2 + c, b - c * 2 + d)
    return start.squaredLength > end.squaredLength ? start : end
  }

  /// By how many radians the nib can turn within the span.
  private var turned: Double {
    func angle(_ point: StrokePoint) -> Double {
      type.nibAngle(azimuth: Double(point.azimuth), roll: Double(point.roll))
    }
    return span.greatest(angle) + span.greatest { -angle($0) }
  }
}
