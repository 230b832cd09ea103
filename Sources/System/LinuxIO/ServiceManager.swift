import CSystemd
import Glibc

/// What systemd gives to a service and wants to hear from it.
package enum ServiceManager {
  /// Tells the service manager something, such as `READY=1`; without one, nothing happens.
  ///
  /// Allocates nothing of its own: the watchdog is fed between the frames of a stroke.
  package static func notify(_ state: StaticString) {
    unsafe state.utf8Start.withMemoryRebound(to: CChar.self, capacity: state.utf8CodeUnitCount + 1)
    { text in
      _ = unsafe sd_notify(0, text)
    }
  }

  /// Tells the service manager that the service reads its configuration again; `READY=1` must follow.
  ///
  /// - Parameter time: when it began to, in microseconds of CLOCK_MONOTONIC.
  package static func notifyReloading(at time: Int64) {
    _ = unsafe sd_notify(0, "RELOADING=1\nMONOTONIC_USEC=\(time)")
  }

  /// The sockets that were opened for this process, if any.
  package static func passedSockets() -> [Int32] {
    let count = sd_listen_fds(1)
    guard count > 0 else { return [] }
    return (0..<count).map { SD_LISTEN_FDS_START + $0 }
  }

  /// How often the service manager wants a sign of life, in microseconds; nil if it does not.
  package static var watchdogInterval: UInt64? {
    var interval: UInt64 = 0
    guard unsafe sd_watchdog_enabled(0, &interval) > 0 else { return nil }
    return interval
  }
}
