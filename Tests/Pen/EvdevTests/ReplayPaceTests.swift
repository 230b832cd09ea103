import Evdev
import StylusModel
import Testing

private func due(_ speed: ReplayPace.Speed, _ recorded: [Int64]) -> [Int64] {
  var pace = ReplayPace(speed, from: Timestamp(microseconds: 1_000))
  return recorded.map { pace.due(Timestamp(microseconds: $0)).microseconds }
}

@Test func trueSpeedKeepsTheRecordedDistances() {
  #expect(due(.factor(1), [500, 5_500, 5_500, 9_000_000]) == [1_000, 6_000, 6_000, 9_000_500])
}

@Test func aFactorShortensOrLengthensThem() {
  #expect(due(.factor(4), [0, 10, 20]) == [1_000, 1_002, 1_005])
  #expect(due(.factor(0.5), [0, 10, 20]) == [1_000, 1_020, 1_040])
}

@Test func asFastAsPossibleIsAlwaysNow() {
  #expect(due(.maximum, [0, 9_000_000, -5]) == [1_000, 1_000, 1_000])
}

@Test func aStepBackwardsTakesNoTimeAndNoWaitIsLongerThanTenSeconds() {
  #expect(
    due(.factor(1), [100, 40, 90, 3_600_000_000, 3_600_000_007])
      == [1_000, 1_000, 1_050, 10_001_050, 10_001_057])
  #expect(due(.factor(1), [.min, .max, .min]) == [1_000, 10_001_000, 10_001_000])
}

@Test func hostileTimesAndSpeedsDoNotTrap() {
  let slowest = due(.factor(.leastNonzeroMagnitude), [.min, .max, 0])
  #expect(slowest == [1_000, 10_001_000, 10_001_000])
  #expect(due(.factor(.greatestFiniteMagnitude), [0, .max]) == [1_000, 1_000])
}

@Test func aMomentBetweenFramesShortensNoWait() {
  var pace = ReplayPace(.factor(2), from: Timestamp(microseconds: 1_000))
  _ = pace.due(Timestamp(microseconds: 0))
  #expect(pace.due(betweenFrames: Timestamp(microseconds: 500_000)).microseconds == 251_000)
  #expect(pace.due(betweenFrames: Timestamp(microseconds: 600_000)).microseconds == 301_000)
  // Ten seconds is the longest wait, counted from the frame before.
  #expect(pace.due(Timestamp(microseconds: 60_000_000)).microseconds == 10_001_000)
}
