import StylusModel
import Testing

@testable import StylusClient

private func moment(_ milliseconds: Int64) -> Timestamp {
  Timestamp(microseconds: milliseconds * 1_000)
}

@Suite struct SourceClockTests {
  @Test func stampsOfLiveInkAreTakenAsTheyAre() {
    var clock = SourceClock()
    for delay: Int64 in [0, 3, 500, 4_999] {
      clock.recordStamp(moment(1_000_000), at: moment(1_000_000 + delay))
      #expect(clock.offset == Microseconds(0))
    }
  }

  @Test func theStampsOfARecordingAreThoseOfTheLeastLate() {
    var clock = SourceClock()
    clock.recordStamp(moment(10), at: moment(1_000_012))
    clock.recordStamp(moment(20), at: moment(1_000_020))
    clock.recordStamp(moment(30), at: moment(1_000_033))
    #expect(clock.offset == .milliseconds(1_000_000))
  }

  @Test func aRecordingThatRestedOrBeganAgainIsOnTimeAgain() {
    var clock = SourceClock()
    clock.recordStamp(moment(10), at: moment(1_000_010))
    clock.recordStamp(moment(20), at: moment(1_003_020))
    #expect(clock.offset == .milliseconds(1_003_000))
    clock.recordStamp(moment(10), at: moment(1_004_010))
    #expect(clock.offset == .milliseconds(1_004_000))
  }

  @Test func liveInkAfterARecordingIsLive() {
    var clock = SourceClock()
    clock.recordStamp(moment(10), at: moment(1_000_010))
    clock.recordStamp(moment(1_000_020), at: moment(1_000_021))
    #expect(clock.offset == Microseconds(0))
  }
}
