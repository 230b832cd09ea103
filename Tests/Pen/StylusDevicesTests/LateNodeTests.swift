import Evdev
import StylusModel
import StylusPipeline
import Testing

@testable import StylusDevices

private func node(_ axes: [UInt16: AxisRange]) -> DeviceDescription {
  var node = DeviceDescription(name: "Radio", bus: 5, vendor: 0x1234, product: 0xABCD)
  node.axes = axes
  node.codes[EventType.absolute] = Set(axes.keys)
  return node
}

private let full: [UInt16: AxisRange] = [
  Axis.pressure: AxisRange(minimum: 0, maximum: 1000),
  Axis.wheel: AxisRange(minimum: 0, maximum: 100),
  Axis.distance: AxisRange(minimum: 0, maximum: 200),
  Axis.z: AxisRange(minimum: -900, maximum: 899, resolution: 287),
]

/// What a second node makes of some events.
private func readings(
  _ wanted: PropertySet, _ events: [InputEvent]...
) -> [LateFrameAssembler.LateFrameValues] {
  var assembler = LateFrameAssembler(node(full), wanted: wanted)
  return events.joined().compactMap { assembler.processEvent($0) }
}

@Test func eachFrameOfASecondNodeIsALateValue() {
  let read = readings(
    .init(.pressure), frame(5, .pressure(500)), frame(10, .key(Key.stylus, 1)),
    frame(15, .pressure(1000), .axis(Axis.wheel, 50)))
  #expect(read.map(\.time.microseconds) == [5_000, 15_000])
  #expect(read.map(\.pressure) == [Fraction(0.5), Fraction(1)])
  #expect(read.allSatisfy { $0.carried == .init(.pressure) })
  let late = read[0].late(for: DeviceID(rawValue: 7))
  #expect(late.device == DeviceID(rawValue: 7))
  #expect(late.arrival == Timestamp(microseconds: 5_000))
  #expect(late.key == .arrival && late.carried == .init(.pressure))
  #expect(late.pressure == Fraction(0.5))
}

@Test func aFrameCarriesOnlyWhatItBrought() {
  let read = readings(
    LateNodeRule.possible, frame(5, .pressure(500), .axis(Axis.z, 0)),
    frame(10, .axis(Axis.wheel, 25), .axis(Axis.distance, 50)))
  #expect(
    read.map(\.carried) == [
      [.init(.pressure), .init(.roll)], [.init(.slider), .init(.distance)],
    ])
  #expect(read.last?.slider == Fraction(0.25) && read.last?.distance == Fraction(0.25))
}

@Test func whatWasGatheredBeforeALossIsForgotten() {
  var assembler = LateFrameAssembler(node(full), wanted: .init(.pressure))
  for event in frame(5, .pressure(500)).dropLast() { #expect(assembler.processEvent(event) == nil) }
  assembler.discard()
  let after = frame(10).compactMap { assembler.processEvent($0) }
  #expect(after.isEmpty)
}

@Test func aNodeMeasuresWhatItHasOfWhatIsWanted() {
  let buttons = node([:])
  #expect(LateFrameAssembler(buttons, wanted: LateNodeRule.possible).measures.isEmpty)
  #expect(LateFrameAssembler(node(full), wanted: .init(.roll)).measures == .init(.roll))
  #expect(
    LateFrameAssembler(node(full), wanted: LateNodeRule.possible).measures
      == LateNodeRule.possible)
}

@Test(arguments: [
  (LateNodeRule.NodeMatch.named(NamePattern("Pen *")), true), (.named(NamePattern("Pen")), false),
  (.product(vendor: 1, product: 2), true), (.product(vendor: 1, product: 3), false),
])
func aRuleMeansANodeByNameOrNumber(node: LateNodeRule.NodeMatch, matches: Bool) {
  let rule = LateNodeRule(node: node, properties: .init(.pressure))
  #expect(rule.matches(DeviceIdentity(name: "Pen radio", vendor: 1, product: 2)) == matches)
}

@Test func aLeftHandIsATraitOfTheProfile() {
  var wishes = TabletPreferences()
  wishes.isLeftHanded = true
  #expect(wishes.profile(from: SourceProfile()).traits == .leftHanded)
}

@Test func aReplayCanBeGivenAProfile() throws {
  let recording = Recording(devices: [
    RecordedDevice(description: penNode(), events: frame(5, .pen(1)))
  ])
  let wanted = try SourceProfile("group-lag pressure", origin: .configured)
  let replay = try Replay(recording) { _ in wanted }
  #expect(replay.tablets.map(\.profile) == [wanted])
  var cursor = replay.cursor()
  var events: [DeviceEvent] = []
  cursor.step(into: &events)
  guard case .added(let arrival)? = events.first else {
    Issue.record("nothing was added")
    return
  }
  #expect(arrival.profile == wanted)
}
