import CLinux
import Glibc

/// Keeps this process's memory from being paged out, so that a pen never waits for a disk.
///
/// Pages are locked when they are first used and not loaded before (MCL_ONFAULT): a lock itself
/// costs no resident memory.
package enum MemoryLock {
  /// The extent of a lock.
  package enum Extent: Hashable, Sendable {
    /// All present and future memory.
    case everything
    /// The memory present at the time of the call, because of a limit that memory must not reach.
    case present
    /// Nothing; with the reason, for people.
    case nothing(String)
  }

  /// Locks as much as the process is allowed to.
  package static func lock() -> Extent {
    let limit = ResourceLimit.of(.lockedMemory)
    let present = Int32(MCL_CURRENT) | Int32(MCL_ONFAULT)
    // Under a limit, locking future memory could make an allocation fail.
    if limit.soft == ResourceLimit.infinity, mlockall(present | Int32(MCL_FUTURE)) == 0 {
      return .everything
    }
    guard mlockall(present) != 0 else { return .present }
    return .nothing(
      "\(SystemError("lock the memory")); RLIMIT_MEMLOCK is \(limit.soft / 1_024) KiB")
  }
}
