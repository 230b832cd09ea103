package import Evdev
import StylusModel

/// The YAML format of `libinput record`, version 1.
///
/// For each device it reads name, identity, codes, axes, properties and evdev events. From the
/// comments of the description it reads the state of each axis when the recording began (libinput
/// up to 1.22 writes it there). Everything else (udev, quirks, hidraw, libinput's own events) is
/// ignored. libinput obfuscates the codes of ordinary keys, which pens and pads do not have.
package enum LibinputRecording {
  /// The most devices in one file.
  package static let mostDevices = 256

  /// Reads a recording; throws at the first invalid line, and if there is no device.
  ///
  /// A file may end in the middle of a line if there are frames before it: that line is left out
  /// and reported.
  package static func parse(_ bytes: [UInt8]) throws(RecordingError) -> Recording {
    let (found, fault) = decode(bytes)
    var recording = Recording(devices: found.devices)
    if let fault {
      guard found.frames > 0, let line = cutLine(of: bytes), fault.line >= line else { throw fault }
      recording.cutLine = line
    }
    return recording
  }

  /// The line in whose middle the file ends; nil if it ends with a line feed.
  private static func cutLine(of bytes: [UInt8]) -> Int? {
    let feed = UInt8(ascii: "\n")
    return bytes.last == feed ? nil : 1 + bytes.count { $0 == feed }
  }

  /// The content before the end, or before the first invalid line.
  struct Found {
    var devices: [RecordedDevice] = []
    /// The number of complete frames.
    var frames = 0
    /// The line that ends the last of them.
    var lastReport: Int?
  }

  /// Reads a recording up to the first invalid line.
  static func decode(_ bytes: [UInt8]) -> (found: Found, fault: RecordingError?) {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      var found = Found()
      guard var yaml = unsafe YamlReader(buffer) else {
        let what = "out of memory"
        return (found, RecordingError(line: 1, what: what, fix: "close other programs"))
      }
      do throws(RecordingError) { try readDocument(&yaml, &found) } catch { return (found, error) }
      return (found, nil)
    }
  }

  private static func readDocument(
    _ yaml: inout YamlReader, _ found: inout Found
  ) throws(RecordingError) {
    guard try yaml.nextToken() == .map else {
      throw yaml.makeError("not a map", fix: YamlReader.fix)
    }
    while let key = try yaml.key() {
      switch key {
      case "version": try checkVersion(&yaml)
      case "devices": try readDevices(&yaml, &found)
      default: try yaml.skip()
      }
    }
    guard !found.devices.isEmpty else {
      throw yaml.makeError("no device before this line", fix: "record again, or name another file")
    }
  }

  private static func checkVersion(_ yaml: inout YamlReader) throws(RecordingError) {
    guard try yaml.integer(Int.self) == 1 else {
      throw yaml.makeError(
        "version is not 1", fix: "record again with a libinput that writes version 1")
    }
  }

  private static func readDevices(
    _ yaml: inout YamlReader, _ found: inout Found
  ) throws(RecordingError) {
    try yaml.expectList("devices")
    while try yaml.hasItem(.map) {
      guard found.devices.count < mostDevices else {
        throw yaml.makeError("more than \(mostDevices) devices", fix: "split the file")
      }
      found.devices.append(RecordedDevice(description: nil, events: []))
      try readDevice(&yaml, &found)
    }
  }

  /// Reads the last device in the list.
  private static func readDevice(
    _ yaml: inout YamlReader, _ found: inout Found
  ) throws(RecordingError) {
    let device = found.devices.count - 1
    while let key = try yaml.key() {
      switch key {
      case "evdev":
        let start = yaml.line
        found.devices[device].description = try yaml.deviceDescription()
        found.devices[device].initialAxes = yaml.axisComments(in: start..<yaml.line)
          .filter { found.devices[device].description?.axes[$0.key] != nil }
      case "events": try readEvents(&yaml, &found)
      default: try yaml.skip()
      }
    }
  }

  private static func readEvents(
    _ yaml: inout YamlReader, _ found: inout Found
  ) throws(RecordingError) {
    guard try yaml.entersList() else { return }
    while try yaml.hasItem(.map) {
      while let key = try yaml.key() {
        guard key == "evdev", try yaml.entersList() else {
          if key != "evdev" { try yaml.skip() }
          continue
        }
        while try yaml.hasItem(.list) { found.appendEvent(try yaml.inputEvent(), at: yaml.line) }
      }
    }
  }
}

extension LibinputRecording.Found {
  /// Takes an event of the last device.
  fileprivate mutating func appendEvent(_ event: InputEvent, at line: Int) {
    devices[devices.count - 1].events.append(event)
    guard event.isReport else { return }
    frames += 1
    lastReport = line
  }

  /// Whether the last device is in the middle of a frame.
  var isInFrame: Bool { devices.last?.events.last.map { !$0.isReport } ?? false }
}
