import StylusModel

/// Detects in aligned mode that the compositor became idle. It skips one frame, or waits for a
/// pause in the ink, and commits the next frame slightly earlier; an idle compositor shows it a
/// period early.
struct IdleProbe: Sendable {
  /// Whether the next commit is a probe.
  private(set) var isOn = false
  /// The number of consecutive commits that were shown early.
  var earlyInARow = 0
  /// The time at which late mode began.
  var lateSince: Timestamp?
  private var needed = Self.usual
  private var last: Timestamp?
  private var interval = Self.first
  /// Whether the next probe should be made without waiting.
  private var isDue = false
  /// The search for the late lead to use if the compositor is busy.
  private var lateIfBusy: LeadSearch?

  private static let usual = 3
  private static let first = Microseconds.milliseconds(3_000)
  private static let longest = Microseconds.milliseconds(24_000)

  /// Returns whether to skip a frame now.
  mutating func starts(at now: Timestamp) -> Bool {
    let due = isDue ? now : last.map { $0 + interval }
    guard let due else {
      last = now
      return false
    }
    guard !isOn, due <= now else { return false }
    (last, isOn, isDue) = (now, true, false)
    return true
  }

  /// Requests the first probe as soon as possible. It uses another late lead than this one, which
  /// applies again if the compositor is busy.
  mutating func makeDue(before late: LeadSearch) {
    isDue = true
    lateIfBusy = late
  }

  /// Reports ink after a pause, during which the pipeline became empty.
  mutating func pauseEnded() { isOn = true }

  /// Returns whether the commit that was just made is a probe.
  mutating func committed() -> Bool {
    defer { isOn = false }
    return isOn
  }

  /// Requests another probe as soon as possible, because the last one had no result.
  mutating func tryAgain() { isDue = true }

  /// Reports that a probe was not shown early. Returns the search for the late lead to continue, if
  /// another one was used meanwhile.
  mutating func foundBusy() -> LeadSearch? {
    interval = min(Microseconds(interval.value * 2), Self.longest)
    defer { lateIfBusy = nil }
    return lateIfBusy
  }

  /// Reports that one more commit was shown early; returns whether there were enough.
  mutating func foundIdle() -> Bool {
    earlyInARow += 1
    isOn = true
    guard earlyInARow >= needed else { return false }
    (earlyInARow, isOn, last, interval) = (0, false, nil, Self.first)
    lateIfBusy = nil
    return true
  }

  /// Reports that late mode failed. If that was soon after a probe, the next probe needs more
  /// evidence.
  mutating func lateFailed(at now: Timestamp) {
    let isSoon = lateSince.map { now < $0 + .milliseconds(2_000) } ?? false
    needed = isSoon ? min(needed * 2, 64) : Self.usual
    (earlyInARow, isOn, isDue, last) = (0, false, false, nil)
  }
}

/// The number of unexplained misses, minus the good frames since.
struct Strikes: Sendable {
  /// The search for the lead as it was before the misses.
  var beforeMisses: LeadSearch?
  /// Whether no frame has been in time yet.
  private(set) var isUntried = true
  private var count = 0
  private var good = 0

  mutating func startOver() { self = Strikes() }

  mutating func held() {
    isUntried = false
    good += 1
    guard good % 10 == 0 else { return }
    count = max(count - 1, 0)
    if count == 0 { beforeMisses = nil }
  }

  /// Counts one more miss and returns their number.
  mutating func missed() -> Int {
    count += 1
    good = 0
    return count
  }
}
