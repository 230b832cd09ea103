import CLinux
import Glibc

/// Real-time priority for threads that must not wait for others: SCHED_RR at a low priority.
///
/// Such a thread can block a processor, so there is a safeguard: if a thread runs for ``budget``
/// without sleeping, all of them get the ordinary priority again (RLIMIT_RTTIME, SIGXCPU), and this
/// is reported on standard error.
package enum RealTime {
  /// Above every ordinary thread, below all other real-time threads on most machines: a kernel's
  /// interrupt threads have 50.
  package static let priority: Int32 = 10
  /// How many microseconds a thread may run without a pause; a full hand-over takes it 30 000.
  package static let budget: UInt64 = 100_000
  /// The kernel ends the process after this time: the maximum that RealtimeKit allows. Set for
  /// RealtimeKit only, because a thread that stays this long in one call of the kernel would get no
  /// signal before.
  private static let lastResort: UInt64 = 200_000

  /// The origin of the priority.
  package enum Grant: Hashable, Sendable {
    /// The kernel, because RLIMIT_RTPRIO or CAP_SYS_NICE allows it.
    case direct
    /// RealtimeKit, by D-Bus.
    case realtimeKit
    /// None; with the reason, for people.
    case refused(String)
  }

  /// Requests real-time priority for threads of this process, at most 8: from the kernel, then from
  /// RealtimeKit.
  ///
  /// All of them get it, or none. Waits at most ``RealtimeKit/patience`` for RealtimeKit.
  package static func grant(to threads: [Int32]) -> Grant {
    do throws(SystemError) { try leash(threads) } catch { return .refused("\(error)") }
    if threads.allSatisfy({ clinux_real_time($0, priority) == 0 }) { return .direct }
    let reason = SystemError("set a real-time priority")
    for thread in threads { clinux_ordinary(thread) }
    do throws(SystemError) {
      try limitRunning(hard: lastResort)
      try RealtimeKit.raise(threads, to: priority)
      return .realtimeKit
    } catch {
      for thread in threads { clinux_ordinary(thread) }
      return .refused("\(reason), and \(error)")
    }
  }

  /// Limits how long a thread may run without a pause; never loosens an existing limit.
  private static func limitRunning(hard: UInt64) throws(SystemError) {
    let hard = min(ResourceLimit.of(.realTime).hard, hard)
    try ResourceLimit(soft: min(budget, hard), hard: hard).impose(on: .realTime)
  }

  /// Ensures that none of them can run forever; to be called before they have any priority.
  private static func leash(_ threads: [Int32]) throws(SystemError) {
    try limitRunning(hard: ResourceLimit.infinity)
    let line = Log.line(
      .warning,
      "a real-time thread ran for \(budget / 1_000) ms without a pause; all threads have ordinary "
        + "priority until the next start"
    ).text
    let code = unsafe threads.withUnsafeBufferPointer {
      unsafe clinux_step_down_on_overrun($0.baseAddress, Int32($0.count), line)
    }
    guard code == 0 else { throw SystemError("watch over real-time threads") }
  }
}
