import StylusModel
import Testing

/// A physical tablet: its pen half and its pad half.
private func intuos() -> (pen: Tablet, pad: Tablet) {
  var pen = Tablet(id: DeviceID(rawValue: 1), name: "Intuos Pro M Pen", role: .pen)
  pen.group = "usb-1"
  pen.area = Tablet.Area(
    left: Millimeters(0), top: Millimeters(0), width: Millimeters(224), height: Millimeters(148))
  pen.measures = [.init(.position), .init(.time), .init(.pressure), .init(.tilt)]
  var pad = Tablet(id: DeviceID(rawValue: 2), name: "Intuos Pro M Pad", role: .pad)
  pad.group = pen.group
  pad.pad = Tablet.Pad(buttons: 9, rings: 1, strips: 0, dials: 0)
  return (pen, pad)
}

@Test func penAndPadOfOneTabletAreTwoDevicesOfOneGroup() {
  let (pen, pad) = intuos()
  #expect(pen != pad && pen.id < pad.id)
  #expect(pen.group == pad.group)
  let groups = Dictionary(grouping: [pen, pad]) { $0.group }
  #expect(groups.count == 1 && groups["usb-1"]?.map(\.role) == [.pen, .pad])
}

@Test func aTabletThatComesBackIsTheSameButForItsNumber() {
  let (pen, _) = intuos()
  var again = pen
  again.id = DeviceID(rawValue: 7)
  #expect(again != pen, "numbers are never used again")
  again.id = pen.id
  #expect(again == pen)
}

@Test func whatIsLearnedOfATabletChangesItsDescriptionAndNotTheOneGivenBefore() throws {
  let (given, _) = intuos()
  var known = given
  known.profile = try SourceProfile("multirate pressure tilt period 10ms", origin: .learned)
  #expect(given.profile == SourceProfile())
  #expect(known != given && known.measures == given.measures)
}

@Test func aPadWithoutControlsIsAPadAndATabletWithoutOneIsNot() {
  var tablet = Tablet(id: DeviceID(rawValue: 1), name: "", role: .pad)
  #expect(tablet.pad == nil)
  tablet.pad = Tablet.Pad(buttons: 0, rings: 0, strips: 0, dials: 0)
  #expect(tablet.pad != nil)
}

@Test func devicesAreListedInTheOrderInWhichTheyAppeared() {
  var draws = Draws(seed: 31)
  let appeared = (1...40).map { DeviceID(rawValue: $0) }
  #expect(appeared.shuffled(using: &draws).sorted() == appeared)
  // Numbers of 32 bits, not texts: 10 comes after 9, and the last after all.
  #expect(DeviceID(rawValue: 9) < DeviceID(rawValue: 10))
  #expect(DeviceID(rawValue: .max) > DeviceID(rawValue: 1))
}

// MARK: Pad actions

private func turn(_ control: PadAction.Control, _ value: Float, index: UInt8 = 0) -> PadAction {
  PadAction(
    device: DeviceID(rawValue: 2), time: Timestamp(microseconds: 1), control: control, index: index,
    mode: 0, value: value)
}

@Test func aFingerThatIsLiftedIsNotOneAtTheTopOfTheRing() {
  #expect(turn(.ring, -1) != turn(.ring, 0))
  #expect(turn(.strip, -1) != turn(.strip, 0))
}

@Test func theSameValueOfTwoControlsIsTwoActions() {
  let actions = [turn(.button, 1), turn(.ring, 1), turn(.strip, 1), turn(.dial, 1)]
  #expect(Set(actions).count == 4)
  #expect(turn(.button, 1, index: 0) != turn(.button, 1, index: 1))
}

@Test func aPadActionIsToldWithTheModeInWhichItHappened() {
  var action = turn(.ring, 90)
  let first = action
  action.mode = 1
  #expect(action != first && action.value == first.value && action.device == first.device)
}
