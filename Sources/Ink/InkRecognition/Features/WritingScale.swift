/// The size of handwriting: about the height of letters without ascenders.
///
/// It is the mean of the pen's vertical movements, with less weight for short ones, so that neither
/// a trembling hand nor a few ascenders determine it: the square of the sum divided by the sum of
/// square roots.
package enum WritingScale {
  /// Returns the scale in millimeters. It is never less than that of a dot, and never so small that
  /// the trace would become too long.
  package static func of(_ trace: WritingTrace) -> Float {
    guard let (low, high) = trace.points.corners else { return smallest }
    let size = high - low
    var sum: Float = 0
    var roots: Float = 0
    let tremble = max(size.y * 0.04, 0.05)
    for stroke in 0..<trace.strokeCount {
      addRuns(trace.points[trace.range(stroke)], tremble) { run in
        sum += run
        roots += run.squareRoot()
      }
    }
    let mean = roots > 0 ? (sum / roots) * (sum / roots) : 0
    return max(mean, smallest, size.y / 16, min(size.x, 8) / 8)
  }

  private static let smallest: Float = 0.3

  /// Finds where a stroke changes between up and down, and reports the height of each run between.
  ///
  /// - Parameter points: at least one.
  static func addRuns(
    _ points: ArraySlice<SIMD2<Float>>, _ tremble: Float, _ add: (Float) -> Void
  ) {
    var turn = points[points.startIndex].y
    var extreme = turn
    for point in points {
      let y = point.y
      let isBeyond = extreme >= turn ? y > extreme : y < extreme
      if isBeyond || extreme == turn {
        extreme = y
      } else if abs(extreme - y) > tremble {
        if abs(extreme - turn) > tremble { add(abs(extreme - turn)) }
        (turn, extreme) = (extreme, y)
      }
    }
    if abs(extreme - turn) > tremble { add(abs(extreme - turn)) }
  }
}
