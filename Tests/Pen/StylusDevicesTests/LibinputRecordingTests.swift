import Evdev
import StylusDevices
import StylusModel
import Testing

/// A file as libinput-record 1.22 writes it: two devices, comments, udev, quirks, hidraw.
private let tabletFile = """
  # libinput record
  version: 1
  ndevices: 2
  libinput:
    version: "1.22.1"
    git: "unknown"
  system:
    os: "debian:12"
    kernel: "6.1.0-9-amd64"
    dmi: "dmi:bvnTEST:bvr1:bd01/01/2023:svnTEST:pnTABLET:"
  devices:
  - node: /dev/input/event5
    evdev:
      # Name: Test Tablet Pen
      # ID: bus 0x0003 (usb) vendor 0x056a product 0x0357 version 0x0110
      # Size in mm: 224x148
      name: "Test Tablet Pen"
      id: [3, 1386, 855, 272]
      codes:
        0: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] # EV_SYN
        1: [320, 321, 330, 331, 332] # EV_KEY
        3: [0, 1, 24, 26, 27] # EV_ABS
        4: [0] # EV_MSC
      absinfo:
        0: [0, 44800, 4, 0, 200]
        1: [0, 29600, 4, 0, 200]
        24: [0, 8191, 0, 0, 0]
        26: [-64, 63, 0, 0, 57]
        27: [-64, 63, 0, 0, 57]
      properties: [0]
    hid: [
      0x05, 0x0d, 0x09, 0x02
    ]
    udev:
      properties:
      - ID_INPUT=1
      - ID_INPUT_TABLET=1
      virtual: false
    quirks:
    - ModelWacom=1
    events:
    # Current time is 12:29:11
    - hid:
        time: [  0,      0]
        hidraw0: [16, 64, 1]
    - evdev:
      - [  0,      0,   3,   0,   14000] # EV_ABS / ABS_X               14000 (+14000)
      - [  0,      0,   3,   1,    9000] # EV_ABS / ABS_Y                9000 (+9000)
      - [  0,      0,   1, 320,       1] # EV_KEY / BTN_TOOL_PEN            1
      - [  0,      0,   4,   0, -494927427] # EV_MSC / MSC_SERIAL  -494927427
      - [  0,      0,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms
    - evdev:
      - [  1, 504123,   3,   0,   14004] # EV_ABS / ABS_X               14004 (+4)
      - [  1, 504123,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +1504ms
  - node: /dev/input/event6
    evdev:
      name: "Test Tablet Pad"
      id: [3, 1386, 855, 272]
      codes:
        1: [256, 257, 331] # EV_KEY
        3: [] # EV_ABS
      absinfo: {}
      properties: []
    events:
    - evdev:
      - [18446744073709, 551000,   1, 256,       1] # EV_KEY / BTN_0                   1
      - [18446744073709, 551000,   0,   0,       0] # ------------ SYN_REPORT (0) ----------
  """

private func parsed(_ text: String) -> Result<Recording, RecordingError> {
  do throws(RecordingError) { return .success(try LibinputRecording.parse(Array(text.utf8))) } catch
  { return .failure(error) }
}

private func fault(_ text: String) -> RecordingError? {
  if case .failure(let fault) = parsed(text) { return fault }
  return nil
}

@Test func devicesOfALibinputRecordingAreDescribed() throws {
  let recording = try parsed(tabletFile).get()
  #expect(recording.devices.count == 2)
  let pen = try #require(recording.devices.first?.description)
  #expect(pen.name == "Test Tablet Pen")
  #expect(pen.bus == 3 && pen.vendor == 0x056a && pen.product == 0x0357 && pen.version == 0x0110)
  #expect(pen.properties == [0])
  #expect(pen.codes[EventType.key] == [320, 321, 330, 331, 332])
  #expect(pen.codes[EventType.miscellaneous] == [0])
  #expect(pen.axes[Axis.x] == AxisRange(minimum: 0, maximum: 44800, fuzz: 4, resolution: 200))
  #expect(pen.axes[Axis.tiltY] == AxisRange(minimum: -64, maximum: 63, resolution: 57))
  #expect(pen.axes.count == 5)
  #expect(recording.devices.last?.description?.name == "Test Tablet Pad")
}

@Test func eventsOfALibinputRecordingKeepTimeAndOrder() throws {
  let recording = try parsed(tabletFile).get()
  let events = recording.devices[0].events
  #expect(events.count == 7)
  #expect(
    events[3]
      == InputEvent(
        time: Timestamp(microseconds: 0), type: EventType.miscellaneous,
        code: Miscellaneous.serial, value: -494_927_427))
  #expect(events[5].time == Timestamp(microseconds: 1_504_123))
  #expect(events.filter(\.isReport).count == 2)
}

@Test func whatADeviceSentBeforeTheFirstEventHasANegativeTime() throws {
  // libinput-record subtracts without a sign.
  let recording = try parsed(tabletFile).get()
  #expect(recording.devices[1].events.first?.time == Timestamp(microseconds: -616))
}

@Test(
  arguments: [
    ("version: 2\ndevices: []\n", 1, "version"),
    ("version: 1\n", 2, "no device"),
    ("version: 1\ndevices:\n- node: x\n  events:\n  - evdev:\n    - [0, 0, 3]\n", 6, "number"),
    ("devices:\n- events:\n  - evdev:\n    - [0, 0, 3, 0, 99999999999]\n", 4, "number"),
    ("devices:\n- events:\n  - evdev:\n    - [0, 0, 3, 0, 1, 2]\n", 4, "complete event"),
    ("devices:\n- events:\n  - evdev:\n    - [18446744073710, 0, 3, 0, 1]\n", 4, "complete event"),
    ("devices:\n- events:\n  - [1, 2]\n", 3, "wrong kind"),
    ("devices:\n- evdev:\n    id: [1, 2, 3]\n", 3, "four numbers"),
    ("devices:\n- evdev:\n    absinfo:\n      0: [0, 1, 2, 3]\n", 4, "five numbers"),
    ("devices:\n- evdev:\n    absinfo:\n      64: [0, 1, 2, 3, 4]\n", 4, "not an axis"),
    ("devices:\n- evdev:\n    codes:\n      32: [0]\n", 4, "not an event type"),
    ("devices: &a\n- *a\n", 2, "alias"),
    ("version: 1\nx: [\n", 3, "not YAML"),
    ("devices:\n- node: \"\u{1}\"\n", 2, "not YAML"),
    ("x: [[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]\n", 1, "deeper"),
    ("", 1, "not a map"),
  ] as [(String, Int, String)])
func aFileThatMakesNoSenseIsRefusedWithItsLine(text: String, line: Int, what: String) {
  let found = fault(text)
  #expect(found?.line == line)
  #expect(found?.what.contains(what) == true)
  #expect(found?.fix.isEmpty == false)
}

@Test func aFileThatIsCutAnywhereIsReadOrRefused() {
  let bytes = Array(tabletFile.utf8)
  for end in stride(from: 0, to: bytes.count, by: 7) {
    let result = parsed(String(decoding: bytes[..<end], as: UTF8.self))
    if case .success(let recording) = result { #expect(!recording.devices.isEmpty) }
  }
}

@Test func aThousandLevelsOfNestingAreRefusedAtTheSeventeenth() {
  let found = fault("x: " + String(repeating: "[", count: 100_000))
  #expect(found?.what.contains("deeper than 16") == true)
}
