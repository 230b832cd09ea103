package import Evdev
import StylusModel

/// The YAML in which `libinput record` keeps recordings, version 1.
///
/// Of each device it takes name, identity, codes, axes, properties and evdev events; everything
/// else (udev, quirks, hidraw, libinput's own events) is left out. libinput obfuscates the codes
/// of ordinary keys, which pens and pads do not have.
package enum LibinputRecording {
  /// The most devices in one file.
  package static let mostDevices = 256

  /// Reads a recording; throws at the first line that makes no sense, and if there is no device.
  package static func parse(_ bytes: [UInt8]) throws(RecordingError) -> Recording {
    let result: Result<Recording, RecordingError> = unsafe bytes.withUnsafeBufferPointer { buffer in
      guard var yaml = unsafe YamlReader(buffer) else {
        return .failure(
          RecordingError(line: 1, what: "no memory to read it", mend: "close other programs"))
      }
      do throws(RecordingError) { return .success(try recording(&yaml)) } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private static func recording(_ yaml: inout YamlReader) throws(RecordingError) -> Recording {
    var devices: [RecordedDevice] = []
    guard try yaml.next() == .map else { throw yaml.fault("no map", mend: YamlReader.mend) }
    while let key = try yaml.key() {
      switch key {
      case "version": try checkVersion(&yaml)
      case "devices": try readDevices(&yaml, into: &devices)
      default: try yaml.skip()
      }
    }
    guard !devices.isEmpty else {
      throw yaml.fault("has no device up to here", mend: "record again, or name another file")
    }
    return Recording(devices: devices)
  }

  private static func checkVersion(_ yaml: inout YamlReader) throws(RecordingError) {
    guard try yaml.integer(Int.self) == 1 else {
      throw yaml.fault(
        "version is not 1", mend: "record again with a libinput that writes version 1")
    }
  }

  private static func readDevices(
    _ yaml: inout YamlReader, into devices: inout [RecordedDevice]
  ) throws(RecordingError) {
    try yaml.expectList("devices")
    while try yaml.hasItem(.map) {
      guard devices.count < mostDevices else {
        throw yaml.fault("one device more than \(mostDevices)", mend: "split the file")
      }
      devices.append(try device(&yaml))
    }
  }

  private static func device(_ yaml: inout YamlReader) throws(RecordingError) -> RecordedDevice {
    var device = RecordedDevice(description: nil, events: [])
    while let key = try yaml.key() {
      switch key {
      case "evdev": device.description = try yaml.deviceDescription()
      case "events": try readEvents(&yaml, into: &device.events)
      default: try yaml.skip()
      }
    }
    return device
  }

  private static func readEvents(
    _ yaml: inout YamlReader, into events: inout [InputEvent]
  ) throws(RecordingError) {
    guard try yaml.entersList() else { return }
    while try yaml.hasItem(.map) {
      while let key = try yaml.key() {
        guard key == "evdev", try yaml.entersList() else {
          if key != "evdev" { try yaml.skip() }
          continue
        }
        while try yaml.hasItem(.list) { events.append(try yaml.inputEvent()) }
      }
    }
  }
}
