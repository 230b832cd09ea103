import InkGeometry

/// Compares two lines from end to end, each at the speed that fits best: dynamic time warping
/// (Sakoe and Chiba, 1978), with the centers of the lines aligned.
struct LineWalk {
  /// The mean and the largest distance, in units.
  private(set) var mean = 0.0
  private(set) var worst = 0.0
  /// The mean difference of directions: 0 for the same direction, 1 for a right angle, 2 for
  /// opposite directions.
  private(set) var turn = 0.0
  /// The largest difference of directions, over five steps.
  private(set) var worstTurn = 0.0

  /// The largest lead of one line over the other, in points.
  private static let band = 12
  /// The weight of a difference in direction relative to one in position.
  private static let directionWeight = 0.25

  /// - Parameter unit: the size of a letter in millimeters, greater than 0.
  init(_ one: EvenLine, _ two: EvenLine, unit: Double) {
    let count = EvenLine.count
    let shift = two.middle - one.middle
    let scale = 1 / unit
    let (from, to) = (Self.directions(one), Self.directions(two))
    // A line shorter than a tenth of a letter is a dot and has no direction.
    let heads = min(1, 10 * min(one.length, two.length) * scale)
    var cost = [Double](repeating: .infinity, count: count * count)
    var steps = [LineDeviation](repeating: LineDeviation(), count: count * count)
    for row in 0..<count {
      for column in max(0, row - Self.band)...min(count - 1, row + Self.band) {
        let apart = (one.places[row] + shift).distance(to: two.places[column]) * scale
        let turn = (1 - from[row].dot(to[column])) * heads
        let here = row * count + column
        steps[here].apart = apart
        steps[here].turn = turn
        let add = apart + Self.directionWeight * turn
        guard row + column > 0 else {
          cost[here] = add
          continue
        }
        var best = Double.infinity
        if row > 0, column > 0, cost[here - count - 1] + add < best {
          (best, steps[here].back) = (cost[here - count - 1] + add, count + 1)
        }
        if row > 0, cost[here - count] + add < best {
          (best, steps[here].back) = (cost[here - count] + add, count)
        }
        if column > 0, cost[here - 1] + add < best {
          (best, steps[here].back) = (cost[here - 1] + add, 1)
        }
        cost[here] = best
      }
    }
    traceBack(steps)
  }

  private struct LineDeviation {
    var apart = 0.0
    var turn = 0.0
    /// The number of cells from which the cheapest path came; 0 at the start.
    var back = 0
  }

  /// Follows the path back from the end.
  private mutating func traceBack(_ steps: [LineDeviation]) {
    var here = steps.count - 1
    var taken = 0.0
    var recent = [0.0, 0, 0, 0, 0]
    while true {
      mean += steps[here].apart
      turn += steps[here].turn
      recent.removeFirst()
      recent.append(steps[here].turn)
      worstTurn = max(worstTurn, recent.reduce(0, +) / 5)
      worst = max(worst, steps[here].apart)
      taken += 1
      guard steps[here].back > 0 else { break }
      here -= steps[here].back
    }
    mean /= taken
    turn /= taken
  }

  /// Returns the direction of a line at each point, over two steps.
  private static func directions(_ line: EvenLine) -> [Point] {
    line.places.indices.map { index in
      let before = line.places[max(0, index - 1)]
      let after = line.places[min(line.places.count - 1, index + 1)]
      return (after - before).direction ?? .zero
    }
  }
}
