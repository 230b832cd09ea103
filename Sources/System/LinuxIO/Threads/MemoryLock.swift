import CLinux
import Glibc

/// Keeps this process's memory from being paged out, so that a pen never waits for a disk.
///
/// Pages are locked when they are first used and not fetched before (MCL_ONFAULT): a lock costs no
/// resident memory of its own.
package enum MemoryLock {
  /// What is locked.
  package enum Extent: Hashable, Sendable {
    /// Everything that is there and that will come.
    case everything
    /// What was there when it was asked for: a limit that memory must not grow against.
    case present
    /// Nothing; says why, for people.
    case nothing(String)
  }

  /// Locks as much as the process may.
  package static func lock() -> Extent {
    let limit = ResourceLimit.of(.lockedMemory)
    let present = Int32(MCL_CURRENT) | Int32(MCL_ONFAULT)
    // Under a limit, locking what will come would let an allocation fail.
    if limit.soft == ResourceLimit.infinity, mlockall(present | Int32(MCL_FUTURE)) == 0 {
      return .everything
    }
    guard mlockall(present) != 0 else { return .present }
    return .nothing(
      "\(SystemError("lock the memory")); RLIMIT_MEMLOCK is \(limit.soft / 1_024) KiB")
  }
}
