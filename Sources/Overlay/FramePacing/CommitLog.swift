import StylusModel

/// A commit without feedback.
struct Commit: Sendable {
  /// Its number; 0 is no commit.
  var number: UInt64 = 0
  /// The time at which it was made.
  var time = Timestamp(microseconds: 0)
  /// The vblank at which it should be shown; nil if it was made eagerly.
  var target: Timestamp?
  /// The time before its target at which it should have been made, in microseconds.
  var lead: Int64 = 0
  /// Whether none of our commits was pending when it was made.
  var alone = false
  /// Whether the surface or another of our surfaces changed at the same time, so that a delay has
  /// no meaning.
  var isDisturbed = false
  /// Whether drawing took longer than expected, so that it was made too late.
  var wasSlow = false
  /// Whether a frame was skipped because of it.
  var drained = false
  /// The number of changes of the pacing mode before it was made.
  var epoch = 0
  /// Whether it was made to test whether the compositor is idle.
  var probing = false
  /// Whether the compositor has sent feedback for it.
  var isAnswered = false
  /// The number of the first sample that it does not contain.
  var samplesEnd: UInt64 = 0
}

/// The last 32 commits, including those that are pending.
struct CommitLog: Sendable {
  private var commits = InlineArray<32, Commit>(repeating: Commit())
  /// The number of the newest commit; 0 before the first.
  private(set) var newest: UInt64 = 0
  /// The largest number with feedback; commits up to it are not pending.
  private var answered: UInt64 = 0
  /// The time since which commits have had no feedback.
  private(set) var unansweredSince: Timestamp?
  /// The number of commits since the last feedback.
  private(set) var unanswered = 0

  /// The newest pending commit.
  var inFlight: Commit? { newest > answered ? self[newest] : nil }

  subscript(number: UInt64) -> Commit? {
    let commit = commits[Int(number % 32)]
    return commit.number == number && number > 0 ? commit : nil
  }

  /// Records a commit and returns its number.
  mutating func append(_ commit: Commit) -> UInt64 {
    newest &+= 1
    var commit = commit
    commit.number = newest
    commits[Int(newest % 32)] = commit
    unansweredSince = unansweredSince ?? commit.time
    unanswered = min(unanswered + 1, 1_000)
    return newest
  }

  /// Ends a pending commit; nil if it was not pending, or is unknown or dropped.
  mutating func resolveCommit(_ number: UInt64, isShown: Bool) -> Commit? {
    guard let commit = self[number], !commit.isAnswered else { return nil }
    commits[Int(number % 32)].isAnswered = true
    // A discarded commit says nothing about the one that replaced it; a commit that was shown ends
    // all before it.
    answered = max(answered, number)
    if isShown {
      unansweredSince = nil
      unanswered = 0
    }
    return commit
  }

  /// Returns whether a commit before this one never had feedback, neither shown nor discarded.
  func hasUnanswered(before number: UInt64) -> Bool {
    guard number > 1, number - 1 > answered, let commit = self[number - 1] else { return false }
    return !commit.isAnswered
  }

  /// Returns whether there was no shown commit for half a second and four commits: feedback is
  /// lost, or the output shows nothing.
  func isSilent(at now: Timestamp) -> Bool {
    guard let unansweredSince, unanswered >= 4 else { return false }
    return unansweredSince + .milliseconds(500) < now
  }

  /// Marks pending commits because something else is repainted at the same time.
  mutating func disturb() {
    guard newest > answered else { return }
    let oldest = newest - min(newest - answered, UInt64(commits.count)) + 1
    for number in oldest...newest { commits[Int(number % 32)].isDisturbed = true }
  }

  /// Records that a frame was skipped because of the newest commit.
  mutating func markDrained() { commits[Int(newest % 32)].drained = true }
}
