import FramePacing
import StylusModel
import Testing

/// What a client does in a scenario.
func outcome(_ client: SimulatedClient, in scenario: Scenario) -> Outcome {
  var simulation = Simulation(scenario, client)
  return simulation.run()
}

/// What our client does in a scenario, and its pacer in the end.
func ours(in scenario: Scenario) -> (outcome: Outcome, pacer: FramePacer) {
  var simulation = Simulation(scenario, .ours)
  let outcome = simulation.run()
  return (outcome, simulation.pacer)
}

/// Displays and pens that the bars are for.
private let setups = [60.0, 120].flatMap { hertz in
  [240.0, 1_000].map { points in
    Scenario().with {
      $0.hertz = hertz
      $0.pointsPerSecond = points
    }
  }
}

/// The bars: how much sooner ink is shown than by clients that do the usual.
@Suite struct LatencyTests {
  /// Means in milliseconds at 1000 points per second that were measured with sway 1.7 on an
  /// emulated display: of the client that draws in frame callbacks, and of the eager one.
  static let measured: [(Scenario, callback: Double, eager: Double)] = [
    (setup(60, .wlroots(maxRenderTime: 0)), 41.5, 25.0),
    (setup(60, .wlroots(maxRenderTime: 2)), 24.9, 11.0),
    (setup(120, .wlroots(maxRenderTime: 0)), 20.7, 12.6),
    (setup(120, .wlroots(maxRenderTime: 2)), 12.4, 6.5),
    (setup(60, .ticks), 24.1, 8.1),
  ]

  private static func setup(_ hertz: Double, _ kind: Scenario.Compositor) -> Scenario {
    Scenario().with {
      ($0.hertz, $0.compositor, $0.pointsPerSecond) = (hertz, kind, 1_000)
    }
  }

  @Test(arguments: measured)
  func theSimulatorIsWithinThreeTenthsOfAMillisecondOfWhatWasMeasured(
    _ scenario: Scenario, callback: Double, eager: Double
  ) {
    #expect(abs(outcome(.frameCallback, in: scenario).mean - callback) < 0.3)
    #expect(abs(outcome(.eager, in: scenario).mean - eager) < 0.3)
  }

  @Test(arguments: setups)
  func onAnIdleCompositorInkTakesAtMostFortyFivePercentOfTheFrameCallbackClientsTime(
    _ scenario: Scenario
  ) {
    let (found, pacer) = ours(in: scenario)
    #expect(found.mean <= 0.45 * outcome(.frameCallback, in: scenario).mean)
    // Half a period and the margin is what is left.
    #expect(found.mean <= scenario.period / 2_000 + 3.6)
    #expect(pacer.mode == .late)
  }

  @Test(arguments: setups, [0, 2, 4] as [Int64])
  func onABusyCompositorInkTakesAtMostATenthLongerThanTheEagerClients(
    _ scenario: Scenario, maxRenderTime: Int64
  ) {
    let busy = scenario.with {
      ($0.other, $0.compositor) = (.everyFrame, .wlroots(maxRenderTime: maxRenderTime))
    }
    let (found, pacer) = ours(in: busy)
    let eager = outcome(.eager, in: busy)
    #expect(found.mean <= 1.1 * eager.mean)
    // 3 ms are enough for a repaint 2 ms before the vblank, so that nothing more is looked for.
    #expect(pacer.mode == (maxRenderTime == 2 ? .late : .aligned))
  }

  /// What it costs to find out that a compositor is busy.
  @Test(arguments: setups, [0, 2, 4] as [Int64])
  func inTheFirstSecondsOnABusyCompositorTooInkTakesAtMostATenthLonger(
    _ scenario: Scenario, maxRenderTime: Int64
  ) {
    let busy = scenario.with {
      ($0.other, $0.compositor) = (.everyFrame, .wlroots(maxRenderTime: maxRenderTime))
      $0.duration = 2_000_000
    }
    let (found, eager) = (ours(in: busy).outcome, outcome(.eager, in: busy))
    #expect(found.mean <= 1.1 * eager.mean)
    #expect(found.p99 <= 1.8 * eager.p99)
  }

  @Test(arguments: [60.0, 120], [.window(7_000), .window(3_000)] as [Scenario.Compositor])
  func aFixedRepaintWindowIsFound(_ hertz: Double, _ kind: Scenario.Compositor) {
    for other in [Scenario.Other.none, .everyFrame] {
      let fixed = Scenario().with {
        ($0.hertz, $0.compositor, $0.other) = (hertz, kind, other)
      }
      #expect(ours(in: fixed).outcome.mean <= 1.1 * outcome(.eager, in: fixed).mean)
    }
  }

  @Test(arguments: [30.0, 48, 75, 90, 144, 165, 240, 360])
  func noRateIsWorseThanTheBars(_ hertz: Double) {
    let idle = Scenario().with {
      ($0.hertz, $0.pointsPerSecond, $0.duration) = (hertz, 1_000, 3_000_000)
    }
    #expect(ours(in: idle).outcome.mean <= 0.45 * outcome(.frameCallback, in: idle).mean)
    let busy = idle.with { $0.other = .everyFrame }
    #expect(ours(in: busy).outcome.mean <= 1.1 * outcome(.eager, in: busy).mean)
  }

  @Test(arguments: [60.0, 120], [33_333, 41_708, 530_000] as [Int64])
  func videosAndBlinkingCursorsMakeItNoWorseThanEager(_ hertz: Double, each: Int64) {
    let shared = Scenario().with { ($0.hertz, $0.other) = (hertz, .each(each)) }
    #expect(ours(in: shared).outcome.mean <= 1.1 * outcome(.eager, in: shared).mean)
  }

  /// As soon as eager commits are shown, with a fraction of them: the compositor repaints for one a
  /// frame.
  @Test func alignedCommitsAreOneAFrameWhereEagerOnesAreSixteen() {
    let busy = Scenario().with { ($0.other, $0.pointsPerSecond) = (.everyFrame, 1_000) }
    let (found, eager) = (ours(in: busy).outcome, outcome(.eager, in: busy))
    #expect(found.mean(from: 1_000_000) <= 1.05 * eager.mean(from: 1_000_000))
    #expect(found.commits * 12 < eager.commits)
  }

  /// A commit that comes too late for its repaint is replaced by the next, so that nothing is told
  /// of it but that.
  @Test func commitsThatTheNextOneReplacesCountAsMissed() {
    let busy = Scenario().with {
      ($0.other, $0.strokes, $0.duration) = (.everyFrame, (700_000, 300_000), 8_000_000)
    }
    let settled = ours(in: busy).outcome.latencies.filter { $0.point > 1_000_000 }
    let late = settled.count { $0.took > 34_000 }
    #expect(late * 100 < settled.count * 3)
  }

  @Test func aPenThatLiftsBetweenStrokesIsNoSlower() {
    let idle = Scenario().with { $0.strokes = (700_000, 300_000) }
    #expect(ours(in: idle).outcome.mean <= 0.3 * outcome(.frameCallback, in: idle).mean)
    let busy = idle.with { $0.other = .everyFrame }
    #expect(ours(in: busy).outcome.mean <= 1.1 * outcome(.eager, in: busy).mean)
  }

  /// In drawing mode the surface takes the pen whenever one comes near: the frame that is late for
  /// that says nothing of the margin.
  @Test(arguments: [60.0, 120])
  func aPenThatComesAndGoesDoesNotKeepTheMarginLong(_ hertz: Double) throws {
    let still = Scenario().with {
      ($0.hertz, $0.pointsPerSecond, $0.duration) = (hertz, 1_000, 10_000_000)
      $0.strokes = (writing: 200_000, pause: 300_000)
    }
    let coming = still.with {
      $0.changes = (0..<20).flatMap { (number: Int64) in
        [0, 195_000].map { (at: number * 500_000 + $0, change: .input) }
      }
    }
    let (usual, found) = (ours(in: still).pacer, ours(in: coming).pacer)
    #expect(found.mode == .late)
    let (margin, least) = try (#require(found.margin), #require(usual.margin))
    #expect(margin.value <= least.value + 300)
  }

  /// A picker that comes, and fades beside the ink: ink is late for that, and only for that long.
  @Test(arguments: [60.0, 120], [500, 6_000] as [Int64])
  func aSurfaceOfOursBesideTheInkIsNotTakenForABusyCompositor(_ hertz: Double, cost: Int64) {
    let alone = Scenario().with {
      ($0.hertz, $0.pointsPerSecond) = (hertz, 1_000)
    }
    for begin in [Int64(40_000), 400_000] {
      let beside = alone.with {
        $0.changes =
          [(at: begin, change: .neighbour(12_000))]
          + (0..<30).map { (at: begin + 50_000 + $0 * 8_500, change: .neighbour(cost)) }
      }
      let (found, pacer) = ours(in: beside)
      #expect(pacer.mode == .late)
      #expect(found.mean(from: 1_000_000) <= 1.05 * ours(in: alone).outcome.mean(from: 1_000_000))
    }
  }

  @Test func theMomentOfShowingIsKnownWhenTheTipIsDrawn() {
    for other in [Scenario.Other.none, .everyFrame] {
      let found = ours(in: Scenario().with { $0.other = other }).outcome
      #expect(found.medianTipError < 0.1)
    }
    let blind = ours(in: Scenario().with { $0.feedback = .none }).outcome
    #expect(blind.medianTipError < 16.7 / 2)
  }

  /// 3 ms at the start; what this compositor needs are 0.7 ms.
  @Test func theMarginIsFoundByItself() {
    let long = Scenario().with { $0.duration = 20_000_000 }
    let (found, pacer) = ours(in: long)
    #expect((pacer.margin ?? .milliseconds(9)).value <= 1_500)
    #expect(found.mean(from: 12_000_000) < 16.7 / 2 + 1.7)
  }

  /// Slower than the first margin allows, like a busy one at first sight: the probe tells that it
  /// is idle.
  @Test(arguments: [60.0, 120], [240.0, 1_000])
  func aSlowCompositorThatIsIdleIsNotTakenForABusyOne(_ hertz: Double, points: Double) {
    for slowness in [0.3, 0.4] {
      let slow = Scenario().with {
        ($0.hertz, $0.pointsPerSecond) = (hertz, points)
        $0.repaint = Int64(slowness * $0.period)
      }
      let (found, pacer) = ours(in: slow)
      #expect(pacer.mode == .late)
      // Half a period, what the repaint needs, and an eighth of a period of search.
      #expect(found.mean(from: 1_000_000) < slow.period / 1_000 * (0.5 + slowness + 0.125) + 0.7)
    }
  }

  /// A wash: more than the first margin allows for, and no two pictures take the same time.
  @Test(arguments: [60.0, 120], [1_000, 2_500] as [Int64])
  func anInkThatTakesLongToDrawIsLaterByThatTimeOnly(_ hertz: Double, drawing: Int64) {
    let pen = Scenario().with {
      ($0.hertz, $0.pointsPerSecond, $0.duration) = (hertz, 1_000, 3_000_000)
    }
    let wash = pen.with { ($0.drawing, $0.drawingVaries) = (drawing, drawing / 2) }
    let (found, pacer) = ours(in: wash)
    #expect(pacer.mode == .late)
    #expect(found.mean <= outcome(.ours, in: pen).mean + 1.5 * Double(drawing) / 1_000 + 0.3)
  }

  @Test func onABusyCompositorTooAnInkThatTakesLongToDrawIsNoLaterThanTheEagerClients() {
    let busy = Scenario().with {
      ($0.other, $0.pointsPerSecond, $0.drawing, $0.drawingVaries) = (
        .everyFrame, 1_000, 2_000, 1_000
      )
    }
    #expect(ours(in: busy).outcome.mean <= 1.15 * outcome(.eager, in: busy).mean)
  }
}
