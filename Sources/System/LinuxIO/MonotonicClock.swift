import CLinux
import Glibc

/// CLOCK_MONOTONIC: the clock that event nodes are told to stamp with.
package enum MonotonicClock {
  /// Microseconds since an arbitrary origin; never runs backwards, stands still in suspend.
  package static var microseconds: Int64 { nanoseconds / 1_000 }

  /// The same in nanoseconds; for measuring how long something took.
  package static var nanoseconds: Int64 { now(on: CLOCK_MONOTONIC) }
}

/// CLOCK_REALTIME: the time of day; it leaps when somebody sets it.
package enum WallClock {
  /// Microseconds since 1970.
  package static var microseconds: Int64 { now(on: CLOCK_REALTIME) / 1_000 }
}

/// CLOCK_BOOTTIME: how long the machine has run, asleep or not; it never leaps.
package enum BootClock {
  /// Microseconds since the machine was started.
  package static var microseconds: Int64 { now(on: CLOCK_BOOTTIME) / 1_000 }
}

/// What a clock of the kernel says, in nanoseconds.
private func now(on clock: clockid_t) -> Int64 {
  var now = timespec()
  unsafe clock_gettime(clock, &now)
  return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
}
