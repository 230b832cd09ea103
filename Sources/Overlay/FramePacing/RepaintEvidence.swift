import StylusModel

/// When the compositor repaints, as far as eager commits tell. All times in microseconds.
struct RepaintEvidence: Sendable {
  /// The shortest time before its showing at which a commit was still taken.
  private var shortestTaken = Int64.max
  /// The longest time before a showing at which a commit came too late for it.
  private var longestLeft: Int64 = 0
  private var frames = 0
  /// The shortest time from commit to showing, which forgets slowly; nil before the first.
  private var usual: Int64?
  /// So many frames are enough.
  private static let enough = 8

  /// Begins to measure.
  mutating func restart() { (shortestTaken, longestLeft, frames) = (.max, 0, 0) }

  /// Takes note of a showing, and of the commit that followed and was not in it.
  mutating func recordPresentation(_ commit: Commit, shownAt time: Timestamp, next: Commit?) {
    let taken = (time - commit.time).value
    shortestTaken = min(shortestTaken, taken)
    if let next { longestLeft = max(longestLeft, (time - next.time).value) }
    frames = min(frames + 1, Self.enough)
    let before = usual ?? taken
    usual = min(taken, before + (taken - before) / 16)
  }

  /// A lead that held and a shorter one that failed, once enough was seen.
  var found: (held: Int64, failed: Int64)? {
    guard frames == Self.enough else { return nil }
    return (shortestTaken, longestLeft < shortestTaken ? longestLeft : 0)
  }

  /// When what is committed now is probably shown: at the first vblank that is not sooner than
  /// usual; without feedback a period from now, the middle of what compositors need.
  func expected(of now: Timestamp, on grid: VblankGrid) -> Timestamp {
    guard let usual else { return now + Microseconds(grid.periodMicros) }
    let soonest = now + Microseconds(min(usual, 3 * grid.periodMicros))
    return grid.isTrusted(at: now) ? grid.first(atOrAfter: soonest) : soonest
  }
}
