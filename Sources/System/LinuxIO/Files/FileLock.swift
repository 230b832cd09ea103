import Glibc
package import Units

/// The right to change a file that several programs read, change and write again. Only one thread
/// of one program has it at a time. It ends with its holder, even if that crashes.
///
///     let lock = try FileLock(for: path)
///     let old = try FileBytes.read(path: path)
///     try FileBytes.write(changed(old), to: path)
///     lock.unlock()
///
/// The lock is a separate file, `PATH.lock`, because a replaced file takes its locks with it. Only
/// its user can open it; it contains the number of the process that holds it. The holder removes it
/// at the end. A file left behind by a killed holder blocks nobody.
package struct FileLock: ~Copyable {
  private let file: FileDescriptor
  private let path: String

  /// How long a program that people wait for keeps trying: 26 programs that each sync three times
  /// need about 2 s on a busy disk.
  package static let patience = Microseconds.milliseconds(20_000)
  /// The longest pause between two tries, in milliseconds.
  private static let longestPause: Int32 = 16

  /// Waits for the right to change a file. Links at the end of its path are followed, as a
  /// replacement would.
  ///
  /// - Throws: the holder after the time limit; errors of the folder, worded like those of writing
  ///   the file.
  package init(
    for path: String, within patience: Microseconds = FileLock.patience
  ) throws(FileLockError) {
    let place: FilePlace
    do throws(SystemError) {
      guard case .file(let found) = try WriteTarget(path) else {
        throw SystemError("lock", path, .notOrdinary)
      }
      place = found
    } catch {
      throw .system(error)
    }
    try self.init(at: place.path + ".lock", of: path, within: patience)
  }

  /// Waits for a lock with a separate path.
  ///
  /// - Parameter subject: the file or folder that may then be changed.
  package init(
    at path: String, of subject: String, within patience: Microseconds
  ) throws(FileLockError) {
    let end = Timestamp.now + patience
    var pause: Int32 = 1
    while true {
      let opened = try Self.openLockFile(path, of: subject)
      if try Self.tryLock(opened, path) {
        file = opened
        self.path = path
        return
      }
      guard .now < end else { throw .held(subject, by: Self.holder(path)) }
      // flock has no time limit. A random pause keeps waiting programs from trying together.
      _ = poll(nil, 0, Int32.random(in: 1...pause))
      pause = min(2 * pause, Self.longestPause)
    }
  }

  deinit { _ = unsafe unlink(path) }

  /// Releases the right. Call it after writing: a value may be destroyed after its last use.
  package consuming func unlock() {}

  private static func openLockFile(
    _ path: String, of subject: String
  ) throws(FileLockError) -> FileDescriptor {
    do throws(SystemError) {
      let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK
      return try FileDescriptor.open(path, flags, mode: 0o600)
    } catch {
      throw .system(
        FileBytes.isThere(path)
          ? SystemError("lock", path, error.reason) : SystemError("write", subject, error.reason))
    }
  }

  /// Takes the lock if it is free; false if somebody has it, or has just removed it.
  private static func tryLock(
    _ file: borrowing FileDescriptor, _ path: String
  ) throws(FileLockError) -> Bool {
    if flock(file.number, LOCK_EX | LOCK_NB) != 0 {
      guard errno != EWOULDBLOCK && errno != EINTR else { return false }
      // On a file system without locks nobody can have one.
      guard [ENOLCK, EOPNOTSUPP, ENOSYS].contains(errno) else {
        throw .system(SystemError("lock", path))
      }
    }
    var (opened, named) = (stat(), stat())
    guard unsafe fstat(file.number, &opened) == 0, unsafe lstat(path, &named) == 0,
      opened.st_ino == named.st_ino, opened.st_dev == named.st_dev
    else { return false }
    let user = Environment.user
    guard opened.st_mode & S_IFMT == S_IFREG, opened.st_nlink == 1,
      opened.st_uid == user || user == 0
    else { throw .system(SystemError("lock", path, Errno(rawValue: EPERM))) }
    sign(file, path)
    return true
  }

  /// Writes down who holds it. These are words for people: the lock holds without them.
  private static func sign(_ file: borrowing FileDescriptor, _ path: String) {
    var folder = stat()
    // A file left behind by root must not keep the folder's owner out.
    if Environment.user == 0, unsafe stat(FilePlace(path).folder, &folder) == 0 {
      _ = fchown(file.number, folder.st_uid, folder.st_gid)
    }
    _ = ftruncate(file.number, 0)
    try? file.writeAll(Array("\(getpid())\n".utf8))
  }

  private static func holder(_ path: String) -> Int32? {
    guard let bytes = try? FileBytes.readOrdinary(path: path, limit: 64) else { return nil }
    return Int32(String(decoding: bytes, as: UTF8.self).prefix { $0 != "\n" })
  }
}

/// Why a file cannot be changed.
package enum FileLockError: Error, Hashable, CustomStringConvertible {
  /// Another program changes this file, or one of our threads.
  case held(String, by: Int32?)
  /// The kernel refused something.
  case system(SystemError)

  package var description: String {
    switch self {
    case .held(let path, let process):
      "cannot change \(path): \(process.map { "process \($0)" } ?? "another program") holds its lock"
    case .system(let error): "\(error)"
    }
  }

  /// The fix; nil if it depends on the case.
  package var fix: String? {
    switch self {
    case .held: "wait until that program has ended, or end it, and try again"
    case .system(let error): error.fix
    }
  }
}
