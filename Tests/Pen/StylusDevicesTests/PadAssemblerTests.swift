import Evdev
import StylusDevices
import StylusModel
import StylusPipeline
import Testing

/// A pad with these buttons and axes, as Wacom's driver describes it.
private func padNode(
  buttons: [UInt16] = [], axes: [UInt16: AxisRange] = [:], relative: Set<UInt16> = [],
  vendor: UInt16 = 0x056a
) -> DeviceDescription {
  var node = DeviceDescription(name: "Test Pad", vendor: vendor)
  node.codes[EventType.key] = Set(buttons + [Key.stylus])
  node.codes[EventType.relative] = relative
  node.axes = axes
  return node
}

private let ring = [Axis.wheel: AxisRange(minimum: 0, maximum: 71)]
private let strips = [
  Axis.rx: AxisRange(minimum: 0, maximum: 4096), Axis.ry: AxisRange(minimum: 0, maximum: 4096),
]

/// What the pad's user did, as `control index value`.
private func actions(of node: DeviceDescription, _ events: [InputEvent]...) throws -> [String] {
  var pad = try #require(PadAssembler(device: DeviceID(rawValue: 1), description: node))
  var taken: [DeviceEvent] = []
  for event in events.joined() { pad.processEvent(event, into: &taken) }
  return taken.map { event in
    guard case .pad(let action) = event else { return "gap" }
    return "\(action.control) \(action.index) \(action.value)"
  }
}

@Test func buttonsAreNumberedWithoutHolesInLibwacomsOrder() throws {
  let node = padNode(buttons: [
    Key.left, Key.south + 5, Key.south, Key.base, Key.pad0 + 9, Key.pad0,
  ])
  let told = try actions(
    of: node, frame(0, .key(Key.pad0, 1)), frame(1, .key(Key.pad0 + 9, 1)),
    frame(2, .key(Key.south, 1)), frame(3, .key(Key.south + 5, 1)), frame(4, .key(Key.base, 1)),
    frame(5, .key(Key.left, 1)),
    frame(6, .key(Key.left, 0), .key(Key.pad0, 0)), frame(7, .key(Key.pad0 + 1, 1)))
  #expect(
    told == [
      "button 0 1.0", "button 1 1.0", "button 2 1.0", "button 3 1.0", "button 4 1.0",
      "button 5 1.0", "button 0 0.0", "button 5 0.0",
    ])
}

@Test func aRingCountsDegreesClockwiseFromItsTop() throws {
  // Wacom's 0 is at the left.
  let told = try actions(
    of: padNode(axes: ring), frame(0, .axis(Axis.wheel, 18), .axis(Axis.miscellaneous, 15)),
    frame(1, .axis(Axis.wheel, 19)), frame(2, .axis(Axis.wheel, 0)),
    frame(3, .axis(Axis.wheel, 71)),
    frame(4, .axis(Axis.wheel, 0), .axis(Axis.miscellaneous, 0)))
  #expect(told == ["ring 0 0.0", "ring 0 5.0", "ring 0 270.0", "ring 0 265.0", "ring 0 -1.0"])
}

@Test func aFingerThatLiftsFromTheLeftmostPlaceIsTold() throws {
  // The axis is at 0 already, so the kernel sends nothing but the end of the touch.
  let told = try actions(
    of: padNode(axes: ring), frame(0, .axis(Axis.wheel, 1), .axis(Axis.miscellaneous, 15)),
    frame(1, .axis(Axis.wheel, 0)), frame(2, .axis(Axis.miscellaneous, 0)),
    frame(3, .axis(Axis.miscellaneous, 15)), frame(4, .axis(Axis.miscellaneous, 0)))
  #expect(told == ["ring 0 275.0", "ring 0 270.0", "ring 0 -1.0"])
}

@Test func theSecondRingHasItsOwnAxis() throws {
  var node = padNode(axes: ring)
  node.axes[Axis.throttle] = AxisRange(minimum: 0, maximum: 71)
  let told = try actions(
    of: node, frame(0, .axis(Axis.throttle, 36), .axis(Axis.miscellaneous, 15)),
    frame(1, .axis(Axis.throttle, 0), .axis(Axis.miscellaneous, 0)))
  #expect(told == ["ring 1 90.0", "ring 1 -1.0"])
}

@Test func aStripOfBitsIsALineFromTheTop() throws {
  let told = try actions(
    of: padNode(axes: strips), frame(0, .axis(Axis.rx, 1), .axis(Axis.miscellaneous, 15)),
    frame(1, .axis(Axis.rx, 64)), frame(2, .axis(Axis.ry, 4096)), frame(3, .axis(Axis.rx, 3 << 5)),
    frame(4, .axis(Axis.rx, 0)), frame(5, .axis(Axis.ry, 0), .axis(Axis.miscellaneous, 0)))
  #expect(
    told == [
      "strip 0 0.0", "strip 0 0.5", "strip 1 1.0", "strip 0 0.45833334", "strip 0 -1.0",
      "strip 1 -1.0",
    ])
}

@Test func aStripOfOtherMakersIsALineInItsRange() throws {
  let told = try actions(
    of: padNode(axes: [Axis.rx: AxisRange(minimum: 0, maximum: 200)], vendor: 0x256c),
    frame(0, .axis(Axis.rx, 50)), frame(1, .axis(Axis.rx, 0)))
  #expect(told == ["strip 0 0.25", "strip 0 0.0"])
}

@Test func dialsCountDetentsClockwise() throws {
  let node = padNode(relative: [
    Relative.wheel, Relative.wheelHighResolution, Relative.dial, Relative.horizontalWheel,
    Relative.horizontalWheelHighResolution,
  ])
  let told = try actions(
    of: node, frame(0, .relative(Relative.dial, 2)), frame(1, .relative(Relative.wheel, -1)),
    frame(2, .relative(Relative.wheel, 1), .relative(Relative.wheelHighResolution, 60)),
    frame(3, .relative(Relative.wheelHighResolution, 120), .relative(Relative.wheel, 1)),
    frame(4, .relative(Relative.horizontalWheel, 1)))
  #expect(told == ["dial 0 2.0", "dial 0 1.0", "dial 0 -0.5", "dial 0 -1.0", "dial 1 1.0"])
}

@Test func whatIsDiscardedAfterALossIsNotTold() throws {
  let node = padNode(buttons: [Key.pad0, Key.pad0 + 1])
  let told = try actions(
    of: node, Array(frame(0, .key(Key.pad0, 1)).dropLast()), dropped(1),
    frame(2, .key(Key.pad0 + 1, 1)), frame(3, .key(Key.pad0, 1)))
  #expect(told == ["gap", "button 0 1.0"])
}

@Test func aPadOnThePensNodeIsKnownByItsSerialNumber() throws {
  let node = penNode { $0.codes[EventType.key]?.insert(Key.pad0) }
  let told = try actions(
    of: node, frame(0, .pen(1), .axis(Axis.wheel, 500), .serial(77)),
    frame(1, .axis(Axis.wheel, 18), .axis(Axis.miscellaneous, 15), .serial(-1)),
    frame(2, .key(Key.pad0, 1), .serial(-1)),
    frame(3, .axis(Axis.wheel, 0), .axis(Axis.miscellaneous, 0), .serial(-1)))
  #expect(told == ["ring 0 0.0", "button 0 1.0", "ring 0 -1.0"])
}

@Test func aDeviceWithoutControlsIsNoPad() {
  #expect(PadAssembler(device: DeviceID(rawValue: 1), description: padNode()) == nil)
}

// MARK: What a node is

@Test func rolesFollowTheAnnouncedCodes() {
  #expect(DeviceRole.of(penNode()) == .pen)
  #expect(DeviceRole.of(penNode { $0.codes[EventType.key]?.insert(Key.pad0) }) == .pen)
  #expect(DeviceRole.of(padNode(buttons: [Key.pad0])) == .pad)
  #expect(DeviceRole.of(padNode(axes: ring)) == .pad)
  #expect(DeviceRole.of(padNode()) == .other)
  var joystick = padNode(buttons: [Key.pad0, Key.south])
  joystick.codes[EventType.key]?.remove(Key.stylus)
  #expect(DeviceRole.of(joystick) == .other)
  var touchscreen = DeviceDescription(name: "Touch")
  touchscreen.codes[EventType.key] = [Key.touch, Key.toolFinger]
  #expect(DeviceRole.of(touchscreen) == .other)
}

@Test func aTabletIsDescribedByItsNode() throws {
  var node = penNode()
  node.properties = [DeviceProperty.direct]
  let made = try Tablet(id: DeviceID(rawValue: 3), node: "event7", description: node)
  let tablet = try #require(made)
  #expect(tablet.role == .pen)
  #expect(tablet.isDisplay)
  #expect(tablet.node == "event7")
  #expect(tablet.bus == 3 && tablet.vendor == 0x056a && tablet.product == 0x1234)
  #expect(
    tablet.area
      == Tablet.Area(
        left: Millimeters(2), top: Millimeters(2), width: Millimeters(293.76),
        height: Millimeters(165.24)))
  #expect(tablet.pad == nil)
}

@Test func aPadIsDescribedByItsControls() throws {
  var node = padNode(
    buttons: [Key.pad0, Key.pad0 + 4], axes: ring, relative: [Relative.horizontalWheel])
  node.axes[Axis.ry] = AxisRange(minimum: 0, maximum: 4096)
  let made = try Tablet(id: DeviceID(rawValue: 3), node: "event8", description: node)
  let tablet = try #require(made)
  #expect(tablet.role == .pad)
  #expect(tablet.pad == Tablet.Pad(buttons: 2, rings: 1, strips: 1, dials: 2))
  #expect(tablet.area == nil)
  let other = try Tablet(
    id: DeviceID(rawValue: 4), node: "event9", description: DeviceDescription(name: "Keyboard"))
  #expect(other == nil)
}
