import LinuxIO
import Testing
import Units

@Suite struct BackoffTests {
  private let brief = Microseconds(0)

  @Test func eachWaitIsTwiceTheOneBeforeUpToABound() {
    var backoff = Backoff()
    let waits = (0..<9).map { _ in
      backoff.nextWait(afterLasting: brief, chance: 0).value / 1_000
    }
    #expect(waits == [50, 100, 200, 400, 800, 1_600, 2_500, 2_500, 2_500])
  }

  @Test func whoCanWaitWaitsLonger() {
    var backoff = Backoff(upTo: .milliseconds(30_000))
    let waits = (0..<11).map { _ in
      backoff.nextWait(afterLasting: brief, chance: 0).value / 1_000
    }
    #expect(waits[5...] == [1_600, 3_200, 6_400, 12_800, 15_000, 15_000])
  }

  @Test func chanceSpreadsTheWaitsOfManyProgramsOverHalfOfThem() {
    for chance in [0, 0.25, 0.5, 0.999] {
      var backoff = Backoff()
      let wait = backoff.nextWait(afterLasting: brief, chance: chance)
      #expect(wait.value == 50_000 + Int64(50_000 * chance))
    }
  }

  @Test func aConnectionThatLastedForgivesWhatFailedBeforeIt() {
    var backoff = Backoff()
    for _ in 0..<9 { _ = backoff.nextWait(afterLasting: brief, chance: 0) }
    #expect(backoff.nextWait(afterLasting: Backoff.healthy, chance: 0).value == 50_000)
    // One that breaks at once does not.
    #expect(backoff.nextWait(afterLasting: Microseconds(1), chance: 0).value == 100_000)
  }

  @Test func withoutChanceAWaitIsWholeAndMayBeExtended() {
    var backoff = Backoff(from: .milliseconds(250), upTo: .milliseconds(3_000))
    #expect((0..<2).map { _ in backoff.nextWait().value / 1_000 } == [250, 500])
    backoff.extend(to: .milliseconds(2_000))
    #expect((0..<3).map { _ in backoff.nextWait().value / 1_000 } == [2_000, 3_000, 3_000])
    backoff.extend(to: .milliseconds(2_000))
    #expect(backoff.nextWait() == .milliseconds(3_000))
    backoff.forgive()
    #expect(backoff.nextWait() == .milliseconds(250))
  }
}
