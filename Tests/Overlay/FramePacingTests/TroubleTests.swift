import FramePacing
import StylusModel
import Testing

/// What compositors, displays and schedulers do to a pacer.
@Suite struct TroubleTests {
  private static let troubles: [(String, Scenario)] = {
    let base = Scenario().with { $0.duration = 2_500_000 }
    return [
      ("nothing", base),
      ("video", base.with { $0.other = .everyFrame }),
      ("no feedback", base.with { $0.feedback = .none }),
      ("feedback is lost", base.with { $0.feedback = .lossy(3) }),
      ("feedback is late", base.with { $0.feedback = .delayed(25_000) }),
      ("late, and video", base.with { ($0.feedback, $0.other) = (.delayed(25_000), .everyFrame) }),
      ("no period is stated", base.with { $0.statesRefresh = false }),
      ("nothing is stated", base.with { ($0.statesRefresh, $0.knowsMode) = (false, false) }),
      ("a wrong period", base.with { ($0.statedHertz, $0.hertz) = (61.5, 60) }),
      ("the double period", base.with { ($0.statedHertz, $0.hertz) = (60, 120) }),
      ("half the period", base.with { ($0.statedHertz, $0.hertz) = (120, 60) }),
      ("a variable period", base.with { $0.compositor = .variable }),
      ("variable at 144", base.with { ($0.compositor, $0.hertz) = (.variable, 144) }),
      ("a timer", base.with { $0.compositor = .ticks }),
      ("late wake-ups", base.with { $0.lateness = (20, 8_000) }),
      ("very late wake-ups", base.with { $0.lateness = (50, 30_000) }),
      ("a slow compositor", base.with { $0.repaint = 20_000 }),
      ("slow drawing", base.with { $0.drawing = 6_000 }),
      ("rare points", base.with { $0.pointsPerSecond = 31 }),
      ("hidden", base.with { $0.changes = [(500_000, .hide), (1_900_000, .show)] }),
      (
        "mode switch", base.with { $0.changes = [(900_000, .hertz(144)), (2_000_000, .hertz(30))] }
      ),
      (
        "switch in secret",
        base.with {
          $0.knowsMode = false
          $0.changes = [(900_000, .hertz(120)), (2_000_000, .hertz(48))]
        }
      ),
    ]
  }()

  @Test(arguments: troubles)
  func inkNeverWaitsLongerThanStated(_ name: String, _ scenario: Scenario) {
    let (found, pacer) = ours(in: scenario)
    let slowest = scenario.changes.reduce(scenario.period) { most, change in
      if case .hertz(let hertz) = change.change { max(most, 1_000_000 / hertz) } else { most }
    }
    let most = max(Double(pacer.longestWait.value), 3.4 * slowest + 4_000)
    // A wake-up may be late by what the scenario says, and be late once more.
    #expect(Double(found.longestWait) <= most + 2 * Double(scenario.lateness.most) + 300)
    #expect(found.latencies.count > 50)
  }

  @Test(arguments: troubles)
  func nothingIsCommittedThatDidNotChangeAndNeverTooOften(_ name: String, _ scenario: Scenario) {
    let found = ours(in: scenario).outcome
    #expect(found.empty == 0)
    let shortest = zip(found.commitTimes, found.commitTimes.dropFirst()).map { $1 - $0 }.min() ?? 0
    #expect(shortest >= 1_000)
  }

  @Test(arguments: troubles)
  func noTroubleMakesItSlowerThanFrameCallbacks(_ name: String, _ scenario: Scenario) {
    guard scenario.lateness.percent < 50, !scenario.changes.contains(where: { $0.change == .hide })
    else { return }
    // Points that are rarer than frames are all shown at the next vblank; a margin is what we lose
    // then.
    let callback = outcome(.frameCallback, in: scenario).mean
    #expect(
      ours(in: scenario).outcome.mean <= callback + (scenario.pointsPerSecond < 60 ? 3.1 : 0))
  }

  @Test func whenAVideoEndsLatePacingComesBack() {
    let ends = Scenario().with {
      ($0.other, $0.duration) = (.everyFrame, 12_000_000)
      $0.changes = [(2_000_000, .other(.none))]
    }
    let (found, pacer) = ours(in: ends)
    #expect(pacer.mode == .late)
    #expect(found.mean(from: 8_000_000) < 0.3 * 41.6)
    // A pause of the pen is enough to see it: the searches were due after 3 s and are after 9.
    let paused = ends.with {
      ($0.strokes, $0.duration) = ((500_000, 200_000), 6_500_000)
      $0.changes = [(5_000_000, .other(.none))]
    }
    #expect(ours(in: paused).pacer.mode == .late)
  }

  @Test func whenAVideoBeginsAlignedPacingFollowsWithinASecond() {
    let begins = Scenario().with {
      $0.duration = 6_000_000
      $0.changes = [(2_000_000, .other(.everyFrame))]
    }
    let (found, pacer) = ours(in: begins)
    #expect(pacer.mode == .aligned)
    let eager = outcome(.eager, in: begins).mean(from: 3_000_000)
    #expect(found.mean(from: 3_000_000) <= 1.1 * eager)
  }

  @Test func looksForIdlenessCostAVideoLessThanAHundredth() {
    let busy = Scenario().with { ($0.other, $0.duration) = (.everyFrame, 16_000_000) }
    let (found, pacer) = ours(in: busy)
    #expect(pacer.counts.skipped < 20)
    #expect(found.mean(from: 1_000_000) < 1.03 * outcome(.eager, in: busy).mean(from: 1_000_000))
  }

  @Test func aHiddenOutputNeitherStallsNorSpinsAndRecovers() {
    let hidden = Scenario().with {
      ($0.duration, $0.pointsPerSecond) = (4_000_000, 1_000)
      $0.changes = [(1_000_000, .hide), (3_000_000, .show)]
    }
    let (found, pacer) = ours(in: hidden)
    let meanwhile = found.commitTimes.filter { (1_100_000..<2_900_000).contains($0) }
    #expect((20...460).contains(meanwhile.count))
    #expect(pacer.mode == .late)
    #expect(found.mean(from: 3_200_000) < 13)
  }

  @Test(arguments: [.lossy(3), .delayed(25_000)] as [Scenario.Feedback])
  func feedbackThatIsLostOrLateCostsLessThanAnEighthOfItsTime(_ feedback: Scenario.Feedback) {
    let exact = ours(in: Scenario()).outcome.mean
    #expect(ours(in: Scenario().with { $0.feedback = feedback }).outcome.mean < exact * 1.125)
  }

  /// Each repaint of the cursor makes one commit late, and late feedback those that follow.
  @Test func oneCauseOfManyMissesDoesNotMakeTheMarginLonger() {
    let blinking = Scenario().with {
      ($0.other, $0.feedback) = (.each(530_000), .delayed(40_000))
    }
    #expect((ours(in: blinking).pacer.margin ?? .milliseconds(9)) <= .milliseconds(3))
  }

  @Test func whenFeedbackStopsInkComesAsSoonAsThatOfTheEagerClient() {
    let stops = Scenario().with { $0.feedback = .until(1_500_000) }
    let (found, pacer) = ours(in: stops)
    #expect(pacer.mode == .eager)
    let eager = outcome(.eager, in: stops)
    #expect(found.mean(from: 2_500_000) <= 1.1 * eager.mean(from: 2_500_000))
  }

  @Test func aModeSwitchIsFollowedAtOnce() {
    let changes = Scenario().with { $0.changes = [(1_500_000, .hertz(120))] }
    let (found, pacer) = ours(in: changes)
    #expect(abs(pacer.period - 8_333_333) < 10_000)
    #expect(found.mean(from: 1_600_000) < 0.45 * 20.8)
  }

  @Test(arguments: [48.0, 120, 240])
  func aDisplayOfWhichNothingIsKnownIsFoundOut(_ hertz: Double) {
    let unknown = Scenario().with {
      ($0.hertz, $0.statesRefresh, $0.knowsMode, $0.pointsPerSecond) = (hertz, false, false, 1_000)
    }
    let (found, pacer) = ours(in: unknown)
    #expect(abs(Double(pacer.period) / 1_000 - unknown.period) < 20)
    #expect(found.mean <= 0.45 * outcome(.frameCallback, in: unknown).mean)
  }

  @Test func aWrongPeriodIsMendedByWhatIsShown() {
    let wrong = Scenario().with { $0.statedHertz = 61.5 }
    let (found, pacer) = ours(in: wrong)
    #expect(abs(pacer.period - 16_666_667) < 20_000)
    #expect(found.mean < 13)
  }

  /// A grid that follows our own commits would take 2.1 and 3.7 ms at 360 Hz, where the eager
  /// client has 0.7.
  @Test(arguments: [60.0, 144, 240, 360], [true, false])
  func aDisplayWithAVariablePeriodIsNotHeldBack(_ hertz: Double, _ knowsMode: Bool) {
    for points in [240.0, 1_000] {
      let free = Scenario().with {
        ($0.compositor, $0.hertz, $0.knowsMode) = (.variable, hertz, knowsMode)
        $0.pointsPerSecond = points
      }
      #expect(ours(in: free).outcome.mean <= 1.1 * outcome(.eager, in: free).mean + 0.5)
    }
  }

  @Test func inkAfterMinutesOfRestIsShownWithinAPeriodAndLateAgainAtOnce() {
    // The mode says 60 Hz, the display has 59.94: after a minute nobody knows the phase.
    let rest = Scenario().with {
      ($0.hertz, $0.statesRefresh, $0.statedHertz) = (59.94, false, 60)
      ($0.strokes, $0.duration) = ((1_000_000, 70_000_000), 74_000_000)
    }
    let (found, pacer) = ours(in: rest)
    let late = found.latencies.filter { $0.point > 60_000_000 }
    #expect((late.map(\.took).max() ?? .max) < 40_000)
    #expect(found.mean(from: 60_000_000) < 13)
    #expect(pacer.mode == .late)
  }
}
