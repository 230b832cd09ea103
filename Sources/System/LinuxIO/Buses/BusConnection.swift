import CSystemd
import Glibc
package import Units

/// A connection to D-Bus that never blocks for answers.
///
///     poller.add(connection.number, token: token, connection.interest)
///     ... try connection.process()                       // readable, or the deadline came
///     poller.change(connection.number, token: token, connection.interest)
@safe package final class BusConnection {
  /// Which bus.
  package enum BusKind: Sendable {
    /// The machine's.
    case system
    /// The bus of the user's session.
    case session
  }

  /// For calls of libsystemd.
  package let pointer: OpaquePointer

  /// Connects.
  package init(_ kind: BusKind) throws(SystemError) {
    var bus: OpaquePointer?
    let code =
      switch kind {
      case .system: unsafe sd_bus_open_system(&bus)
      case .session: unsafe sd_bus_open_user(&bus)
      }
    guard code >= 0, let bus = unsafe bus else {
      throw SystemError("connect to", "D-Bus", Errno(rawValue: -code))
    }
    unsafe pointer = bus
  }

  /// Begins to connect to the bus at an address, for example one reported by another bus; a failure
  /// is reported when the connection is processed.
  package init(address: String) throws(SystemError) {
    var bus: OpaquePointer?
    var code = unsafe sd_bus_new(&bus)
    guard code >= 0, let made = unsafe bus else {
      throw SystemError("make a connection to", "D-Bus", Errno(rawValue: -code))
    }
    code = unsafe sd_bus_set_address(made, address)
    if code >= 0 { code = unsafe sd_bus_set_bus_client(made, 1) }
    if code >= 0 { code = unsafe sd_bus_start(made) }
    guard code >= 0 else {
      _ = unsafe sd_bus_unref(made)
      throw SystemError("connect to", "D-Bus", Errno(rawValue: -code))
    }
    unsafe pointer = made
  }

  /// Connects to the session's bus.
  ///
  /// - Parameter address: another bus instead.
  package convenience init(session address: String?) throws(SystemError) {
    if let address { try self.init(address: address) } else { try self.init(.session) }
  }

  deinit { _ = unsafe sd_bus_close_unref(pointer) }

  /// Its name among all connections, such as `:1.7`; waits for the bus if that has not answered
  /// yet.
  package var name: String? {
    var name: UnsafePointer<CChar>?
    guard unsafe sd_bus_get_unique_name(pointer, &name) >= 0, let name = unsafe name else {
      return nil
    }
    return unsafe String(validatingCString: name)
  }

  /// The descriptor to wait for.
  package var number: Int32 { unsafe sd_bus_get_fd(pointer) }

  /// The events to wait for, in addition to a broken connection.
  package var interest: Poller.Interest {
    let events = unsafe sd_bus_get_events(pointer)
    var interest: Poller.Interest = []
    if events > 0, events & POLLIN != 0 { interest.insert(.readable) }
    if events > 0, events & POLLOUT != 0 { interest.insert(.writable) }
    return interest
  }

  /// The latest time of the next call of ``process()``; nil if none is necessary.
  package var deadline: Timestamp? {
    var time: UInt64 = 0
    guard unsafe sd_bus_get_timeout(pointer, &time) >= 0, time != .max else { return nil }
    return Timestamp(microseconds: Int64(clamping: time))
  }

  /// The number of messages that the bus has not accepted yet.
  package var unsentMessages: Int {
    var count: UInt64 = 0
    return unsafe sd_bus_get_n_queued_write(pointer, &count) >= 0 ? Int(clamping: count) : 0
  }

  /// Processes incoming messages and sends waiting ones.
  ///
  /// - Parameter limit: the largest number of messages, where others may send any number; more wait
  ///   for the next call, and ``deadline`` or ``number`` reports them.
  /// - Throws: if the connection is lost.
  package func process(atMost limit: Int = .max) throws(SystemError) {
    for _ in 0..<limit {
      let code = unsafe sd_bus_process(pointer, nil)
      guard code >= 0 else { throw SystemError("talk to", "D-Bus", Errno(rawValue: -code)) }
      if code == 0 { return }
    }
  }
}
