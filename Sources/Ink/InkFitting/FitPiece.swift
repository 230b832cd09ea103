/// A stretch of control points that may move, between others that may not, and the samples that
/// they decide.
///
/// The times of the control points say where the samples lie; the other properties then follow from
/// linear equations (``solveLevels(for:)``), so that only times are searched
/// (``improve(rounds:)``).
struct FitPiece {
  /// The control points' times, in seconds; growing.
  var times: [Double]
  /// The control points' other properties.
  var points: [FittedValues]
  /// Points at the start that are held: none at the start of a stroke, else three.
  let heldHead: Int
  /// Points at the end that are held: none at the end of what is known, else three.
  let heldTail: Int
  /// The samples that the free points decide.
  let rows: ArraySlice<FitRow>
  /// The square of the slip in time that counts as 1, in squared seconds.
  let squaredTime: Double
  /// How near in time control points may come to each other, in seconds.
  let leastGap: Double
  /// Where each sample lies, as a parametric value of this piece.
  var parameters: [Double]
  /// What the control points count at each sample.
  var basis: [BasisRow] = []
  /// The sum of the samples' misfits; what times, properties and the number of points make small.
  private(set) var misfit = 0.0

  /// A piece as it stands.
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

  /// Puts new points before another, one halfway to the point before it and the next halfway to
  /// that, and fits again.
  mutating func insert(_ count: Int, before index: Int) {
    for _ in 0..<count {
      times.insert((times[index - 1] + times[index]) / 2, at: index)
      points.insert((points[index - 1] + points[index]) * 0.5, at: index)
    }
    refit()
  }

  /// Takes a point out and fits again.
  mutating func remove(at index: Int) {
    times.remove(at: index)
    points.remove(at: index)
    refit()
  }

  /// Fits for points or times that are other ones now: first as if no sample could slip, and by
  /// squares, for how far one may slip and which is far off depends on the path itself.
  mutating func refit() {
    locate()
    solveLevels(for: .squaresWithoutSlip)
    solveLevels(for: .squares)
  }

  /// How far the path is from a sample.
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

  /// What the free points' properties make small.
  enum Aim {
    /// Squared deviations as if no sample could slip; there is one answer, whatever the path was.
    case squaresWithoutSlip
    /// Squared deviations, for the slips as they are.
    case squares
    /// The misfit, for slips and weights as they are.
    case misfit
  }

  /// Brings the free points' properties to what is best for the times as they are.
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

  /// A trace of stiffness decides what no sample does: between two samples the line goes straight
  /// on.
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
