import CLinux
import Glibc
package import Units

extension Timestamp {
  /// This moment, on the clock of live ink: CLOCK_MONOTONIC, which event nodes are set to use for
  /// time stamps.
  ///
  /// It never runs backwards and stands still during suspend.
  package static var now: Timestamp { Timestamp(microseconds: MonotonicClock.nanoseconds / 1_000) }
}

extension Microseconds {
  /// Rounded up to whole milliseconds for poll and epoll; 0...24 days.
  var wholeMilliseconds: Int32 {
    Int32(clamping: max(value, 0) / 1_000 + (max(value, 0) % 1_000 > 0 ? 1 : 0))
  }
}

/// CLOCK_MONOTONIC with a finer resolution than ``Units/Timestamp``, for measuring durations.
package enum MonotonicClock {
  /// Nanoseconds since an arbitrary origin.
  package static var nanoseconds: Int64 { now(on: CLOCK_MONOTONIC) }
}

/// CLOCK_REALTIME: the time of day, which leaps when somebody sets it.
package enum WallClock {
  /// Microseconds since 1970.
  package static var microseconds: Int64 { now(on: CLOCK_REALTIME) / 1_000 }

  /// The offset from a ``Units/Timestamp`` of CLOCK_MONOTONIC to microseconds since 1970, according
  /// to the current clocks.
  ///
  /// It changes with each suspend, in which CLOCK_MONOTONIC stands still, and when somebody sets
  /// the time.
  package static var offset: Microseconds {
    Microseconds(microseconds - Timestamp.now.microseconds)
  }
}

/// CLOCK_BOOTTIME: how long the machine has run, sleep included; it never leaps.
package enum BootClock {
  /// Microseconds since the machine was started.
  package static var microseconds: Int64 { now(on: CLOCK_BOOTTIME) / 1_000 }
}

/// The time of a clock of the kernel, in nanoseconds.
private func now(on clock: clockid_t) -> Int64 {
  var now = timespec()
  unsafe clock_gettime(clock, &now)
  return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
}
