import CSystemd
import Glibc
package import Units

/// The environment that systemd gives to a service, and the notifications that it expects.
package enum Systemd {
  /// Sends the service manager a notification, such as `READY=1`; does nothing without a manager.
  ///
  /// Allocates nothing: the watchdog is notified between the frames of a stroke.
  package static func notify(_ state: StaticString) {
    unsafe state.utf8Start.withMemoryRebound(to: CChar.self, capacity: state.utf8CodeUnitCount + 1)
    { text in
      _ = unsafe sd_notify(0, text)
    }
  }

  /// Tells the service manager that the service reads its configuration again; `READY=1` must
  /// follow.
  ///
  /// - Parameter time: when it began to.
  package static func notifyReloading(at time: Timestamp) {
    _ = unsafe sd_notify(0, "RELOADING=1\nMONOTONIC_USEC=\(time.microseconds)")
  }

  /// The sockets that were opened for this process, if any.
  package static func passedSockets() -> [Int32] {
    let count = sd_listen_fds(1)
    guard count > 0 else { return [] }
    return (0..<count).map { SD_LISTEN_FDS_START + $0 }
  }

  /// The interval at which the service manager requires a sign of life; nil if it requires none.
  package static var watchdogInterval: Microseconds? {
    var interval: UInt64 = 0
    guard unsafe sd_watchdog_enabled(0, &interval) > 0 else { return nil }
    return Microseconds(Int64(clamping: interval))
  }
}
