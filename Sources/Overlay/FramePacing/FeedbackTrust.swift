import StylusModel

/// How much feedback, and its absence, can be relied on.
struct FeedbackTrust: Sendable {
  /// Whether a commit without feedback at the next deadline is still pending. That is the case
  /// unless feedback often comes late or never.
  var isSilenceConclusive: Bool { wrong < 4 }
  /// Whether four presentations in a row were not at an expected vblank.
  var isOffGrid: Bool { offGrid >= 4 }
  /// Increases by two each time that missing feedback had no meaning, and decreases by one for each
  /// sixty answers in time.
  private var wrong = 0
  private var right = 0
  private var offGrid = 0
  /// Whether feedback reported that the pipeline is full, if missing feedback does not show it.
  private var isKnownFull = false
  private var nextDrain: UInt64 = 0

  mutating func restart() { offGrid = 0 }

  /// Records that a commit was shown. `isGap`: one before it never had feedback.
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

  /// Records whether a presentation was on the grid.
  mutating func followed(isOff: Bool) { offGrid = isOff ? offGrid + 1 : 0 }

  /// Records that a commit was a frame late: one of the next frames must be skipped, unless missing
  /// feedback already caused that.
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
