import Glibc

/// The lock file beside a socket (`PATH.lock`): of several servers, only one holds it.
///
/// One that this value has made is removed again with it, unless it is kept.
struct SocketLock: ~Copyable {
  private let descriptor: FileDescriptor
  /// What to remove; nil for a file that was there before, or is kept.
  private var made: String?

  /// Makes the file if there is none, and locks it.
  ///
  /// - Throws: EADDRINUSE if another server holds it; what the folder forbids.
  init(beside path: String) throws(SystemError) {
    let name = path + ".lock"
    while true {
      var isNew = false
      let file = try Self.open(name, &isNew)
      guard flock(file.number, LOCK_EX | LOCK_NB) == 0 else {
        throw SystemError(
          "listen at", path, Errno(rawValue: errno == EWOULDBLOCK ? EADDRINUSE : errno))
      }
      // Another server that failed may have removed the file between the two calls; its lock means
      // nothing then.
      guard Self.has(file, name) else { continue }
      descriptor = file
      made = isNew ? name : nil
      return
    }
  }

  deinit {
    if let made { _ = unsafe unlink(made) }
  }

  /// Leaves the file where it is.
  mutating func keep() { made = nil }

  private static func open(
    _ name: String, _ isNew: inout Bool
  ) throws(SystemError) -> FileDescriptor {
    do throws(SystemError) {
      let file = try FileDescriptor.open(name, O_RDWR | O_CREAT | O_EXCL, mode: 0o600)
      isNew = true
      return file
    } catch {
      guard error.reason.rawValue == EEXIST else { throw error }
      return try FileDescriptor.open(name, O_RDWR | O_CREAT, mode: 0o600)
    }
  }

  /// Whether a file still has a name.
  private static func has(_ file: borrowing FileDescriptor, _ name: String) -> Bool {
    var (opened, named) = (stat(), stat())
    guard unsafe fstat(file.number, &opened) == 0, unsafe stat(name, &named) == 0 else {
      return false
    }
    return opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }
}
