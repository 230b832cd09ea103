import Glibc
import LinuxIO
import Testing
import Units

@testable import WaylandClient

@Suite struct PresentationClockTests {
  @Test func theMonotonicClockIsTakenAsItIs() {
    let clock = PresentationClock(UInt32(CLOCK_MONOTONIC))
    #expect(clock.moment(seconds: 12, nanoseconds: 345_678_999)?.microseconds == 12_345_678)
  }

  @Test(arguments: [CLOCK_MONOTONIC_RAW, CLOCK_REALTIME, CLOCK_BOOTTIME])
  func aTimeOfAnotherClockBecomesTheSameMoment(number: clockid_t) throws {
    var now = timespec()
    let before = MonotonicClock.nanoseconds / 1_000
    unsafe clock_gettime(number, &now)
    let after = MonotonicClock.nanoseconds / 1_000
    let clock = PresentationClock(UInt32(bitPattern: number))
    let time = try #require(
      clock.moment(seconds: UInt64(now.tv_sec), nanoseconds: UInt32(now.tv_nsec))
    ).microseconds
    // One microsecond for each rounding; and what a reading takes that nothing interrupts.
    #expect(time >= before - 100 && time <= after + 100)
  }

  @Test func theLeastDisturbedReadingDecides() {
    var readings = [
      PresentationClock.ClockComparison(before: 0, between: 10, after: 9_000),
      PresentationClock.ClockComparison(before: 10_000, between: 9_000, after: 10_020),
      PresentationClock.ClockComparison(before: 20_000, between: 25_000, after: 29_000),
    ]
    #expect(PresentationClock.offset { readings.removeFirst() } == 1_010)
  }

  @Test func aClockThatNobodyHasTellsNothing() {
    let clock = PresentationClock(4_711)
    #expect(!clock.isReadable)
    #expect(clock.moment(seconds: 1, nanoseconds: 0) == nil)
  }

  @Test func aTimeBeyondAllBoundsTellsNothing() {
    let clock = PresentationClock(UInt32(CLOCK_MONOTONIC))
    #expect(clock.moment(seconds: .max, nanoseconds: .max) == nil)
  }
}
