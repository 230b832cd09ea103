import StylusModel
import StylusPipeline
import Testing

@testable import StylusDaemon

private let first = DeviceID(rawValue: 1)
private let second = DeviceID(rawValue: 2)

/// A moment, in seconds.
private func at(_ seconds: Int64) -> Timestamp { Timestamp(microseconds: seconds * 1_000_000) }

@Test func eachKindOfEachDeviceIsToldOnceAMinute() {
  var log = AnomalyLog()
  #expect(log.recordAnomaly(.clockJumped, of: first, at(100)) == 0)
  #expect(log.recordAnomaly(.clockJumped, of: first, at(101)) == nil)
  #expect(log.recordAnomaly(.timeRanBackwards, of: first, at(101)) == 0)
  #expect(log.recordAnomaly(.clockJumped, of: second, at(101)) == 0)
  #expect(log.recordAnomaly(.clockJumped, of: first, at(159)) == nil)
}

@Test func afterAMinuteItIsToldHowManyWereLeftOut() {
  var log = AnomalyLog()
  _ = log.recordAnomaly(.clockJumped, of: first, at(100))
  for second in 101...105 as ClosedRange<Int64> {
    #expect(log.recordAnomaly(.clockJumped, of: first, at(second)) == nil)
  }
  #expect(log.recordAnomaly(.clockJumped, of: first, at(160)) == 5)
  #expect(log.recordAnomaly(.clockJumped, of: first, at(161)) == nil)
  #expect(log.recordAnomaly(.clockJumped, of: first, at(220)) == 1)
}

@Test func devicesThatComeAndGoDoNotFillTheLogsMemory() {
  var log = AnomalyLog()
  for device in 1...10_000 as ClosedRange<UInt32> {
    #expect(log.recordAnomaly(.clockJumped, of: DeviceID(rawValue: device), at(1)) == 0)
  }
  #expect(log.recordAnomaly(.clockJumped, of: DeviceID(rawValue: 10_000), at(2)) == nil)
}

@Test func aLineNamesTheDeviceWhatItDidAndWhatWasDone() {
  #expect(
    AnomalyLog.line(.lateValueImpossible, of: "Pen (event5)", leftOut: 0)
      == "Pen (event5): a late value has an impossible time or number; it was ignored")
  #expect(
    AnomalyLog.line(.clockJumped, of: "device 3", leftOut: 12)
      == "device 3: the device's own clock jumped; it was fitted again (and 12 more since)")
  #expect(Set(Anomaly.allCases.map(\.sentence)).count == Anomaly.allCases.count)
}

@Test func aDeviceIsCalledByItsNameAndNodeOrByItsNumber() {
  var bench = StreamBench()
  _ = bench.ink.record(.arrival(1))
  #expect(bench.ink.name(of: first) == "tablet ()")
  #expect(bench.ink.name(of: second) == "device 2")
}
