import InkGeometry

/// The tips along a path, in the path's own coordinates; see ``Stroke/nibPoses(to:tolerance:)``.
struct PathTips {
  let path: StrokePath
  private let type: InkType
  private let tolerance: Double
  private let scale: Double

  /// - Parameter scale: the factor by which lengths grow from the path's coordinates to those of
  ///   the tolerance.
  init(_ path: StrokePath, of type: InkType, tolerance: Double, scale: Double) {
    self.path = path
    self.type = type
    self.tolerance = tolerance
    self.scale = scale
  }

  /// The tip of a path with a single point; nil for any other.
  var dot: NibPose? {
    guard path.count <= 1, let point = path.first else { return nil }
    return SpanTips(point, type: type).pose(at: 0)
  }

  /// Calls `body` with the parametric values and the tips of the whole path.
  func forEachTip(_ body: (Double, NibPose) -> Void) {
    guard path.count > 1 else {
      if let dot { body(0, dot) }
      return
    }
    for k in path.spans { forEachTip(ofSpan: k, body) }
  }

  /// Calls `body` with the tips of one span. The tip at its beginning is included for the first
  /// span only, because it is the end of the previous span.
  func forEachTip(ofSpan k: Int, _ body: (Double, NibPose) -> Void) {
    let tips = SpanTips(path.span(k), type: type)
    let steps = tips.steps(tolerance: tolerance, scale: scale)
    let shares = path.shares(of: k)
    func visit(_ share: Double) {
      body(Double(k) + share, tips.pose(at: share, ofSteps: max(1, steps)))
    }
    if k == path.spans.lowerBound { visit(shares.lowerBound) }
    for step in 1..<max(1, steps) {
      let share = Double(step) / Double(steps)
      if share > shares.lowerBound, share < shares.upperBound {
        body(Double(k) + share, tips.pose(at: share))
      }
    }
    visit(shares.upperBound)
  }
}

/// The tip along one span, in the stroke's own coordinates.
private struct SpanTips {
  private let span: SplineSpan
  private let type: InkType
  /// Whether the tip is a disc along the whole span, so that its angle has no effect.
  private let isRound: Bool

  init(_ span: SplineSpan, type: InkType) {
    self.span = span
    self.type = type
    isRound = span.greatest { abs($0.size.width - $0.size.height) } == 0
  }

  /// Creates a span that is a single point.
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

  /// Returns the pose at a fraction of the span, on the straight lines between a number of steps,
  /// so that cutting a stroke does not change the ink before and after the cut.
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

  /// Returns the number of straight steps that are needed to stay within the tolerance.
  ///
  /// The distance of a chord from the curve is at most an eighth of its second derivative times the
  /// square of the step. The second derivative of a span lies between the second differences at its
  /// two ends.
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

  /// Returns the larger of the second differences at the ends of the span.
  private func bend(_ value: (StrokePoint) -> Point) -> Point {
    let (a, b, c, d) = (
      value(span.first), value(span.second), value(span.third), value(span.fourth)
    )
    let (start, end) = (a - b * 2 + c, b - c * 2 + d)
    return start.squaredLength > end.squaredLength ? start : end
  }

  /// The largest angle by which the nib can turn within the span, in radians.
  private var turned: Double {
    func angle(_ point: StrokePoint) -> Double {
      type.nibAngle(azimuth: Double(point.azimuth), roll: Double(point.roll))
    }
    return span.greatest(angle) + span.greatest { -angle($0) }
  }
}
