/// A sequence of control points that may move, between others that may not, and the samples that
/// depend on them.
///
/// The times of the control points determine where the samples lie. The other properties then
/// follow from linear equations (``solveLevels(for:)``), so only the times are searched
/// (``improve(rounds:)``).
struct FitPiece {
  /// The control points' times in seconds, increasing.
  var times: [Double]
  /// The control points' other properties.
  var points: [FittedValues]
  /// The number of fixed points at the start: none at the start of a stroke, otherwise three.
  let heldHead: Int
  /// The number of fixed points at the end: none at the end of the known samples, otherwise three.
  let heldTail: Int
  /// The samples that depend on the free points.
  let rows: ArraySlice<FitRow>
  /// The square of the slip in time that counts as 1, in squared seconds.
  let squaredTime: Double
  /// The smallest distance in time between control points, in seconds.
  let leastGap: Double
  /// The position of each sample, as a parametric value of this piece.
  var parameters: [Double]
  /// The weights of the control points at each sample.
  var basis: [BasisRow] = []
  /// The sum of the samples' misfits, which times, properties and the number of points minimize.
  private(set) var misfit = 0.0

  /// Creates a piece without changing it.
  init(
    times: [Double], points: [FittedValues], held: (head: Int, tail: Int), rows: ArraySlice<FitRow>,
    squaredTime: Double, leastGap: Double
  ) {
    self.times = times
    self.points = points
    heldHead = held.head
    heldTail = held.tail
    self.rows = rows
    self.squaredTime = squaredTime
    self.leastGap = leastGap
    parameters = Array(repeating: 0, count: rows.count)
    locate()
    measure()
  }

  /// The points that may move.
  var free: Range<Int> { heldHead..<(times.count - heldTail) }

  /// Inserts points before another one and fits again. The first is halfway to the preceding point,
  /// and the next halfway to the first.
  mutating func insert(_ count: Int, before index: Int) {
    for _ in 0..<count {
      times.insert((times[index - 1] + times[index]) / 2, at: index)
      points.insert((points[index - 1] + points[index]) * 0.5, at: index)
    }
    refit()
  }

  /// Removes a point and fits again.
  mutating func remove(at index: Int) {
    times.remove(at: index)
    points.remove(at: index)
    refit()
  }

  /// Fits again after points or times changed. The first pass uses squares without slip, because
  /// the possible slip and the outliers depend on the path itself.
  mutating func refit() {
    locate()
    solveLevels(for: .squaresWithoutSlip)
    solveLevels(for: .squares)
  }

  /// Returns the deviation of the path from a sample.
  @inline(__always)
  func deviation(from row: FitRow, _ basis: BasisRow) -> Deviation {
    var off = row.value
    var slope = FittedValues.zero
    var pace = 0.0
    for p in 0..<min(4, points.count) {
      let point = points[basis.first + p]
      off -= point * basis.value[p]
      slope += point * basis.slope[p]
      pace += times[basis.first + p] * basis.slope[p]
    }
    return Deviation(off: off, speed: slope / max(pace, 1e-12), squaredTime: squaredTime)
  }

  private mutating func measure() {
    misfit = zip(rows, basis).reduce(0) {
      $0 + deviation(from: $1.0, $1.1).misfit($1.0.weight)
    }
  }

  /// What the free points' properties minimize.
  enum Aim {
    /// Squared deviations without slip; the solution is unique, whatever the path was.
    case squaresWithoutSlip
    /// Squared deviations with the current slips.
    case squares
    /// The misfit with the current slips and weights.
    case misfit
  }

  /// Sets the free points' properties to the best values for the current times.
  mutating func solveLevels(for aim: Aim) {
    let free = self.free
    guard !free.isEmpty else { return measure() }
    var band = LaneBand(count: free.count)
    for (row, basis) in zip(rows, basis) {
      let deviation = deviation(from: row, basis)
      let weight = aim == .misfit ? deviation.pull(row.weight) : row.weight
      let pull = weight * (aim == .squaresWithoutSlip ? deviation.off : deviation.rest)
      for p in 0..<4 where free.contains(basis.first + p) {
        let j = basis.first + p - free.lowerBound
        band.addRight(pull * basis.value[p], row: j)
        for q in p..<4 where free.contains(basis.first + q) {
          let both: Double = basis.value[p] * basis.value[q]
          band.accumulate(weight * both, row: j, below: q - p)
        }
      }
    }
    addStiffness(to: &band)
    for (j, step) in band.solved().enumerated() { points[free.lowerBound + j] += step }
    measure()
  }

  /// A small stiffness determines what no sample does: between two samples, the line continues
  /// straight.
  private func addStiffness(to band: inout LaneBand) {
    let stiffness = 1e-4
    let pattern = SIMD3(1.0, -2, 1)
    let free = self.free
    for j in 1..<max(1, points.count - 1) {
      let bend = points[j - 1] - points[j] * 2 + points[j + 1]
      for p in 0..<3 where free.contains(j - 1 + p) {
        let row = j - 1 + p - free.lowerBound
        band.addRight(bend * (-stiffness * pattern[p]), row: row)
        for q in p..<3 where free.contains(j - 1 + q) {
          band.accumulate(
            FittedValues(repeating: stiffness * pattern[p] * pattern[q]), row: row, below: q - p)
        }
      }
    }
    for row in 0..<free.count { band.accumulate(FittedValues(repeating: 1e-9), row: row, below: 0) }
  }
}
