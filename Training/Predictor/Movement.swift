/// A movement of a pen as a smooth curve: where the tip was at every moment, not only when it was seen.
///
/// A natural cubic spline through what was seen; times in milliseconds, places in millimeters.
struct Movement {
  /// What was seen.
  struct Look: BitwiseCopyable {
    var time: Double
    var x: Double
    var y: Double
    /// 0...1; 0 = in the air.
    var pressure: Double
  }

  private(set) var looks: [Look]
  private let bendsX: [Double]
  private let bendsY: [Double]

  /// Looks in the order of growing time, three at least.
  init(_ looks: [Look]) {
    self.looks = looks
    bendsX = Self.bends(looks.map(\.time), looks.map(\.x))
    bendsY = Self.bends(looks.map(\.time), looks.map(\.y))
  }

  /// When it begins and ends.
  var span: ClosedRange<Double> { looks[0].time...looks[looks.count - 1].time }

  /// The stretches in which the tip is down.
  var contacts: [ClosedRange<Double>] {
    var contacts: [ClosedRange<Double>] = []
    var first: Double?
    for index in looks.indices {
      let isLast = index == looks.count - 1
      if looks[index].pressure > 0 { first = first ?? looks[index].time }
      if let start = first, isLast || looks[index + 1].pressure == 0 {
        contacts.append(start...looks[index].time)
        first = nil
      }
    }
    return contacts
  }

  /// The part of it in which the tip is down for one stretch.
  func part(_ range: ClosedRange<Double>) -> [Look] { looks.filter { range.contains($0.time) } }

  /// What was to be seen at a moment, outside of its span at the nearest end; `cursor` is where the
  /// search begins, and moves along.
  func look(at moment: Double, from cursor: inout Int) -> Look {
    let time = max(span.lowerBound, min(moment, span.upperBound))
    while cursor > 0, looks[cursor].time > time { cursor -= 1 }
    while cursor < looks.count - 2, looks[cursor + 1].time < time { cursor += 1 }
    let (a, b) = (looks[cursor], looks[cursor + 1])
    let width = b.time - a.time
    let share = (time - a.time) / width
    let rest = 1 - share
    let scale = width * width / 6
    let (left, right) = (
      (rest * rest * rest - rest) * scale, (share * share * share - share) * scale
    )
    return Look(
      time: time,
      x: rest * a.x + share * b.x + left * bendsX[cursor] + right * bendsX[cursor + 1],
      y: rest * a.y + share * b.y + left * bendsY[cursor] + right * bendsY[cursor + 1],
      pressure: a.pressure > 0 && b.pressure > 0
        ? rest * a.pressure + share * b.pressure : share < 0.5 ? a.pressure : b.pressure)
  }

  /// The second derivatives at the knots of a natural cubic spline (Thomas's algorithm).
  private static func bends(_ times: [Double], _ values: [Double]) -> [Double] {
    let count = times.count
    var above = [Double](repeating: 0, count: count)
    var bends = [Double](repeating: 0, count: count)
    for index in 1..<(count - 1) {
      let before = times[index] - times[index - 1]
      let after = times[index + 1] - times[index]
      let slopes =
        (values[index + 1] - values[index]) / after - (values[index] - values[index - 1]) / before
      let pivot = 2 * (before + after) - before * above[index - 1]
      above[index] = after / pivot
      bends[index] = (6 * slopes - before * bends[index - 1]) / pivot
    }
    for index in (1..<(count - 1)).reversed() { bends[index] -= above[index] * bends[index + 1] }
    return bends
  }
}
