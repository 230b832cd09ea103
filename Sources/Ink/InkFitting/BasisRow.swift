/// The weights of four neighboring control points at one parametric value of a path, and their
/// derivatives.
///
/// Beyond its ends, the path has mirrored points, 2 P0 - P1. Their weights are added to those of
/// the points from which they are computed, so that a row contains only real points. C. de Boor, A
/// Practical Guide to Splines, IX.
struct BasisRow {
  /// The first of the four points; those from `count` on have weight 0.
  var first: Int
  /// The weights of the value.
  var value: SIMD4<Double>
  /// The weights of the first derivative.
  var slope: SIMD4<Double>

  /// Creates the row at a parametric value 0...count-1 of a path with at least two points.
  @inline(__always)
  init(at parameter: Double, count: Int) {
    let span = max(0, min(Int(parameter), count - 2))
    let f = parameter - Double(span)
    let g = 1 - f
    let shape = SIMD4(
      g * g * g, (3 * f - 6) * f * f + 4, (3 * g - 6) * g * g + 4, f * f * f)
    value = shape * (1.0 / 6)
    slope = SIMD4(-g * g, (3 * f - 4) * f, (4 - 3 * g) * g, f * f) * 0.5
    first = max(0, min(span - 1, count - 4))
    guard span == 0 || span == count - 2 else { return }
    value = Self.folded(value, span: span, count: count, first: first)
    slope = Self.folded(slope, span: span, count: count, first: first)
  }

  /// Adds the weights of the mirrored points to those of the points from which they are computed.
  private static func folded(
    _ weights: SIMD4<Double>, span: Int, count: Int, first: Int
  ) -> SIMD4<Double> {
    var w = weights
    if span == 0 { w = SIMD4(0, w[1] + 2 * w[0], w[2] - w[0], w[3]) }
    if span == count - 2 { w = SIMD4(w[0], w[1] - w[3], w[2] + 2 * w[3], 0) }
    switch first - (span - 1) {
    case 1: return SIMD4(w[1], w[2], w[3], 0)
    case -1: return SIMD4(0, w[0], w[1], w[2])
    default: return w
    }
  }
}
