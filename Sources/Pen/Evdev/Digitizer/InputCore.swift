import StylusModel

/// A small version of the kernel's input core: drops unchanged values, and ends frames.
struct InputCore {
  /// The events that user space would read.
  private(set) var events: [InputEvent] = []
  private var state: [EventCode: Int32] = [:]
  private var frame: [(code: EventCode, value: Int32)] = []

  /// Takes a value of the frame; keys and axes count only if they change, others always.
  mutating func setValue(_ type: UInt16, _ code: UInt16, _ value: Int32) {
    let code = EventCode(type: type, code: code)
    if type == EventType.key || type == EventType.absolute {
      guard state[code, default: 0] != value else { return }
      state[code] = value
    }
    frame.append((code, value))
  }

  /// Takes the values of axes.
  mutating func setAxes(_ values: [AxisQuantizer.AxisUnits]) {
    for (axis, units) in values { setValue(EventType.absolute, axis, units) }
  }

  /// Ends the frame; a frame without values is not sent.
  mutating func report(at time: Timestamp) {
    guard !frame.isEmpty else { return }
    for (code, value) in frame {
      events.append(InputEvent(time: time, type: code.type, code: code.code, value: value))
    }
    events.append(
      InputEvent(time: time, type: EventType.synchronization, code: SyncCode.report, value: 0))
    frame.removeAll(keepingCapacity: true)
  }
}
