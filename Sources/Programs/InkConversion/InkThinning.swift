import InkDrawing
import InkFitting
import InkFormats
import InkGeometry

/// Gives paths with a control point for each sample, as other programs' ink has, paths with few of
/// them.
///
/// Every sample stays within the tolerance of its path, and half the tip's width there too: a fit
/// that lets one go farther is made again, closer, and a path that needs as many points as it had
/// stays as it was.
struct InkThinning {
  /// In millimeters of the drawing.
  let tolerance: Double
  /// How often a fit is made closer.
  private static let attempts = 4

  /// How many strokes got such a path.
  private(set) var count = 0

  init(tolerance: Double) { self.tolerance = tolerance }

  /// The stroke with such a path, if there is one.
  mutating func thinned(_ stroke: Stroke) -> Stroke {
    guard let path = path(for: stroke) else { return stroke }
    count += 1
    var stroke = stroke
    stroke.path = path
    return stroke
  }

  /// What that lost so far.
  var losses: [Loss] {
    guard count > 0 else { return [] }
    let loss = Loss(
      what: "strokes were fitted: their samples are within \(tolerance) mm of the paths",
      count: count)
    return [loss]
  }

  /// Nil if fewer points cannot tell it.
  private func path(for stroke: Stroke) -> StrokePath? {
    let own = tolerance / max(1e-6, stroke.transform.greatestScale)
    guard own > 0, own.isFinite else { return nil }
    let corners = stroke.path.indices.filter(stroke.path.isCorner)
    return corners.isEmpty ? fitted(stroke.path, own) : fitted(stroke.path, between: corners, own)
  }

  private func fitted(_ path: StrokePath, _ tolerance: Double) -> StrokePath? {
    let samples = Samples(path)
    guard samples.points.count > 4 else { return nil }
    var aim = tolerance
    for _ in 0..<Self.attempts {
      guard let fitted = samples.fitted(within: aim), fitted.count < path.count else { return nil }
      if samples.areNear(fitted, tolerance) { return fitted }
      aim /= 2
    }
    return nil
  }

  /// The path with its corners as they are, and the lines between them fitted.
  private func fitted(
    _ path: StrokePath, between corners: [Int], _ tolerance: Double
  ) -> StrokePath? {
    guard path.parametricRange == 0...Double(path.count - 1) else { return nil }
    var (points, first) = ([StrokePoint](), 0)
    for corner in corners + [path.count] {
      let line = Array(path.controlPoints[first..<corner])
      var fitted = fitted(StrokePath(controlPoints: line), tolerance)?.controlPoints ?? line
      (fitted[0], fitted[fitted.count - 1]) = (line[0], line[line.count - 1])
      points += fitted
      if corner < path.count { points.append(path[corner]) }
      first = corner + 1
    }
    let joined = StrokePath(controlPoints: points, creationDate: path.creationDate)
    guard joined.count < path.count, Samples(path).areNear(joined, tolerance) else { return nil }
    return joined
  }
}

/// The samples that a path goes through.
private struct Samples {
  let points: [StrokePoint]
  private let path: StrokePath
  /// Seconds; steps of 5 ms if the path tells no time.
  private let times: [Double]
  private let hasTime: Bool

  init(_ path: StrokePath) {
    let (lower, upper) = (path.parametricRange.lowerBound, path.parametricRange.upperBound)
    let inner = stride(from: lower.rounded(.down) + 1, to: upper, by: 1)
    points = path.isEmpty ? [] : ([lower] + inner + [upper]).map(path.interpolatedPoint)
    self.path = path
    hasTime = path.duration > 0
    var (last, times) = (-Double.infinity, [Double]())
    for (index, point) in points.enumerated() {
      last = hasTime ? max(last, point.timeOffset) : Double(index) * 0.005
      times.append(last)
    }
    self.times = times
  }

  func fitted(within tolerance: Double) -> StrokePath? {
    let samples = zip(points, times).map { point, time in
      FitSample(
        time: time, location: point.location, force: Double(point.force),
        azimuth: Double(point.azimuth), altitude: Double(point.altitude), roll: Double(point.roll))
    }
    // It is refused what is not sound or out of order; neither is read from a file.
    guard
      let path = try? StrokePath(
        fitting: samples, tolerance: FitTolerance(position: tolerance),
        creationDate: self.path.creationDate)
    else { return nil }
    // Both are in the order of time.
    var after = 0
    let completed = path.map { point in
      while after < times.count, times[after] <= point.timeOffset { after += 1 }
      return self.completed(point, before: after)
    }
    return StrokePath(controlPoints: completed, creationDate: self.path.creationDate)
  }

  /// A control point with what a fit does not know, from the samples around its time, of which that
  /// is the first behind it.
  private func completed(_ point: StrokePoint, before after: Int) -> StrokePoint {
    let (next, before) = (points[min(after, points.count - 1)], points[max(0, after - 1)])
    let (start, end) = (times[max(0, after - 1)], times[min(after, times.count - 1)])
    let share = end > start ? min(1, max(0, (point.timeOffset - start) / (end - start))) : 0
    var point = point
    point.size.width = before.size.width + (next.size.width - before.size.width) * share
    point.size.height = before.size.height + (next.size.height - before.size.height) * share
    point.opacity = before.opacity + (next.opacity - before.opacity) * Float(share)
    point.secondaryScale =
      before.secondaryScale + (next.secondaryScale - before.secondaryScale) * Float(share)
    if !hasTime { point.timeOffset = 0 }
    return point
  }

  /// Whether each sample is so near to the line, and half its tip as wide.
  func areNear(_ path: StrokePath, _ distance: Double) -> Bool {
    var value = path.parametricRange.lowerBound
    for point in points {
      // Samples come in the order of the line, so that it need not be searched as a whole.
      let part =
        max(
          path.parametricRange.lowerBound, value - 1)...min(
          path.parametricRange.upperBound, value + 4)
      guard let nearest = path.nearest(to: point.location, in: part), nearest.distance <= distance
      else { return false }
      let size = path.interpolatedPoint(at: nearest.parametricValue).size
      guard abs(size.width - point.size.width) <= 2 * distance,
        abs(size.height - point.size.height) <= 2 * distance
      else { return false }
      value = nearest.parametricValue
    }
    return true
  }
}
