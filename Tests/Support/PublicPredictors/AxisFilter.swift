/// A Kalman filter for one coordinate: position, velocity, acceleration and, if asked for, jerk, of
/// which only the position is measured. The textbook's equations; each peer brings its constants.
struct AxisFilter: Sendable {
  /// Position and its derivatives; the fourth stays 0 in a filter of three.
  private(set) var state = SIMD4<Double>.zero
  /// How uncertain the state is.
  private(set) var covariance = Matrix.identity
  /// How many measurements there were.
  private(set) var count = 0

  /// Four rows.
  struct Matrix: Sendable {
    var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    init(
      _ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>, _ d: SIMD4<Double>
    ) {
      rows = (a, b, c, d)
    }

    static let identity = Matrix([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1])
  }

  /// How a state goes on over one step, and what noise the step adds.
  struct Step: Sendable {
    var transition: Matrix
    /// The direction of the noise; its covariance is the variance times its square.
    var noise: SIMD4<Double>
    var variance: Double
  }

  /// Takes a measurement one step after the last; the first one is believed as it is.
  mutating func update(_ measured: Double, step: Step, measurementVariance: Double) {
    count += 1
    guard count > 1 else {
      state = [measured, 0, 0, 0]
      return
    }
    state = step.transition * state
    covariance = step.transition * covariance * step.transition.transposed
    covariance.add(square: step.noise, times: step.variance)
    let gain = covariance.firstColumn / (covariance.rows.0[0] + measurementVariance)
    state += gain * (measured - state[0])
    covariance.remove(gain, times: covariance.rows.0)
  }
}

extension AxisFilter.Matrix {
  var firstColumn: SIMD4<Double> { [rows.0[0], rows.1[0], rows.2[0], rows.3[0]] }

  var transposed: Self {
    Self(
      [rows.0[0], rows.1[0], rows.2[0], rows.3[0]], [rows.0[1], rows.1[1], rows.2[1], rows.3[1]],
      [rows.0[2], rows.1[2], rows.2[2], rows.3[2]], [rows.0[3], rows.1[3], rows.2[3], rows.3[3]])
  }

  static func * (matrix: Self, vector: SIMD4<Double>) -> SIMD4<Double> {
    [
      (matrix.rows.0 * vector).sum(), (matrix.rows.1 * vector).sum(),
      (matrix.rows.2 * vector).sum(), (matrix.rows.3 * vector).sum(),
    ]
  }

  static func * (a: Self, b: Self) -> Self {
    func row(_ r: SIMD4<Double>) -> SIMD4<Double> {
      b.rows.0 * r[0] + b.rows.1 * r[1] + b.rows.2 * r[2] + b.rows.3 * r[3]
    }
    return Self(row(a.rows.0), row(a.rows.1), row(a.rows.2), row(a.rows.3))
  }

  fileprivate mutating func add(square noise: SIMD4<Double>, times variance: Double) {
    remove(noise * -variance, times: noise)
  }

  /// Subtracts the outer product of a column and a row.
  fileprivate mutating func remove(_ column: SIMD4<Double>, times row: SIMD4<Double>) {
    rows.0 -= row * column[0]
    rows.1 -= row * column[1]
    rows.2 -= row * column[2]
    rows.3 -= row * column[3]
  }
}
