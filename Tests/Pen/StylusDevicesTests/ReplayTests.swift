import Evdev
import StylusDevices
import StylusModel
import StylusPipeline
import Testing

/// Everything a replay gives, step by step: the recorded time of the step, and its events.
private func steps(of replay: Replay) -> [(time: Int64, events: [DeviceEvent])] {
  var cursor = replay.cursor()
  var steps: [(time: Int64, events: [DeviceEvent])] = []
  while let time = cursor.nextTime {
    var events: [DeviceEvent] = []
    cursor.step(into: &events)
    steps.append((time.microseconds, events))
  }
  var rest: [DeviceEvent] = []
  cursor.step(into: &rest)
  #expect(rest.isEmpty)
  return steps
}

private func recorded(_ description: DeviceDescription?, _ events: [InputEvent]...)
  -> RecordedDevice
{
  RecordedDevice(description: description, events: Array(events.joined()))
}

private func padNode() -> DeviceDescription {
  var node = DeviceDescription(name: "Test Pad", vendor: 0x056a)
  node.codes[EventType.key] = [Key.stylus, Key.pad0]
  return node
}

@Test func aReplayAddsItsDevicesPlaysItsFramesAndStops() throws {
  let replay = try Replay(
    Recording(devices: [recorded(penNode(), frame(5, .pen(1)), frame(9, .touch(1)))]))
  let played = steps(of: replay)
  #expect(played.map(\.time) == [5000, 5000, 9000, 9000])
  #expect(
    played.first?.events == [
      .added(DeviceArrival(try #require(replay.tablets.first), at: Timestamp(microseconds: 5000)))
    ])
  #expect(played.last?.events == [.stopped(Timestamp(microseconds: 9000))])
  #expect(replay.tablets.map(\.node) == ["recording:0"])
}

@Test func framesOfSeveralDevicesComeByTimeAndThenByDevice() throws {
  let replay = try Replay(
    Recording(devices: [
      recorded(penNode(), frame(1, .pen(1)), frame(5, .x(500)), frame(9, .x(600))),
      recorded(DeviceDescription(name: "Keyboard"), frame(2, .key(30, 1))),
      recorded(padNode(), frame(0, .key(Key.pad0, 1)), frame(5, .key(Key.pad0, 0))),
    ]))
  let order = steps(of: replay).dropFirst().dropLast().map { step in
    "\(step.time / 1000): \(step.events.compactMap(\.device?.rawValue))"
  }
  #expect(order == ["0: [2]", "1: [1]", "5: [1]", "5: [2]", "9: [1]"])
  #expect(replay.tablets.map(\.role) == [.pen, .pad])
  #expect(replay.tablets.map(\.node) == ["recording:0", "recording:2"])
}

@Test func aClockThatJumpsChangesNeitherOrderNorTimes() throws {
  let replay = try Replay(
    Recording(devices: [
      recorded(penNode(), frame(50, .pen(1)), frame(10, .x(500)), frame(70, .x(510)))
    ]))
  #expect(steps(of: replay).map(\.time) == [50000, 50000, 10000, 70000, 70000])
}

@Test func whereNothingHappensTimePassesInSteps() throws {
  let replay = try Replay(
    Recording(devices: [
      recorded(penNode(), frame(0, .pen(1)), frame(20, .x(500)), frame(61, .x(510))),
      recorded(padNode(), frame(30, .key(Key.pad0, 1))),
    ]))
  let played = steps(of: replay)
  #expect(played.map(\.time) == [0, 0, 20000, 30000, 50000, 61000, 61000])
  #expect(played[4].events == [.passed(Timestamp(microseconds: 50_000))])
}

@Test func aLongPauseIsToldForHalfASecond() throws {
  let replay = try Replay(
    Recording(devices: [recorded(penNode(), frame(100, .pen(1)), frame(90_000, .x(500)))]))
  let passed = steps(of: replay).filter { step in
    step.events == [.passed(Timestamp(microseconds: step.time))]
  }
  #expect(passed.map(\.time) == (1...25).map { 100_000 + $0 * 20_000 })
}

@Test func timeThatPassedNeverRunsBehindAClockThatJumped() throws {
  let replay = try Replay(
    Recording(devices: [
      recorded(penNode(), frame(500, .pen(1)), frame(10, .x(500)), frame(541, .x(510)))
    ]))
  #expect(steps(of: replay).map(\.time) == [500000, 500000, 10000, 520000, 540000, 541000, 541000])
}

@Test func whatFollowsTheLastReportIsNoFrame() throws {
  let cut = Array(frame(9, .touch(1)).dropLast())
  let replay = try Replay(Recording(devices: [recorded(penNode(), frame(5, .pen(1)), cut)]))
  #expect(steps(of: replay).map(\.time) == [5000, 5000, 5000])
}

@Test func aRecordingWithoutFramesStillAddsAndStops() throws {
  let replay = try Replay(Recording(devices: [recorded(penNode())]))
  #expect(steps(of: replay).flatMap(\.events).count == 2)
}

@Test func theAxesAtTheBeginningCount() throws {
  var device = recorded(penNode(), frame(5, .pen(1), .x(500)))
  device.initialAxes = [Axis.y: 2000]
  let events = try steps(of: Replay(Recording(devices: [device]))).flatMap(\.events)
  guard case .tool(let shown)? = events.dropFirst().first else {
    Issue.record("no frame")
    return
  }
  #expect(shown.y == Millimeters(10))
  #expect(shown.carried == [.init(.position)])
}

@Test func aPenThatCannotServeIsNamed() {
  let broken = penNode { $0.axes[Axis.x]?.resolution = 0 }
  #expect(throws: DeviceError.self) {
    try Replay(Recording(devices: [recorded(broken)]))
  }
}

@Test func openStrokesEndWithTheReplay() throws {
  let replay = try Replay(
    Recording(devices: [recorded(penNode(), frame(5, .pen(1), .touch(1)), frame(9, .x(700)))]))
  var pipeline = InkPipeline()
  var outputs: [PipelineOutput] = []
  for event in steps(of: replay).flatMap(\.events) { pipeline.receive(event, into: &outputs) }
  let finished = outputs.updates.compactMap { update in
    if case .finished(let summary) = update { summary } else { nil as StrokeSummary? }
  }
  #expect(finished.map(\.flags) == [.stopped])
  #expect(finished.map(\.samples) == [2])
}
