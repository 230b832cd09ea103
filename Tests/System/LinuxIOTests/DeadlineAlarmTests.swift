import LinuxIO
import Testing
import Units

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
  alarm.arm(for: moment(0), now: .now)
  try poller.wait(atMost: .milliseconds(60_000), into: &ready)
  #expect(ready.map(\.token) == [1])
  alarm.acknowledge()
  try poller.wait(atMost: .milliseconds(0), into: &ready)
  #expect(ready.isEmpty)
}

@Test func aWaitLastsAtLeastAsLongAsItWasTold() throws {
  let poller = try Poller()
  var ready: [Poller.Ready] = []
  // Less than a millisecond: rounded down it would not wait at all.
  for patience in [Microseconds(1), Microseconds(999), .milliseconds(3)] {
    let start = Timestamp.now
    try poller.wait(atMost: patience, into: &ready)
    #expect(ready.isEmpty && Timestamp.now - start >= patience)
  }
}

@Test func anAlarmGoesOffAtItsMomentAndAPastOneAtOnce() throws {
  let alarm = try Alarm()
  let poller = try Poller()
  try poller.add(alarm.number, token: 1)
  var ready: [Poller.Ready] = []
  for time in [Timestamp.now + .milliseconds(5), Timestamp.now + .milliseconds(-5), moment(0)] {
    alarm.arm(at: time)
    try poller.wait(atMost: .milliseconds(60_000), into: &ready)
    #expect(ready.map(\.token) == [1] && Timestamp.now >= time)
    alarm.acknowledge()
  }
  alarm.arm(at: .now + .milliseconds(1))
  alarm.stop()
  try poller.wait(atMost: .milliseconds(20), into: &ready)
  #expect(ready.isEmpty)
}
