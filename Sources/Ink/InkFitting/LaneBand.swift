/// Eight symmetric systems of equations, one per lane, each with three diagonals next to the main
/// one.
struct LaneBand {
  /// Row j: the entries (j, j), (j+1, j), (j+2, j), (j+3, j).
  private var entries: [FittedValues]
  private var right: [FittedValues]

  init(count: Int) {
    entries = Array(repeating: .zero, count: 4 * count)
    right = Array(repeating: .zero, count: count)
  }

  /// Adds to the entry (row + below, row).
  @inline(__always)
  mutating func accumulate(_ value: FittedValues, row: Int, below: Int) {
    entries[4 * row + below] += value
  }

  /// Adds to the right side.
  @inline(__always)
  mutating func addRight(_ value: FittedValues, row: Int) { right[row] += value }

  /// Returns the solutions by LDL' decomposition without pivoting, because the systems are positive
  /// definite, in linear time in their size.
  consuming func solved() -> [FittedValues] {
    let count = right.count
    for j in 0..<count {
      // Row j of L is stored as (j, j-1), (j, j-2), (j, j-3) in the columns above it.
      var pivot = entries[4 * j]
      for p in 1..<4 where p <= j {
        let l = entries[4 * (j - p) + p]
        pivot -= l * l * entries[4 * (j - p)]
      }
      entries[4 * j] = pivot
      for q in 1..<4 where j + q < count {
        var entry = entries[4 * j + q]
        for p in 1..<4 where p <= j && p + q < 4 {
          let column = 4 * (j - p)
          entry -= entries[column + p + q] * entries[column + p] * entries[column]
        }
        entries[4 * j + q] = entry / pivot
      }
    }
    return substituted()
  }

  private consuming func substituted() -> [FittedValues] {
    let count = right.count
    for j in 0..<count {
      for p in 1..<4 where p <= j { right[j] -= entries[4 * (j - p) + p] * right[j - p] }
    }
    for j in (0..<count).reversed() {
      var value = right[j] / entries[4 * j]
      for q in 1..<4 where j + q < count { value -= entries[4 * j + q] * right[j + q] }
      right[j] = value
    }
    return right
  }
}
