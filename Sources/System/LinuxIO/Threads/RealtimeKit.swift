import CSystemd
import Glibc

/// RealtimeKit, a service of the system that gives real-time priority to threads of ordinary users.
///
/// It requires RLIMIT_RTTIME, which the caller sets first, and supervises its clients itself.
enum RealtimeKit {
  private static let name = "org.freedesktop.RealtimeKit1"
  private static let path = "/org/freedesktop/RealtimeKit1"

  /// The time limit for an answer, in microseconds.
  static let patience: UInt64 = 1_000_000

  /// Gives threads of this process a real-time priority, or the highest that RealtimeKit grants if
  /// that is lower.
  ///
  /// - Throws: if there is no bus or no such service, or if it refuses one of the threads; others
  ///   may already have the priority.
  static func raise(_ threads: [Int32], to priority: Int32) throws(SystemError) {
    let bus = try Bus()
    var most: Int32 = 0
    let code = unsafe sd_bus_get_property_trivial(
      bus.handle, name, path, name, "MaxRealtimePriority", nil, CChar(UInt8(ascii: "i")), &most)
    try check(code, "ask RealtimeKit for the highest priority")
    let wanted = UInt32(max(min(priority, most), 1))
    for thread in threads { try raise(thread, to: wanted, on: bus) }
  }

  private static func raise(
    _ thread: Int32, to priority: UInt32, on bus: borrowing Bus
  ) throws(SystemError) {
    var message: OpaquePointer?
    defer { unsafe sd_bus_message_unref(message) }
    try check(
      unsafe sd_bus_message_new_method_call(
        bus.handle, &message, name, path, name, "MakeThreadRealtimeWithPID"), "call RealtimeKit")
    for var number in [UInt64(getpid()), UInt64(thread)] {
      try check(
        unsafe sd_bus_message_append_basic(message, CChar(UInt8(ascii: "t")), &number),
        "call RealtimeKit")
    }
    var priority = priority
    try check(
      unsafe sd_bus_message_append_basic(message, CChar(UInt8(ascii: "u")), &priority),
      "call RealtimeKit")
    try check(
      unsafe sd_bus_call(bus.handle, message, patience, nil, nil),
      "get a real-time priority from RealtimeKit")
  }

  private static func check(_ code: Int32, _ what: String) throws(SystemError) {
    if code < 0 { throw SystemError(what, "", Errno(rawValue: -code)) }
  }

  /// A separate connection to the system's bus.
  @safe private struct Bus: ~Copyable {
    let handle: OpaquePointer?

    init() throws(SystemError) {
      var bus: OpaquePointer?
      try check(unsafe sd_bus_open_system(&bus), "reach the system's bus")
      unsafe sd_bus_set_method_call_timeout(bus, patience)
      unsafe handle = bus
    }

    deinit { unsafe sd_bus_flush_close_unref(handle) }
  }
}
