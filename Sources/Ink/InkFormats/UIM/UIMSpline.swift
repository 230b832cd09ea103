import InkDrawing
import InkGeometry

/// A Catmull-Rom spline in a drawing's coordinates: it passes through its points except the first
/// and the last, which only determine its direction.
struct UIMSpline {
  /// Returns the value between two neighbors p1 and p2 of four.
  static func mixed(_ p: (Double, Double, Double, Double), at f: Double) -> Double {
    let bend = 2 * p.0 - 5 * p.1 + 4 * p.2 - p.3
    let twist = 3 * (p.1 - p.2) + p.3 - p.0
    return p.1 + 0.5 * f * (p.2 - p.0 + f * (bend + f * twist))
  }

  /// The points including the two at the ends; locations in millimeters.
  let points: [StrokePoint]
  /// The direction of the nib's edge at each point, in radians.
  let nibs: [Double]

  /// Approximates a path by points at equal steps of the parameter, as many as necessary, with more
  /// points near corners.
  init(_ path: StrokePath, of stroke: Stroke, tolerance: Double) {
    let range = path.parametricRange
    let follow = UIMSteps(
      path: path, tolerance: tolerance / max(1e-12, stroke.transform.greatestScale))
    let spans = max(1, (range.upperBound - range.lowerBound).rounded(.up))
    let steps = path.count > 1 ? spans * follow.stepsPerSpan : 1
    let step = (range.upperBound - range.lowerBound) / steps
    let values = follow.refined(
      (0...Int(steps)).map { min(range.upperBound, range.lowerBound + Double($0) * step) })
    let line = stroke.sampledLine(through: values.map { path.interpolatedPoint(at: $0) })
    var all = line.samples
    var (first, last) = (all[0], all[all.count - 1])
    if path.count > 1 {
      // The spline leaves and arrives in the same direction as the path.
      let leaving = stroke.transform.applied(toWay: path.derivative(at: range.lowerBound))
      let arriving = stroke.transform.applied(toWay: path.derivative(at: range.upperBound))
      first.location = all[1].location - leaving * (2 * step)
      last.location = all[all.count - 2].location + arriving * (2 * step)
    }
    all.insert(first, at: 0)
    all.append(last)
    points = all
    nibs = [line.nibAngles[0]] + line.nibAngles + [line.nibAngles[line.nibAngles.count - 1]]
  }

  var x: [Float] { points.map { pixels($0.location.x) } }
  var y: [Float] { points.map { pixels($0.location.y) } }

  func pixels(_ millimeters: Double) -> Float { Float(millimeters * UIMWriter.pixelsPerMillimeter) }

  /// The sample that belongs to each point.
  var mapping: [UInt32] {
    points.indices.map { UInt32(min(max(0, $0 - 1), points.count - 3)) }
  }
}

/// The parametric values at which a Catmull-Rom spline must meet a path.
private struct UIMSteps {
  let path: StrokePath
  /// The tolerance in the path's own millimeters.
  let tolerance: Double

  /// Returns parametric values with additional ones in the spans that begin or end at a corner.
  ///
  /// A Catmull-Rom spline has no corners. It turns within the two sections next to one, and leaves
  /// the lines by at most a tenth of their length. The distance from a corner grows with the cube
  /// of the fraction of the span, so a fraction of 0.7 is a third of the distance. The sections
  /// never grow so fast that the spline runs backwards.
  func refined(_ values: [Double]) -> [Double] {
    let corners = path.indices.filter { path.isCorner(at: $0) }
    guard !corners.isEmpty else { return values }
    let nearby = Set(corners.flatMap { [$0 - 1, $0] })
    var all = values.filter { value in
      value == value.rounded() || !nearby.contains(Int(value))
    }
    for corner in corners {
      for (neighbor, way) in [(corner - 2, -1.0), (corner + 2, 1.0)]
      where path.indices.contains(neighbor) {
        let length = path[neighbor].location.distance(to: path[corner].location) / 6
        var share = 0.7
        while length * share * share * share > 5 * tolerance, share > 0.01 {
          all.append(Double(corner) + way * share)
          share *= 0.7
        }
        all.append(Double(corner) + way * share)
      }
    }
    return Set(all).filter(path.parametricRange.contains).sorted()
  }

  /// The number of steps of each span that a Catmull-Rom spline needs to follow the path, 1...8.
  ///
  /// The error of its direction at a point is a sixth of the third derivative times the square of
  /// the step, and the error of a cubic is at most 4/27 of that, from both ends. The third
  /// derivative is the third difference.
  var stepsPerSpan: Double {
    var greatest = 0.0
    for index in -1..<max(0, path.count - 2) {
      let four = (index...(index + 3)).map { controlPoint($0) }
      greatest = max(
        greatest, (four[3] - four[0] + (four[1] - four[2]) * 3).length)
    }
    for steps in 1..<8 where greatest * 0.05 <= tolerance * Double(steps * steps * steps) {
      return Double(steps)
    }
    return 8
  }

  private func controlPoint(_ index: Int) -> Point {
    if index < 0 { return path[0].location * 2 - path[1].location }
    let last = path.count - 1
    if index > last { return path[last].location * 2 - path[last - 1].location }
    return path[index].location
  }
}
