// The numbers of <linux/input-event-codes.h> for pens and pads; kernel ABI, which never changes.

/// Event types.
package enum EventType {
  package static let synchronization: UInt16 = 0x00
  package static let key: UInt16 = 0x01
  package static let relative: UInt16 = 0x02
  package static let absolute: UInt16 = 0x03
  package static let miscellaneous: UInt16 = 0x04
}

/// Codes of EV_SYN.
package enum SyncCode {
  package static let report: UInt16 = 0
  package static let dropped: UInt16 = 3
}

/// Codes of EV_ABS.
package enum Axis {
  package static let x: UInt16 = 0x00
  package static let y: UInt16 = 0x01
  /// Barrel rotation of a pen; second ring of some pads.
  package static let z: UInt16 = 0x02
  package static let rx: UInt16 = 0x03
  package static let ry: UInt16 = 0x04
  package static let rz: UInt16 = 0x05
  package static let throttle: UInt16 = 0x06
  /// Airbrush wheel of a pen; ring of a pad.
  package static let wheel: UInt16 = 0x08
  package static let pressure: UInt16 = 0x18
  package static let distance: UInt16 = 0x19
  package static let tiltX: UInt16 = 0x1a
  package static let tiltY: UInt16 = 0x1b
  /// Wacom: the tool's model. Others: their own business.
  package static let miscellaneous: UInt16 = 0x28
  package static let count = 0x40
}

/// Codes of EV_KEY.
package enum Key {
  /// BTN_0: the first of the pad buttons BTN_0...BTN_9.
  package static let pad0: UInt16 = 0x100
  package static let left: UInt16 = 0x110
  package static let right: UInt16 = 0x111
  package static let middle: UInt16 = 0x112
  package static let side: UInt16 = 0x113
  package static let extra: UInt16 = 0x114
  /// BTN_SOUTH: the first of the pad buttons that follow BTN_9.
  package static let south: UInt16 = 0x130
  /// BTN_BASE: the first of the pad buttons that follow the sixteenth.
  package static let base: UInt16 = 0x126
  package static let toolPen: UInt16 = 0x140
  package static let toolRubber: UInt16 = 0x141
  package static let toolBrush: UInt16 = 0x142
  package static let toolPencil: UInt16 = 0x143
  package static let toolAirbrush: UInt16 = 0x144
  package static let toolFinger: UInt16 = 0x145
  package static let toolMouse: UInt16 = 0x146
  package static let toolLens: UInt16 = 0x147
  package static let stylus3: UInt16 = 0x149
  package static let touch: UInt16 = 0x14a
  package static let stylus: UInt16 = 0x14b
  package static let stylus2: UInt16 = 0x14c
}

/// Codes of EV_REL.
package enum Relative {
  package static let horizontalWheel: UInt16 = 0x06
  package static let dial: UInt16 = 0x07
  package static let wheel: UInt16 = 0x08
  package static let wheelHighResolution: UInt16 = 0x0b
  package static let horizontalWheelHighResolution: UInt16 = 0x0c
}

/// Codes of EV_MSC.
package enum Miscellaneous {
  package static let serial: UInt16 = 0x00
  package static let timestamp: UInt16 = 0x05
}

/// Device properties.
package enum DeviceProperty {
  package static let pointer: UInt16 = 0x00
  package static let direct: UInt16 = 0x01
}
