import FramePacing
import StylusModel

/// One client and one compositor in one scenario, event by event; the same in each run.
struct Simulation {
  private enum Event {
    case point
    case wake(Int)
    case arrive(Int?)
    case repaint
    case flip
    case callback
    case other
    case feedback(Int, at: Int64?)
    case change(Scenario.Change)
  }

  private let scenario: Scenario
  private let client: SimulatedClient
  private var isWaitingForCallback = false
  private(set) var pacer: FramePacer
  private var compositor: SimulatedCompositor
  private var other: Scenario.Other
  private var agenda = Agenda<Event>()
  private var dice = Dice(7)
  private var hertz: Double
  /// When the next point is due.
  private var pen = 20_311.0

  private var points: [Int64] = []
  private var committedPoints = 0
  private var shownPoints = 0
  /// Of each commit: the points that it carries, when its tip was expected, its number with the
  /// pacer.
  private var commits: [(points: Int, expected: Int64?, number: UInt64)] = []
  private var wakes = 0
  private var feedbacks = 0
  private var outcome = Outcome()

  init(_ scenario: Scenario, _ client: SimulatedClient) {
    self.scenario = scenario
    self.client = client
    compositor = SimulatedCompositor(scenario)
    other = scenario.other
    hertz = scenario.hertz
    pacer = FramePacer(
      period: scenario.knowsMode ? scenario.statedPeriod : nil,
      hasFeedback: scenario.feedback != .none)
  }

  mutating func run() -> Outcome {
    // The pen's clock has its own phase.
    agenda.add(.point, at: 20_311)
    startOther(at: 5_000)
    for change in scenario.changes { agenda.add(.change(change.change), at: change.at) }
    while let (time, event) = agenda.next(), time < scenario.duration { handle(event, at: time) }
    return outcome
  }

  private mutating func handle(_ event: Event, at now: Int64) {
    switch event {
    case .point: penMoved(at: now)
    case .wake(let wake): if wake == wakes { step(at: now) }
    case .arrive(let commit): perform(compositor.commit(commit, at: now), at: now)
    case .repaint: perform(compositor.repaint(at: now), at: now)
    case .flip: perform(compositor.flip(at: now), at: now)
    case .callback: calledBack(at: now)
    case .other: otherCommits(at: now)
    case .feedback(let commit, let shown): tell(commit, shownAt: shown, at: now)
    case .change(let change): apply(change, at: now)
    }
  }

  // MARK: - The pen and the world

  private mutating func penMoved(at now: Int64) {
    points.append(now)
    // A tablet's rate is never quite what its maker says, nor quite even.
    pen += 1_000_000 / scenario.pointsPerSecond * 0.9963
    var next = max(Int64(pen) + Int64.random(in: -150...150, using: &dice), now + 1)
    if let strokes = scenario.strokes, next % (strokes.writing + strokes.pause) > strokes.writing {
      next += strokes.pause
      pen = Double(next)
    }
    agenda.add(.point, at: next)
    if client == .ours { pacer.inkChanged(sample: Timestamp(now), at: Timestamp(now)) }
    step(at: now)
  }

  private mutating func startOther(at now: Int64) {
    switch other {
    case .none: break
    case .everyFrame, .each: agenda.add(.other, at: now)
    }
  }

  private mutating func otherCommits(at now: Int64) {
    guard other != .none else { return }
    if case .each(let span) = other { agenda.add(.other, at: now + span) }
    if other == .everyFrame { compositor.wantsCallback = true }
    agenda.add(.arrive(nil), at: now)
  }

  private mutating func apply(_ change: Scenario.Change, at now: Int64) {
    perform(compositor.change(change, at: now), at: now)
    switch change {
    case .hertz(let new):
      hertz = new
      if scenario.knowsMode { pacer.outputChanged(period: Int64(1_000_000_000 / new)) }
    case .other(let new):
      other = new
      startOther(at: now)
    case .input, .neighbour:
      if client == .ours { pacer.surfaceChanged(at: Timestamp(now)) }
      agenda.add(.arrive(nil), at: now + scenario.wire)
    case .hide, .show: break
    }
  }

  // MARK: - The compositor

  private mutating func perform(_ effects: [SimulatedCompositor.Effect], at now: Int64) {
    for effect in effects {
      switch effect {
      case .repaint(let due): agenda.add(.repaint, at: due)
      case .flip(let due): agenda.add(.flip, at: due)
      case .shown(let commit, let time): shown(commit, at: time)
      case .superseded(let commit): feedback(commit, shownAt: nil, at: now)
      case .callbacks:
        agenda.add(.callback, at: now + scenario.wire)
        if other == .everyFrame { agenda.add(.other, at: now + 1_500) }
      }
    }
  }

  private mutating func shown(_ commit: Int, at time: Int64) {
    let made = commits[commit]
    for point in points[min(shownPoints, made.points)..<made.points] {
      outcome.latencies.append((point, time - point))
    }
    shownPoints = max(shownPoints, made.points)
    if let expected = made.expected { outcome.tipErrors.append(time - expected) }
    feedback(commit, shownAt: time, at: time)
  }

  private mutating func feedback(_ commit: Int, shownAt time: Int64?, at now: Int64) {
    feedbacks += 1
    var delay = scenario.wire
    switch scenario.feedback {
    case .exact: break
    case .none: return
    case .lossy(let each): if feedbacks % each == 0 { return }
    case .delayed(let span): delay = span
    case .until(let end): if now >= end { return }
    }
    agenda.add(.feedback(commit, at: time), at: now + delay + lateness())
  }

  // MARK: - The client

  private mutating func calledBack(at now: Int64) {
    isWaitingForCallback = false
    step(at: now)
  }

  private mutating func tell(_ commit: Int, shownAt time: Int64?, at now: Int64) {
    guard client == .ours else { return }
    let number = commits[commit].number
    if let time {
      let states =
        scenario.statesRefresh && ![.ticks, .variable].contains(scenario.compositor)
      let stated = Int64(1_000_000_000 / (scenario.statedHertz ?? hertz))
      pacer.presented(
        number, Presentation(time: Timestamp(time), refresh: states ? stated : nil),
        at: Timestamp(now))
    } else {
      pacer.discarded(number)
    }
    step(at: now)
  }

  private mutating func step(at now: Int64) {
    switch client {
    case .ours: act(on: pacer.next(at: Timestamp(now)), at: now)
    case .eager: if committedPoints < points.count { commit(at: now, expected: nil) }
    case .frameCallback:
      guard !isWaitingForCallback, committedPoints < points.count else { return }
      isWaitingForCallback = true
      compositor.wantsCallback = true
      commit(at: now, expected: nil)
    }
  }

  private mutating func act(on step: PacingStep, at now: Int64) {
    wakes += 1
    switch step {
    case .rest: break
    case .wait(let until):
      agenda.add(.wake(wakes), at: max(until.microseconds, now + 1) + lateness())
    case .commit(let expected): commit(at: now, expected: expected.microseconds)
    }
  }

  private mutating func commit(at now: Int64, expected: Int64?) {
    if committedPoints == points.count { outcome.empty += 1 }
    for point in points[committedPoints...] {
      outcome.longestWait = max(outcome.longestWait, now - point)
    }
    outcome.commitTimes.append(now)
    committedPoints = points.count
    let drawing =
      scenario.drawing
      + (scenario.drawingVaries > 0 ? .random(in: 0...scenario.drawingVaries, using: &dice) : 0)
    let number =
      client == .ours ? pacer.committed(at: Timestamp(now), drawnIn: Microseconds(drawing)) : 0
    commits.append((points.count, expected, number))
    agenda.add(.arrive(commits.count - 1), at: now + drawing + scenario.wire)
  }

  private mutating func lateness() -> Int64 {
    let usual = Int64.random(in: 10...110, using: &dice)
    guard Int.random(in: 0..<100, using: &dice) < scenario.lateness.percent else { return usual }
    return usual + Int64.random(in: 0...scenario.lateness.most, using: &dice)
  }
}
