import Evdev
import Foundation
import StylusModel
import StylusTestKit
import Testing

/// Two stays with two strokes each, within 60 mm by 40 mm, at the tablet's rate.
private func stays(on model: TabletModel, turning: Bool = false) -> [[Sample]] {
  let period = 1_000_000 / model.rate
  return [Int64(0), 2_000_000].map { start in
    (0..<120).map { number in
      let phase = Double(number) / 120 * 2 * Double.pi
      var sample = Sample(
        time: Timestamp(microseconds: start + Int64(Double(number) * period)),
        x: Millimeters(Float(40 + 20 * cos(phase))), y: Millimeters(Float(30 + 10 * sin(phase))))
      let isDown = (20..<50).contains(number) || (70..<100).contains(number)
      sample.pressure = Fraction(isDown ? Float(0.5 + 0.4 * sin(3 * phase)) : 0)
      sample.distance = Fraction(isDown ? 0 : 0.4)
      sample.altitude = Radians(degrees: 60)
      sample.azimuth = Radians(Float(phase))
      if turning { sample.roll = Radians(Float(phase / 4)) }
      return sample
    }
  }
}

private func frames(
  of stays: [[Sample]], on model: TabletModel, tool: Tool = Tool(kind: .pen, serial: 7, model: 2)
) throws -> [NodeState] {
  var digitiser = Digitizer(model: model)
  try digitiser.sendStays(stays, with: tool)
  return NodeState.frames(of: digitiser.device.events)
}

private func tablet(_ slug: String) throws -> TabletModel {
  try #require(TabletTable.named(slug))
}

@Test(arguments: TabletTable.all.map(\.slug))
func everyTabletSendsTheMotionItWasGiven(slug: String) throws {
  let model = try tablet(slug)
  let drawn = stays(on: model)
  let frames = try frames(of: drawn, on: model)
  #expect(frames.count == 242)
  #expect(frames.contacts == 4)
  #expect(frames.approaches == 2)
  let near = frames.filter(\.isNear)
  for (frame, sample) in zip(near, drawn.joined()) {
    #expect(frame.time == sample.time)
    for (axis, place) in [(Axis.x, sample.x), (Axis.y, sample.y)] {
      let resolution = Float(try #require(model.axes[axis]).resolution)
      let units = Float(try #require(frame.axes[axis]))
      #expect(abs(units - place.value * resolution) <= 0.51)
    }
    for (axis, units) in frame.axes where axis != Axis.miscellaneous {
      let range = try #require(model.axes[axis])
      #expect((range.minimum...range.maximum).contains(units) || units == 0)
    }
  }
  let last = try #require(frames.last)
  #expect(last.keys.isEmpty)
  #expect(last.axes[Axis.pressure] == 0)
}

@Test func valuesAreSentOnlyWhenTheyChangeAndMarksAlways() throws {
  let model = try tablet("wacom-intuos-pro-3-m")
  var digitiser = Digitizer(model: model)
  let still = Array(
    repeating: Sample(time: Timestamp(microseconds: 0), x: .init(9), y: .init(9)), count: 3)
  try digitiser.sendStays([still], with: Tool(kind: .pen, serial: .max, model: 0x10842))
  let frames = NodeState.frames(of: digitiser.device.events)
  #expect(frames.map(\.sent.count) == [6, 2, 2, 6])
  #expect(
    frames[1].sent.map { [Int($0.type), Int($0.code), Int($0.value)] } == [[4, 0, -1], [4, 5, 0]])
  #expect(frames[0].axes[Axis.miscellaneous] == 0x10842)
  #expect(frames[3].axes[Axis.miscellaneous] == 0)
}

@Test func aStillToolWithoutMarksIsSilent() throws {
  let model = try tablet("huion-hs610")
  let still = Array(
    repeating: Sample(time: Timestamp(microseconds: 0), x: .init(9), y: .init(9)), count: 3)
  #expect(try frames(of: [still], on: model).map(\.sent.count) == [3, 1])
}

@Test func aToolLeavesAsTheDriverSaysAndOnePeriodLater() throws {
  var touching = Sample(time: Timestamp(microseconds: 1000), x: .init(9), y: .init(9))
  touching.pressure = Fraction(0.5)
  touching.buttons = .stylus
  var next = touching
  next.time = Timestamp(microseconds: 2000)
  let zeros = try frames(of: [[touching], [next]], on: try tablet("wacom-intuos4-m"))
  #expect(zeros.map(\.time.microseconds) == [1000, 2000, 2000, 7000])
  #expect(zeros[1].axes.values.allSatisfy { $0 == 0 })
  #expect(zeros[1].keys.isEmpty)
  let plain = try frames(of: [[touching]], on: try tablet("huion-hs610"))
  #expect(plain.map(\.time.microseconds) == [1000, 1000 + 1_000_000 / 231])
  #expect(plain[0].keys == [Key.toolPen, Key.touch, Key.stylus])
  #expect(plain[1].axes == [Axis.x: 1800, Axis.y: 1800, Axis.pressure: 0])
  #expect(plain[1].keys.isEmpty)
}

@Test func valuesBeyondTheRangeStopAtItsEnds() throws {
  var sample = Sample(time: Timestamp(microseconds: 0), x: .init(-5), y: .init(1e9))
  sample.altitude = Radians(0)
  sample.azimuth = Radians(degrees: 180)
  sample.pressure = Fraction(1e-9)
  let frame = try #require(
    try frames(of: [[sample]], on: try tablet("wacom-cintiq-13hd-touch")).first)
  #expect(frame.axes[Axis.x] == 400)
  #expect(frame.axes[Axis.y] == 33448)
  #expect(frame.axes[Axis.tiltX] == -64)
  #expect(frame.axes[Axis.pressure] == 1)
  #expect(frame.isTouching)
}

@Test func rotationComesInFramesOfItsOwnOnlyWhereTheDriverSendsItSo() throws {
  let alternating = try tablet("wacom-intuos4-m")
  let frames = try frames(of: stays(on: alternating, turning: true), on: alternating)
  #expect(frames.count == 242)
  #expect(frames.contacts == 4)
  let turned = frames.filter { frame in
    frame.isNear && frame.sent.contains { $0.type == EventType.absolute && $0.code == Axis.z }
  }
  #expect(turned.count > 100)
  for frame in turned {
    #expect(frame.sent.allSatisfy { ![Axis.pressure, Axis.tiltX, Axis.tiltY].contains($0.code) })
  }
  let full = try tablet("wacom-intuos-pro-2-m")
  let whole = try EvdevTests.frames(of: stays(on: full, turning: true), on: full)
  #expect(
    whole.contains { frame in
      [Axis.z, Axis.pressure].allSatisfy { axis in frame.sent.contains { $0.code == axis } }
    })
}

@Test func aMultirateTabletSendsPressureInOneFrameOfSix() throws {
  let model = try tablet("remarkable-paper-pro")
  let frames = try frames(of: stays(on: model), on: model)
  for (number, frame) in frames.prefix(120).enumerated() where !number.isMultiple(of: 6) {
    #expect(frame.sent.allSatisfy { [Axis.x, Axis.y].contains($0.code) })
  }
  #expect(frames.contacts == 4)
}

@Test func theDevicesClockTicksTenTimesAMillisecondAndWraps() throws {
  let model = try tablet("wacom-cintiq-pro-27")
  var late = Sample(time: Timestamp(microseconds: 6_553_700), x: .init(9), y: .init(9))
  late.kernelDelay = 300
  let frame = try #require(try frames(of: [[late]], on: model).first)
  #expect(frame.ticks == 1)
  #expect(frame.time.microseconds == 6_554_000)
  late.deviceTicks = 0x1_0005
  #expect(try frames(of: [[late]], on: model).first?.ticks == 5)
}

@Test func aToolThatTheTabletLacksIsRefused() throws {
  var digitiser = Digitizer(model: try tablet("huion-hs610"))
  let error = try #require(throws: DigitizerError.self) {
    try digitiser.sendStays([], with: Tool(kind: .eraser))
  }
  #expect(error == .unknownTool(.eraser, on: "Huion HS610"))
  #expect(error.description.contains("Huion HS610 has no eraser"))
}

/// A real recording, read as samples and digitized again, must be the same frame for frame.
@Test(
  .enabled(if: SharedRecordings.areThere),
  arguments: [
    ("Wacom Cintiq 12WX.events", "wacom-cintiq-12wx"),
    ("Wacom Cintiq 13HD touch Pen.events", "wacom-cintiq-13hd-touch"),
  ])
func aRealRecordingDigitisedAgainIsTheSame(name: String, slug: String) throws {
  let file = try #require(SharedRecordings.files.first { $0.name == name })
  let device = try #require(try EvemuText.parse(file.bytes).devices.first)
  let recorded = NodeState.frames(of: device.events)
  let model = try tablet(slug)
  var digitiser = Digitizer(model: model)
  for stay in recorded.split(whereSeparator: { !$0.isNear }) {
    let first = try #require(stay.first)
    let kind: ToolKind = first.keys.contains(Key.toolRubber) ? .eraser : .pen
    let tool = Tool(
      kind: kind, serial: UInt32(bitPattern: first.serial),
      model: UInt32(bitPattern: first.axes[Axis.miscellaneous, default: 0]))
    try digitiser.sendStays([stay.map { sample(of: $0, on: model) }], with: tool)
  }
  let again = NodeState.frames(of: digitiser.device.events)
  #expect(again.count == recorded.count)
  for (frame, original) in zip(again, recorded) {
    // The order within a frame, and the moment of a departure, are the driver's own.
    #expect(Set(frame.sent.map(Value.init)) == Set(original.sent.map(Value.init)))
    #expect(frame.time == original.time || !original.isNear)
  }
}

private struct Value: Hashable {
  var type: UInt16
  var code: UInt16
  var value: Int32

  init(_ event: InputEvent) {
    type = event.type
    code = event.code
    value = event.value
  }
}

private func sample(of frame: NodeState, on model: TabletModel) -> Sample {
  func part(_ axis: UInt16) -> Double {
    Double(frame.axes[axis, default: 0]) / Double(model.axes[axis]?.maximum ?? 1)
  }
  func physical(_ axis: UInt16) -> Double {
    Double(frame.axes[axis, default: 0]) / Double(model.axes[axis]?.resolution ?? 1)
  }
  var sample = Sample(
    time: frame.time, x: Millimeters(Float(physical(Axis.x))),
    y: Millimeters(Float(physical(Axis.y))))
  sample.pressure = Fraction(Float(part(Axis.pressure)))
  sample.distance = Fraction(Float(part(Axis.distance)))
  let (x, y) = (tan(physical(Axis.tiltX)), tan(physical(Axis.tiltY)))
  sample.altitude = Radians(Float(Double.pi / 2 - atan(hypot(x, y))))
  sample.azimuth = Radians(Float(atan2(y, x)))
  return sample
}
