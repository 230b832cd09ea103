import InkDrawing
import InkGeometry

/// The positions at which a path must be sampled so that straight lines between the samples
/// approximate it.
struct PathSampling {
  private let path: StrokePath
  /// The tolerance in the path's own millimeters.
  private let tolerance: Double

  init(_ path: StrokePath, tolerance: Double) {
    self.path = path
    self.tolerance = tolerance
  }

  /// Parametric values between which the line is straight within the tolerance, and the tip's size
  /// changes evenly.
  ///
  /// The distance of a chord from a span is at most an eighth of the span's second derivative,
  /// which lies between the second differences at both ends. Every span gets at most 64 steps.
  /// Straight lines between corners only get their ends.
  var values: [Double] {
    let (lower, upper) = (path.parametricRange.lowerBound, path.parametricRange.upperBound)
    guard path.count > 1, lower < upper else { return path.isEmpty ? [] : [lower] }
    var values = [lower]
    var wasStraight = false
    for span in Int(lower)..<max(Int(lower) + 1, Int(upper.rounded(.up))) {
      let isStraight = path.isStraight(span: span)
      defer { wasStraight = isStraight }
      if isStraight {
        if wasStraight, values.count > 1, !path.isCorner(at: span) { values.removeLast() }
        if Double(span + 1) < upper { values.append(Double(span + 1)) }
        continue
      }
      let bend = max(self.bend(at: span), self.bend(at: span + 1))
      let steps = min(64, max(1, (bend / (8 * tolerance)).squareRoot().rounded(.up)))
      for step in 1...Int(steps) {
        let value = Double(span) + Double(step) / steps
        if value > values[values.count - 1], value < upper { values.append(value) }
      }
    }
    return values + [upper]
  }

  /// Returns the curvature of the path and of the size at a control point; 0 at the ends.
  private func bend(at index: Int) -> Double {
    guard index > 0, index < path.count - 1 else { return 0 }
    let (a, b, c) = (path[index - 1], path[index], path[index + 1])
    let way = (a.location - b.location * 2 + c.location).length
    let width = abs(a.size.width - 2 * b.size.width + c.size.width)
    let height = abs(a.size.height - 2 * b.size.height + c.size.height)
    return way + max(width, height) / 2
  }
}
