import StylusModel

/// How aligned pacing finds out that the compositor became idle: it leaves one frame out, or waits
/// for a pause of the ink, and commits the next a little sooner; an idle compositor shows that a
/// period early.
struct IdleProbe: Sendable {
  /// The next commit is a probe.
  private(set) var isOn = false
  /// Commits in a row that were shown early.
  var earlyInARow = 0
  /// When late pacing began.
  var lateSince: Timestamp?
  private var needed = Self.usual
  private var last: Timestamp?
  private var interval = Self.first
  /// The next probe waits for nothing.
  private var isDue = false
  /// The search for the late lead as it is to be if the compositor is busy.
  private var lateIfBusy: LeadSearch?

  private static let usual = 3
  private static let first = Microseconds.milliseconds(3_000)
  private static let longest = Microseconds.milliseconds(24_000)

  /// Whether a frame is to be left out now.
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

  /// The first probe is to be made as soon as it can be, with another late lead than this one,
  /// which counts again if the compositor is busy.
  mutating func makeDue(before late: LeadSearch) {
    isDue = true
    lateIfBusy = late
  }

  /// Ink came after a pause, in which the pipeline emptied by itself.
  mutating func pauseEnded() { isOn = true }

  /// Says whether the commit that was just made is a probe.
  mutating func committed() -> Bool {
    defer { isOn = false }
    return isOn
  }

  /// A probe said nothing: the next is made as soon as it can be.
  mutating func tryAgain() { isDue = true }

  /// A probe was not shown early. Gives the search for the late lead that is to go on, if another
  /// did meanwhile.
  mutating func foundBusy() -> LeadSearch? {
    interval = min(Microseconds(interval.value * 2), Self.longest)
    defer { lateIfBusy = nil }
    return lateIfBusy
  }

  /// One more was shown early; says whether these are enough.
  mutating func foundIdle() -> Bool {
    earlyInARow += 1
    isOn = true
    guard earlyInARow >= needed else { return false }
    (earlyInARow, isOn, last, interval) = (0, false, nil, Self.first)
    lateIfBusy = nil
    return true
  }

  /// Late pacing failed; if it did so soon after a probe, the next probe must show more.
  mutating func lateFailed(at now: Timestamp) {
    let isSoon = lateSince.map { now < $0 + .milliseconds(2_000) } ?? false
    needed = isSoon ? min(needed * 2, 64) : Self.usual
    (earlyInARow, isOn, isDue, last) = (0, false, false, nil)
  }
}

/// Misses that nothing explains, less the good frames since.
struct Strikes: Sendable {
  /// The search for the lead as it was before the misses.
  var beforeMisses: LeadSearch?
  /// No frame was in time yet.
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

  /// Counts one more, and says how many there are.
  mutating func missed() -> Int {
    count += 1
    good = 0
    return count
  }
}
