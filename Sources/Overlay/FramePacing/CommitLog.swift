import StylusModel

/// A commit that was made and not answered yet.
struct Commit: Sendable {
  /// Its number; 0 is no commit.
  var number: UInt64 = 0
  /// When it was made.
  var time = Timestamp(microseconds: 0)
  /// The vblank at which it should be shown; nil if it was made eagerly.
  var target: Timestamp?
  /// How far before its target it should have been made, in microseconds.
  var lead: Int64 = 0
  /// Nothing of ours was on its way when it was made.
  var alone = false
  /// The surface or another of ours changed beside it: what is late because of that says nothing.
  var isDisturbed = false
  /// It took longer to draw than was expected, so that it was made too late.
  var wasSlow = false
  /// A frame was left out because of it.
  var drained = false
  /// How often the way of pacing had changed before it was made.
  var epoch = 0
  /// It was made to see whether the compositor is idle.
  var probing = false
  /// The compositor said what became of it.
  var isAnswered = false
  /// The number of the first sample that it does not carry.
  var samplesEnd: UInt64 = 0
}

/// The last 32 commits, and which of them are on their way.
struct CommitLog: Sendable {
  private var commits = InlineArray<32, Commit>(repeating: Commit())
  /// The number of the newest; 0 before the first.
  private(set) var newest: UInt64 = 0
  /// The greatest number that was answered; commits up to it are not on their way.
  private var answered: UInt64 = 0
  /// Since when commits have been without any answer.
  private(set) var unansweredSince: Timestamp?
  /// How many, since the last answer.
  private(set) var unanswered = 0

  /// The newest commit that is on its way.
  var inFlight: Commit? { newest > answered ? self[newest] : nil }

  subscript(number: UInt64) -> Commit? {
    let commit = commits[Int(number % 32)]
    return commit.number == number && number > 0 ? commit : nil
  }

  /// Remembers a commit and gives it its number.
  mutating func append(_ commit: Commit) -> UInt64 {
    newest &+= 1
    var commit = commit
    commit.number = newest
    commits[Int(newest % 32)] = commit
    unansweredSince = unansweredSince ?? commit.time
    unanswered = min(unanswered + 1, 1_000)
    return newest
  }

  /// Ends a commit's way; nil if it was before, or is unknown or forgotten.
  mutating func resolveCommit(_ number: UInt64, isShown: Bool) -> Commit? {
    guard let commit = self[number], !commit.isAnswered else { return nil }
    commits[Int(number % 32)].isAnswered = true
    // What was superseded says nothing about what replaced it; what was shown ends all before it.
    answered = max(answered, number)
    if isShown {
      unansweredSince = nil
      unanswered = 0
    }
    return commit
  }

  /// Whether a commit before this one was never answered, neither shown nor discarded.
  func hasUnanswered(before number: UInt64) -> Bool {
    guard number > 1, number - 1 > answered, let commit = self[number - 1] else { return false }
    return !commit.isAnswered
  }

  /// Whether half a second and four commits passed without one that was shown: feedback is lost, or
  /// the output shows nothing.
  func isSilent(at now: Timestamp) -> Bool {
    guard let unansweredSince, unanswered >= 4 else { return false }
    return unansweredSince + .milliseconds(500) < now
  }

  /// Something else is repainted with what is on its way.
  mutating func disturb() {
    guard newest > answered else { return }
    let oldest = newest - min(newest - answered, UInt64(commits.count)) + 1
    for number in oldest...newest { commits[Int(number % 32)].isDisturbed = true }
  }

  /// Remembers that a frame was left out because of the newest commit.
  mutating func markDrained() { commits[Int(newest % 32)].drained = true }
}
