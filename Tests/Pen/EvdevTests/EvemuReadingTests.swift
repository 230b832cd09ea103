import Evdev
import StylusModel
import Testing

private func parse(_ text: String) throws(RecordingError) -> Recording {
  try EvemuText.parse([UInt8](text.utf8))
}

/// The error of a text that must not parse.
private func fault(in text: String) -> RecordingError? {
  do throws(RecordingError) {
    _ = try parse(text)
    return nil
  } catch { return error }
}

private let pen = """
  # EVEMU 1.3
  # Kernel: 4.7.0
  # Event type 1 (EV_KEY)
  #   Event code 0 (not an axis)
  #     Value 9
  # Event type 3 (EV_ABS)
  #   Event code 0 (ABS_X)
  #     Value   4488
  #     Resolution 100
  #   Event code 24 (ABS_PRESSURE)
  #     Min 5
  N: Wacom #1 Pen
  I: 0003 056a 0333 0110
  P: 02 00 00 00 00 00 00 00
  B: 00 0b 00 00 00 00 00 00 00
  B: 01 00 00 00 00 00 00 00 00
  B: 01 00 00 00 00 00 00 00 00
  B: 01 00 00 00 00 00 00 00 00
  B: 01 00 00 00 00 00 00 00 00
  B: 01 00 00 00 00 00 00 00 00
  B: 01 1f 1c 00 00 00 00 00 00
  B: 03 01 00 00 01 00 00 00 00
  A: 00 400 59152 4 0 200
  A: 18 0 2047 0 0
  L: 00 1
  S: 05 0
  E: 0.000001 0003 0000 27246\t# EV_ABS / ABS_X   27246
  E: 0.000001 0004 0000 -12
  E: 1.500000 0000 0000 0000

  """

@Test func aDescriptionAndItsEventsAreRead() throws {
  let device = try #require(try parse(pen).devices.first)
  let description = try #require(device.description)
  #expect(description.name == "Wacom #1 Pen")
  #expect(description.bus == 3)
  #expect(description.vendor == 0x56a)
  #expect(description.product == 0x333)
  #expect(description.version == 0x110)
  #expect(description.properties == [DeviceProperty.direct])
  #expect(
    description.codes == [
      EventType.key: [0x140, 0x141, 0x142, 0x143, 0x144, 0x14a, 0x14b, 0x14c],
      EventType.absolute: [Axis.x, Axis.pressure],
    ])
  #expect(
    description.axes == [
      Axis.x: AxisRange(minimum: 400, maximum: 59152, fuzz: 4, flat: 0, resolution: 200),
      Axis.pressure: AxisRange(minimum: 0, maximum: 2047),
    ])
  #expect(device.initialAxes == [Axis.x: 4488])
  #expect(
    device.events == [
      InputEvent(time: Timestamp(microseconds: 1), type: 3, code: 0, value: 27246),
      InputEvent(time: Timestamp(microseconds: 1), type: 4, code: 0, value: -12),
      InputEvent(time: Timestamp(microseconds: 1_500_000), type: 0, code: 0, value: 0),
    ])
}

@Test func carriageReturnsAndAMissingLastLineFeedChangeNothing() throws {
  let plain = try parse(pen)
  #expect(try parse(pen.replacing("\n", with: "\r\n")) == plain)
  #expect(try parse(String(pen.dropLast())) == plain)
}

@Test func aResolutionIsTakenFromTheCommentsOnlyWhereTheLineHasNone() throws {
  let old = pen.replacing("A: 00 400 59152 4 0 200", with: "A: 00 400 59152 4 0")
  #expect(try parse(old).devices.first?.description?.axes[Axis.x]?.resolution == 100)
  let trailing = pen.replacing("4 0 200", with: "4 0  # Resolution 300")
  #expect(try parse(trailing).devices.first?.description?.axes[Axis.x]?.resolution == 300)
  let zero = pen.replacing("4 0 200", with: "4 0 0")
  #expect(try parse(zero).devices.first?.description?.axes[Axis.x]?.resolution == 0)
}

@Test func eventsAloneAreADeviceWithoutDescription() throws {
  let recording = try parse("E: 1338280455.350390 0001 0110 1")
  #expect(
    recording.devices == [
      RecordedDevice(
        description: nil,
        events: [
          InputEvent(
            time: Timestamp(microseconds: 1_338_280_455_350_390), type: 1, code: 0x110, value: 1)
        ])
    ])
}

@Test func aSecondNameOrHeaderBeginsTheNextDevice() throws {
  let names = try parse(
    "N: pen\nE: 0.000001 0000 0000 0\nN: pad\nN: touch\n# EVEMU 1.3\nN: mouse\n")
  #expect(names.devices.map(\.description?.name) == ["pen", "pad", "touch", "mouse"])
  #expect(names.devices.map(\.events.count) == [1, 0, 0, 0])
}

@Test func commentsOfOneDeviceSayNothingAboutTheNext() throws {
  let text = """
    # Event type 3 (EV_ABS)
    #   Event code 0
    #     Value 7
    N: pen
    E: 0.000001 0000 0000 0
    N: pad
    A: 00 0 1 0 0
    """
  #expect(try parse(text).devices.last?.initialAxes == [:])
}

@Test func markersGiveEventsToTheirDevices() throws {
  let text = """
    N: pen
    N: pad
    E: 0.000001 0000 0000 0
    # stylusd device 0
    E: 0.000002 0000 0000 0
    E: 0.000003 0000 0000 0
    # stylusd device 2
    E: 0.000004 0000 0000 0
    # stylusd device 1
    E: 0.000005 0000 0000 0
    """
  let devices = try parse(text).devices
  #expect(devices.map(\.description?.name) == ["pen", "pad", nil])
  #expect(
    devices.map { $0.events.map(\.time.microseconds) } == [[2, 3], [1, 5], [4]])
}

@Test(arguments: [
  ("N: pen\n\u{1}\u{2}PNG", 2, "does not begin with"),
  ("E: 1.000000 0003 0000", 1, "not a complete event"),
  ("E: 1.000000 0003 0000 99999999999", 1, "not a complete event"),
  ("E: 1.000000 10003 0000 0", 1, "not a complete event"),
  ("E: 1.000000 0003 0000 1 2", 1, "not a complete event"),
  ("E: 1.1000000 0003 0000 1", 1, "not a complete event"),
  ("E: 99999999999999.000000 0003 0000 1", 1, "not a complete event"),
  ("E: 9999999999999999999999.0 0003 0000 1", 1, "not a complete event"),
  ("E: - 0003 0000 1", 1, "not a complete event"),
  ("\n\nI: 0003 056a 0333", 3, "not a complete identity"),
  ("I: 0003 056a 0333 0110 0000", 1, "not a complete identity"),
  ("B: 20 00", 1, "not an event type"),
  ("B: 01 100", 1, "not a bitmap"),
  ("A: 00 0 1 4", 1, "not a complete axis"),
  ("A: 40 0 1 4 0 0", 1, "not a complete axis"),
  ("A: 00 0 1 4 0 0 0", 1, "not a resolution"),
  ("L: 0", 1, "not the state"),
  ("E: 0.000001 0000 0000 0\nI: 0003 056a 0333 0110", 2, "after its events"),
  ("# stylusd device 1", 1, "does not describe"),
  ("# stylusd device -1", 1, "does not describe"),
  ("# nothing but this\n", 1, "no device"),
  ("", 1, "no device"),
])
func aBrokenLineIsNamedWithItsFaultAndMend(text: String, line: Int, what: String) throws {
  let error = try #require(fault(in: text))
  #expect(error.line == line)
  #expect(error.what.contains(what))
  #expect(error.description == "line \(line): \(error.what); \(error.fix)")
}

@Test func linesBitmapsAndDevicesHaveTheirBounds() throws {
  let longest = "#" + String(repeating: "x", count: EvemuText.longestLine - 1) + "\nN: pen"
  #expect(fault(in: longest) == nil)
  #expect(fault(in: "#" + longest)?.what.contains("longer than 65536 bytes") == true)
  let bits = String(repeating: "B: 01 ff ff ff ff ff ff ff ff\n", count: 12)
  #expect(fault(in: bits) == nil)
  #expect(fault(in: bits + "B: 01 00")?.line == 13)
  let devices = String(repeating: "N: pen\n", count: EvemuText.mostDevices)
  #expect(fault(in: devices) == nil)
  #expect(fault(in: devices + "N: pen")?.line == EvemuText.mostDevices + 1)
}
