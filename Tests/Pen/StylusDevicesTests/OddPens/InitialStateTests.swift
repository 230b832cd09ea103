import Evdev
import InkSynthesis
import StylusDevices
import StylusModel
import StylusPipeline
import Testing

/// Where the axes were when a recording began, as comments tell it.
@Suite struct InitialStateTests {
  private static let names: [(code: UInt16, name: String)] = [
    (0, "ABS_X"), (1, "ABS_Y"), (24, "ABS_PRESSURE"), (25, "ABS_DISTANCE"), (26, "ABS_TILT_X"),
    (27, "ABS_TILT_Y"),
  ]

  /// A device of a file of `libinput record` with the comments of versions 1.11 to 1.22.
  private static func device(
    _ number: Int, values: [UInt16: Int32], indent: String, style: Int
  ) -> String {
    var lines = ["- node: /dev/input/event\(number)", "  evdev:", "    # Name: Pen \(number)"]
    lines.append("    # Size in mm: 224x148")
    lines.append("    # Supported Events:")
    lines.append("    # Event type 0 (EV_SYN)")
    lines.append("    # Event type 1 (EV_KEY)")
    lines.append("    #   Event code 320 (BTN_TOOL_PEN)")
    lines.append("    # Event type 3 (EV_ABS)")
    for (code, name) in names {
      lines.append("    #   Event code \(code) (\(name))")
      if let value = values[code] {
        lines.append("    #     \(indent)Value \(style == 0 ? "     " : "")\(value)")
      }
      lines.append("    #     \(indent)Min          0")
      lines.append("    #     \(indent)Resolution 200")
    }
    lines += [
      "    name: \"Pen \(number)\"", "    id: [3, 1386, 855, 272]", "    codes:",
      "      1: [320, 330] # EV_KEY", "      3: [0, 1, 24, 25, 26, 27] # EV_ABS", "    absinfo:",
      "      0: [0, 44800, 0, 0, 200]", "      1: [0, 29600, 0, 0, 200]",
      "      24: [0, 8191, 0, 0, 0]", "      25: [0, 63, 0, 0, 0]", "      26: [-64, 63, 0, 0, 57]",
      "      27: [-64, 63, 0, 0, 57]", "    properties: [0]", "  udev:", "    properties:",
      "    - ID_INPUT=1", "    # Event type 3", "    #   Event code 0", "    #     Value 77",
      "  events:", "  # Current time is 12:00:00", "  #   Event code 1", "  #     Value 88",
      "  - evdev:", "    - [0, 0, 0, 0, 0]",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  @Test(arguments: twoHundredSeeds)
  func eachDeviceBeginsWithTheValuesOfItsOwnComments(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var text = "# libinput record\nversion: 1\nndevices: 2\ndevices:\n"
    var told: [[UInt16: Int32]] = []
    for number in 0..<Int.random(in: 1...4, using: &random) {
      var values: [UInt16: Int32] = [:]
      for (code, _) in Self.names where Bool.random(using: &random) {
        values[code] = Int32.random(in: -64...29_600, using: &random)
      }
      told.append(values)
      text += Self.device(
        number, values: values, indent: Bool.random(using: &random) ? "  " : "",
        style: Int.random(in: 0...1, using: &random))
    }
    let lines =
      Bool.random(using: &random) ? text : text.split(separator: "\n").joined(separator: "\r\n")
    let recording = try LibinputRecording.parse(Array(lines.utf8))
    #expect(recording.devices.map(\.initialAxes) == told)
  }

  @Test func aLineThatNeverChangesItsHeightIsWhereTheCommentSays() throws {
    let start: [UInt16: Int32] = [0: 9_000, 1: 12_000, 24: 0, 26: 30, 27: -20]
    var text = "version: 1\ndevices:\n" + Self.device(9, values: start, indent: "", style: 0)
    text +=
      "  - evdev:\n    - [0, 0, 3, 0, 10000]\n    - [0, 0, 1, 320, 1]\n    - [0, 0, 0, 0, 0]\n"
    text +=
      "  - evdev:\n    - [0, 5000, 3, 24, 3000]\n    - [0, 5000, 1, 330, 1]\n    - [0, 5000, 0, 0, 0]\n"
    let ink = try PlayedInk(LibinputRecording.parse(Array(text.utf8)))
    let sample = try #require(ink.strokes.first?.first)
    #expect(sample.x == Millimeters(50) && sample.y == Millimeters(60))
    #expect(abs(Double(sample.altitude.degrees) - 55.52) < 0.05)
    #expect(abs(Double(sample.azimuth.degrees) - 327.79) < 0.05)
  }
}
