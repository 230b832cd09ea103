import Foundation
import Testing
import Units

@testable import LinuxIO

@Suite struct ClockTests {
  @Test(
    arguments: [
      (0, 0), (-5, 0), (1, 1), (999, 1), (1_000, 1), (1_001, 2), (2_500, 3),
      (Int64.max, Int32.max),
    ] as [(Int64, Int32)])
  func waitsAreRoundedUpToMilliseconds(microseconds: Int64, milliseconds: Int32) {
    #expect(Microseconds(microseconds).wholeMilliseconds == milliseconds)
  }

  @Test func theClocksAgreeWithEachOther() {
    let (before, nanoseconds, after) = (Timestamp.now, MonotonicClock.nanoseconds, Timestamp.now)
    #expect(before.microseconds <= nanoseconds / 1_000 && nanoseconds / 1_000 <= after.microseconds)
    // The machine may have slept, and never runs backwards.
    #expect(BootClock.microseconds >= before.microseconds)
    let wall = Int64(Date().timeIntervalSince1970 * 1_000_000)
    #expect(abs(WallClock.microseconds - wall) < 3_600_000_000)
  }
}
