import Glibc

/// The lock file next to a socket (`PATH.lock`): only one of several servers holds it.
///
/// It is a plain file of this user. Another user's file is not accepted, and no link is followed:
/// no file is created or opened through a link.
///
/// If this value created the file, it removes it again, unless it is to be kept.
struct SocketLock: ~Copyable {
  private let descriptor: FileDescriptor
  /// The file to remove; nil for one that existed before, or is kept.
  private var made: String?

  /// Creates the file if there is none, and locks it.
  ///
  /// - Throws: EADDRINUSE if another server holds it; errors of the folder.
  init(beside path: String) throws(SystemError) {
    let name = path + ".lock"
    while true {
      var isNew = false
      let file = try Self.openLockFile(name, &isNew)
      guard flock(file.number, LOCK_EX | LOCK_NB) == 0 else {
        throw SystemError(
          "listen at", path, Errno(rawValue: errno == EWOULDBLOCK ? EADDRINUSE : errno))
      }
      // Another server that failed may have removed the file between the two calls; the lock is
      // void then.
      guard Self.has(file, name) else { continue }
      descriptor = file
      made = isNew ? name : nil
      return
    }
  }

  deinit {
    if let made { _ = unsafe unlink(made) }
  }

  /// Keeps the file at the end.
  mutating func leaveFile() { made = nil }

  private static func openLockFile(
    _ name: String, _ isNew: inout Bool
  ) throws(SystemError) -> FileDescriptor {
    while true {
      do throws(SystemError) {
        let file = try FileDescriptor.open(name, O_RDWR | O_CREAT | O_EXCL, mode: 0o600)
        isNew = true
        return file
      } catch {
        guard error.reason.rawValue == EEXIST else { throw error }
      }
      do throws(SystemError) { return try openOwn(name) } catch {
        // Its holder has removed it in the meantime.
        guard error.reason.rawValue == ENOENT else { throw error }
      }
    }
  }

  /// Opens the existing file, which must be a plain file of this user. Opening never blocks,
  /// whatever it is.
  private static func openOwn(_ name: String) throws(SystemError) -> FileDescriptor {
    let file: FileDescriptor
    do throws(SystemError) {
      file = try FileDescriptor.open(name, O_RDWR | O_NOFOLLOW | O_NONBLOCK)
    } catch {
      throw SystemError("lock", name, error.reason)
    }
    var status = stat()
    guard unsafe fstat(file.number, &status) == 0 else { throw SystemError("lock", name) }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_uid == Environment.user else {
      throw SystemError("lock", name, Errno(rawValue: EPERM))
    }
    return file
  }

  /// Whether a file still has a name.
  private static func has(_ file: borrowing FileDescriptor, _ name: String) -> Bool {
    var (opened, named) = (stat(), stat())
    guard unsafe fstat(file.number, &opened) == 0, unsafe lstat(name, &named) == 0 else {
      return false
    }
    return opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }
}
