import StylusModel

/// Estimates when the compositor repaints, from eager commits. All times are in microseconds.
struct RepaintEvidence: Sendable {
  /// The shortest time before its presentation at which a commit was still included.
  private var shortestTaken = Int64.max
  /// The longest time before a presentation at which a commit came too late for it.
  private var longestLeft: Int64 = 0
  private var frames = 0
  /// The shortest time from commit to presentation, which adapts slowly; nil before the first.
  private var usual: Int64?
  /// The number of frames that are sufficient.
  private static let enough = 8

  /// Starts measuring.
  mutating func restart() { (shortestTaken, longestLeft, frames) = (.max, 0, 0) }

  /// Records a presentation, and the following commit that was not in it.
  mutating func recordPresentation(_ commit: Commit, shownAt time: Timestamp, next: Commit?) {
    let taken = (time - commit.time).value
    shortestTaken = min(shortestTaken, taken)
    if let next { longestLeft = max(longestLeft, (time - next.time).value) }
    frames = min(frames + 1, Self.enough)
    let before = usual ?? taken
    usual = min(taken, before + (taken - before) / 16)
  }

  /// A lead that worked and a shorter one that failed, once there is enough evidence.
  var found: (held: Int64, failed: Int64)? {
    guard frames == Self.enough else { return nil }
    return (shortestTaken, longestLeft < shortestTaken ? longestLeft : 0)
  }

  /// Returns when a commit made now is likely to be shown: at the first vblank that is not sooner
  /// than usual. Without feedback, it is a period from now, the middle of what compositors need.
  func expected(of now: Timestamp, on grid: VblankGrid) -> Timestamp {
    guard let usual else { return now + Microseconds(grid.periodMicros) }
    let soonest = now + Microseconds(min(usual, 3 * grid.periodMicros))
    return grid.isTrusted(at: now) ? grid.first(atOrAfter: soonest) : soonest
  }
}
