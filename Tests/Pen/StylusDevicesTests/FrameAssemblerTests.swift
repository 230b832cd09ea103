import Evdev
import StylusDevices
import StylusModel
import StylusPipeline
import Testing

private let entering = frame(
  0, .x(20000), .y(10000), .axis(Axis.miscellaneous, 0x802), .pen(1), .serial(77))

@Test func aFrameComesWithItsReportAndBearsItsStamp() throws {
  var pen = try assembler()
  let early = entering.dropLast().map { pen.processEvent($0) }
  #expect(early.allSatisfy { $0 == nil })
  let report = try #require(entering.last)
  let whole = pen.processEvent(report)
  let first = try #require(whole)
  #expect(first.time == report.time)
  #expect(first.device == DeviceID(rawValue: 1))
  #expect(first.presence == .entered)
  #expect(first.tool == Tool(kind: .pen, serial: 77, model: 0x802))
  #expect(!first.isTouching)
  #expect(!first.followsGap)
}

@Test func positionsCountFromTheRawOriginAndNotFromTheRangesStart() throws {
  var pen = try assembler()
  let shown = pen.frames(of: frame(0, .x(400), .y(33448), .pen(1)))
  #expect(shown.map(\.x) == [Millimeters(2)])
  #expect(shown.map(\.y) == [Millimeters(167.24)])
}

@Test func pressureDistanceAndSliderAreSharesOfTheirRanges() throws {
  var pen = try assembler(
    of: penNode { $0.axes[Axis.pressure] = AxisRange(minimum: 100, maximum: 1100) })
  let shown = try pen.firstFrame(
    of: frame(0, .pen(1), .pressure(350), .axis(Axis.distance, 21), .axis(Axis.wheel, 1023)))
  #expect(shown.pressure == Fraction(0.25))
  #expect(shown.distance == Fraction(1 / 3))
  #expect(shown.slider == Fraction(1))
}

@Test(
  arguments: [
    // Units per radian where the kernel knows them: 57 for a degree per unit.
    (AxisRange(minimum: -64, maximum: 63, resolution: 57), 57, 57.2958),
    (AxisRange(minimum: -9000, maximum: 9000, resolution: 5730), -3000, -29.9974),
    // Without them 64 degrees to either side, whatever the numbers.
    (AxisRange(minimum: 0, maximum: 127), 64, 0),
    (AxisRange(minimum: 0, maximum: 127), 94, 30),
    (AxisRange(minimum: 0, maximum: 127), 0, -64),
    (AxisRange(minimum: -64, maximum: 63), -30, -30),
    (AxisRange(minimum: -60, maximum: 60), 60, 64),
    // A range from 0 has its middle elsewhere, resolution or not.
    (AxisRange(minimum: 0, maximum: 127, resolution: 57), 64, 0),
  ] as [(AxisRange, Int32, Float)])
func tiltIsAnAngleFromTheMiddle(range: AxisRange, raw: Int32, degrees: Float) throws {
  var pen = try assembler(
    of: penNode {
      $0.axes[Axis.tiltX] = range
      $0.axes[Axis.tiltY] = range
    })
  let shown = try pen.firstFrame(
    of: frame(0, .pen(1), .axis(Axis.tiltX, raw), .axis(Axis.tiltY, raw)))
  #expect(abs(shown.tiltX.degrees - degrees) < 0.001)
  #expect(abs(shown.tiltY.degrees - degrees) < 0.001)
}

@Test(
  arguments: [
    (AxisRange(minimum: -900, maximum: 899, resolution: 287), 450, 89.8367),
    (AxisRange(minimum: -900, maximum: 899, resolution: 287), -900, -179.673),
    (AxisRange(minimum: -900, maximum: 899), 450, 90),
    (AxisRange(minimum: -900, maximum: 899), -900, -180),
    // Goodix pens count hundredths of a degree from 0.
    (AxisRange(minimum: 0, maximum: 35999, resolution: 5730), 27000, -90.0120),
  ] as [(AxisRange, Int32, Float)])
func rollIsATurnBetweenMinusPiAndPi(range: AxisRange, raw: Int32, degrees: Float) throws {
  var pen = try assembler(of: penNode { $0.axes[Axis.z] = range })
  let shown = try pen.firstFrame(of: frame(0, .pen(1), .axis(Axis.z, raw)))
  #expect(abs(shown.roll.degrees - degrees) < 0.01)
}

@Test func carriedNamesOnlyWhatTheFrameBrought() throws {
  var pen = try assembler()
  let shown = pen.frames(
    of: entering, frame(5, .y(10001), .axis(Axis.tiltY, 3)),
    frame(10, .axis(Axis.z, 4), .serial(77)),
    frame(15, .pressure(12)), frame(20))
  #expect(
    shown.map(\.carried) == [
      [.init(.position), .init(.identity)], [.init(.position), .init(.tilt)],
      [.init(.roll), .init(.identity)], [.init(.pressure)], [],
    ])
  #expect(shown.last?.y == Millimeters(50.005))
}

@Test func aToolThatLeavesKeepsItsLastPlaceInsteadOfTheKernelsZeros() throws {
  var pen = try assembler()
  let gone = frame(
    9, .x(0), .y(0), .axis(Axis.miscellaneous, 0), .pen(0), .pressure(0), .touch(0),
    .serial(77))
  let shown = pen.frames(of: entering, frame(4, .pressure(900), .touch(1)), gone, frame(12))
  #expect(shown.map(\.presence) == [.entered, .near, .left, .absent])
  #expect(shown[2].x == Millimeters(100))
  #expect(shown[2].y == Millimeters(50))
  #expect(shown[2].tool == shown[1].tool)
  #expect(shown[2].carried == [])
}

@Test func aToolThatEntersAtTheOriginIsThere() throws {
  var pen = try assembler()
  // The kernel does not send an x of 0 again that it has sent at the exit.
  let shown = pen.frames(
    of: entering, frame(5, .x(0), .y(0), .pen(0)), frame(9, .y(2000), .pen(1)))
  #expect(shown.last?.x == Millimeters(0))
  #expect(shown.last?.y == Millimeters(10))
}

@Test func theEraserWinsWhereADeviceSetsBothBits() throws {
  var pen = try assembler()
  let shown = pen.frames(
    of: frame(0, .pen(1)), frame(5, .key(Key.toolRubber, 1)), frame(10, .key(Key.toolRubber, 0)),
    frame(15, .pen(0)))
  #expect(shown.map(\.tool.kind) == [.pen, .eraser, .pen, .pen])
  #expect(shown.map(\.presence) == [.entered, .entered, .entered, .left])
}

@Test func aToolMayComeWithoutTheOtherGoing() throws {
  var pen = try assembler()
  let shown = pen.frames(
    of: frame(0, .pen(1), .serial(5)), frame(5, .key(Key.toolBrush, 1), .serial(6)),
    frame(10, .pen(0)))
  #expect(
    shown.map(\.tool) == [
      Tool(kind: .pen, serial: 5), Tool(kind: .brush, serial: 6), Tool(kind: .brush, serial: 6),
    ])
  #expect(shown.map(\.presence) == [.entered, .entered, .near])
}

@Test func anIdentityThatComesLateIsTheSameTool() throws {
  var pen = try assembler()
  let shown = pen.frames(
    of: frame(0, .pen(1), .serial(0)), frame(5, .serial(9)),
    frame(10, .axis(Axis.miscellaneous, 0x802), .serial(9)), frame(15, .serial(0)))
  #expect(shown.map(\.presence) == [.entered, .near, .near, .near])
  #expect(shown.map(\.tool.serial) == [0, 9, 9, 9])
  #expect(shown.map(\.tool.model) == [0, 0, 0x802, 0x802])
}

@Test func anotherSerialNumberIsAnotherTool() throws {
  var pen = try assembler()
  let shown = pen.frames(of: frame(0, .pen(1), .serial(8)), frame(5, .serial(9)))
  #expect(shown.map(\.presence) == [.entered, .entered])
  #expect(shown.map(\.tool.serial) == [8, 9])
}

@Test(
  arguments: [
    (3, 0x056a, 4321, nil), (6, 0x045e, 0, 4321), (6, 0x1b96, 0, 4321), (3, 0x1b96, 0, nil),
    (0x18, 0x04f3, 0, nil),
  ] as [(UInt16, UInt16, UInt32, UInt32?)])
func whatAbsMiscMeansDependsOnTheMaker(
  bus: UInt16, vendor: UInt16, model: UInt32, ticks: UInt32?
) throws {
  var pen = try assembler(of: penNode(vendor: vendor) { $0.bus = bus })
  let shown = try pen.firstFrame(of: frame(0, .pen(1), .axis(Axis.miscellaneous, 4321)))
  #expect(shown.tool.model == model)
  #expect(shown.deviceTicks == ticks)
}

@Test func theDevicesClockComesThroughUnchanged() throws {
  var pen = try assembler()
  let shown = pen.frames(of: frame(0, .pen(1), .ticks(65535)), frame(5, .ticks(40)), frame(10))
  #expect(shown.map(\.deviceTicks) == [65535, 40, nil])
}

@Test func pressureIsContactWhereNoKeyTellsIt() throws {
  var pen = try assembler(
    of: penNode {
      $0.codes[EventType.key] = [Key.toolPen]
      $0.axes[Axis.pressure] = AxisRange(minimum: 10, maximum: 1010)
    })
  let shown = pen.frames(
    of: frame(0, .pen(1), .pressure(10)), frame(5, .pressure(11)), frame(10, .pressure(10)))
  #expect(shown.map(\.isTouching) == [false, true, false])
}

@Test func pressureIsNoContactWhereAKeyTellsIt() throws {
  var pen = try assembler()
  let shown = pen.frames(
    of: frame(0, .pen(1), .pressure(40)), frame(5, .touch(1)), frame(10, .pressure(0)))
  #expect(shown.map(\.isTouching) == [false, true, true])
}

@Test func whatTouchesWithoutAnyToolCountsAsAPen() throws {
  var pen = try assembler()
  let shown = pen.frames(
    of: frame(0, .x(2000), .touch(1)), frame(5, .x(2200)), frame(10, .touch(0)))
  #expect(shown.map(\.presence) == [.entered, .near, .left])
  #expect(shown.map(\.isTouching) == [true, true, false])
  #expect(shown.map(\.tool.kind) == [.pen, .pen, .pen])
}

@Test func aFingerOnASharedNodeIsNoPen() throws {
  var pen = try assembler()
  let shown = pen.frames(
    of: frame(0, .x(2000), .key(Key.toolFinger, 1), .touch(1)), frame(5, .touch(0)))
  #expect(shown.map(\.presence) == [.absent, .absent])
  #expect(shown.map(\.isTouching) == [false, false])
}

@Test func aToolThatIsReleasedBeforeTheTipTakesTheContactAlong() throws {
  var pen = try assembler()
  let shown = pen.frames(
    of: frame(0, .key(Key.toolRubber, 1), .touch(1)), frame(5, .key(Key.toolRubber, 0)),
    frame(10, .touch(0)))
  #expect(shown.map(\.presence) == [.entered, .left, .absent])
  #expect(shown.map(\.isTouching) == [true, false, false])
  #expect(shown.map(\.tool.kind) == [.eraser, .eraser, .eraser])
}

@Test func buttonsOfTheBarrelAreTold() throws {
  var pen = try assembler()
  let shown = pen.frames(
    of: frame(0, .pen(1), .key(Key.stylus, 1)), frame(5, .key(Key.stylus2, 1)),
    frame(10, .key(Key.stylus, 0), .key(Key.stylus3, 1), .key(Key.side, 1)))
  #expect(shown.map(\.buttons) == [[.stylus], [.stylus, .stylus2], [.stylus2, .stylus3, .side]])
}

@Test func aPadOnThePensNodeRepeatsThePenThatIsDown() throws {
  var pen = try assembler()
  let shown = pen.frames(
    of: entering, frame(3, .touch(1), .pressure(500)),
    frame(5, .axis(Axis.wheel, 31), .axis(Axis.miscellaneous, 15), .key(Key.pad0, 1), .serial(-1)),
    frame(6, .axis(Axis.miscellaneous, 0x802), .x(20020), .serial(77)))
  #expect(shown.map(\.time.microseconds) == [0, 3000, 5000, 6000])
  #expect(shown.map(\.isHeld) == [false, false, true, false])
  #expect(shown.map(\.tool.model) == [0x802, 0x802, 0x802, 0x802])
  #expect(shown.map(\.slider) == [.zero, .zero, .zero, .zero])
}

@Test func aPadOnThePensNodeIsNoFrameOfAPenThatHovers() throws {
  var pen = try assembler()
  let shown = pen.frames(
    of: entering, frame(5, .key(Key.pad0, 1), .serial(-1)), frame(6, .x(20020), .serial(77)))
  #expect(shown.map(\.time.microseconds) == [0, 6000])
}

@Test func theWordOfSomeoneWithAClockTakesTheToolAway() throws {
  var pen = try assembler()
  _ = pen.frames(of: entering)
  let lost = pen.loseTool(at: Timestamp(microseconds: 9))
  #expect(lost?.presence == .lost)
  #expect(lost?.x == Millimeters(100))
  let lostAgain = pen.loseTool(at: Timestamp(microseconds: 10))
  #expect(lostAgain == nil)
  let back = pen.frames(of: frame(20, .x(20002)))
  #expect(back.map(\.presence) == [.entered])
}
