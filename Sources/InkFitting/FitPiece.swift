/// A stretch of control points that may move, between others that may not, and the samples that they decide.
///
/// The times of the control points say where the samples lie; the other properties then follow from linear
/// equations (``solveLevels()``), so that only times are searched (``improve(rounds:)``).
struct FitPiece {
  /// The control points' times, in seconds; growing.
  private(set) var times: [Double]
  /// The control points' other properties.
  private(set) var points: [Lanes]
  /// Points at the start that are held: none at the start of a stroke, else three.
  let heldHead: Int
  /// Points at the end that are held: none at the end of what is known, else three.
  let heldTail: Int
  /// The samples that the free points decide.
  let rows: ArraySlice<FitRow>
  /// Where each sample lies, as a parametric value of this piece.
  private(set) var parameters: [Double]
  /// The sum of the weighted squared distances of the samples, in tolerances.
  private(set) var cost = 0.0
  private var basis: [BasisRow] = []

  /// A piece as it stands.
  init(
    times: [Double], points: [Lanes], heldHead: Int, heldTail: Int, rows: ArraySlice<FitRow>
  ) {
    self.times = times
    self.points = points
    self.heldHead = heldHead
    self.heldTail = heldTail
    self.rows = rows
    parameters = Array(repeating: 0, count: rows.count)
    locate()
    measure()
  }

  /// The points that may move.
  var free: Range<Int> { heldHead..<(times.count - heldTail) }

  /// Puts a new point before another and fits again.
  mutating func insert(before index: Int) {
    times.insert((times[index - 1] + times[index]) / 2, at: index)
    points.insert((points[index - 1] + points[index]) * 0.5, at: index)
    locate()
    solveLevels()
  }

  /// Takes a point out and fits again.
  mutating func remove(at index: Int) {
    times.remove(at: index)
    points.remove(at: index)
    locate()
    solveLevels()
  }

  // MARK: - Where the samples lie

  /// Finds the parametric value at which the path has each sample's time.
  private mutating func locate() {
    let count = times.count
    basis.removeAll(keepingCapacity: true)
    basis.reserveCapacity(rows.count)
    var span = heldHead > 0 ? 1 : 0
    let last = heldTail > 0 ? count - 3 : count - 2
    var start = knotTime(span)
    var end = knotTime(span + 1)
    for (i, row) in rows.enumerated() {
      while span < last, row.time > end {
        span += 1
        start = end
        end = knotTime(span + 1)
      }
      let share = end > start ? share(of: row.time, in: span, from: start, to: end) : 0
      parameters[i] = Double(span) + share
      basis.append(BasisRow(at: parameters[i], count: count))
    }
  }

  /// The path's time at a whole parametric value.
  private func knotTime(_ k: Int) -> Double {
    guard k > 0, k < times.count - 1 else { return times[k] }
    return (times[k - 1] + 4 * times[k] + times[k + 1]) / 6
  }

  /// Solves the cubic of one span by Newton's steps inside a shrinking bracket; times grow, so there is one root.
  private func share(
    of time: Double, in span: Int, from start: Double, to end: Double
  ) -> Double {
    let second = times[span]
    let third = times[span + 1]
    let first = span > 0 ? times[span - 1] : 2 * second - third
    let fourth = span + 2 < times.count ? times[span + 2] : 2 * third - second
    let a = (fourth - first + 3 * (second - third)) / 6
    let b = (first - 2 * second + third) / 2
    let c = (third - first) / 2
    let d = start - time
    var (low, high) = (0.0, 1.0)
    var f = min(1, max(0, (time - start) / (end - start)))
    for _ in 0..<30 {
      let value = ((a * f + b) * f + c) * f + d
      if value > 0 { high = f } else { low = f }
      let slope = (3 * a * f + 2 * b) * f + c
      var next = slope > 0 ? f - value / slope : low
      if !(next > low && next < high) { next = (low + high) / 2 }
      if abs(next - f) < 1e-12 { return next }
      f = next
    }
    return f
  }

  // MARK: - Linear equations

  @inline(__always)
  private func residual(_ i: Int, _ row: FitRow) -> Lanes {
    let b = basis[i]
    var r = row.value
    for p in 0..<min(4, points.count) { r -= points[b.first + p] * b.value[p] }
    return r
  }

  /// Adds up the cost.
  private mutating func measure() {
    var sum = Lanes.zero
    for (i, row) in rows.enumerated() {
      let r = residual(i, row)
      sum += row.weight * r * r
    }
    cost = sum.sum()
  }

  /// Gives every free point the properties with the least cost for the times as they are.
  mutating func solveLevels() {
    let free = self.free
    guard !free.isEmpty else { return measure() }
    var band = LaneBand(count: free.count)
    for (i, row) in rows.enumerated() {
      let b = basis[i]
      let r = row.weight * residual(i, row)
      for p in 0..<4 where free.contains(b.first + p) {
        let j = b.first + p - free.lowerBound
        band.addRight(r * b.value[p], row: j)
        for q in p..<4 where free.contains(b.first + q) {
          band.add(row.weight * (b.value[p] * b.value[q]), row: j, below: q - p)
        }
      }
    }
    addStiffness(to: &band)
    for (j, step) in band.solved().enumerated() { points[free.lowerBound + j] += step }
    measure()
  }

  /// A trace of stiffness decides what no sample does.
  private func addStiffness(to band: inout LaneBand) {
    let stiffness = 1e-6
    let pattern = SIMD3(1.0, -2, 1)
    let free = self.free
    for j in 1..<max(1, points.count - 1) {
      let bend = points[j - 1] - points[j] * 2 + points[j + 1]
      for p in 0..<3 where free.contains(j - 1 + p) {
        let row = j - 1 + p - free.lowerBound
        band.addRight(bend * (-stiffness * pattern[p]), row: row)
        for q in p..<3 where free.contains(j - 1 + q) {
          band.add(Lanes(repeating: stiffness * pattern[p] * pattern[q]), row: row, below: q - p)
        }
      }
    }
    for row in 0..<free.count {
      band.add(Lanes(repeating: 1e-9), row: row, below: 0)
    }
  }

  // MARK: - The search for times

  /// Moves the times by Gauss and Newton's steps, damped (Levenberg and Marquardt), while that helps.
  mutating func improve(rounds: Int) {
    guard !free.isEmpty, times.count > 2 else { return }
    var damping = 0.01
    for _ in 0..<rounds {
      let equations = jointEquations()
      guard let better = improved(by: equations, damping: &damping) else { return }
      let gain = cost - better.cost
      let small = gain < 2e-3 * cost
      self = better
      if small { return }
      damping = max(damping / 4, 1e-5)
    }
  }

  private func improved(by equations: JointBand, damping: inout Double) -> FitPiece? {
    for _ in 0..<4 {
      var damped = equations
      addDamping(damping, to: &damped)
      if let steps = damped.timeSteps(), let next = moved(by: steps), next.cost < cost {
        return next
      }
      damping *= 8
    }
    return nil
  }

  /// The piece with other times; nil if a distance between neighbours would shrink to less than a tenth.
  private func moved(by steps: [Double]) -> FitPiece? {
    var next = self
    for (j, step) in steps.enumerated() { next.times[free.lowerBound + j] += step }
    for j in 1..<times.count where free.contains(j) || free.contains(j - 1) {
      guard next.times[j] - next.times[j - 1] > 0.1 * (times[j] - times[j - 1]) else { return nil }
    }
    next.locate()
    next.solveLevels()
    return next
  }

  /// What a small change of times, places and forces together would do to the cost.
  private func jointEquations() -> JointBand {
    let free = self.free
    var joint = JointBand(points: free.count)
    var blocks = [Lanes](repeating: .zero, count: 4 * free.count)
    var right = [SIMD4<Double>](repeating: .zero, count: free.count)
    for (i, row) in rows.enumerated() {
      let b = basis[i]
      var slope = Lanes.zero
      var pace = 0.0
      for p in 0..<min(4, points.count) {
        slope += points[b.first + p] * b.slope[p]
        pace += times[b.first + p] * b.slope[p]
      }
      let speed = slope / max(pace, 1e-12)
      let r = residual(i, row)
      let w = row.weight
      let pull = w * speed
      let along = pull[0] * speed[0] + pull[1] * speed[1] + pull[2] * speed[2]
      let block = Lanes(along, -pull[0], -pull[1], -pull[2], w[0], w[1], w[2], 0)
      let push = -(pull[0] * r[0] + pull[1] * r[1] + pull[2] * r[2])
      let force = SIMD4(push, w[0] * r[0], w[1] * r[1], w[2] * r[2])
      for p in 0..<4 where free.contains(b.first + p) {
        let j = b.first + p - free.lowerBound
        right[j] += force * b.value[p]
        for q in p..<4 where free.contains(b.first + q) {
          blocks[4 * j + q - p] += block * (b.value[p] * b.value[q])
        }
      }
    }
    for j in 0..<free.count {
      joint.setRight(right[j], point: j)
      blocks[4 * j] += Lanes(0, 0, 0, 0, 1e-6, 1e-6, 1e-6, 0)
      for d in 0..<min(4, free.count - j) { joint.add(blocks[4 * j + d], row: j + d, column: j) }
    }
    if heldHead == 0 { joint.lockTime(of: 0) }
    if heldTail == 0 { joint.lockTime(of: free.count - 1) }
    return joint
  }

  private func addDamping(_ damping: Double, to joint: inout JointBand) {
    let free = self.free
    for j in 1..<times.count where free.contains(j) || free.contains(j - 1) {
      let gap = times[j] - times[j - 1]
      joint.damp(
        damping / (gap * gap),
        between: free.contains(j - 1) ? j - 1 - free.lowerBound : nil,
        and: free.contains(j) ? j - free.lowerBound : nil)
    }
  }
}
