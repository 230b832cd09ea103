extension FitPiece {
  /// Moves the times by Gauss-Newton steps with Levenberg-Marquardt damping, while that improves
  /// the fit.
  mutating func improve(rounds: Int) {
    guard !free.isEmpty, times.count > 2 else { return }
    var damping = 0.01
    for _ in 0..<rounds {
      guard let better = improved(damping: &damping) else { return }
      let isSmall = misfit - better.misfit < 2e-3 * misfit
      self = better
      if isSmall { return }
      damping = max(damping / 4, 1e-5)
    }
  }

  private func improved(damping: inout Double) -> FitPiece? {
    let equations = jointEquations()
    for _ in 0..<4 {
      var damped = equations
      addDamping(damping, to: &damped)
      if let steps = damped.steps(), let next = moved(by: steps), next.misfit < misfit {
        return next
      }
      damping *= 8
    }
    return nil
  }

  /// Returns the piece with other times; nil if a distance between neighbors would shrink to less
  /// than a tenth.
  private func moved(by steps: [SIMD4<Double>]) -> FitPiece? {
    var next = self
    for (j, step) in steps.enumerated() {
      next.times[free.lowerBound + j] += step[0]
      next.points[free.lowerBound + j] += FittedValues(step[1], step[2], step[3], 0, 0, 0, 0, 0)
    }
    // A lock is only stiff, and samples a microsecond apart can be stiffer.
    if heldHead == 0 { next.times[0] = times[0] }
    if heldTail == 0 { next.times[times.count - 1] = times[times.count - 1] }
    for j in movableGaps {
      let gap = times[j] - times[j - 1]
      guard next.times[j] - next.times[j - 1] >= min(gap, max(0.1 * gap, leastGap)) else {
        return nil
      }
    }
    next.locate()
    next.solveLevels(for: .misfit)
    return next
  }

  /// The points whose distance in time to the previous point can change.
  private var movableGaps: Range<Int> {
    max(1, free.lowerBound)..<min(times.count, free.upperBound + 1)
  }

  /// Returns the effect on the misfit of a small change of times, positions and forces together.
  ///
  /// A change of time by dt moves the samples along the path, which changes their deviation by
  /// speed * dt. Azimuth, altitude and roll do not affect the times.
  private func jointEquations() -> JointBand {
    let free = self.free
    var joint = JointBand(points: free.count)
    for (row, basis) in zip(rows, basis) {
      let deviation = deviation(from: row, basis)
      let equation = SampleEquation(deviation, weight: deviation.pull(row.weight))
      for p in 0..<4 where free.contains(basis.first + p) {
        let j = basis.first + p - free.lowerBound
        joint.addRight(equation.right * basis.value[p], point: j)
        for q in p..<4 where free.contains(basis.first + q) {
          let both: Double = basis.value[p] * basis.value[q]
          joint.accumulate(equation.block * both, point: j, below: q - p)
        }
      }
    }
    let trace = FittedValues(0, 0, 0, 0, 1e-6, 1e-6, 1e-6, 0)
    for j in 0..<free.count { joint.accumulate(trace, point: j, below: 0) }
    if heldHead == 0 { joint.lockTime(of: 0) }
    if heldTail == 0 { joint.lockTime(of: free.count - 1) }
    return joint
  }

  /// Adds a penalty for changing a distance in time by a large part of itself.
  private func addDamping(_ damping: Double, to joint: inout JointBand) {
    let free = self.free
    for j in movableGaps {
      let gap = times[j] - times[j - 1]
      let strength = FittedValues(damping / (gap * gap), 0, 0, 0, 0, 0, 0, 0)
      if free.contains(j) { joint.accumulate(strength, point: j - free.lowerBound, below: 0) }
      guard free.contains(j - 1) else { continue }
      joint.accumulate(strength, point: j - 1 - free.lowerBound, below: 0)
      if free.contains(j) { joint.accumulate(-strength, point: j - 1 - free.lowerBound, below: 1) }
    }
  }
}

/// The equation of one sample for a step of time, x, y and force of the path at its position.
private struct SampleEquation {
  /// Time-time, time-x, time-y, time-force, x-x, y-y, force-force, x-y.
  let block: FittedValues
  /// Time, x, y, force.
  let right: SIMD4<Double>

  @inline(__always)
  init(_ deviation: Deviation, weight: FittedValues) {
    let speed = deviation.speed
    let pull = weight * deviation.stiffSpeed
    let push = weight * deviation.rest
    let slip = weight[Lane.x] * deviation.slip
    block = FittedValues(
      pull[0] * speed[0] + pull[1] * speed[1] + pull[2] * speed[2], -pull[0], -pull[1], -pull[2],
      weight[0] - slip * speed[0] * speed[0], weight[1] - slip * speed[1] * speed[1], weight[2],
      -slip * speed[0] * speed[1])
    let time = -(speed[0] * push[0] + speed[1] * push[1] + speed[2] * push[2])
    right = SIMD4(time, push[0], push[1], push[2])
  }
}
