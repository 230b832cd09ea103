/// The events of one or several devices, as a recording file contains them.
package struct Recording: Hashable, Sendable {
  /// The devices, in the file's order.
  package var devices: [RecordedDevice]
  /// The incomplete line at the end of the file, because its recorder was killed; all lines before
  /// it were read.
  package var cutLine: Int?

  /// A recording of some devices.
  package init(devices: [RecordedDevice]) { self.devices = devices }
}

/// One device of a recording.
package struct RecordedDevice: Hashable, Sendable {
  /// The device's description; nil if the file has only events.
  package var description: DeviceDescription?
  /// The state of the axes when the recording began, if the file contains it.
  package var initialAxes: [UInt16: Int32]
  /// Everything it sent, in the file's order.
  package var events: [InputEvent]

  /// A device that sent something.
  package init(
    description: DeviceDescription?, initialAxes: [UInt16: Int32] = [:], events: [InputEvent]
  ) {
    self.description = description
    self.initialAxes = initialAxes
    self.events = events
  }
}
