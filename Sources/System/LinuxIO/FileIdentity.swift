import Glibc

/// The file that a path leads to, through any links: two paths with the same identity are the same
/// file.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64

  /// The existing file; nil if there is none, or it cannot be examined.
  package init?(of path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
  }
}

/// The size of an ordinary file and the time of its last change: whatever was computed from a file
/// with another stamp is out of date.
package struct FileStamp: Hashable, Sendable, CustomStringConvertible {
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// The existing ordinary file; nil if there is none, or it cannot be examined.
  package init?(of path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    size = Int(status.st_size)
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }

  /// The numbers as text.
  package var description: String { "\(size) \(seconds) \(nanoseconds)" }
}

extension FileBytes {
  /// Whether the path leads to an ordinary file with contents, directly or through a link.
  package static func holdsBytes(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_size > 0
  }
}
