package import Evdev
import StylusModel

/// A frame as a node sends it: axes, keys, a serial number and turns of wheels, closed by
/// SYN_REPORT.
///
/// - Parameter time: the stamp of all its events, in microseconds.
package func frame(
  axes: KeyValuePairs<UInt16, Int32> = [:], keys: KeyValuePairs<UInt16, Int32> = [:],
  turns: KeyValuePairs<UInt16, Int32> = [:], serial: Int32? = nil, at time: Int64 = 0
) -> [InputEvent] {
  let stamp = Timestamp(microseconds: time)
  func event(_ type: UInt16, _ code: UInt16, _ value: Int32) -> InputEvent {
    InputEvent(time: stamp, type: type, code: code, value: value)
  }
  return axes.map { event(EventType.absolute, $0.key, $0.value) }
    + keys.map { event(EventType.key, $0.key, $0.value) }
    + (serial.map { [event(EventType.miscellaneous, Miscellaneous.serial, $0)] } ?? [])
    + turns.map { event(EventType.relative, $0.key, $0.value) }
    + [event(EventType.synchronization, SyncCode.report, 0)]
}
