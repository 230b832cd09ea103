import Evdev
import StylusTestKit
import Testing
import VirtualTablets

@Test func aPensReportSaysByItsDescriptorWhatTheFrameSaid() throws {
  var encoder = try Encoder(HIDTablet(pen: penDescription(), pad: padDescription()))
  let reports = encoder.pen(
    frame(
      axes: [
        Axis.x: 44_799, Axis.y: 12, Axis.pressure: 8191, Axis.distance: 3, Axis.tiltX: -64,
        Axis.tiltY: 63, Axis.miscellaneous: 0x100802, Axis.wheel: 2000,
      ],
      keys: [Key.toolPen: 1, Key.touch: 1, Key.stylus2: 1], serial: -5))
  let reader = ReportReader(encoder.descriptor)
  let report = try #require(reports.first)
  #expect(reports.count == 1)
  let expected: [(HIDUsage, Int32)] = [
    (.x, 44_799), (.y, 12), (.tipPressure, 8191), (.distance, 3), (.tiltX, -64), (.tiltY, 63),
    (.fingerWheel, 2000), (.tipSwitch, 1), (.eraser, 0), (.invert, 0), (.inRange, 1), (.sense, 1),
    (.barrelSwitch, 0), (.barrelSwitch2, 1), (.barrelSwitch3, 0), (.serialLow, -5),
    (.serialHigh, 0x110802), (.toolType, 0x10802),
  ]
  for (usage, value) in expected {
    #expect(reader.value(of: usage, in: report) == value, "\(usage)")
  }
}

@Test func whatAFrameDoesNotCarryStaysAsItWas() throws {
  var encoder = try Encoder(HIDTablet(pen: penDescription()))
  _ = encoder.pen(frame(axes: [Axis.x: 500, Axis.y: 600], keys: [Key.toolPen: 1]))
  let report = try #require(encoder.pen(frame(axes: [Axis.y: 601])).first)
  let reader = ReportReader(encoder.descriptor)
  #expect(reader.value(of: .x, in: report) == 500)
  #expect(reader.value(of: .y, in: report) == 601)
}

@Test func anEraserTouchesWithItsOwnBits() throws {
  var encoder = try Encoder(HIDTablet(pen: penDescription()))
  let report = try #require(
    encoder.pen(frame(keys: [Key.toolRubber: 1, Key.touch: 1])).first)
  let reader = ReportReader(encoder.descriptor)
  #expect(reader.value(of: .invert, in: report) == 1)
  #expect(reader.value(of: .eraser, in: report) == 1)
  #expect(reader.value(of: .tipSwitch, in: report) == 0)
}

@Test func aLeavingToolIsReportedOnceAndEmpty() throws {
  var encoder = try Encoder(HIDTablet(pen: penDescription()))
  _ = encoder.pen(frame(axes: [Axis.x: 5], keys: [Key.toolPen: 1], serial: 7))
  let leaving = encoder.pen(frame(keys: [Key.toolPen: 0], serial: 7))
  #expect(leaving.count == 1)
  #expect(leaving.first?.dropFirst().allSatisfy { $0 == 0 } == true)
  #expect(encoder.pen(frame(axes: [Axis.x: 6])).isEmpty)
}

@Test func aValueBeyondItsRangeIsCutToIt() throws {
  var encoder = try Encoder(HIDTablet(pen: penDescription()))
  let report = try #require(
    encoder.pen(frame(axes: [Axis.x: 90_000, Axis.tiltX: -90], keys: [Key.toolPen: 1])).first)
  let reader = ReportReader(encoder.descriptor)
  #expect(reader.value(of: .x, in: report) == 44_800)
  #expect(reader.value(of: .tiltX, in: report) == -64)
}

@Test func keysAndRingOfAPadSurvive() throws {
  var encoder = try Encoder(
    HIDTablet(pen: penDescription(product: 0x390), pad: padDescription(product: 0x390)))
  let reader = ReportReader(encoder.descriptor)
  let pressed = try #require(
    encoder.pad(
      frame(axes: [Axis.miscellaneous: 15], keys: [Key.pad0 + 9: 1, Key.south + 1: 1])
    ).first)
  #expect((0..<12).filter { reader.value(of: .padKey($0), in: pressed) == 1 } == [9, 11])
  #expect(reader.value(of: .ringTouched, in: pressed) == 0)
  let turned = try #require(encoder.pad(frame(axes: [Axis.wheel: 20])).first)
  #expect(reader.value(of: .ringTouched, in: turned) == 1)
  // The driver adds a quarter of 72.
  #expect(reader.value(of: .ring, in: turned) == 2)
}

@Test func aRingStaysTouchedAtItsFirstPositionUntilThePadIsLeft() throws {
  var encoder = try Encoder(HIDTablet(pen: penDescription(), pad: padDescription()))
  let reader = ReportReader(encoder.descriptor)
  _ = encoder.pad(frame(axes: [Axis.wheel: 1, Axis.miscellaneous: 15]))
  let first = try #require(encoder.pad(frame(axes: [Axis.wheel: 0])).first)
  #expect(reader.value(of: .ringTouched, in: first) == 1)
  let left = try #require(encoder.pad(frame(axes: [Axis.miscellaneous: 0])).first)
  #expect(reader.value(of: .ringTouched, in: left) == 0)
}

@Test func aForeignOrUselessDeviceIsRefusedByNameWithTheMend() {
  var foreign = penDescription()
  foreign.vendor = 0x256c
  #expect { _ = try HIDTablet(pen: foreign) } throws: { "\($0)".contains("use uinput") }
  var blind = penDescription()
  blind.axes[Axis.pressure] = nil
  #expect { _ = try HIDTablet(pen: blind) } throws: { "\($0)".contains("pressure") }
  #expect {
    _ = try Encoder(HIDTablet(pen: penDescription(product: 0xde)))
  } throws: {
    "\($0)".contains("product de")
  }
}
