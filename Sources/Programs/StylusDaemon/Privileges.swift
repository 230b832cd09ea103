import LinuxIO
import StylusProtocol

/// What the daemon was allowed beyond an ordinary program, so that a pen waits for nobody.
struct Privileges: Hashable {
  /// What the threads of a pen's way run at.
  private(set) var priority = DaemonStatistics.ThreadPriority.ordinary
  /// How much memory cannot be paged out.
  private(set) var locked = DaemonStatistics.Locked.nothing

  /// Requests the configured priorities once the threads exist, and logs the result.
  ///
  /// - Parameter threads: the kernel's numbers of the threads that read devices and make strokes.
  static func claim(_ configuration: Configuration, for threads: [Int32]) -> Privileges {
    var privileges = Privileges()
    let priority =
      configuration.isRealTime ? privileges.raise(threads) : "ordinary priority, as configured"
    let memory =
      configuration.locksMemory ? privileges.lock() : "memory not locked, as configured"
    Log.write(.notice, "\(priority); \(memory)")
    return privileges
  }

  private mutating func raise(_ threads: [Int32]) -> String {
    switch RealTime.grant(to: threads) {
    case .direct:
      priority = .direct
      return "real-time priority \(RealTime.priority), granted by the kernel"
    case .realtimeKit:
      priority = .realtimeKit
      return "real-time priority, granted by RealtimeKit"
    case .refused(let reason):
      return
        "ordinary priority (\(reason); LimitRTPRIO=\(RealTime.priority) or rtkit would allow more)"
    }
  }

  private mutating func lock() -> String {
    switch MemoryLock.lock() {
    case .everything:
      locked = .everything
      return "memory locked"
    case .present:
      locked = .present
      return "start-up memory locked"
    case .nothing(let reason):
      return "memory not locked (\(reason); LimitMEMLOCK=infinity would allow it)"
    }
  }
}
