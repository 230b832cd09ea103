import Evdev
import InkSynthesis
import StylusDevices
import StylusModel
import Testing

/// What is left of damaged recordings.
@Suite struct DamagedRecordingTests {
  /// A recording of a few dozen frames.
  private static let recording: Recording = {
    let events = (0..<20).flatMap { frame -> [InputEvent] in
      let time = Int64(frame) * 5_000
      func event(_ type: UInt16, _ code: UInt16, _ value: Int32) -> InputEvent {
        InputEvent(time: Timestamp(microseconds: time), type: type, code: code, value: value)
      }
      return [
        event(3, 0, Int32(1_000 + 7 * frame)), event(3, 1, Int32(2_000 + 3 * frame)),
        event(0, 0, 0),
      ]
    }
    var description = DeviceDescription(name: "A pen")
    description.axes = [
      0: AxisRange(minimum: 0, maximum: 44_800, resolution: 200),
      1: AxisRange(minimum: 0, maximum: 29_600, resolution: 200),
    ]
    return Recording(devices: [RecordedDevice(description: description, events: events)])
  }()
  private static let evemu = EvemuText.encodeRecording(recording)
  private static let yaml: [UInt8] = {
    var text = """
      # libinput record
      version: 1
      ndevices: 1
      libinput:
        version: "1.22.1"
      devices:
      - node: /dev/input/event5
        evdev:
          name: "A pen"
          id: [3, 1386, 855, 272]
          codes:
            3: [0, 1] # EV_ABS
          absinfo:
            0: [0, 44800, 0, 0, 200]
            1: [0, 29600, 0, 0, 200]
          properties: [0]
        events:

      """
    let events = recording.devices[0].events
    for start in stride(from: 0, to: events.count, by: 3) {
      text += "    - evdev:\n"
      for event in events[start..<start + 3] {
        let micros = event.time.microseconds
        text +=
          "      - [  0, \(micros), \(event.type), \(event.code), \(event.value)] # EV / CODE\n"
      }
    }
    return Array(text.utf8)
  }()

  private func text(_ form: RecordingFile.Form) -> [UInt8] {
    form == .evemu ? Self.evemu : Self.yaml
  }

  private func events(_ bytes: [UInt8], _ form: RecordingFile.Form) throws -> [InputEvent] {
    let recording =
      try form == .evemu ? EvemuText.parse(bytes) : LibinputRecording.parse(bytes)
    return recording.devices.flatMap(\.events)
  }

  /// What is left, which must be a recording itself if it has any device.
  private func remains(_ bytes: [UInt8], _ form: RecordingFile.Form) throws -> (
    events: [InputEvent], remains: RecordingRemains
  ) {
    let remains = RecordingRecovery.remains(of: bytes, as: form)
    guard remains.devices > 0 else { return ([], remains) }
    let events = try events(remains.bytes, form)
    #expect(events.count == remains.events)
    let lost = remains.missing.reduce(0) { $0 + $1.bytes.count }
    #expect(remains.bytes.count + lost == bytes.count)
    return (events, remains)
  }

  @Test(arguments: [RecordingFile.Form.evemu, .yaml])
  func `a whole recording stays as it is`(form: RecordingFile.Form) throws {
    let found = try remains(text(form), form)
    #expect(RecordingRecovery.form(of: text(form)) == form)
    #expect(found.events == Self.recording.devices[0].events)
    #expect(found.remains.bytes == text(form) && found.remains.missing.isEmpty)
    #expect(found.remains.frames == 20 && found.remains.devices == 1)
  }

  @Test(arguments: [RecordingFile.Form.evemu, .yaml])
  func `a recording that is cut anywhere has every whole frame before the cut`(
    form: RecordingFile.Form
  ) throws {
    let bytes = text(form)
    let all = Self.recording.devices[0].events
    let report = form == .evemu ? " 0000 0000 0" : ", 0, 0, 0]"
    for length in 0..<bytes.count {
      let cut = Array(bytes.prefix(length))
      let found = try remains(cut, form)
      let whole = String(decoding: cut, as: UTF8.self).split(separator: "\n").count { line in
        line.contains(report) && !line.hasPrefix("I:")
      }
      #expect(found.events == Array(all.prefix(3 * whole)), "\(length)")
      let isClean = length == 0 || bytes[length - 1] == UInt8(ascii: "\n")
      if !isClean, found.remains.bytes.count < length {
        #expect(!found.remains.missing.isEmpty, "\(length)")
      }
    }
  }

  @Test(arguments: [RecordingFile.Form.evemu, .yaml], [0x80, 0x20, 0x04, 0x13] as [UInt8])
  func `a wrong byte costs at most a frame`(form: RecordingFile.Form, change: UInt8) throws {
    let bytes = text(form)
    let all = Set(Self.recording.devices[0].events)
    let first = (form == .evemu ? "E: " : "    - evdev:").utf8
    let start = try #require(bytes.firstRange(of: Array(first))).lowerBound
    var worst = all.count
    for place in stride(from: start, to: bytes.count, by: 3) {
      var wrong = bytes
      wrong[place] ^= change
      let found = try remains(wrong, form)
      let same = found.events.count(where: all.contains)
      worst = min(worst, same)
      #expect(
        same >= all.count - 4, "byte \(place): \(same) of \(all.count), \(found.remains.missing)")
    }
    #expect(worst < all.count)
  }

  @Test(arguments: [RecordingFile.Form.evemu, .yaml])
  func `zeros at the end, as a power cut leaves them, are left out`(form: RecordingFile.Form) throws
  {
    let bytes = text(form)
    let found = try remains(bytes.dropLast(40) + [UInt8](repeating: 0, count: 4_096), form)
    #expect(found.events == Array(Self.recording.devices[0].events.prefix(57)))
    #expect(!found.remains.missing.isEmpty)
  }

  @Test(arguments: [RecordingFile.Form.evemu, .yaml])
  func `the form is known though the first line is damaged`(form: RecordingFile.Form) throws {
    var bytes = text(form)
    if form == .yaml { bytes.removeFirst("# libinput record\n".utf8.count) }
    bytes[0] = 0x80
    #expect(RecordingRecovery.form(of: bytes) == form)
  }

  @Test func `a frame that is open when another device begins is left out`() {
    let text = "N: one\nE: 0.000003 0003 0000 2\nN: two"
    let found = RecordingRecovery.remains(of: Array(text.utf8), as: .evemu)
    #expect(found.events == 0 && !found.missing.isEmpty)
    #expect(RecordingRecovery.remains(of: found.bytes, as: .evemu).missing.isEmpty)
  }

  @Test func `noise is never a trap, and what is left can be read again`() throws {
    var random = SplitMix64(seed: 81)
    for form in [RecordingFile.Form.evemu, .yaml] {
      let bytes = text(form)
      for _ in 0..<60 {
        var wrong = bytes
        for _ in 0..<Int.random(in: 1...30, using: &random) {
          wrong[Int.random(in: wrong.indices, using: &random)] = UInt8.random(
            in: 0...255, using: &random)
        }
        _ = try remains(wrong, form)
      }
      let noise = (0..<3_000).map { _ in
        "E:NIPBA-[],# \n0123".utf8.randomElement(using: &random) ?? 0
      }
      _ = try remains(noise, form)
    }
  }
}
