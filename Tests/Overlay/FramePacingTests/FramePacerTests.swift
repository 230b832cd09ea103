import FramePacing
import StylusModel
import Testing

private let period: Int64 = 16_666_667

/// A pacer that was told that its second commit, of 1 ms, was shown at 10 ms.
private func paced() -> FramePacer {
  var pacer = FramePacer(period: period)
  pacer.inkChanged(sample: nil, at: Timestamp(-15_000))
  let first = pacer.committed(at: Timestamp(-15_000))
  pacer.presented(
    first, Presentation(time: Timestamp(-6_667), refresh: period), at: Timestamp(-6_500))
  pacer.inkChanged(sample: Timestamp(900), at: Timestamp(1_000))
  let number = pacer.committed(at: Timestamp(1_000))
  pacer.presented(
    number, Presentation(time: Timestamp(10_000), refresh: period), at: Timestamp(10_100))
  return pacer
}

@Suite struct FramePacerTests {
  @Test func withoutInkThereIsNothingToDo() {
    var pacer = FramePacer(period: period)
    #expect(pacer.next(at: Timestamp(0)) == .rest)
    pacer = paced()
    #expect(pacer.next(at: Timestamp(11_000)) == .rest)
    #expect(pacer.next(at: Timestamp(3_600_000_000)) == .rest)
  }

  @Test func inkThatIsToBeSeenNowhereIsForgottenAndCountsForNothing() {
    var pacer = paced()
    pacer.inkChanged(sample: Timestamp(12_000), at: Timestamp(12_000))
    pacer.dismissed(at: Timestamp(12_000))
    #expect(pacer.next(at: Timestamp(12_000)) == .rest)
    pacer.inkChanged(sample: Timestamp(40_000), at: Timestamp(40_000))
    let number = pacer.committed(at: Timestamp(40_000))
    pacer.presented(
      number, Presentation(time: Timestamp(60_000), refresh: period), at: Timestamp(60_100))
    #expect(pacer.latency.count == 2)
    #expect(pacer.counts.commits == 3)
  }

  @Test func theFirstInkIsCommittedAtOnce() {
    var pacer = FramePacer(period: period)
    pacer.inkChanged(sample: Timestamp(900), at: Timestamp(1_000))
    #expect(
      pacer.next(at: Timestamp(1_000)) == .commit(expected: Timestamp(1_000 + period / 1_000)))
  }

  /// A compositor needs longer for the first frames of a surface: that says nothing about margins.
  @Test func theSecondCommitIsMadeAtOnceTooWhenTheFirstWasShown() {
    var pacer = FramePacer(period: period)
    pacer.inkChanged(sample: nil, at: Timestamp(1_000))
    let first = pacer.committed(at: Timestamp(1_000))
    pacer.inkChanged(sample: nil, at: Timestamp(5_000))
    #expect(pacer.next(at: Timestamp(5_000)) == .wait(until: Timestamp(25_999)))
    pacer.presented(
      first, Presentation(time: Timestamp(10_000), refresh: period), at: Timestamp(10_100))
    #expect(pacer.next(at: Timestamp(10_100)) == .commit(expected: Timestamp(26_666)))
  }

  @Test func inkIsCommittedAMarginBeforeTheVblank() {
    var pacer = paced()
    pacer.inkChanged(sample: Timestamp(12_000), at: Timestamp(12_100))
    #expect(pacer.next(at: Timestamp(12_100)) == .wait(until: Timestamp(23_666)))
    #expect(pacer.next(at: Timestamp(20_000)) == .wait(until: Timestamp(23_666)))
    #expect(pacer.next(at: Timestamp(23_666)) == .commit(expected: Timestamp(26_666)))
    #expect(pacer.margin == .milliseconds(3))
  }

  @Test func aWakeUpThatIsALittleLateStillCommitsAndALaterOneTakesTheNextVblank() {
    var pacer = paced()
    pacer.inkChanged(sample: nil, at: Timestamp(12_100))
    #expect(pacer.next(at: Timestamp(25_000)) == .commit(expected: Timestamp(26_666)))
    #expect(pacer.next(at: Timestamp(26_000)) == .wait(until: Timestamp(40_333)))
  }

  @Test func aVblankHasOneCommit() {
    var pacer = paced()
    pacer.inkChanged(sample: nil, at: Timestamp(12_100))
    _ = pacer.next(at: Timestamp(23_666))
    _ = pacer.committed(at: Timestamp(23_666))
    pacer.inkChanged(sample: nil, at: Timestamp(23_700))
    #expect(pacer.next(at: Timestamp(23_700)) == .wait(until: Timestamp(40_333)))
  }

  @Test func whileACommitIsOnItsWayOneVblankIsLeftOutAndNoMore() {
    var pacer = paced()
    pacer.inkChanged(sample: nil, at: Timestamp(12_100))
    _ = pacer.next(at: Timestamp(23_666))
    _ = pacer.committed(at: Timestamp(23_666))
    pacer.inkChanged(sample: nil, at: Timestamp(28_000))
    #expect(pacer.next(at: Timestamp(40_333)) == .wait(until: Timestamp(56_999)))
    #expect(pacer.counts.skipped == 1)
    #expect(pacer.next(at: Timestamp(57_000)) == .commit(expected: Timestamp(60_000)))
  }

  @Test func eagerCommitsAreFourMillisecondsApart() {
    var pacer = FramePacer(period: period, hasFeedback: false)
    pacer.inkChanged(sample: nil, at: Timestamp(1_000))
    _ = pacer.next(at: Timestamp(1_000))
    _ = pacer.committed(at: Timestamp(1_000))
    pacer.inkChanged(sample: nil, at: Timestamp(1_500))
    #expect(pacer.next(at: Timestamp(1_500)) == .wait(until: Timestamp(5_000)))
    #expect(pacer.mode == .eager && pacer.margin == nil)
  }

  @Test func samplesAreCountedWhenTheyAreShown() {
    var pacer = FramePacer(period: period)
    for time in [1_000, 2_000, 3_000] as [Int64] {
      pacer.inkChanged(sample: Timestamp(time), at: Timestamp(time + 50))
    }
    let first = pacer.committed(at: Timestamp(3_100))
    pacer.inkChanged(sample: Timestamp(4_000), at: Timestamp(4_050))
    let second = pacer.committed(at: Timestamp(7_200))
    pacer.discarded(first)
    #expect(pacer.latency.count == 0)
    let shown = Presentation(time: Timestamp(20_000), refresh: nil)
    pacer.presented(second, shown, at: Timestamp(20_100))
    pacer.presented(second, shown, at: Timestamp(20_100))
    #expect(pacer.latency.count == 4)
    #expect(pacer.latency.mean == 17_500)
    #expect(pacer.latency.longest == Microseconds(19_000))
    #expect(pacer.counts.presented == 1 && pacer.counts.discarded == 1)
  }

  @Test func ofMoreSamplesThanThereIsRoomForTheNewestAreCounted() {
    var pacer = FramePacer(period: period)
    for time in 0..<600 as Range<Int64> {
      pacer.inkChanged(sample: Timestamp(time), at: Timestamp(time))
    }
    let number = pacer.committed(at: Timestamp(600))
    let shown = Presentation(time: Timestamp(1_600), refresh: nil)
    pacer.presented(number, shown, at: Timestamp(1_700))
    #expect(pacer.latency.count == 512)
    #expect(pacer.latency.longest == Microseconds(1_600 - 88))
  }

  @Test func aTimeBeforeTheCommitOrInTheFutureIsCountedAndNotBelieved() {
    var pacer = paced()
    let before = pacer
    for time in [Int64.min, -5, 11_999, 60_000_000, .max] {
      pacer = before
      pacer.inkChanged(sample: Timestamp(11_000), at: Timestamp(12_000))
      let number = pacer.committed(at: Timestamp(12_000))
      pacer.presented(
        number, Presentation(time: Timestamp(time), refresh: period), at: Timestamp(30_000))
      #expect(pacer.counts.incredible == 1)
      #expect(pacer.latency.count == before.latency.count)
      pacer.inkChanged(sample: nil, at: Timestamp(30_000))
      #expect(pacer.next(at: Timestamp(30_000)) == .wait(until: Timestamp(40_333)))
    }
  }

  @Test func aPeriodThatCannotBeIsNoPeriod() {
    for refresh in [Int64.min, -1, 0, 1, 60_000_000, .max] {
      var pacer = FramePacer(period: refresh)
      #expect(pacer.longestWait < .milliseconds(60))
      pacer.inkChanged(sample: nil, at: Timestamp(1_000))
      let number = pacer.committed(at: Timestamp(1_000))
      pacer.presented(
        number, Presentation(time: Timestamp(9_000), refresh: refresh), at: Timestamp(9_000))
      #expect(pacer.period == 16_666_667)
    }
  }

  @Test func percentilesAreWithinASixtyFourthOfTheTimesOfShowing() {
    var pacer = FramePacer(period: period)
    var took: [Int64] = []
    for frame in 1...500 as ClosedRange<Int64> {
      let shown = frame * 16_667
      let sample = shown - 3_000 - frame * 37 % 13_000
      pacer.inkChanged(sample: Timestamp(sample), at: Timestamp(shown - 2_500))
      let number = pacer.committed(at: Timestamp(shown - 2_000))
      pacer.presented(
        number, Presentation(time: Timestamp(shown), refresh: period), at: Timestamp(shown + 100))
      took.append(shown - sample)
    }
    took.sort()
    #expect(pacer.latency.count == 500)
    for (share, exact) in [(0.5, took[249]), (0.99, took[494])] {
      let told = pacer.latency.percentile(share).value
      #expect(abs(told - exact) <= exact / 64 + 1)
    }
  }

  @Test func itIsAPlainValueOfSixteenKilobytes() {
    func isPlain<T: BitwiseCopyable>(_: T.Type) -> Bool { true }
    #expect(isPlain(FramePacer.self))
    #expect(MemoryLayout<FramePacer>.size <= 16_384)
  }
}
