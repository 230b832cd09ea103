import CLinux
import Glibc
package import Units

/// A timer with a descriptor that becomes readable when it goes off: one timerfd.
package struct Alarm: ~Copyable {
  private let descriptor: FileDescriptor

  /// The descriptor to wait for.
  package var number: Int32 { descriptor.number }

  /// Creates a timer that is not set.
  package init() throws(SystemError) {
    let number = timerfd_create(
      CLOCK_MONOTONIC, Int32(TFD_CLOEXEC) | Int32(TFD_NONBLOCK))
    guard number >= 0 else { throw SystemError("create a timer") }
    descriptor = FileDescriptor(owning: number)
  }

  /// Goes off once at a moment; immediately if it is in the past.
  package func arm(at time: Timestamp) {
    // A zero would switch the timer off.
    let moment = max(time.microseconds, 1)
    var setting = itimerspec()
    setting.it_value.tv_sec = Int(moment / 1_000_000)
    setting.it_value.tv_nsec = Int(moment % 1_000_000) * 1_000
    unsafe timerfd_settime(number, Int32(TFD_TIMER_ABSTIME), &setting, nil)
  }

  /// Does not go off until it is set again.
  package func stop() {
    var setting = itimerspec()
    unsafe timerfd_settime(number, 0, &setting, nil)
  }

  /// Acknowledges that it went off, so that the descriptor is not readable any more.
  package func acknowledge() {
    var count: UInt64 = 0
    _ = unsafe read(number, &count, 8)
  }
}
