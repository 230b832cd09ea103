import LinuxIO
import StylusModel
import StylusPipeline
import StylusProtocol
import Testing
import VarlinkServer

@testable import StylusDaemon

private let tablet = DeviceID(rawValue: 1)
private let pad = DeviceID(rawValue: 2)
private let pressure = PropertySet(.pressure)

/// Late clients, their sockets and the way to the strokes; the clock is turned by hand.
private final class LateBench {
  let strokes: Handover<DeviceEvent>
  let late: LateClients
  var ink = InkState(limits: StrokeStore.Limits()) {
    Tablet(id: $0, name: "t", role: $0 == pad ? .pad : .pen)
  }
  var sessions: [SessionBench] = []
  var now = Timestamp(microseconds: 1_000_000)

  init(capacity: Int = LateClients.capacity, hasLateNode: Bool = false) throws {
    strokes = try Handover(capacity: capacity)
    late = LateClients(to: strokes) { _ in hasLateNode }
    for device in [tablet, pad] { _ = ink.record(.deviceAdded(device, now)) }
  }

  /// A new client becomes a late source.
  func open(
    _ properties: PropertySet = pressure, of device: DeviceID = tablet,
    clock: LateClock = .arrival
  ) throws -> SessionBench {
    let client = try SessionBench(number: UInt64(16 + sessions.count))
    sessions.append(client)
    let offer = LateOffer(device: device, properties: properties, clock: clock)
    try late.openSource(offer, for: client.session, ink.devices.map(\.tablet), now: now)
    client.turn()
    _ = try client.hear()
    return client
  }

  /// A client sends bytes, and the daemon hears it.
  func say(_ bytes: [UInt8], _ client: SessionBench) throws {
    try client.say(bytes)
    late.forwardLateValues(client.session, now: now)
  }

  /// What the main loop does after each wait.
  func settle() { late.pruneSources(sessions.map(\.session), now: now) }

  /// What is on its way to the strokes.
  func taken() -> [DeviceEvent] {
    var events: [DeviceEvent] = []
    while let event = strokes.ring.pop() { events.append(event) }
    return events
  }
}

private func values(
  _ count: Int, _ target: LateMeasurement.Target = .moment(7_000), of device: DeviceID = tablet
) -> [UInt8] {
  var value = LateMeasurement(target)
  value.carried = pressure
  value.pressure = Fraction(0.5)
  var bytes: [UInt8] = []
  LateFrame.appendFrame(ArraySlice(repeatElement(value, count: count)), of: device, to: &bytes)
  return bytes
}

@Test(arguments: [
  (LateClock.arrival, LateValue.SampleKey.arrival), (.own, .sourceClock(7_000)),
  (.monotonic, .time(Timestamp(microseconds: 7_000))),
])
func aValueComesWithTheKeyOfItsClock(clock: LateClock, key: LateValue.SampleKey) throws {
  let bench = try LateBench()
  let client = try bench.open(clock: clock)
  try bench.say(values(1), client)
  var expected = LateValue(device: tablet, arrival: bench.now, key: key)
  expected.source = 1
  expected.carried = pressure
  expected.pressure = Fraction(0.5)
  #expect(bench.taken() == [.lateSource(tablet, pressure, bench.now), .late(expected)])
}

@Test(arguments: LateClock.allCases)
func aValueForASampleNamesItWhateverTheClock(clock: LateClock) throws {
  let bench = try LateBench()
  let client = try bench.open(clock: clock)
  let stroke = StrokeID(rawValue: 4)
  try bench.say(values(1, .sample(stroke, index: 9)), client)
  guard case .late(let value)? = bench.taken().last else {
    Issue.record("no value")
    return
  }
  #expect(value.key == .index(stroke, 9))
}

@Test func whatCameBehindTheCallIsHeard() throws {
  let bench = try LateBench()
  let client = try SessionBench()
  try client.say(
    Array(#"{"method":"org.stylusd.SendLateValues"}"#.utf8) + [0] + values(3).dropLast())
  _ = client.session.nextCall(bench.now)
  let offer = LateOffer(device: tablet, properties: pressure, clock: .own)
  try bench.late.openSource(
    offer, for: client.session, bench.ink.devices.map(\.tablet), now: bench.now)
  #expect(bench.taken().count == 1)
  try bench.say([values(3).last ?? 0], client)
  #expect(bench.taken().count == 3)
}

@Test func aPropertyOfADeviceHasOneSource() throws {
  let bench = try LateBench()
  let first = try bench.open([.init(.pressure), .init(.roll)])
  #expect(throws: VarlinkError.propertyTaken(tablet, .roll)) {
    _ = try bench.open([.init(.tilt), .init(.roll)])
  }
  _ = try bench.open(.init(.tilt))
  first.session.connection.abandon()
  bench.settle()
  _ = try bench.open(.init(.roll))
  let announced = bench.taken().map { event -> [String] in
    if case .lateSource(_, let properties, _) = event { properties.names } else { [] }
  }
  #expect(
    announced == [
      ["pressure", "roll"], ["pressure", "tilt", "roll"], ["tilt"], ["tilt", "roll"],
    ])
}

@Test(arguments: [pad, DeviceID(rawValue: 3)])
func onlyATabletThatIsThereHasLateSources(device: DeviceID) throws {
  let bench = try LateBench()
  #expect(throws: VarlinkError.unknownDevice(device)) { _ = try bench.open(of: device) }
  #expect(bench.taken().isEmpty)
}

@Test func aTabletWithASecondNodeHasNoLateSources() throws {
  let bench = try LateBench(hasLateNode: true)
  #expect(throws: VarlinkError.propertyTaken(tablet, .pressure)) { _ = try bench.open() }
  #expect(bench.taken().isEmpty)
}

@Test func announcementsThatWaitDoNotPileUp() throws {
  let bench = try LateBench(capacity: 1)
  for _ in 0..<100 {
    try bench.open().session.connection.abandon()
    bench.settle()
  }
  var announced = bench.taken()
  for _ in 0..<5 {
    bench.settle()
    announced += bench.taken()
  }
  #expect(announced.count == 2)
  #expect(announced.last == .lateSource(tablet, [], bench.now))
}

@Test func aSourceThatVanishesIsAnnounced() throws {
  let bench = try LateBench()
  let client = try bench.open()
  try bench.say(Array(values(2).dropLast(20)), client)
  bench.settle()
  #expect(bench.taken().count == 1)
  client.session.connection.abandon()
  bench.settle()
  bench.settle()
  #expect(bench.taken() == [.lateSource(tablet, [], bench.now)])
}

@Test func aSourceThatBreaksTheRulesIsToldWhyAndEnds() throws {
  let bench = try LateBench()
  let client = try bench.open()
  try bench.say(values(1) + values(1, of: DeviceID(rawValue: 9)) + values(1), client)
  #expect(client.session.ending == .afterOutbox)
  #expect(client.takeViolation()?.contains("invalid value at byte 0") == true)
  client.turn()
  let farewell = try #require(LateEnding(frame: try client.hear() ?? []))
  #expect(farewell.reason == .malformed)
  #expect(farewell.text.contains("invalid value at byte 0"))
  bench.settle()
  // What stood before the fault counts, what stood behind it does not.
  #expect(bench.taken().count == 3)
}

@Test func aFloodIsRationed() throws {
  let bench = try LateBench()
  let client = try bench.open()
  _ = bench.taken()
  for _ in 0..<10 { try bench.say(values(200), client) }
  #expect(bench.taken().count == Int(LateRation.burst))
  bench.now = bench.now + .milliseconds(100)
  for _ in 0..<10 { try bench.say(values(200), client) }
  #expect(bench.taken().count == 200)
  bench.now = bench.now + .milliseconds(3_600_000)
  for _ in 0..<10 { try bench.say(values(200), client) }
  #expect(bench.taken().count == Int(LateRation.burst))
  #expect(client.session.ending == nil)
}

@Test func lossesAreToldOnceAMinute() {
  var now = Timestamp(microseconds: 5)
  var ration = LateRation(now)
  #expect(ration.report(now) == nil)
  ration.leaveOut()
  #expect(ration.report(now) == 1)
  ration.leaveOut()
  ration.leaveOut()
  now = now + .milliseconds(59_999)
  #expect(ration.report(now) == nil)
  now = now + .milliseconds(1)
  #expect(ration.report(now) == 2)
  #expect(ration.report(now) == nil)
}

@Test func aClockThatStandsStillGivesNoCredit() {
  let now = Timestamp(microseconds: 5)
  var ration = LateRation(now)
  let admitted = (0..<10_000).count { _ in ration.admits(now) }
  #expect(admitted == Int(LateRation.burst))
  let earlier = Timestamp(microseconds: 0)
  let again = [earlier, now].map { ration.admits($0) }
  #expect(again == [false, false])
}

@Test func whatFindsNoRoomIsLeftOutButNoAnnouncementIs() throws {
  let bench = try LateBench(capacity: 4)
  let client = try bench.open()
  try bench.say(values(9), client)
  client.session.connection.abandon()
  bench.settle()
  #expect(bench.taken().count == 4)
  bench.settle()
  #expect(bench.taken() == [.lateSource(tablet, [], bench.now)])
}

@Test func aLateSourceIsSaidFarewellWhenTheDaemonEnds() throws {
  for (reason, told) in [
    (EndReason.stopping, LateEnding.LateEndReason.stopping), (.replayEnded, .replayEnded),
  ] {
    let bench = try LateBench()
    let client = try bench.open()
    client.session.endStream(reason, bench.ink)
    client.turn()
    #expect(LateEnding(frame: try client.hear() ?? [])?.reason == told)
    #expect(client.session.isOver)
  }
}
