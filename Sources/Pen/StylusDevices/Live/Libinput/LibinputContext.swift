import CLibinput
import Glibc
import LinuxIO
import StylusModel

/// A libinput context for one seat.
///
/// A class, because other modules must know the members of a struct, and they do not import
/// libinput.
@safe final class LibinputContext {
  private let handle: OpaquePointer
  /// Retained because libinput calls it as long as libinput lives.
  let door: NodeDoor

  /// Starts libinput on a seat and opens the connected tablets.
  ///
  /// - Parameter lateNodes: nodes to be opened next to the tablets, but not by libinput.
  init(
    seat: String, lateNodes: [LateNodeRule], report: @escaping @Sendable (LiveDeviceError) -> Void
  ) throws(LiveDeviceError) {
    guard let udev = unsafe udev_new() else { throw .seatUnavailable(seat) }
    defer { unsafe udev_unref(udev) }
    let door = unsafe NodeDoor(udev: udev, lateNodes: lateNodes, report: report)
    let data = unsafe Unmanaged.passUnretained(door).toOpaque()
    guard
      let handle = unsafe libinput_udev_create_context(NodeDoor.functions, data, udev)
    else { throw .seatUnavailable(seat) }
    // Written here and not as a member: importers of this module cannot read a va_list's type.
    unsafe libinput_log_set_handler(handle) { context, priority, format, arguments in
      guard priority == LIBINPUT_LOG_PRIORITY_ERROR, let format = unsafe format else { return }
      guard let arguments = unsafe arguments, let context = unsafe context else { return }
      guard let data = unsafe libinput_get_user_data(context) else { return }
      unsafe complain(format, arguments, &NodeDoor.of(data).complaints)
    }
    unsafe libinput_log_set_priority(handle, LIBINPUT_LOG_PRIORITY_ERROR)
    guard unsafe libinput_udev_assign_seat(handle, seat) == 0 else {
      unsafe libinput_unref(handle)
      throw .seatUnavailable(seat)
    }
    unsafe self.handle = handle
    self.door = door
  }

  deinit {
    door.retire()
    unsafe libinput_unref(handle)
  }

  /// Readable when a device has sent events, was added or was removed.
  var number: Int32 { unsafe libinput_get_fd(handle) }

  /// Reads all devices and runs the timers that are over.
  func dispatch() { unsafe libinput_dispatch(handle) }

  /// The next event; nil when there is none.
  func nextEvent() -> LibinputEvent? {
    guard let event = unsafe libinput_get_event(handle) else { return nil }
    return unsafe LibinputEvent(owning: event)
  }
}

/// Logs one of libinput's messages. Below the priority of errors, libinput logs axis values, which
/// must not reach the log.
private func complain(
  _ format: UnsafePointer<CChar>, _ arguments: CVaListPointer, _ limit: inout MessageLimit
) {
  let now = Timestamp.now
  let message = limit.pass(at: now) {
    let line = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { text in
      guard let start = text.baseAddress else { return "" }
      unsafe vsnprintf(start, text.count, format, arguments)
      return unsafe String(cString: start)
    }
    return line.last == "\n" ? String(line.dropLast()) : line
  }
  if let message { Log.write(.warning, "libinput: " + message) }
}
