package import LinuxIO

/// Why the journal cannot be used, and how to fix it.
package enum JournalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A call of the system failed.
  case system(SystemError)
  /// File or folder belong to another user.
  case foreignOwner(String, user: UInt32)
  /// Other users can read or write the file or the folder.
  case tooOpen(String, mode: UInt32)
  /// The path leads to something that is not an ordinary file, or not a folder.
  case wrongKind(String)
  /// The journal does not exist.
  case absent(String)
  /// No journal of stylusd.
  case notOurs(String)
  /// Made by a later stylusd.
  case newer(String, version: Int)
  /// Damaged.
  case broken(String, String)
  /// Damaged, and this number of damaged files was set aside before.
  case tooManyAside(String, Int)
  /// The file system is full.
  case full(String)
  /// A write failed for a reason other than a full file system.
  case refused(String)
  /// Another process uses it.
  case locked(String)
  /// The file system is read-only.
  case readOnly(String)
  /// This user has no permission to read the file.
  case unreadable(String)
  /// This user can read the file but not write it.
  case unwritable(String)
  /// It is in a folder that cannot be written, and no copy of it can be made.
  case uncopied(String, SystemError)
  /// Any other error of SQLite: its extended code and its message.
  case other(String, code: Int32, String)
  /// The disk takes strokes more slowly than they are drawn.
  case behind(String)

  package var description: String {
    switch self {
    case .system(let error):
      "\(error). Fix: make its folder accessible to you only, and make room in it"
    case .foreignOwner(let path, let user):
      "\(path) belongs to user \(user). Fix: chown it to the user that stylusd runs as"
    case .tooOpen(let path, let mode):
      "\(path) has mode \(String(mode, radix: 8)), and strokes are signatures and passwords. "
        + "Fix: chmod go= \(path)"
    case .wrongKind(let path): "\(path) is the wrong kind of file. Fix: move it away"
    case .absent(let path): "there is no journal \(path). Fix: name one with --file PATH"
    case .notOurs(let path): "\(path) is not a journal of stylusd. Fix: move it away"
    case .newer(let path, let version):
      "\(path) was made by a newer stylusd (layout \(version)). Fix: use that, or move it away"
    case .broken(let path, let why): "\(path) is damaged (\(why)). Fix: check the disk"
    case .tooManyAside(let path, let count):
      "\(path) is damaged, and \(count) such files were already set aside. "
        + "Fix: check the disk, and move those away"
    case .full(let path): "there is no room for \(path). Fix: make room on its file system"
    case .refused(let path):
      "a write to \(path) was refused. Fix: check for a quota, a limit of file sizes (LimitFSIZE=, "
        + "ulimit -f), and the disk"
    case .locked(let path): "another process uses \(path). Fix: end it"
    case .readOnly(let path): "\(path) cannot be written. Fix: remount its file system writable"
    case .unreadable(let path): "\(path) may not be read by this user. Fix: run this as its owner"
    case .unwritable(let path): "\(path) may not be written. Fix: chmod u+w \(path)"
    case .uncopied(let path, let error):
      "\(path) is in a folder that cannot be written, so a copy of it must be read, and \(error). "
        + "Fix: set TMPDIR to a folder with room for it"
    case .other(let path, let code, let words):
      "\(path): \(words) (SQLite \(code)). Fix: check the disk"
    case .behind(let path):
      "the disk writes strokes to \(path) more slowly than they are drawn. Fix: use a faster disk"
    }
  }

  /// Whether renaming this file and creating a new one would help.
  var isDamage: Bool { if case .broken = self { true } else { false } }
}
