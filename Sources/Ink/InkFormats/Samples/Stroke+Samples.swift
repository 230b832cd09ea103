import InkDrawing
import InkGeometry

/// A part of a stroke that is drawn in one go, as other programs keep it: places on the line, in
/// the drawing's coordinates, close enough for straight lines between them.
struct SampledLine {
  /// On the line, not control points; at least one.
  let samples: [StrokePoint]
  /// Direction of the nib's edge at each sample, in radians in the drawing; unwrapped.
  let nibAngles: [Double]

  /// The tip's extent across the way at each sample, in millimetres: what is seen as the line's
  /// width.
  ///
  /// Of a tip that is an edge of some length with something round about it, the edge counts as long
  /// as it appears from the way's direction.
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
  /// The lines that are drawn of it, within a tolerance in millimetres of the drawing.
  func sampledLines(tolerance: Double) -> [SampledLine] {
    visiblePaths.compactMap { path in
      let values = path.sampleValues(tolerance: tolerance / max(1e-12, transform.greatestScale))
      return values.isEmpty
        ? nil : sampledLine(through: values.map { path.interpolatedPoint(at: $0) })
    }
  }

  /// The parts of its path that are drawn: what its mask leaves, and none of an eraser's.
  var visiblePaths: [StrokePath] {
    if path.isEmpty || ink.type == .eraser { return [] }
    return mask == nil ? [path] : maskedPathRanges.map { path[$0] }
  }

  /// The line through points of the path, in the drawing's coordinates.
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

  /// An angle of the stroke's own coordinates in the drawing's, in the turn of the one before.
  private func turned(_ angle: Double, near: Double?) -> Double {
    guard transform != .identity else { return angle }
    let way = transform.applied(toWay: Turn.direction(of: angle))
    let there = Turn.angle(of: way)
    guard let near else { return there }
    return near + Turn.wrapped(there - near)
  }

  /// A point in the drawing's coordinates but for its angles.
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

extension StrokePath {
  /// Parametric values between which the line is straight within a tolerance in its own
  /// millimetres, and the tip's size changes evenly.
  ///
  /// A chord of a span is at most an eighth of its second derivative away, which lies between the
  /// second differences at both ends. Every span gets 64 steps at most. Straight lines between
  /// corners get none but their ends.
  func sampleValues(tolerance: Double) -> [Double] {
    let (lower, upper) = (parametricRange.lowerBound, parametricRange.upperBound)
    guard count > 1, lower < upper else { return isEmpty ? [] : [lower] }
    var values = [lower]
    var wasStraight = false
    for span in Int(lower)..<Swift.max(Int(lower) + 1, Int(upper.rounded(.up))) {
      let isStraight = isStraight(span: span)
      defer { wasStraight = isStraight }
      if isStraight {
        if wasStraight, values.count > 1, !isCorner(at: span) { values.removeLast() }
        if Double(span + 1) < upper { values.append(Double(span + 1)) }
        continue
      }
      let bend = Swift.max(self.bend(at: span), self.bend(at: span + 1))
      let steps = Swift.min(64, Swift.max(1, (bend / (8 * tolerance)).squareRoot().rounded(.up)))
      for step in 1...Int(steps) {
        let value = Double(span) + Double(step) / steps
        if value > values[values.count - 1], value < upper { values.append(value) }
      }
    }
    return values + [upper]
  }

  /// How much the way and the size bend at a control point; nothing at the ends.
  private func bend(at index: Int) -> Double {
    guard index > 0, index < count - 1 else { return 0 }
    let (a, b, c) = (self[index - 1], self[index], self[index + 1])
    let way = (a.location - b.location * 2 + c.location).length
    let width = abs(a.size.width - 2 * b.size.width + c.size.width)
    let height = abs(a.size.height - 2 * b.size.height + c.size.height)
    return way + Swift.max(width, height) / 2
  }
}
