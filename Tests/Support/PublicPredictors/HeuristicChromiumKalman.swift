import Foundation

/// ``ChromiumKalman`` with its former heuristics: the acceleration counts only on a path that
/// turns.
///
/// Source of the idea: chromium/chromium `ui/base/prediction/kalman_predictor.cc` at f24a8e13,
/// heuristics on (BSD-3-Clause). The turning is summed over the samples of the last 40 ms, with its
/// sign and without bringing each angle into half a turn, as there; above 15 degrees the
/// acceleration counts.
package struct HeuristicChromiumKalman: CausalPredictor {
  private static let window = 40.0
  private static let leastTurning = 15 * Double.pi / 180

  private var filter = ChromiumKalman()
  private var recent: [Observed] = []

  /// Ready for a stroke.
  package init() { recent.reserveCapacity(64) }

  package mutating func observe(_ point: Observed) {
    if let last = recent.last, point.time - last.time > ChromiumKalman.longestPause {
      recent.removeAll(keepingCapacity: true)
    }
    recent.append(point)
    recent.removeAll { point.time - $0.time > Self.window }
    filter.observe(point)
  }

  package mutating func prediction(after horizon: Double) -> Position? {
    filter.prediction(after: horizon, accelerating: abs(turning) > Self.leastTurning)
  }

  /// The sum of the turns between successive ways, in radians.
  private var turning: Double {
    var sum = 0.0
    for index in recent.indices.dropFirst(2) {
      let before = recent[index - 1].position - recent[index - 2].position
      let after = recent[index].position - recent[index - 1].position
      guard before != .zero, after != .zero else { continue }
      sum += atan2(before.x, before.y) - atan2(after.x, after.y)
    }
    return sum
  }
}
