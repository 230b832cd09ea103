import CLinux
import Glibc

/// CLOCK_MONOTONIC: the clock that event nodes are told to stamp with.
package enum MonotonicClock {
  /// Microseconds since an arbitrary origin; never runs backwards, stands still in suspend.
  package static var microseconds: Int64 { nanoseconds / 1_000 }

  /// The same in nanoseconds; for measuring how long something took.
  package static var nanoseconds: Int64 {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
  }
}
