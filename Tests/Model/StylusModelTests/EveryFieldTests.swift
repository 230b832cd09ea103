import StylusModel
import Testing

// A correction is sent if a sample differs, a profile is announced again if it differs, a tablet is
// listed again if it differs: an equality that forgets a field is a change that nobody hears of.

/// Checks that each of these changes makes another value, that no two make the same, and that the
/// value which they were made from stays what it was.
private func checkFields<Value: Hashable>(_ value: Value, _ changes: [(inout Value) -> Void]) {
  let before = value
  var changed: [Value] = []
  for (index, change) in changes.enumerated() {
    var copy = value
    change(&copy)
    #expect(copy != value, "change \(index)")
    #expect(value == before, "change \(index)")
    changed.append(copy)
  }
  #expect(Set(changed).count == changes.count)
  #expect(!Set(changed).contains(value))
}

private let moment = Timestamp(microseconds: 5)

@Test func everyFieldOfASampleCounts() {
  checkFields(
    Sample(time: Timestamp(microseconds: 1), x: Millimeters(2), y: Millimeters(3)),
    [
      { $0.time = moment }, { $0.kernelDelay = 5 }, { $0.deviceTicks = 5 },
      { $0.x = Millimeters(5) }, { $0.y = Millimeters(5) }, { $0.pressure = Fraction(0.5) },
      { $0.altitude = Radians(0.5) }, { $0.azimuth = Radians(0.5) }, { $0.roll = Radians(0.5) },
      { $0.slider = Fraction(0.5) }, { $0.distance = Fraction(0.5) },
      { $0.provenance[.tilt] = .held }, { $0.expectingUpdate = PropertySet(.tilt) },
      { $0.buttons = .stylus }, { $0.estimationIndex = 5 },
    ])
}

@Test func noTicksAndNoIndexAreNotTheNumberZero() {
  let none = Sample(time: moment, x: Millimeters(0), y: Millimeters(0))
  var zero = none
  zero.deviceTicks = 0
  #expect(zero != none)
  zero = none
  zero.estimationIndex = 0
  #expect(zero != none)
}

@Test func everyFieldOfATabletCounts() {
  let surface = Tablet.Area(
    left: Millimeters(0), top: Millimeters(0), width: Millimeters(216), height: Millimeters(135))
  checkFields(
    Tablet(id: DeviceID(rawValue: 1), name: "Pen", role: .pen),
    [
      { $0.id = DeviceID(rawValue: 2) }, { $0.name = "pen" }, { $0.node = "event5" },
      { $0.bus = 3 }, { $0.vendor = 3 }, { $0.product = 3 }, { $0.seat = "seat1" },
      { $0.group = "g" }, { $0.isDisplay = true }, { $0.role = .pad }, { $0.area = surface },
      { $0.measures = PropertySet(.tilt) }, { $0.profile.origin = .table },
      { $0.pad = Tablet.Pad(buttons: 0, rings: 0, strips: 0, dials: 0) },
    ])
}

@Test func everySideOfAnAreaAndEveryControlOfAPadCounts() {
  checkFields(
    Tablet.Area(
      left: Millimeters(1), top: Millimeters(1), width: Millimeters(1), height: Millimeters(1)),
    [
      { $0.left = Millimeters(2) }, { $0.top = Millimeters(2) }, { $0.width = Millimeters(2) },
      { $0.height = Millimeters(2) },
    ])
  checkFields(
    Tablet.Pad(buttons: 1, rings: 1, strips: 1, dials: 1),
    [{ $0.buttons = 2 }, { $0.rings = 2 }, { $0.strips = 2 }, { $0.dials = 2 }])
}

@Test func everyFieldOfAProfileCounts() {
  checkFields(
    SourceProfile(),
    [
      { $0.cadence = .groupLag }, { $0.late = PropertySet(.tilt) },
      { $0.period = Microseconds(7) }, { $0.clock = .device }, { $0.tick = Microseconds(7) },
      { $0.framePeriod = Microseconds(7) }, { $0.batch = 7 }, { $0.budget = Microseconds(7) },
      { $0.traits = .estimatedEdge }, { $0.origin = .learned },
    ])
}

@Test func everyFieldOfALateMeasurementCounts() {
  checkFields(
    LateMeasurement(.moment(1)),
    [
      { $0.target = .moment(2) }, { $0.target = .sample(StrokeID(rawValue: 1), index: 1) },
      { $0.sequence = 0 }, { $0.carried = PropertySet(.roll) }, { $0.pressure = Fraction(0.5) },
      { $0.altitude = Radians(0.5) }, { $0.azimuth = Radians(0.5) }, { $0.roll = Radians(0.5) },
      { $0.slider = Fraction(0.5) }, { $0.distance = Fraction(0.5) },
    ])
}

@Test func everyFieldOfACapturedStrokeCounts() {
  let beginning = StrokeBeginning(
    stroke: StrokeID(rawValue: 1), device: DeviceID(rawValue: 1), tool: Tool(kind: .pen),
    time: Timestamp(microseconds: 0))
  checkFields(
    CapturedStroke(beginning: beginning),
    [
      { $0.sequence = 9 }, { $0.id = StrokeID(rawValue: 9) }, { $0.device = DeviceID(rawValue: 9) },
      { $0.tool.kind = .eraser }, { $0.began = moment }, { $0.flags = .gap },
      { $0.settlement.updated = 9 }, { $0.settlement.expired = 9 },
      { $0.settlement.waited = Microseconds(9) },
      { $0.samples.append(Sample(time: moment, x: Millimeters(0), y: Millimeters(0))) },
    ])
}

@Test func everyFieldOfASummaryAndOfACorrectionCounts() {
  checkFields(
    StrokeSummary(
      stroke: StrokeID(rawValue: 1), time: Timestamp(microseconds: 0), flags: [], samples: 3),
    [
      { $0.stroke = StrokeID(rawValue: 9) }, { $0.time = moment }, { $0.flags = .stopped },
      { $0.samples = 9 }, { $0.settlement.expired = 9 }, { $0.stored = 0 }, { $0.stored = 9 },
    ])
  let sample = Sample(time: moment, x: Millimeters(0), y: Millimeters(0))
  checkFields(
    SampleCorrection(stroke: StrokeID(rawValue: 1), position: 0, changed: [], sample: sample),
    [
      { $0.stroke = StrokeID(rawValue: 9) }, { $0.position = 9 },
      { $0.changed = PropertySet(.pressure) }, { $0.sample.provenance[.pressure] = .refined },
    ])
}
