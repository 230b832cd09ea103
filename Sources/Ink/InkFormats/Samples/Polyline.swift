import InkDrawing
import InkGeometry

/// Converts samples that another program joins with straight lines to a path.
///
/// If a smooth line through the samples stays close to the straight ones, the path is smooth, as
/// for a densely sampled hand-drawn line. Otherwise, the sample is a corner. At a corner, three
/// control points coincide; the spline then passes through it, and is straight up to the next
/// corner (de Boor, A Practical Guide to Splines, chapter IX: a point of multiplicity 3 in a
/// cubic).
struct Polyline {
  /// The largest distance between the smooth line and the straight ones, in millimeters: less than
  /// half the width of a thin pen.
  static let tolerance = 0.1
  /// The same distance next to a sharp turn, where it is less visible.
  static let sharpTolerance = 0.02
  /// The cosine of the angle from which a turn is sharp: 45 degrees.
  private static let sharpCosine = 0.5.squareRoot()
  /// The number of divisions after which a run becomes straight lines; otherwise the time could
  /// grow with the square of the number of samples.
  private static let mostDivisions = 12

  private let samples: [StrokePoint]
  private(set) var controlPoints: [StrokePoint] = []

  /// - Parameter samples: valid samples.
  init(_ samples: [StrokePoint]) {
    self.samples = samples
    guard samples.count > 2 else {
      controlPoints = samples
      return
    }
    // The remaining runs, with the next one last.
    var runs = [SampleRun(first: 0, last: samples.count - 1, divisions: 0)]
    while let run = runs.popLast() {
      let corners = corners(in: run)
      guard !corners.isEmpty else { continue }
      let ends = [run.first] + corners + [run.last]
      for (first, last) in zip(ends, ends.dropFirst()).reversed() {
        runs.append(SampleRun(first: first, last: last, divisions: run.divisions + 1))
      }
    }
    if let last = samples.last { controlPoints.append(last) }
  }

  /// The samples between two corners or ends.
  private struct SampleRun {
    let first: Int
    let last: Int
    let divisions: Int
  }

  /// Returns the corners in a run. If there are none, its control points are added, except for the
  /// last.
  private mutating func corners(in run: SampleRun) -> [Int] {
    guard run.last - run.first > 1 else {
      appendPoints([samples[run.first]], isCorner: run.first > 0)
      return []
    }
    guard run.divisions < Self.mostDivisions else {
      return Array((run.first + 1)..<run.last)
    }
    let points = SmoothLine(through: Array(samples[run.first...run.last])).controlPoints
    var corners: [Int] = []
    for index in run.first..<run.last where leaves(index, points, run) {
      if index > run.first, corners.last != index { corners.append(index) }
      if index + 1 < run.last { corners.append(index + 1) }
    }
    if corners.isEmpty { appendPoints(points.dropLast(), isCorner: run.first > 0) }
    return corners
  }

  private mutating func appendPoints(_ points: some Collection<StrokePoint>, isCorner: Bool) {
    if isCorner, let first = points.first { controlPoints += [first, first] }
    controlPoints += points
  }

  /// Returns whether a smooth line is too far from the straight line between a sample and the next.
  ///
  /// A section of the spline is a Bezier curve whose ends are the samples. Its distance from their
  /// chord is at most 3/4 of that of its control points.
  private func leaves(_ index: Int, _ points: [StrokePoint], _ run: SampleRun) -> Bool {
    let (start, end) = (samples[index].location, samples[index + 1].location)
    let (a, b) = (points[index - run.first].location, points[index - run.first + 1].location)
    let far = max(
      ((a * 2 + b) * (1.0 / 3)).distance(toLineFrom: start, to: end),
      ((a + b * 2) * (1.0 / 3)).distance(toLineFrom: start, to: end))
    let distance = 0.75 * far
    if distance > Self.tolerance { return true }
    return distance > Self.sharpTolerance
      && (isSharp(index, in: run) || isSharp(index + 1, in: run))
  }

  private func isSharp(_ index: Int, in run: SampleRun) -> Bool {
    guard index > run.first, index < run.last else { return false }
    let here = samples[index].location
    guard let before = (here - samples[index - 1].location).direction,
      let after = (samples[index + 1].location - here).direction
    else { return false }
    return before.dot(after) < Self.sharpCosine
  }
}

extension Point {
  /// Returns the distance to the nearest point on a straight line between two others.
  fileprivate func distance(toLineFrom start: Point, to end: Point) -> Double {
    let way = end - start
    let length = way.squaredLength
    let share = length > 0 ? min(1, max(0, (self - start).dot(way) / length)) : 0
    return distance(to: start + way * share)
  }
}

extension StrokePath {
  /// Creates a path along the straight lines between samples, as in programs that do not smooth.
  init(along samples: [StrokePoint], creationDate: WallTime = .unknown) {
    self.init(
      controlPoints: Polyline(samples.filter(\.isValid)).controlPoints, creationDate: creationDate)
  }
}
