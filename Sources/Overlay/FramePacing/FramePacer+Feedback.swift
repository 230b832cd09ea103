public import StylusModel

extension FramePacer {
  /// Reports that a commit was shown.
  ///
  /// A number that was already reported or is 32 commits old is ignored. A time before the commit,
  /// or well after `now`, is impossible; it is counted but not used.
  public mutating func presented(_ number: UInt64, _ shown: Presentation, at now: Timestamp) {
    let now = advance(now)
    let isGap = commits.hasUnanswered(before: number)
    guard let commit = commits.resolveCommit(number, isShown: true) else { return }
    counts.presented += 1
    guard isCredible(shown.time, of: commit, at: now) else {
      counts.incredible += 1
      return samples.drop(before: commit.samplesEnd)
    }
    samples.countShown(before: commit.samplesEnd, at: shown.time, into: &latency)
    if state == .blind { enter(.late) }
    if !commit.isDisturbed {
      repaint.recordPresentation(commit, shownAt: shown.time, next: commits[number &+ 1])
    }
    let isOnGrid = observePresentation(shown)
    trust.answered(commit, at: shown.time, period: grid.periodMicros, isGap: isGap)
    if !isOnGrid { return leaveGrid(at: now) }
    judge(commit, shownAt: shown.time, at: now)
  }

  /// Reports that a commit was never shown.
  public mutating func discarded(_ number: UInt64) {
    guard let commit = commits.resolveCommit(number, isShown: false) else { return }
    counts.discarded += 1
    // There is one commit per repaint, so a discarded commit came too late for its own repaint.
    guard state == .aligned, commit.epoch == epoch, commit.target != nil else { return }
    judgeAligned(commit, missed: true, at: advance(commit.time))
  }

  private func isCredible(_ time: Timestamp, of commit: Commit, at now: Timestamp) -> Bool {
    commit.time <= time && (time - now).value <= 2 * grid.periodMicros
  }

  /// Records a presentation; false if it was the fourth in a row that no grid explains.
  private mutating func observePresentation(_ shown: Presentation) -> Bool {
    let isOff =
      grid.isTrusted(at: shown.time) && grid.distance(of: shown.time) > grid.periodMicros / 8
    trust.followed(isOff: isOff)
    grid.observe(shown.time, refresh: shown.refresh)
    return !trust.isOffGrid
  }

  /// Commits are shown as they are made, or the period varies: eager mode is best.
  private mutating func leaveGrid(at now: Timestamp) {
    trust.restart()
    if state == .late || state == .aligned || state == .measuring {
      enter(.eager(until: now + .milliseconds(3_000)))
    }
  }

  private mutating func judge(_ commit: Commit, shownAt time: Timestamp, at now: Timestamp) {
    if state == .measuring { return concludeMeasuring(at: now) }
    guard commit.epoch == epoch, let target = commit.target else { return }
    let off = (time - target).value
    let half = grid.periodMicros / 2
    if off > half { counts.missed += 1 }
    switch state {
    case .late: judgeLate(commit, missed: off > half, at: now)
    case .aligned where off < -half: early(at: now)
    case .aligned: judgeAligned(commit, missed: off > half, at: now)
    case .measuring, .eager, .blind: break
    }
  }

  private mutating func judgeLate(_ commit: Commit, missed: Bool, at now: Timestamp) {
    guard missed else {
      late.held()
      return strikes.held()
    }
    trust.foundFull(by: commit)
    // Commits after a miss are late because of it, and a lead that was abandoned no longer counts.
    guard commit.alone, !commit.isDisturbed, !commit.wasSlow, commit.lead >= late.lead,
      let target = commit.target
    else {
      return
    }
    let actual = (target - commit.time).value
    let limit = grid.periodMicros * 3 / 4
    if actual < commit.lead - late.resolution {
      return late.lengthen(by: late.resolution / 2, isProved: false, limit: limit)
    }
    if late.takeBack(missedWith: actual) { return }
    if strikes.isUntried { return lookCloser(at: now) }
    let before = late
    let misses = Int64(strikes.missed())
    switch misses {
    case 1: break
    case 2, 3:
      strikes.beforeMisses = strikes.beforeMisses ?? before
      let step = min(1_500, grid.periodMicros / 6)
      late.lengthen(by: (misses - 1) * step, isProved: true, limit: limit)
    default: startMeasuring(at: now)
    }
  }

  private mutating func judgeAligned(_ commit: Commit, missed: Bool, at now: Timestamp) {
    guard missed else {
      if commit.probing { conclude(commit) }
      probe.earlyInARow = 0
      aligned.held()
      return strikes.held()
    }
    guard !commit.isDisturbed, !commit.wasSlow, commit.lead >= aligned.lead,
      let target = commit.target
    else { return }
    let actual = (target - commit.time).value
    if actual < commit.lead - aligned.resolution || aligned.takeBack(missedWith: actual) { return }
    if strikes.missed() >= 3 { return startMeasuring(at: now) }
    // Otherwise a lead that fails occasionally would do so forever: good frames in between cancel
    // the strikes.
    aligned.lengthen(
      by: aligned.resolution / 2, isProved: true, limit: aligned.first + 2 * aligned.resolution)
  }

  /// A probe was not shown early: others keep the compositor busy, unless only our commits did.
  private mutating func conclude(_ probing: Commit) {
    if probing.isDisturbed { probe.tryAgain() } else { late = probe.foundBusy() ?? late }
  }

  /// An aligned commit was shown a whole period early: no other program keeps the compositor busy.
  private mutating func early(at now: Timestamp) {
    guard probe.foundIdle() else { return }
    let last = lastTarget.map { $0 + Microseconds(-grid.periodMicros) }
    enter(.late)
    lastTarget = last
    probe.lateSince = now
  }

  /// Late pacing failed before it ever worked. Eager frames show when the compositor repaints. If
  /// it repaints for each frame, a probe right after them shows whether it also does so for other
  /// programs, or only for us but too slowly for this lead.
  private mutating func lookCloser(at now: Timestamp) {
    startMeasuring(at: now)
    probe.makeDue(before: late)
    late = LeadSearch(
      lead: grid.periodMicros * 3 / 4, resolution: late.resolution, bisects: true)
  }

  private mutating func startMeasuring(at now: Timestamp) {
    if let settled = strikes.beforeMisses { late = settled }
    probe.lateFailed(at: now)
    repaint.restart()
    enter(.measuring)
  }

  private mutating func concludeMeasuring(at now: Timestamp) {
    guard let found = repaint.found else { return }
    // No compositor delays ink by three frames on purpose, so such a measurement is not a rule.
    guard found.held <= grid.periodMicros * 5 / 2 else {
      return enter(.eager(until: now + .milliseconds(3_000)))
    }
    let resolution = min(500, grid.periodMicros / 16)
    aligned = LeadSearch(
      lead: found.held + resolution, failed: found.failed, resolution: resolution, bisects: true)
    enter(.aligned)
  }
}
