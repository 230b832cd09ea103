public import StylusModel

/// Decides when to commit ink so that the compositor shows it with the shortest delay.
/// docs/develop/overlay-pacing.md explains the method.
///
/// Each output has its own pacer:
///
///     var pacer = FramePacer(period: 16_666_667)
///     pacer.inkChanged(sample: time, at: now)            // for each sample
///     switch pacer.next(at: now) { ... }  // after each report, and when a wait is over
///     // .commit: draw, attach, commit; or don't, and ask again
///     let number = pacer.committed(at: now)
///     pacer.presented(number, presentation, at: now)     // when the compositor reports it, or ...
///     pacer.discarded(number)
///
/// Report all events before you call ``next(at:)``. Read `now` from CLOCK_MONOTONIC; a time before
/// the previous one is treated as equal to it. The pacer does not rely on the compositor: ink never
/// waits longer than ``longestWait``, and there is at most one commit per vblank or, in eager mode,
/// four. A pacer takes 16 KB and allocates nothing.
public struct FramePacer: BitwiseCopyable, Sendable {
  enum PacingState: Equatable {
    case late
    case aligned
    /// Eager for a few frames, to find out when the compositor repaints.
    case measuring
    /// Eager for a while, because presentations are not on a grid.
    case eager(until: Timestamp)
    /// Eager until there is feedback.
    case blind
  }

  /// The counts since the pacer was created.
  public internal(set) var counts = FrameCounts()
  /// The latency from samples to the screen, if the compositor reports it.
  public internal(set) var latency = LatencyCounts()

  var state: PacingState
  var grid: VblankGrid
  /// The lead of each pacing mode.
  var late: LeadSearch
  var aligned: LeadSearch
  var repaint = RepaintEvidence()
  var commits = CommitLog()
  var samples = SampleLog()
  var trust = FeedbackTrust()
  var drawing = DrawingCost()
  /// Counts changes of the pacing mode. Commits of an earlier mode are not judged.
  var epoch = 0

  /// The time since which there is ink that no commit contains.
  private var inkSince: Timestamp?
  private var lastCommit: Timestamp?
  /// The end of the samples that the last commit contains.
  private var committedSamples: UInt64 = 0
  /// The last vblank that has a commit or was skipped.
  var lastTarget: Timestamp?
  private var skippedLast = false
  private var planned = Plan()
  private var clock = Timestamp(microseconds: .min)

  var strikes = Strikes()
  var probe = IdleProbe()
  /// The time at which the surface last changed for another reason than ink.
  private var disturbed: Timestamp?

  /// The basis of the last result of `next`.
  private struct Plan {
    var target: Timestamp?
    var lead: Int64 = 0
  }

  /// The distance between eager commits in microseconds, or a quarter of a short period, but at
  /// least 1 ms.
  private static let spacing: Int64 = 4_000
  /// The time that a compositor may take for another surface that is drawn in software, in
  /// microseconds; at least two periods.
  private static let aftermath: Int64 = 34_000

  /// Creates a pacer for an output whose mode has this period in nanoseconds (nil if unknown).
  ///
  /// If `hasFeedback` is false, because the compositor does not support wp_presentation, commits
  /// are made eagerly.
  public init(period: Int64?, hasFeedback: Bool = true) {
    grid = VblankGrid(nominal: period)
    state = hasFeedback ? .late : .blind
    late = Self.lateSearch(grid.periodMicros)
    aligned = late
  }

  /// The current timing mode.
  public var mode: PacingMode {
    switch state {
    case .late: .late
    case .aligned: .aligned
    case .measuring, .eager, .blind: .eager
    }
  }

  /// The time between a commit and the vblank at which it is shown; nil if commits are made
  /// eagerly.
  public var margin: Microseconds? {
    switch state {
    case .late: Microseconds(late.lead)
    case .aligned: Microseconds(aligned.lead)
    case .measuring, .eager, .blind: nil
    }
  }

  /// The current estimate of the time between two vblanks, in nanoseconds.
  public var period: Int64 { grid.period }

  /// The longest time that ink waits for its commit, if you call ``next(at:)`` at the requested
  /// times: three periods plus 4 ms. It is at most 154 ms, whatever the compositor reports.
  public var longestWait: Microseconds { Microseconds(3 * grid.periodMicros + Self.spacing) }

  // MARK: - Reports

  /// Reports that ink was changed by a sample of this time; nil if it was changed by something else
  /// (fading, undo).
  public mutating func inkChanged(sample: Timestamp?, at now: Timestamp) {
    let now = advance(now)
    if let sample { samples.append(sample) }
    guard inkSince == nil else { return }
    inkSince = now
    if state == .aligned, let lastCommit, (now - lastCommit).value > 2 * grid.periodMicros {
      probe.pauseEnded()
    }
  }

  /// Reports that all changes until now were drawn and committed. Returns the number to use when
  /// you report the compositor's feedback.
  ///
  /// - Parameters:
  ///   - now: the time passed to ``next(at:)``.
  ///   - drawing: the time from then until the commit. Future frames are started earlier by this
  ///     time.
  public mutating func committed(at now: Timestamp, drawnIn drawing: Microseconds = Microseconds(0))
    -> UInt64
  {
    let now = advance(now + Microseconds(max(drawing.value, 0)))
    var commit = Commit()
    commit.wasSlow = self.drawing.recordDuration(drawing, margin: late.resolution)
    commit.time = now
    commit.target = planned.target
    commit.lead = planned.lead
    commit.alone = commits.inFlight == nil || skippedLast
    commit.isDisturbed = isDisturbed(at: now)
    commit.epoch = epoch
    commit.probing = probe.committed()
    commit.samplesEnd = samples.end
    committedSamples = samples.end
    if let target = planned.target { lastTarget = target }
    planned = Plan()
    skippedLast = false
    inkSince = nil
    lastCommit = now
    counts.commits += 1
    return commits.append(commit)
  }

  /// Reports that the changes until now are not visible anywhere, so that nothing was committed.
  public mutating func dismissed(at now: Timestamp) {
    _ = advance(now)
    samples.takeBack(to: committedSamples)
    planned = Plan()
    inkSince = nil
  }

  /// Reports that the surface changed for another reason than ink, or that another surface of the
  /// same program changed, with a separate commit that may cause the compositor to repaint. A delay
  /// caused by this does not affect the margin, and is not taken as a sign that other programs
  /// draw.
  public mutating func surfaceChanged(at now: Timestamp) {
    disturbed = advance(now)
    commits.disturb()
    if state == .measuring { repaint.restart() }
  }

  private func isDisturbed(at now: Timestamp) -> Bool {
    disturbed.map { (now - $0).value < max(2 * grid.periodMicros, Self.aftermath) } ?? false
  }

  /// Reports that the output has a new mode with this period in nanoseconds (nil if unknown). All
  /// estimates start again.
  public mutating func outputChanged(period: Int64?) {
    grid = VblankGrid(nominal: period)
    late = Self.lateSearch(grid.periodMicros)
    repaint = RepaintEvidence()
    if state != .blind { enter(.late) }
    lastTarget = nil
  }

  // MARK: - What to do

  /// Returns what to do now.
  public mutating func next(at now: Timestamp) -> PacingStep {
    let now = advance(now)
    guard let inkSince else { return .rest }
    if commits.isSilent(at: now), state != .blind { enter(.blind) }
    if case .eager(let until) = state, until <= now { enter(.late) }
    let overdue = inkSince + Microseconds(3 * grid.periodMicros)
    let isPaced = (state == .late || state == .aligned) && grid.isKnown && grid.isTrusted(at: now)
    // The compositor's work for a new surface would be mistaken for its work for each frame.
    guard isPaced, counts.presented >= 2, now < overdue else { return eagerStep(at: now) }
    let step = pacedStep(at: now)
    if case .wait(let until) = step { return .wait(until: min(until, overdue)) }
    return step
  }

  /// Returns the step before a vblank. Each vblank has at most one commit, and one may be skipped.
  private mutating func pacedStep(at now: Timestamp) -> PacingStep {
    let period = grid.periodMicros
    let lead = currentLead
    // After waking slightly late there is still time; after waking later, the next vblank gets
    // fresher ink. A late probe would find a full pipeline and have no meaning.
    let isProbe = state == .aligned && probe.isOn
    let least = lead + drawing.expected - min((isProbe ? late.lead : lead) / 2, period / 4)
    var target = grid.first(atOrAfter: now + Microseconds(least))
    if let lastTarget, (target - lastTarget).value <= period / 2 {
      target = grid.first(atOrAfter: lastTarget + Microseconds(period / 2))
    }
    let deadline = target + Microseconds(-lead - drawing.expected)
    guard deadline <= now else { return .wait(until: deadline) }
    if leavesOut(target, at: now) {
      lastTarget = target
      skippedLast = true
      counts.skipped += 1
      return .wait(until: target + Microseconds(period - currentLead - drawing.expected))
    }
    planned = Plan(target: target, lead: lead)
    return .commit(expected: target)
  }

  /// Returns the step for an immediate commit, unless one was just made. While vblanks are
  /// determined, one commit is sufficient until it is shown.
  private mutating func eagerStep(at now: Timestamp) -> PacingStep {
    let period = grid.periodMicros
    var spacing = min(Self.spacing, max(period / 4, 1_000))
    if state == .late || state == .aligned, grid.isKnown, commits.inFlight != nil {
      spacing = period * 3 / 2
    }
    if let lastCommit {
      let due = lastCommit + Microseconds(spacing)
      guard due <= now else { return .wait(until: due) }
    }
    planned = Plan()
    return .commit(expected: repaint.expected(of: now + Microseconds(drawing.expected), on: grid))
  }

  private var currentLead: Int64 {
    guard state == .aligned else { return late.lead }
    return probe.isOn ? max(aligned.lead, grid.periodMicros + late.lead) : aligned.lead
  }

  /// Returns whether this vblank gets no commit. In late mode, this is because one of our commits
  /// is pending and keeps the compositor's pipeline full; in aligned mode, to test whether the
  /// pipeline would be empty without us.
  private mutating func leavesOut(_ target: Timestamp, at now: Timestamp) -> Bool {
    if state == .aligned {
      // Before the first frame in time, the pipeline may still contain earlier commits.
      return !strikes.isUntried && aligned.lead > grid.periodMicros * 9 / 10
        && !isDisturbed(at: now) && probe.starts(at: now)
    }
    if trust.takeKnownFull() { return true }
    guard trust.isSilenceConclusive, let commit = commits.inFlight, !commit.drained else {
      return false
    }
    // After a pause, it is the feedback that is lost.
    guard (now - commit.time).value < 4 * grid.periodMicros else { return false }
    if let due = commit.target, (target - due).value <= grid.periodMicros / 2 { return false }
    commits.markDrained()
    return true
  }

  // MARK: - Private

  /// Changes the pacing mode; commits of the previous mode are no longer evaluated.
  mutating func enter(_ state: PacingState) {
    self.state = state
    epoch += 1
    lastTarget = nil
    strikes.startOver()
    if state == .blind { grid.loseAnchor() }
  }

  /// Returns the time, which never goes back.
  mutating func advance(_ now: Timestamp) -> Timestamp {
    clock = max(clock, now)
    return clock
  }

  /// 3 ms, or a third of a short period.
  private static func lateSearch(_ period: Int64) -> LeadSearch {
    LeadSearch(lead: min(3_000, period / 3), resolution: min(500, period / 16))
  }
}
