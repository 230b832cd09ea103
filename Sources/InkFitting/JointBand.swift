/// The equations of one step for times, places and forces of control points together: blocks of four
/// unknowns per point, three blocks beside the main one.
struct JointBand {
  /// Unknowns per control point: time, x, y, force.
  static let unknowns = 4
  private static let width = 4 * unknowns

  /// Row r holds the columns r-15...r.
  private var lower: [Double]
  private var right: [Double]
  private let count: Int

  /// No equations yet, for a number of control points.
  init(points: Int) {
    count = points * Self.unknowns
    lower = Array(repeating: 0, count: count * Self.width)
    right = Array(repeating: 0, count: count)
  }

  /// Adds a block that couples the points `row` and `column`, `row` not before `column`.
  ///
  /// Its lanes: time-time, time-x, time-y, time-force, x-x, y-y, force-force, x-y.
  mutating func add(_ block: Lanes, row: Int, column: Int) {
    let r = row * Self.unknowns
    let c = column * Self.unknowns
    for k in 0..<4 {
      add(block[k], r + k, c)
      if row != column, k > 0 { add(block[k], r, c + k) }
    }
    for k in 1..<4 { add(block[k + 3], r + k, c + k) }
    add(block[7], r + 2, c + 1)
    if row != column { add(block[7], r + 1, c + 2) }
  }

  /// Adds to one entry of the lower half.
  @inline(__always)
  mutating func add(_ value: Double, _ row: Int, _ column: Int) {
    lower[row * Self.width + Self.width - 1 + column - row] += value
  }

  /// Sets the right side of one point: time, x, y, force.
  mutating func setRight(_ value: SIMD4<Double>, point: Int) {
    for k in 0..<4 { right[point * Self.unknowns + k] = value[k] }
  }

  /// Holds a point's time where it is.
  mutating func lockTime(of point: Int) {
    add(1e15, point * Self.unknowns, point * Self.unknowns)
  }

  /// Makes it dear to change the distance of two neighbouring times.
  mutating func damp(_ strength: Double, between point: Int?, and next: Int?) {
    if let point { add(strength, point * Self.unknowns, point * Self.unknowns) }
    if let next { add(strength, next * Self.unknowns, next * Self.unknowns) }
    if let point, let next { add(-strength, next * Self.unknowns, point * Self.unknowns) }
  }

  /// How far each time is to move, by Cholesky's decomposition; nil if the equations are not positive definite.
  consuming func timeSteps() -> [Double]? {
    let width = Self.width
    for row in 0..<count {
      let base = row * width + width - 1 - row
      for column in max(0, row - width + 1)...row {
        let other = column * width + width - 1 - column
        var sum = lower[base + column]
        for k in max(0, row - width + 1)..<column {
          sum -= lower[base + k] * lower[other + k]
        }
        if column < row {
          lower[base + column] = sum / lower[other + column]
        } else {
          guard sum > 0 else { return nil }
          lower[base + row] = sum.squareRoot()
        }
      }
    }
    return substituted()
  }

  private consuming func substituted() -> [Double] {
    let width = Self.width
    for row in 0..<count {
      let base = row * width + width - 1 - row
      for k in max(0, row - width + 1)..<row { right[row] -= lower[base + k] * right[k] }
      right[row] /= lower[base + row]
    }
    for row in (0..<count).reversed() {
      let base = row * width + width - 1 - row
      right[row] /= lower[base + row]
      for k in max(0, row - width + 1)..<row { right[k] -= lower[base + k] * right[row] }
    }
    return stride(from: 0, to: count, by: Self.unknowns).map { right[$0] }
  }
}
