import StylusModel

/// What feedback, and its absence, may be taken for.
struct FeedbackTrust: Sendable {
  /// A commit whose feedback has not come by the next deadline is still on its way: so it is unless
  /// feedback often comes late, or never.
  var isSilenceConclusive: Bool { wrong < 4 }
  /// Four showings in a row were where no vblank was expected.
  var isOffGrid: Bool { offGrid >= 4 }
  /// Two for each time that silence meant nothing, less one for each sixty answers that came in
  /// time.
  private var wrong = 0
  private var right = 0
  private var offGrid = 0
  /// Feedback said that the pipeline is full, where silence does not tell.
  private var isKnownFull = false
  private var nextDrain: UInt64 = 0

  mutating func restart() { offGrid = 0 }

  /// A commit was shown; `isGap`: and one before it was never answered.
  mutating func answered(_ commit: Commit, at time: Timestamp, period: Int64, isGap: Bool) {
    let inTime = commit.target.map { (time - $0).value <= period / 2 } ?? false
    if isGap || (commit.drained && inTime) {
      wrong = min(wrong + 2, 8)
      right = 0
    } else {
      right += 1
      if right % 60 == 0 { wrong = max(wrong - 1, 0) }
    }
  }

  /// A showing was on the grid, or not.
  mutating func followed(isOff: Bool) { offGrid = isOff ? offGrid + 1 : 0 }

  /// A commit was a frame late: one of the next must be left out, if silence did not see to that.
  mutating func foundFull(by commit: Commit) {
    guard !isSilenceConclusive, commit.number >= nextDrain else { return }
    isKnownFull = true
    nextDrain = commit.number + 4
  }

  mutating func takeKnownFull() -> Bool {
    defer { isKnownFull = false }
    return isKnownFull
  }
}
