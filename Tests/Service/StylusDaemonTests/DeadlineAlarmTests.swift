import LinuxIO
import StylusModel
import Testing

@testable import StylusDaemon

private func moment(_ milliseconds: Int64) -> Timestamp {
  Timestamp(microseconds: milliseconds * 1_000)
}

@Test func anAlarmGoesOffForTheEarliestDeadline() throws {
  var alarm = try DeadlineAlarm()
  alarm.arm(for: moment(50), now: moment(10))
  #expect(alarm.due == moment(50))
  alarm.arm(for: moment(40), now: moment(10))
  #expect(alarm.due == moment(40))
}

@Test func anAlarmThatIsSetTooEarlyIsLeftAlone() throws {
  var alarm = try DeadlineAlarm()
  alarm.arm(for: moment(50), now: moment(10))
  alarm.arm(for: moment(60), now: moment(20))
  #expect(alarm.due == moment(50))
  alarm.arm(for: nil, now: moment(20))
  #expect(alarm.due == moment(50))
  alarm.acknowledge()
  alarm.arm(for: moment(60), now: moment(50))
  #expect(alarm.due == moment(60))
}

@Test func aDeadlineThatDoesNotMoveKeepsNobodyBusy() throws {
  var alarm = try DeadlineAlarm()
  alarm.arm(for: moment(5), now: moment(10))
  #expect(alarm.due == moment(11))
}

@Test func anAlarmWakesWhoeverWaitsForIt() throws {
  var alarm = try DeadlineAlarm()
  let poller = try Poller()
  try poller.add(alarm.number, token: 1)
  var ready: [Poller.Ready] = []
  alarm.arm(for: moment(0), now: Timestamp(microseconds: MonotonicClock.microseconds))
  try poller.wait(milliseconds: 60_000, into: &ready)
  #expect(ready.map(\.token) == [1])
  alarm.acknowledge()
  try poller.wait(milliseconds: 0, into: &ready)
  #expect(ready.isEmpty)
}
