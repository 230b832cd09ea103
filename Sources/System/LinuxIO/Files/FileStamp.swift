import Glibc
import Units

/// What tells that a file is another one than before: its inode, size, and times. Whoever stores
/// what it found in a file stores the stamp with it, and looks again when the stamp is another.
package struct FileStamp: Hashable, Sendable, CustomStringConvertible {
  private let values: [Int64]
  /// When the file or its attributes changed last, in nanoseconds since 1970.
  private let changed: Int64

  /// Changes within this time may leave the same times: clocks of file systems tick coarsely.
  private static let tick = Microseconds.milliseconds(2_000)

  /// The stamp of an ordinary file; links are followed. Nil for anything else, and if it cannot be
  /// examined.
  package init?(of path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    changed = Self.nanoseconds(status.st_ctim)
    values = [
      Int64(truncatingIfNeeded: status.st_dev), Int64(truncatingIfNeeded: status.st_ino),
      Int64(status.st_size), Self.nanoseconds(status.st_mtim), changed,
    ]
  }

  /// Whether any later change gives another stamp: false shortly after a change.
  package var isSettled: Bool {
    WallClock.microseconds - changed / 1_000 > Self.tick.value
  }

  /// As text without blanks.
  package var description: String { values.map { String($0) }.joined(separator: "-") }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
