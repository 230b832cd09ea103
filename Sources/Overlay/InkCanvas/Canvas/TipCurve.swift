import InkDrawing
import InkFitting
import InkGeometry

/// The path of a tip through its current samples and through the predicted tail after them.
///
/// Between each two points there is a piece of a centripetal Catmull-Rom spline, which depends on
/// the two and on their neighbors. It is smooth, has no loops, and does not depend on uneven
/// timestamps (P. Yuksel, S. Schaefer, J. Keyser, Parameterization and applications of Catmull-Rom
/// curves, 2011). The line passes through every sample, so that ink reaches the newest immediately.
/// Size, opacity and angle are interpolated linearly between samples. The landing speed is known
/// after 30 ms, and the lift speed after the lift.
struct TipCurve: Sendable {
  let ink: Ink
  /// The ink's base width, in millimeters.
  let width: Double
  /// The transform from millimeters to pixels, or the identity for tips in millimeters.
  let view: InkTransform
  /// Pixels per millimeter.
  let scale: Double
  /// The largest distance, in pixels, between the curve and the straight lines between tips.
  let tolerance: Double
  /// The current samples, in millimeters of the output.
  private(set) var samples: [FitSample] = []
  /// The predicted path of the tip after the last sample.
  private(set) var tail: [FitSample] = []
  /// The distance that the tip had moved at each sample when it was last updated, and at each point
  /// of the tail, in millimeters.
  var distances: [Double] = []
  var tailDistances: [Double] = []
  /// The speed of landing, and that of the lift once the stroke is finished.
  var landing = Landing.open
  var ends: StrokeEnds
  /// The total distance of the tip; nil until the pen is lifted.
  var length: Double?

  /// The largest number of samples in a stroke: more than four minutes at 1000 Hz.
  static let mostSamples = StrokeStep.mostSamples
  /// The largest length of the tail; a longer one is cut.
  static let longestTail = 64
  /// The largest number of steps between two samples.
  private static let mostSteps = 256.0

  /// - Parameter view: a similarity.
  init(ink: Ink, width: Double, view: InkTransform, tolerance: Double = 0.1) {
    self.ink = ink
    self.width = width
    self.view = view
    scale = view.similarityScale
    self.tolerance = tolerance
    ends = StrokeEnds(of: ink.type, width: width, landingSpeed: nil, lift: nil)
    samples.reserveCapacity(1024)
    distances.reserveCapacity(1024)
    tail.reserveCapacity(Self.longestTail)
    tailDistances.reserveCapacity(Self.longestTail)
  }

  /// Adds the next sample and removes the tail; false if the sample is invalid, or if there are too
  /// many.
  mutating func appendSample(_ sample: FitSample) -> Bool {
    guard sample.isValid, samples.count < Self.mostSamples else { return false }
    var sample = sample
    if let last = samples.last { sample.time = max(sample.time, last.time) }
    distances.append(distance(to: sample, behind: samples.count))
    samples.append(sample)
    expect([])
    seeLanding()
    return true
  }

  /// Replaces a sample by another one at the same time, if it is valid.
  ///
  /// - Returns: whether the ink changes there; for most inks, the lean of the pen has no effect.
  mutating func replace(_ index: Int, with sample: FitSample) -> Bool {
    guard samples.indices.contains(index), sample.isValid else { return false }
    let (old, oldTip) = (samples[index], tip(at: index))
    samples[index] = sample
    samples[index].time = old.time
    distances[index] = distance(to: sample, behind: index)
    let tip = tip(at: index)
    guard old.location == sample.location, oldTip.size == tip.size, oldTip.opacity == tip.opacity
    else { return true }
    return oldTip.angle != tip.angle && !isRound(around: index)
  }

  /// Returns whether two samples leave the same tip at the same position.
  func isSameTip(at index: Int, _ other: Int) -> Bool {
    pose(tip(at: index), at: self[index].location) == pose(tip(at: other), at: self[other].location)
  }

  /// Returns whether the tip is round at a point and at its neighbors, so that its direction has no
  /// effect.
  private func isRound(around index: Int) -> Bool {
    (max(0, index - 1)...min(count - 1, index + 1)).allSatisfy { tip(at: $0).isRound }
  }

  /// Replaces the tail; each point is moved by `led`, and the tail ends before the first invalid
  /// one.
  mutating func expect(_ places: [FitSample], led: (FitSample) -> FitSample = { $0 }) {
    tail.removeAll(keepingCapacity: true)
    tailDistances.removeAll(keepingCapacity: true)
    for place in places.prefix(Self.longestTail) {
      let place = led(place)
      guard place.isValid else { return }
      tailDistances.append(distance(to: place, behind: count))
      tail.append(place)
    }
  }

  /// The number of points, including those of the tail.
  var count: Int { samples.count + tail.count }

  subscript(index: Int) -> FitSample {
    index < samples.count ? samples[index] : tail[index - samples.count]
  }
}

extension TipCurve {
  /// Adds the tips from one point to the next, including both, without repeating any; `poses` may
  /// already end with the first.
  ///
  /// For a curve through a single point, span 0 is that point.
  func addTips(ofSpan span: Int, to poses: inout [NibPose]) {
    let start = tip(at: span)
    let first = pose(start, at: self[span].location)
    if poses.last != first { poses.append(first) }
    guard span + 1 < count else { return }
    let end = tip(at: span + 1)
    let curve = curve(ofSpan: span)
    let turn = start.isRound && end.isRound ? 0 : Turn.wrapped(end.angle - start.angle)
    let steps = steps(curve, turn: turn, widest: max(start.size.width, end.size.width))
    for step in 1..<max(1, steps) {
      let share = Double(step) / Double(steps)
      poses.append(pose(start.mixed(with: end, share, turn: turn), at: curve.location(at: share)))
    }
    let last = pose(end, at: self[span + 1].location)
    if poses.last != last { poses.append(last) }
  }

  /// Returns the number of straight steps of a span. The error of a chord is at most an eighth of
  /// the second derivative, and that of a turning edge is its half length times the square of its
  /// angle.
  private func steps(_ curve: CubicBezier, turn: Double, widest: Double) -> Int {
    let start = (curve.start - curve.control1 * 2 + curve.control2).squaredLength
    let end = (curve.control1 - curve.control2 * 2 + curve.end).squaredLength
    let bend = 6 * max(start, end).squareRoot() + turn * turn * widest / 2
    let needed = bend * scale / (8 * tolerance)
    return needed > 1 ? Int(min(Self.mostSteps, needed.squareRoot().rounded(.up))) : 1
  }

  private func curve(ofSpan span: Int) -> CubicBezier {
    let (start, end) = (self[span].location, self[span + 1].location)
    let way = end - start
    let pace = way.length.squareRoot()
    let before = span > 0 ? start - self[span - 1].location : nil
    let after = span + 2 < count ? self[span + 2].location - end : nil
    var leave = before.map { Self.tangent(way, pace, beside: $0) }
    var arrive = after.map { Self.tangent(way, pace, beside: $0) }
    // A free end continues the curvature of the other end.
    if leave == nil { leave = arrive.map { way * 2 - $0 } }
    if arrive == nil { arrive = leave.map { way * 2 - $0 } }
    return CubicBezier(
      start, start + (leave ?? way) * (1.0 / 3), end - (arrive ?? way) * (1.0 / 3), end)
  }

  /// Returns the tangent of a span where it meets its neighbor, for a parameter that grows with the
  /// square root of the distance. The expression is the same from either side.
  private static func tangent(_ way: Point, _ pace: Double, beside other: Point) -> Point {
    let otherPace = other.length.squareRoot()
    guard otherPace > 0, pace > 0 else { return way }
    let both = (way + other) * (1 / (pace + otherPace))
    return way + (other * (1 / otherPace) - both) * pace
  }
}

extension TipCurve {
  /// The tip of the ink at one point.
  struct PlaceTip {
    var size: Size
    var opacity: Double
    var angle: Double

    var isRound: Bool { size.width == size.height }

    func mixed(with other: PlaceTip, _ share: Double, turn: Double) -> PlaceTip {
      PlaceTip(
        size: Size(
          width: size.width + (other.size.width - size.width) * share,
          height: size.height + (other.size.height - size.height) * share),
        opacity: opacity + (other.opacity - opacity) * share, angle: angle + turn * share)
    }
  }

  private func tip(at index: Int) -> PlaceTip {
    let sample = self[index]
    let distance = distance(at: index)
    let pen = PenState(
      force: Float(sample.force), altitude: Float(sample.altitude), azimuth: Float(sample.azimuth),
      roll: Float(sample.roll), speed: Float(speed(at: index)), distance: Float(distance))
    let tip = ends.shaped(
      ink.tip(width: width, pen: pen), distance: distance,
      rest: length.map { $0 - distance } ?? .infinity)
    return PlaceTip(
      size: tip.size, opacity: Double(tip.opacity),
      angle: ink.type.nibAngle(azimuth: sample.azimuth, roll: sample.roll))
  }

  /// Returns the speed of the tip around a point, in millimeters per second.
  private func speed(at index: Int) -> Double {
    guard ink.type.dependsOnSpeed else { return 0 }
    let (first, last) = (self[max(0, index - 1)], self[min(count - 1, index + 1)])
    let seconds = last.time - first.time
    let way =
      first.location.distance(to: self[index].location)
      + self[index].location.distance(to: last.location)
    return seconds > 0 ? way / seconds : 0
  }

  /// Returns the tip at a point.
  func pose(at index: Int) -> NibPose { pose(tip(at: index), at: self[index].location) }

  private func pose(_ tip: PlaceTip, at place: Point) -> NibPose {
    let center = view.applied(to: place)
    guard !tip.isRound else {
      return NibPose(center: center, radius: tip.size.width / 2 * scale, opacity: tip.opacity)
    }
    let (width, height) = (tip.size.width, tip.size.height)
    let direction = Turn.direction(of: tip.angle)
    let edge = (width > height ? direction : direction.quarterTurned) * (abs(width - height) / 2)
    return NibPose(
      center: center, edge: view.applied(toWay: edge), radius: min(width, height) / 2 * scale,
      opacity: tip.opacity)
  }
}

extension InkTransform {
  /// The factor by which a similarity scales lengths.
  var similarityScale: Double { b == 0 ? abs(a) : abs(determinant).squareRoot() }
}
