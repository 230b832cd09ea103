import Glibc

/// An error number of the kernel or the C library.
package struct Errno: BitwiseCopyable, Hashable, Error, Sendable, CustomStringConvertible {
  /// The number, such as ENOENT.
  package let rawValue: Int32

  /// Wraps a number.
  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// The number that the last failed call on this thread left.
  package static var current: Errno { Errno(rawValue: errno) }

  /// EBUSY.
  package static let busy = Errno(rawValue: EBUSY)

  /// EEXIST.
  package static let exists = Errno(rawValue: EEXIST)

  /// EFBIG.
  package static let tooLarge = Errno(rawValue: EFBIG)

  /// EINVAL for a pipe, a device or a socket that should be read or replaced as a whole.
  package static let notOrdinary = Errno(rawValue: EINVAL)

  /// Whether this process, or the machine, has run out of a resource: descriptors or memory.
  package var isExhaustion: Bool { [EMFILE, ENFILE, ENOMEM, ENOBUFS].contains(rawValue) }

  /// Whether a file system cannot be written: EROFS.
  package var isReadOnly: Bool { rawValue == EROFS }

  /// Whether this user has no permission: EACCES or EPERM.
  package var isRefusal: Bool { [EACCES, EPERM].contains(rawValue) }

  /// Whether a wait took longer than it was allowed to.
  package var isTimeOut: Bool { rawValue == EAGAIN }

  /// The C library's message for it.
  package var description: String {
    guard let text = unsafe strerror(rawValue) else { return "error \(rawValue)" }
    return unsafe String(cString: text)
  }
}

/// A failed system call, and its subject.
package struct SystemError: Hashable, Error, Sendable, CustomStringConvertible {
  /// The operation, such as `open`.
  package var operation: String
  /// The file, socket or device; empty if there is none.
  package var subject: String
  /// Why it failed.
  package var reason: Errno

  /// Describes a failure.
  package init(_ operation: String, _ subject: String = "", _ reason: Errno = .current) {
    self.operation = operation
    self.subject = subject
    self.reason = reason
  }

  package var description: String {
    subject.isEmpty
      ? "cannot \(operation): \(reason)" : "cannot \(operation) \(subject): \(reason)"
  }
}

extension SystemError {
  /// The fix if this process, the machine or a disk has run out of a resource, or a disk cannot be
  /// written; nil for any other reason.
  package var fix: String? {
    switch reason.rawValue {
    case EMFILE: "raise the limit of open files (ulimit -n, or LimitNOFILE= in the service)"
    case ENFILE: "end programs that hold many files open, or raise fs.file-max (sysctl)"
    case ENOMEM, ENOBUFS: "end programs that take much memory"
    case ENOSPC, EDQUOT: "make room there, or write somewhere else"
    case EROFS: "make its file system writable, or write somewhere else"
    case ELOOP where operation == "lock", EPERM where operation == "lock":
      "remove it: a lock must be an ordinary file that belongs to its user, not a link"
    case EINVAL where operation == "read": "name an ordinary file, not a pipe or a device"
    case EFBIG where operation == "write": "raise the limit of file sizes (ulimit -f)"
    default: nil
    }
  }

  /// The failure and, if it is always the same, the fix.
  package var advice: String { "\(self)" + (fix.map { ". Fix: \($0)" } ?? "") }

  /// EADDRINUSE.
  package static let addressInUse = EADDRINUSE
  /// ENAMETOOLONG.
  package static let nameTooLong = ENAMETOOLONG
  /// Whether the file, or a folder on the way to it, does not exist.
  package var isAbsence: Bool { reason.rawValue == ENOENT || reason.rawValue == ENOTDIR }
  /// EEXIST.
  package static let alreadyExists = EEXIST
}
