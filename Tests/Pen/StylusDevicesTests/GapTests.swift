import Evdev
import StylusDevices
import StylusModel
import StylusPipeline
import Testing

@Test func afterALossTheNextReportIsDiscardedAndTheOneAfterItIsMarked() throws {
  var pen = try assembler()
  let shown = pen.frames(
    of: frame(0, .pen(1), .x(2000)), Array(frame(5, .x(9999)).dropLast()), dropped(6),
    frame(10, .x(8888), .touch(1)), frame(15, .y(4000)), frame(20, .y(4002)))
  #expect(shown.map(\.time.microseconds) == [0, 15000, 20000])
  #expect(shown.map(\.followsGap) == [false, true, false])
  #expect(shown.map(\.x) == [Millimeters(10), Millimeters(10), Millimeters(10)])
  #expect(shown.map(\.isTouching) == [false, false, false])
}

@Test func theStateThatLibevdevFindsIsAMarkedFrameAndNoReading() throws {
  var pen = try assembler()
  var shown = pen.frames(of: frame(0, .pen(1), .x(2000)), dropped(6))
  for event in frame(7, .x(3000), .touch(1)) { pen.resynchronize(event) }
  shown.append(pen.resynchronized(at: Timestamp(microseconds: 7000)))
  shown += pen.frames(of: frame(10, .x(3200)))
  #expect(shown.map(\.time.microseconds) == [0, 7000, 10000])
  #expect(shown.map(\.followsGap) == [false, true, false])
  #expect(shown.map(\.x) == [Millimeters(10), Millimeters(15), Millimeters(16)])
  #expect(shown.map(\.isTouching) == [false, true, true])
  #expect(shown.map(\.carried) == [[.init(.position)], [], [.init(.position)]])
}

@Test func aToolThatLeftDuringTheLossHasLeft() throws {
  var pen = try assembler()
  _ = pen.frames(of: frame(0, .pen(1), .x(2000)), dropped(6))
  for event in frame(7, .x(0), .pen(0)) { pen.resynchronize(event) }
  let found = pen.resynchronized(at: Timestamp(microseconds: 7000))
  #expect(found.presence == .left)
  #expect(found.x == Millimeters(10))
  #expect(found.followsGap)
}

@Test func theStateAtOpeningMakesTheFirstFrameWhole() throws {
  var pen = try assembler()
  for event in frame(0, .pen(1), .x(2000), .y(6000), .touch(1)) { pen.resynchronize(event) }
  let shown = pen.frames(of: frame(5, .x(2200)))
  #expect(shown.map(\.presence) == [.entered])
  #expect(shown.map(\.y) == [Millimeters(30)])
  #expect(shown.map(\.isTouching) == [true])
  #expect(shown.map(\.carried) == [[.init(.position)]])
}

@Test func aRecordedLossCutsTheStrokeAndInventsNothing() throws {
  var pen = try assembler()
  let frames = pen.frames(
    of: frame(0, .pen(1), .touch(1), .pressure(9)), frame(5, .x(2200)), dropped(6), frame(7, .x(9)),
    frame(10, .y(2300)), frame(15, .x(2400)), frame(20, .touch(0)))
  var pipeline = InkPipeline()
  var outputs: [PipelineOutput] = []
  let device = DeviceID(rawValue: 1)
  pipeline.receive(
    .added(DeviceArrival(device: device, measures: pen.measures, time: Timestamp(microseconds: 0))),
    into: &outputs)
  for frame in frames { pipeline.receive(.tool(frame), into: &outputs) }
  let finished = outputs.updates.compactMap { update in
    if case .finished(let summary) = update { summary } else { nil as StrokeSummary? }
  }
  #expect(finished.map(\.samples) == [2, 1])
  #expect(finished.map(\.flags) == [.gap, .resumed])
}
