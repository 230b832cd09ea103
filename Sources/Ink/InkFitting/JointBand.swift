/// The equations of one step of time, x, y and force of control points together. There are four
/// unknowns per point, and each point is coupled with the three after it.
struct JointBand {
  private static let unknowns = 4
  /// The number of entries of a row: its own, and those of the 15 unknowns before it.
  private static let width = 4 * unknowns

  private let points: Int
  /// The couplings of each point with itself and the three after it. They are symmetric, so there
  /// are eight numbers each: time-time, time-x, time-y, time-force, x-x, y-y, force-force, x-y.
  private var blocks: [FittedValues]
  private var right: [SIMD4<Double>]

  /// Creates empty equations for a number of control points.
  init(points: Int) {
    self.points = points
    blocks = Array(repeating: .zero, count: 4 * points)
    right = Array(repeating: .zero, count: points)
  }

  /// Adds to the coupling of a point with the one `below` after it.
  @inline(__always)
  mutating func accumulate(_ block: FittedValues, point: Int, below: Int) {
    blocks[4 * point + below] += block
  }

  /// Adds to the right side of a point: time, x, y, force.
  @inline(__always)
  mutating func addRight(_ value: SIMD4<Double>, point: Int) { right[point] += value }

  /// Fixes the time of a point.
  mutating func lockTime(of point: Int) {
    blocks[4 * point] += FittedValues(1e15, 0, 0, 0, 0, 0, 0, 0)
  }

  /// Returns the changes of time, x, y and force of each point, by Cholesky decomposition in linear
  /// time in the number of points; nil if the equations are not positive definite.
  consuming func steps() -> [SIMD4<Double>]? {
    var lower = scalarBand()
    guard Self.decompose(&lower) else { return nil }
    return substituted(lower)
  }

  /// Row r contains the columns r-15...r.
  private func scalarBand() -> [Double] {
    var lower = [Double](repeating: 0, count: points * Self.unknowns * Self.width)
    for point in 0..<points {
      for below in 0..<min(4, points - point) {
        spread(blocks[4 * point + below], row: point + below, column: point, into: &lower)
      }
    }
    return lower
  }

  private func spread(_ block: FittedValues, row: Int, column: Int, into lower: inout [Double]) {
    let (r, c) = (row * Self.unknowns, column * Self.unknowns)
    func put(_ value: Double, _ row: Int, _ column: Int) {
      lower[row * Self.width + Self.width - 1 + column - row] = value
    }
    for k in 0..<4 { put(block[k], r + k, c) }
    for k in 1..<4 { put(block[k + 3], r + k, c + k) }
    put(block[7], r + 2, c + 1)
    guard row != column else { return }
    for k in 1..<4 { put(block[k], r, c + k) }
    put(block[7], r + 1, c + 2)
  }

  private static func decompose(_ lower: inout [Double]) -> Bool {
    for row in 0..<(lower.count / width) {
      let base = row * width + width - 1 - row
      let first = max(0, row - width + 1)
      for column in first...row {
        let other = column * width + width - 1 - column
        var sum = lower[base + column]
        for k in first..<column { sum -= lower[base + k] * lower[other + k] }
        guard column == row else {
          lower[base + column] = sum / lower[other + column]
          continue
        }
        guard sum > 0 else { return false }
        lower[base + row] = sum.squareRoot()
      }
    }
    return true
  }

  private func substituted(_ lower: [Double]) -> [SIMD4<Double>] {
    let width = Self.width
    var x = right.flatMap { [$0[0], $0[1], $0[2], $0[3]] }
    for row in x.indices {
      let base = row * width + width - 1 - row
      for k in max(0, row - width + 1)..<row { x[row] -= lower[base + k] * x[k] }
      x[row] /= lower[base + row]
    }
    for row in x.indices.reversed() {
      let base = row * width + width - 1 - row
      x[row] /= lower[base + row]
      for k in max(0, row - width + 1)..<row { x[k] -= lower[base + k] * x[row] }
    }
    return (0..<points).map { SIMD4(x[4 * $0], x[4 * $0 + 1], x[4 * $0 + 2], x[4 * $0 + 3]) }
  }
}
