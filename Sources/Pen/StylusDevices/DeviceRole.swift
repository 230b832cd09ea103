package import Evdev

/// How an event node is used.
package enum DeviceRole: Hashable, Sendable {
  /// Pens write on it.
  case pen
  /// It has the buttons, rings, strips and dials of a tablet.
  case pad
  /// A keyboard, mouse or touchscreen, which is not ours.
  case other

  /// Decides by the codes of a node; a pen node that also has its pad's buttons is a pen.
  ///
  /// Some tablets have no key that reports a pen nearby (UC-Logic WP5540U). Like libinput, we treat
  /// a node with a position, a size and BTN_STYLUS as a pen node.
  ///
  /// Drivers give a pad BTN_STYLUS so that udev recognizes it as part of a tablet; joysticks and
  /// keyboards with similar buttons do not have it.
  package static func of(_ description: DeviceDescription) -> DeviceRole {
    if ToolBits.penIsAnnounced(by: description) { return .pen }
    guard description.has(EventType.key, Key.stylus) else { return .other }
    let hasControls = !PadLayout(description).isEmpty
    // The positions of a pad have no meaning: they run from 0 to 1, or have no size.
    if description.hasSurface, !hasControls || description.hasSize { return .pen }
    return hasControls ? .pad : .other
  }
}

extension DeviceDescription {
  /// Whether its positions can be distinguished.
  fileprivate var hasSurface: Bool {
    [Axis.x, Axis.y].allSatisfy { code in
      axes[code].map { Int64($0.maximum) - Int64($0.minimum) > 1 } ?? false
    }
  }

  /// Whether the kernel reports how many units make a millimeter.
  fileprivate var hasSize: Bool {
    statedSize != nil
      || [Axis.x, Axis.y].allSatisfy { axes[$0].map { $0.resolution > 0 } ?? false }
  }
}
