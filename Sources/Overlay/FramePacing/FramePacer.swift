public import StylusModel

/// Decides when to commit ink so that the compositor shows it with the shortest delay.
/// docs/develop/overlay-pacing.md explains the method.
///
/// Each output has its own pacer:
///
///     var pacer = FramePacer(period: 16_666_667)
///     pacer.inkChanged(sample: time, at: now)            // for each sample
///     switch pacer.next(at: now) { ... }  // after whatever was told, and when a wait is over
///     // .commit: draw, attach, commit; or don't, and ask again
///     let number = pacer.committed(at: now)
///     pacer.presented(number, presentation, at: now)     // what the compositor says of it, or ...
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
    /// Eagerly for a few frames, to see when the compositor repaints.
    case measuring
    /// Eagerly for a while: what is shown is not on a grid.
    case eager(until: Timestamp)
    /// Eagerly until feedback comes.
    case blind
  }

  /// The counts since the pacer was created.
  public internal(set) var counts = FrameCounts()
  /// The latency from samples to the screen, if the compositor reports it.
  public internal(set) var latency = LatencyCounts()

  var state: PacingState
  var grid: VblankGrid
  /// The lead of each way of pacing.
  var late: LeadSearch
  var aligned: LeadSearch
  var repaint = RepaintEvidence()
  var commits = CommitLog()
  var samples = SampleLog()
  var trust = FeedbackTrust()
  var drawing = DrawingCost()
  /// How often the way of pacing changed: what was committed before says nothing about this one.
  var epoch = 0

  /// Since when there is ink that no commit carries.
  private var inkSince: Timestamp?
  private var lastCommit: Timestamp?
  /// The end of the samples that the last commit carries.
  private var committedSamples: UInt64 = 0
  /// The last vblank that has its commit, or was left out.
  var lastTarget: Timestamp?
  private var skippedLast = false
  private var planned = Plan()
  private var clock = Timestamp(microseconds: .min)

  var strikes = Strikes()
  var probe = IdleProbe()
  /// When the surface changed last otherwise than by ink.
  private var disturbed: Timestamp?

  /// What the last answer of `next` was about.
  private struct Plan {
    var target: Timestamp?
    var lead: Int64 = 0
  }

  /// Eager commits are so far apart, or a quarter of a short period, but 1 ms at least; in
  /// microseconds.
  private static let spacing: Int64 = 4_000
  /// So long a compositor may be about another surface that is drawn in software, and two periods
  /// at least; in microseconds.
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

  // MARK: - What is told

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
    // What a new surface costs the compositor would be taken for what each frame does.
    guard isPaced, counts.presented >= 2, now < overdue else { return eagerStep(at: now) }
    let step = pacedStep(at: now)
    if case .wait(let until) = step { return .wait(until: min(until, overdue)) }
    return step
  }

  /// Before a vblank: each has one commit at most, and one may be left out.
  private mutating func pacedStep(at now: Timestamp) -> PacingStep {
    let period = grid.periodMicros
    let lead = currentLead
    // Woken a little late there is still time; woken later, the next vblank gets fresher ink.
    // A probe that comes late would find a full pipeline and say nothing.
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

  /// At once, unless one was made just before; while vblanks are sought, one is enough until it was
  /// shown.
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

  /// Whether this vblank gets no commit: in late pacing because one of ours is still on its way and
  /// keeps the compositor's pipeline full, in aligned pacing to see whether it would be empty
  /// without us.
  private mutating func leavesOut(_ target: Timestamp, at now: Timestamp) -> Bool {
    if state == .aligned {
      // Before the first one is in time the pipeline may still hold what was committed before.
      return !strikes.isUntried && aligned.lead > grid.periodMicros * 9 / 10
        && !isDisturbed(at: now) && probe.starts(at: now)
    }
    if trust.takeKnownFull() { return true }
    guard trust.isSilenceConclusive, let commit = commits.inFlight, !commit.drained else {
      return false
    }
    // After a pause it is its feedback that is lost.
    guard (now - commit.time).value < 4 * grid.periodMicros else { return false }
    if let due = commit.target, (target - due).value <= grid.periodMicros / 2 { return false }
    commits.markDrained()
    return true
  }

  // MARK: - Private

  /// Another way of pacing; commits of the one before are not judged any more.
  mutating func enter(_ state: PacingState) {
    self.state = state
    epoch += 1
    lastTarget = nil
    strikes.startOver()
    if state == .blind { grid.loseAnchor() }
  }

  /// The time, which never goes back.
  mutating func advance(_ now: Timestamp) -> Timestamp {
    clock = max(clock, now)
    return clock
  }

  /// 3 ms, or a third of a short period.
  private static func lateSearch(_ period: Int64) -> LeadSearch {
    LeadSearch(lead: min(3_000, period / 3), resolution: min(500, period / 16))
  }
}
