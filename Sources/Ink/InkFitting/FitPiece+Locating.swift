extension FitPiece {
  /// Finds the parametric value at which the path has each sample's time.
  mutating func locate() {
    let count = times.count
    basis.removeAll(keepingCapacity: true)
    basis.reserveCapacity(rows.count)
    var span = heldHead > 0 ? 1 : 0
    let last = heldTail > 0 ? count - 3 : count - 2
    var start = time(atKnot: span)
    var end = time(atKnot: span + 1)
    for (i, row) in rows.enumerated() {
      while span < last, row.time > end {
        span += 1
        start = end
        end = time(atKnot: span + 1)
      }
      let share = end > start ? spanFraction(of: row.time, in: span, from: start, to: end) : 0
      parameters[i] = Double(span) + share
      basis.append(BasisRow(at: parameters[i], count: count))
    }
  }

  /// Returns the time of the path at a whole parametric value.
  private func time(atKnot k: Int) -> Double {
    guard k > 0, k < times.count - 1 else { return times[k] }
    return (times[k - 1] + 4 * times[k] + times[k + 1]) / 6
  }

  /// Returns where in a span the path has a given time, by Newton steps inside a bracket. The times
  /// of the control points increase, and so does the time of the path, so the solution is unique.
  private func spanFraction(
    of time: Double, in span: Int, from start: Double, to end: Double
  ) -> Double {
    let second = times[span]
    let third = times[span + 1]
    let first = span > 0 ? times[span - 1] : 2 * second - third
    let fourth = span + 2 < times.count ? times[span + 2] : 2 * third - second
    let a = (fourth - first + 3 * (second - third)) / 6
    let b = (first - 2 * second + third) / 2
    let c = (third - first) / 2
    var (low, high) = (0.0, 1.0)
    var f = min(1, max(0, (time - start) / (end - start)))
    for _ in 0..<30 {
      let value = ((a * f + b) * f + c) * f + start - time
      let slope = (3 * a * f + 2 * b) * f + c
      let next = slope > 0 ? f - value / slope : low
      if abs(next - f) < 1e-12 { return f }
      if value > 0 { high = f } else { low = f }
      f = next > low && next < high ? next : (low + high) / 2
    }
    return f
  }
}
