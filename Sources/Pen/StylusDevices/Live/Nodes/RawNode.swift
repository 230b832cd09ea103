import CLibinput
import Evdev
import Glibc
import LinuxIO
import StylusModel

/// One event node, read next to libinput and without a grab: the kernel's own words.
///
/// Open it before libinput opens the same node: the kernel serves its readers in the order in which
/// they came, so whatever libinput has heard of is already here.
@safe final class RawNode {
  private let descriptor: FileDescriptor
  private let handle: OpaquePointer

  /// What one reading brought.
  enum RawRead {
    case event(InputEvent)
    /// The kernel dropped events; the state is known again, what led to it is not.
    case lost(Timestamp)
    /// Everything is read.
    case drained
    /// The device is gone, or our right to read it.
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
    // The kernel drops what waited with stamps of the other clock, and says so.
    guard unsafe libevdev_set_clock_id(made, CLOCK_MONOTONIC) == 0 else {
      unsafe libevdev_free(made)
      throw SystemError("set the clock of", path)
    }
    unsafe handle = made
  }

  deinit { unsafe libevdev_free(handle) }

  /// The descriptor, to be waited for.
  var number: Int32 { descriptor.number }

  /// What the kernel tells about the node.
  var description: DeviceDescription { unsafe DeviceDescription(handle) }

  /// Reads one event; never waits, never allocates.
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

  /// Lets libevdev ask the kernel for its state; the differences are not wanted, see
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

  /// The value of an axis or key as of the last reading; nil if the node has none.
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
