import StylusModel
import Testing

private let beginning = StrokeBeginning(
  stroke: StrokeID(rawValue: 4), device: DeviceID(rawValue: 2),
  tool: Tool(kind: .eraser, serial: 77), time: Timestamp(microseconds: 5_000))

private func sample(at time: Int64) -> Sample {
  Sample(time: Timestamp(microseconds: time), x: Millimeters(0), y: Millimeters(0))
}

@Test func aStrokeThatHasJustBegunIsEmptyAndUnnumbered() {
  let stroke = CapturedStroke(beginning: beginning)
  #expect(stroke.sequence == 0 && stroke.samples.isEmpty && stroke.flags.isEmpty)
  #expect(stroke.settlement.issued == 0)
  #expect(stroke.beginning == beginning)
}

@Test(
  arguments: [([], 0), ([5_000], 0), ([5_000, 10_000], 5_000), ([0, 4, 9], 9)] as [([Int64], Int64)]
)
func aStrokeLastsFromItsFirstSampleToItsLast(times: [Int64], lasts: Int64) {
  var stroke = CapturedStroke(beginning: beginning)
  stroke.samples = times.map(sample)
  #expect(stroke.duration == Microseconds(lasts))
}

@Test func everyIndexIsCountedInOneOfTwoNumbers() {
  var settlement = Settlement()
  settlement.updated = 3
  settlement.expired = 2
  #expect(settlement.issued == 5)
}

@Test func numbersOfStrokesAndDevicesAreInTheOrderOfTheirBeginnings() {
  #expect(StrokeID(rawValue: 1) < StrokeID(rawValue: 2))
  #expect(!(StrokeID(rawValue: 2) < StrokeID(rawValue: 2)))
  #expect([3, 1, 2].map(DeviceID.init).sorted().map(\.rawValue) == [1, 2, 3])
}

@Test func everyFlagOfAStrokeIsABitOfItsOwn() {
  let flags: [StrokeFlags] = [
    .deviceLost, .gap, .liftEstimated, .stopped, .resumed, .truncated, .switched,
  ]
  let all = flags.reduce(into: StrokeFlags()) { $0.formUnion($1) }
  #expect(all.rawValue.nonzeroBitCount == flags.count)
  #expect(flags.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
}

@Test func everyButtonIsABitOfItsOwn() {
  let buttons: [ToolButtons] = [
    .stylus, .stylus2, .stylus3, .left, .right, .middle, .side, .extra,
  ]
  let all = buttons.reduce(into: ToolButtons()) { $0.formUnion($1) }
  #expect(all.rawValue.nonzeroBitCount == buttons.count)
}

@Test func theClocksOfLateSourcesAreCalledDifferently() {
  #expect(LateClock.allCases.map(\.name) == ["monotonic", "own", "arrival"])
}

@Test func aLateMeasurementCarriesNothingUntilItIsTold() {
  let value = LateMeasurement(.sample(StrokeID(rawValue: 9), index: 3))
  #expect(value.carried.isEmpty && value.sequence == nil)
  #expect(value.altitude == Radians(.pi / 2) && value.pressure == .zero)
  #expect(value.target != LateMeasurement(.moment(3)).target)
}

@Test func aDeviceOfWhichNothingIsKnownIsAnOpaqueTabletOfTheFirstSeat() {
  let tablet = Tablet(id: DeviceID(rawValue: 1), name: "Pen", role: .pen)
  #expect(tablet.seat == "seat0" && !tablet.isDisplay)
  #expect(tablet.area == nil && tablet.pad == nil && tablet.measures.isEmpty)
  #expect(tablet.profile == SourceProfile())
}

@Test func aSampleIsSmallEnoughForARingOfThem() {
  // A second of a 1 kHz pen stays below 100 kB.
  #expect(MemoryLayout<Sample>.stride <= 80)
  #expect(MemoryLayout<ProvenanceMap>.size == 4)
}
