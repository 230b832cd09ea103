import Evdev
import InkSynthesis
import StylusDevices
import StylusModel
import StylusPipeline
import Testing

/// Recordings whose recorder was killed.
@Suite struct CutRecordingTests {
  /// Some contacts of a pen, whole.
  private static func recording(_ random: inout SplitMix64) -> Recording {
    var node = NodeScript(plainNode())
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      var x = Int32.random(in: 2_000...20_000, using: &random)
      node.set(.x(x), .y(3_000), .pen(1))
      node.report(after: 100)
      for step in 0..<Int32.random(in: 1...9, using: &random) {
        x += 70
        node.set(.x(x), .touch(1), .pressure(900 + step))
        node.report()
      }
      node.set(.touch(0), .pressure(0))
      node.report()
      node.set(.pen(0))
      node.report()
    }
    return node.recording
  }

  /// The same as `libinput record` writes it.
  private static func yaml(_ recording: Recording) -> [UInt8] {
    var text =
      "# libinput record\nversion: 1\nndevices: 1\ndevices:\n- node: /dev/input/event5\n  evdev:\n"
    text +=
      "    name: \"Odd Pen\"\n    id: [3, 10429, 2309, 272]\n    codes:\n      1: [320, 330, 331]\n"
    text += "    absinfo:\n      0: [0, 44800, 0, 0, 200]\n      1: [0, 29600, 0, 0, 200]\n"
    text += "      24: [0, 8191, 0, 0, 0]\n    properties: [0]\n  events:\n"
    var begins = true
    for event in recording.devices[0].events {
      if begins { text += "  - evdev:\n" }
      begins = event.isReport
      let (seconds, micros) = event.time.microseconds.quotientAndRemainder(dividingBy: 1_000_000)
      text += "    - [\(seconds), \(micros), \(event.type), \(event.code), \(event.value)] # EV\n"
    }
    return Array(text.utf8)
  }

  @Test(arguments: twoHundredSeeds)
  func whatStandsBeforeTheCutIsPlayed(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let whole = Self.recording(&random)
    let isYaml = seed.isMultiple(of: 2)
    let bytes = isYaml ? Self.yaml(whole) : EvemuText.encodeRecording(whole)
    // Anywhere behind the first frame.
    let report = Array((isYaml ? ", 0, 0, 0] # EV" : " 0000 0000 0").utf8)
    let first = try #require(bytes.firstRange(of: report)).upperBound + 6
    let cut = Array(bytes.prefix(Int.random(in: first..<bytes.count, using: &random)))
    let recording = try isYaml ? LibinputRecording.parse(cut) : EvemuText.parse(cut)
    let lines = cut.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let all = whole.devices[0].events
    let found = recording.devices[0].events
    #expect(found.dropLast() == all.prefix(found.count - 1))
    if let line = recording.cutLine {
      #expect(line == lines.count && cut.last != UInt8(ascii: "\n"))
      #expect(recording.notice(of: "pen")?.hasPrefix("pen:\(line): ") == true)
    }
    // Every line of an event but the last is whole; the last may be.
    let begin = Array((isYaml ? "    - [" : "E: ").utf8)
    let told = lines.dropLast().count { $0.starts(with: begin) }
    #expect(found.count == told || found.count == told + 1)
    let ink = try PlayedInk(recording)
    let expected = try PlayedInk(
      Recording(devices: [RecordedDevice(description: whole.devices[0].description, events: found)])
    )
    #expect(ink.counts == expected.counts)
  }

  @Test func aCutStrokeIsToldAsStopped() throws {
    var node = NodeScript(plainNode())
    node.set(.x(10_000), .y(10_000), .pen(1))
    node.report()
    for step in 0..<8 as Range<Int32> {
      node.set(.x(10_000 + 50 * step), .touch(1), .pressure(900 + step))
      node.report()
    }
    let text = String(decoding: EvemuText.encodeRecording(node.recording), as: UTF8.self)
    let recording = try EvemuText.parse(Array((text + "E: 0.345000 0001 014a").utf8))
    #expect(
      recording.cutLine == text.split(separator: "\n", omittingEmptySubsequences: false).count)
    let ink = try PlayedInk(recording)
    #expect(ink.counts == [8] && ink.endings == [.stopped])
  }

  @Test(arguments: [
    "E: 1.0", "N: pen\nE: 0.1 0003", "N: pen\nE: 0.1 0003 0\nE: 0.2 0003 0000 1\n",
    "E: 0.1 0000 0000 0\nI: 0003",
  ])
  func aFileWithoutAnEventBeforeTheCutOrWithALineEndIsRefused(text: String) {
    #expect(throws: RecordingError.self) { try EvemuText.parse(Array(text.utf8)) }
  }
}
