import Glibc
package import LinuxIO

/// The right to keep ink in a folder: one overlay at a time has it. It ends with its holder, however that ends.
struct KeptLock: ~Copyable {
  private let file: FileDescriptor

  /// Takes it.
  ///
  /// - Throws: who has it; what the folder forbids.
  init(in folder: String) throws(KeptLockError) {
    let path = folder + "/lock"
    let opened = try Self.open(path)
    guard flock(opened.number, LOCK_EX | LOCK_NB) == 0 else {
      guard errno == EWOULDBLOCK else { throw .system(SystemError("lock", path)) }
      throw .held(folder, by: Self.holder(path))
    }
    // Only words for people: the lock holds without them.
    _ = ftruncate(opened.number, 0)
    try? opened.writeAll(Array("\(getpid())\n".utf8))
    file = opened
  }

  private static func open(_ path: String) throws(KeptLockError) -> FileDescriptor {
    do throws(SystemError) {
      try FileBytes.makeFolders(containing: path, mode: 0o700)
      return try FileDescriptor.open(path, O_RDWR | O_CREAT | O_NOFOLLOW, mode: 0o600)
    } catch {
      throw .system(error)
    }
  }

  private static func holder(_ path: String) -> Int32? {
    guard let bytes = try? FileBytes.readOrdinary(path: path, limit: 64) else { return nil }
    return Int32(String(decoding: bytes, as: UTF8.self).prefix { $0 != "\n" })
  }
}

/// Why no ink can be kept in a folder.
package enum KeptLockError: Error, CustomStringConvertible {
  /// Another overlay keeps its ink there.
  case held(String, by: Int32?)
  /// The kernel refused something.
  case system(SystemError)

  package var description: String {
    switch self {
    case .held(let folder, let process):
      "another inkoverlay\(process.map { " (process \($0))" } ?? "") keeps its ink in \(folder). "
        + "Fix: end that one, or start this one with --no-keep or another XDG_STATE_HOME"
    case .system(let error): "\(error)"
    }
  }
}
