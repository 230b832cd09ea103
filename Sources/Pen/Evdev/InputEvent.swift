package import StylusModel

/// One event as the kernel writes it to an event node: `struct input_event`.
package struct InputEvent: BitwiseCopyable, Hashable, Sendable {
  /// The kernel's stamp; all events of a frame normally share it.
  package var time: Timestamp
  /// EV_SYN, EV_KEY, EV_REL, EV_ABS, EV_MSC ...
  package var type: UInt16
  /// The axis, key or other code within the type.
  package var code: UInt16
  /// Axis position, key state (0, 1) or other value.
  package var value: Int32

  /// Describes an event.
  package init(time: Timestamp, type: UInt16, code: UInt16, value: Int32) {
    self.time = time
    self.type = type
    self.code = code
    self.value = value
  }

  /// Whether the event ends a frame.
  package var isReport: Bool { type == EventType.synchronization && code == SyncCode.report }

  /// Whether the event reports that the kernel dropped events before it.
  package var isDropped: Bool { type == EventType.synchronization && code == SyncCode.dropped }
}

/// The code of an event: an axis, a key or another code, within its type.
package struct EventCode: Hashable, Sendable {
  /// EV_KEY, EV_ABS, EV_MSC ...
  package var type: UInt16
  package var code: UInt16

  /// A code of a type.
  package init(type: UInt16, code: UInt16) { (self.type, self.code) = (type, code) }
}
