import CLibinput
import Evdev
import Glibc
import LinuxIO
import StylusModel

/// One event node, read next to libinput and without a grab: the kernel's own events.
///
/// Must be opened before libinput opens the same node: the kernel serves readers in the order in
/// which they opened it, so every event that libinput has received is already available here.
@safe final class RawNode {
  private let descriptor: FileDescriptor
  private let handle: OpaquePointer

  /// The result of one read.
  enum RawRead {
    case event(InputEvent)
    /// The kernel dropped events; the state is known again, the events that led to it are not.
    case lost(Timestamp)
    /// Everything is read.
    case drained
    /// The device is gone, or our permission to read it.
    case gone
  }

  /// Opens a node; its stamps are CLOCK_MONOTONIC from the first event on.
  init(path: String) throws(SystemError) {
    descriptor = try FileDescriptor.open(path, O_RDONLY | O_NONBLOCK)
    var made: OpaquePointer?
    let code = unsafe libevdev_new_from_fd(descriptor.number, &made)
    guard code == 0, let made = unsafe made else {
      throw SystemError("query", path, Errno(rawValue: -code))
    }
    // The kernel drops waiting events with time stamps of the other clock, and reports that.
    guard unsafe libevdev_set_clock_id(made, CLOCK_MONOTONIC) == 0 else {
      unsafe libevdev_free(made)
      throw SystemError("set the clock of", path)
    }
    unsafe handle = made
  }

  deinit { unsafe libevdev_free(handle) }

  /// The descriptor, to be waited for.
  var number: Int32 { descriptor.number }

  /// The kernel's description of the node.
  var description: DeviceDescription { unsafe DeviceDescription(handle) }

  /// Reads one event; never blocks, never allocates.
  func readEvent() -> RawRead {
    var event = input_event()
    let code = unsafe libevdev_next_event(
      handle, LIBEVDEV_READ_FLAG_NORMAL.rawValue, &event)
    switch code {
    case Int32(LIBEVDEV_READ_STATUS_SUCCESS.rawValue): return .event(InputEvent(event))
    case Int32(LIBEVDEV_READ_STATUS_SYNC.rawValue):
      catchUp()
      return .lost(InputEvent(event).time)
    case -EAGAIN, -EINTR: return .drained
    default: return .gone
    }
  }

  /// Lets libevdev query the state from the kernel; its list of differences is not used, see
  /// ``state(of:)``.
  private func catchUp() {
    var event = input_event()
    var code = Int32(LIBEVDEV_READ_STATUS_SYNC.rawValue)
    // Bound: one difference per code and slot; libevdev keeps at most its queue of them.
    for _ in 0..<Self.mostDifferences where code == Int32(LIBEVDEV_READ_STATUS_SYNC.rawValue) {
      code = unsafe libevdev_next_event(handle, LIBEVDEV_READ_FLAG_SYNC.rawValue, &event)
    }
  }

  private static let mostDifferences = 4096

  /// The value of an axis or key as of the last read; nil if the node does not have it.
  func state(of type: UInt16, _ code: UInt16) -> Int32? {
    var value: Int32 = 0
    let isThere = unsafe libevdev_fetch_event_value(handle, UInt32(type), UInt32(code), &value)
    return isThere == 0 ? nil : value
  }
}

extension InputEvent {
  fileprivate init(_ event: input_event) {
    let time = Int64(event.time.tv_sec) * 1_000_000 + Int64(event.time.tv_usec)
    self.init(
      time: Timestamp(microseconds: time), type: event.type, code: event.code, value: event.value)
  }
}
