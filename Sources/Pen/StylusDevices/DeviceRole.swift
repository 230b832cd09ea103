package import Evdev

/// What an event node is to us.
package enum DeviceRole: Hashable, Sendable {
  /// Pens write on it.
  case pen
  /// It has the buttons, rings, strips and dials of a tablet.
  case pad
  /// Keyboard, mouse, touchscreen: not ours.
  case other

  /// Judges by the codes a node announces; a pen node that carries its pad's buttons is a pen.
  ///
  /// Drivers give a pad BTN_STYLUS so that udev takes it for part of a tablet; joysticks and
  /// keyboards with similar buttons have none.
  package static func of(_ description: DeviceDescription) -> DeviceRole {
    if ToolBits.penIsAnnounced(by: description) { return .pen }
    let isTablet = description.has(EventType.key, Key.stylus)
    return isTablet && !PadLayout(description).isEmpty ? .pad : .other
  }
}
