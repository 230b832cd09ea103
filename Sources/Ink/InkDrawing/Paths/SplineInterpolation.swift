import InkGeometry

/// The control points of the uniform cubic spline that goes through given places, one at each whole
/// parametric value, and does not bend at its ends.
///
/// `(P[k-1] + 4 P[k] + P[k+1]) / 6 = Q[k]` between the ends, P = Q at them; solved by elimination,
/// for the matrix has three diagonals and a dominant one.
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
