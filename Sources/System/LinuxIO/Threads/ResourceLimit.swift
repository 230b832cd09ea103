import CLinux

/// A limit of the kernel for a resource of this process.
struct ResourceLimit: BitwiseCopyable, Hashable {
  /// The limit that is enforced.
  var soft: UInt64
  /// The limit to which `soft` may be raised; only root may raise it.
  var hard: UInt64

  /// No limit.
  static let infinity = UInt64.max

  /// The resource.
  enum Resource {
    /// Microseconds that a thread of real-time priority may run without sleeping.
    case realTime
    /// Bytes of locked memory.
    case lockedMemory

    fileprivate var number: Int32 {
      switch self {
      case .realTime: clinux_RLIMIT_RTTIME
      case .lockedMemory: clinux_RLIMIT_MEMLOCK
      }
    }
  }

  /// The limit as it is.
  static func of(_ resource: Resource) -> ResourceLimit {
    var limit = ResourceLimit(soft: 0, hard: 0)
    guard unsafe clinux_limit(resource.number, &limit.soft, &limit.hard) == 0 else {
      preconditionFailure("the kernel has no such limit")
    }
    return limit
  }

  /// Sets this limit; every process can lower it.
  func impose(on resource: Resource) throws(SystemError) {
    guard clinux_set_limit(resource.number, soft, hard) == 0 else {
      throw SystemError("limit", "\(resource)")
    }
  }
}
