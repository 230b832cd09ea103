import InkDrawing
import InkGeometry

/// A part of a stroke that is drawn in one go, in the form that other programs store: points on the
/// line, in the drawing's coordinates, close enough for straight lines between them.
struct SampledLine {
  /// Points on the line, not control points; at least one.
  let samples: [StrokePoint]
  /// The direction of the nib's edge at each sample, in radians in the drawing; unwrapped.
  let nibAngles: [Double]

  /// Returns the tip's extent across the line at each sample, in millimeters, which is the visible
  /// width of the line.
  ///
  /// For a tip with an edge and rounded ends, the edge counts with its length as seen in the
  /// direction of the line.
  func widthsAcross() -> [Double] {
    samples.indices.map { index in
      let (width, height) = (samples[index].size.width, samples[index].size.height)
      let isAlong = width >= height
      let edge = Turn.direction(of: nibAngles[index] + (isAlong ? 0 : .pi / 2))
      guard let way = direction(at: index) else { return max(width, height) }
      return min(width, height) + abs(width - height) * abs(way.cross(edge))
    }
  }

  private func direction(at index: Int) -> Point? {
    let before = samples[max(0, index - 1)].location
    let after = samples[min(samples.count - 1, index + 1)].location
    return (after - before).direction
  }
}

extension Stroke {
  /// Returns the visible lines of the stroke, within a tolerance in millimeters of the drawing.
  func sampledLines(tolerance: Double) -> [SampledLine] {
    visiblePaths.compactMap { path in
      let own = tolerance / max(1e-12, transform.greatestScale)
      let values = PathSampling(path, tolerance: own).values
      return values.isEmpty
        ? nil : sampledLine(through: values.map { path.interpolatedPoint(at: $0) })
    }
  }

  /// The visible parts of its path: those that its mask leaves, and none for an eraser.
  var visiblePaths: [StrokePath] {
    if path.isEmpty || ink.type == .eraser { return [] }
    return mask == nil ? [path] : maskedPathRanges.map { path[$0] }
  }

  /// Returns the line through points of the path, in the drawing's coordinates.
  func sampledLine(through points: [StrokePoint]) -> SampledLine {
    var samples = points.map(drawn)
    var nibs: [Double] = []
    for index in samples.indices {
      let before = index > 0 ? Double(samples[index - 1].azimuth) : nil
      let nib = ink.type.nibAngle(
        azimuth: Double(samples[index].azimuth), roll: Double(samples[index].roll))
      nibs.append(turned(nib, near: nibs.last))
      samples[index].azimuth = Float(turned(Double(samples[index].azimuth), near: before))
    }
    return SampledLine(samples: samples, nibAngles: nibs)
  }

  /// Returns an angle of the stroke's own coordinates in the drawing's, unwrapped relative to the
  /// previous one.
  private func turned(_ angle: Double, near: Double?) -> Double {
    guard transform != .identity else { return angle }
    let way = transform.applied(toWay: Turn.direction(of: angle))
    let there = Turn.angle(of: way)
    guard let near else { return there }
    return near + Turn.wrapped(there - near)
  }

  /// Returns a point in the drawing's coordinates, except for its angles.
  private func drawn(_ point: StrokePoint) -> StrokePoint {
    let scale = abs(transform.determinant).squareRoot()
    var point = point
    point.location = transform.applied(to: point.location)
    point.size = Size(
      width: max(0, point.size.width) * scale, height: max(0, point.size.height) * scale)
    point.opacity = min(1, max(0, point.opacity))
    point.force = min(1, max(0, point.force))
    return point
  }
}
