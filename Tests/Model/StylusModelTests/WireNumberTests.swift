import StylusModel
import Testing

// Numbers that stand in the bytes of clients, in stored strokes and in recordings: docs/develop/protocol.md
// has the same tables. A case that takes another's number makes every old client read a lie.

@Test func toolKindsHaveTheNumbersOfTheWire() {
  let kinds: [ToolKind] = [.pen, .eraser, .brush, .pencil, .airbrush, .mouse, .lens]
  #expect(kinds.map(\.rawValue) == [1, 2, 3, 4, 5, 6, 7])
  #expect(ToolKind.allCases == kinds)
  #expect(ToolKind(rawValue: 0) == nil && ToolKind(rawValue: 8) == nil)
}

@Test func propertiesHaveTheNumbersOfTheWire() {
  let names = [
    "position", "time", "pressure", "tilt", "roll", "slider", "distance", "identity",
  ]
  #expect(Property.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7])
  #expect(Property.allCases.map(\.name) == names)
}

@Test func provenancesHaveTheNumbersOfTheWire() {
  let ways: [Provenance] = [.absent, .measured, .held, .refined, .modelled, .predicted]
  #expect(ways.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
  #expect(Provenance.allCases == ways)
}

@Test func comingAndGoingHasTheNumbersOfTheWire() {
  let kinds: [ProximityChange.Kind] = [.entered, .left, .lost]
  #expect(kinds.map(\.rawValue) == [1, 2, 3])
  #expect(ProximityChange.Kind(rawValue: 0) == nil && ProximityChange.Kind(rawValue: 4) == nil)
}

@Test func padControlsHaveTheNumbersOfTheWire() {
  let controls: [PadAction.Control] = [.button, .ring, .strip, .dial]
  #expect(controls.map(\.rawValue) == [1, 2, 3, 4])
  #expect(PadAction.Control(rawValue: 0) == nil && PadAction.Control(rawValue: 5) == nil)
}

@Test func theFlagsOfAStrokeHaveTheBitsOfTheWire() {
  let flags: [StrokeFlags] = [
    .deviceLost, .gap, .liftEstimated, .stopped, .resumed, .truncated, .switched,
  ]
  #expect(flags.map(\.rawValue) == (0..<7).map { 1 << $0 })
}

@Test func rolesAndLateClocksHaveTheNumbersOfTheWire() {
  #expect([Tablet.Role.pen, .pad].map(\.rawValue) == [1, 2])
  #expect(Tablet.Role(rawValue: 0) == nil && Tablet.Role(rawValue: 3) == nil)
  #expect([LateClock.monotonic, .own, .arrival].map(\.rawValue) == [0, 1, 2])
}

@Test func aFlagThatHasNoNameYetStaysWithItsStroke() {
  let tomorrow = StrokeFlags(rawValue: 1 << 12 | 1 << 1)
  #expect(tomorrow.contains(.gap))
  #expect(tomorrow.subtracting(.gap).rawValue == 1 << 12)
}

@Test func whatRestsHasTheBytesOfTheWire() {
  // A reader may compare with the one number that docs/develop/protocol.md names for an upright pen.
  let sample = Sample(time: Timestamp(microseconds: 0), x: Millimeters(0), y: Millimeters(0))
  #expect(sample.altitude.value.bitPattern == 0x3FC9_0FDA)
  for value in [sample.azimuth.value, sample.roll.value, sample.slider.value] {
    #expect(value.bitPattern == 0)
  }
  #expect(sample.pressure.value.bitPattern == 0 && sample.distance.value.bitPattern == 0)
  #expect(sample.provenance.rawValue == 0)
}
