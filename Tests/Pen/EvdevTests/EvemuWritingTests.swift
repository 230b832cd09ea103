import Evdev
import StylusModel
import StylusTestKit
import Testing

@Test(arguments: 0..<60)
func whatIsWrittenReadsBackTheSame(seed: UInt64) throws {
  var chance = Chance(seed: seed)
  let recording = chance.recording()
  #expect(try EvemuText.parse(EvemuText.encodeRecording(recording)) == recording)
}

@Test func theTextOfOneDeviceHasNoMarkers() throws {
  let event = InputEvent(time: Timestamp(microseconds: 1), type: 0, code: 0, value: 0)
  let pen = DeviceDescription(name: "pen")
  let known = Recording(devices: [RecordedDevice(description: pen, events: [event])])
  let text = String(decoding: EvemuText.encodeRecording(known), as: UTF8.self)
  #expect(
    text == """
      # EVEMU 1.3
      N: pen
      I: 0000 0000 0000 0000
      P: 00 00 00 00 00 00 00 00
      B: 00 01 00 00 00 00 00 00 00
      E: 0.000001 0000 0000 0

      """)
  let unknown = Recording(devices: [RecordedDevice(description: nil, events: [event])])
  #expect(EvemuText.encodeRecording(unknown) == EvemuText.eventLine(for: event))
}

@Test func anEventIsWrittenAsEvemuWritesIt() {
  let event = InputEvent(
    time: Timestamp(microseconds: 1_338_280_455_000_390), type: 3, code: 0x1a, value: -12)
  #expect(
    String(decoding: EvemuText.eventLine(for: event), as: UTF8.self)
      == "E: 1338280455.000390 0003 001a -12\n")
}

@Test(arguments: [.min, -1_000_001, -1_000_000, -1, 0, 999_999, .max] as [Int64])
func everyTimeSurvives(microseconds: Int64) throws {
  let event = InputEvent(
    time: Timestamp(microseconds: microseconds), type: 3, code: 0, value: .min)
  #expect(try EvemuText.parse(EvemuText.eventLine(for: event)).devices.first?.events == [event])
}

@Test func aLiveRecorderInterleavesDevicesAsTheyCome() throws {
  let (pen, pad) = (DeviceDescription(name: "pen"), DeviceDescription(name: "pad"))
  func event(_ time: Int64) -> InputEvent {
    InputEvent(time: Timestamp(microseconds: time), type: 0, code: 0, value: 0)
  }
  var bytes: [UInt8] = []
  var writer = EvemuWriter()
  let first = writer.writeDevice(pen, comments: ["stylusd device 9", "two\nlines"], into: &bytes)
  writer.writeEvent(event(1), of: first, into: &bytes)
  let second = writer.writeDevice(pad, into: &bytes)
  writer.writeEvent(event(2), of: first, into: &bytes)
  writer.writeEvent(event(3), of: second, into: &bytes)
  writer.writeEvent(event(4), of: second, into: &bytes)
  #expect(
    try EvemuText.parse(bytes)
      == Recording(devices: [
        RecordedDevice(description: pen, events: [event(1), event(2)]),
        RecordedDevice(description: pad, events: [event(3), event(4)]),
      ]))
}

@Test func aNameCannotUpsetATerminal() throws {
  let devices = try EvemuText.parse([UInt8]("N: \u{1b}[2J\u{9b}2J\tpen\u{7f}".utf8)).devices
  #expect(devices.map(\.description?.name) == [" [2J 2J pen "])
}

@Test func aNameCannotBreakItsLine() throws {
  let bytes = EvemuText.header(of: DeviceDescription(name: "pen\nE: 0.0 0000 0000 0\r"))
  let devices = try EvemuText.parse(bytes).devices
  #expect(devices.map(\.description?.name) == ["pen E: 0.0 0000 0000 0 "])
  #expect(devices.map(\.events.count) == [0])
}

@Test(.enabled(if: SharedRecordings.areThere))
func everyRealRecordingSurvivesBeingWrittenAndReadAgain()
  throws
{
  for (name, bytes) in SharedRecordings.files {
    let recording = try EvemuText.parse(bytes)
    #expect(try EvemuText.parse(EvemuText.encodeRecording(recording)) == recording, "\(name)")
    let events = recording.devices.map { "\($0.events.count)" }.joined(separator: " + ")
    print("\(name): \(recording.devices.count) device(s), \(events) events")
  }
}

@Test(.enabled(if: SharedRecordings.areThere)) func everyEventLineOfARealRecordingIsReadOnce()
  throws
{
  for (name, bytes) in SharedRecordings.files {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).filter { $0.starts(with: "E:".utf8) }
    let events = try EvemuText.parse(bytes).devices.map(\.events.count).reduce(0, +)
    #expect(events == lines.count, "\(name)")
  }
}
