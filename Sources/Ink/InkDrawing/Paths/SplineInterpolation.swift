import InkGeometry

/// The control points of the uniform cubic spline that passes through given points, one at each
/// whole parametric value, with curvature 0 at its ends.
///
/// `(P[k-1] + 4 P[k] + P[k+1]) / 6 = Q[k]` between the ends, P = Q at the ends. It is solved by
/// elimination, because the matrix is tridiagonal and diagonally dominant.
struct SplineInterpolation {
  let controlPoints: [Point]

  init(_ places: [Point]) {
    guard places.count > 2 else {
      controlPoints = places
      return
    }
    var (result, factors) = (places, [Double](repeating: 0, count: places.count))
    for k in 1..<places.count - 1 {
      let pivot = 1 / (4 - factors[k - 1])
      factors[k] = pivot
      result[k] = (places[k] * 6 - result[k - 1]) * pivot
    }
    for k in (1..<places.count - 1).reversed() {
      result[k] = result[k] - result[k + 1] * factors[k]
    }
    controlPoints = result
  }
}
