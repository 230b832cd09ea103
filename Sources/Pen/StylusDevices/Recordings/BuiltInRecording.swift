package import Evdev

/// The built-in recording: output of `stylusctl generate`, about a quarter of a minute of synthetic
/// ink.
///
/// It is stored packed, so that playing it needs no synthesis; a test compares it with the output
/// of the generator.
package enum BuiltInRecording {
  /// The name by which it is selected in place of a file.
  package static let name = "demo"

  /// The tablet of the recording, by its name in the table.
  package static let tablet = "wacom-intuos-pro-2-m"

  /// Unpacks it.
  package static func load() -> Recording {
    guard let model = TabletTable.named(tablet),
      let events = PackedEvents.unpack(PackageResources.demo_packed)
    else { preconditionFailure("Recordings/demo.packed or its tablet is damaged") }
    return Recording(devices: [
      RecordedDevice(description: model.penDescription, events: events)
    ])
  }
}
