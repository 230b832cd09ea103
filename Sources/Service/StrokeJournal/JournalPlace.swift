import Glibc
import LinuxIO

/// The path of a journal, and whether strokes are safe there.
package struct JournalPlace: Hashable, Sendable {
  /// The file.
  package let path: String

  /// The largest number of damaged files that are kept next to it.
  private static let mostAside = 8
  /// The files that SQLite keeps next to a database while it is open, and after a crash.
  static let companions = ["-wal", "-shm", "-journal"]

  /// Names a file, without checking whether it exists.
  package init(path: String) { self.path = path }

  /// SQLite's write-ahead log of the file.
  var log: String { path + "-wal" }

  /// The folder that it is in.
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Makes folder and file if they are missing, for our eyes only, and checks both.
  func prepare() throws(JournalError) {
    try makeFolders()
    try checkPath(folder, isFolder: true)
    do throws(SystemError) {
      _ = try FileDescriptor.open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
    } catch {
      switch error.reason.rawValue {
      case EEXIST: break
      case EROFS: throw .readOnly(path)
      case ENOSPC, EDQUOT: throw .full(path)
      default: throw .system(error)
      }
    }
    try checkFile()
    try checkWritable()
  }

  private func makeFolders() throws(JournalError) {
    do throws(SystemError) { try FileBytes.makeFolders(containing: path, mode: 0o700) } catch {
      throw error.reason.rawValue == EROFS ? .readOnly(path) : .system(error)
    }
  }

  /// Refuses a file without write permission, which SQLite would open read-only.
  func checkWritable() throws(JournalError) {
    guard unsafe faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) != 0 else { return }
    throw errno == EACCES ? .unwritable(path) : .readOnly(path)
  }

  /// Whether SQLite can create files next to it, which is necessary even for reading.
  var isInWritableFolder: Bool {
    unsafe faccessat(AT_FDCWD, folder, W_OK | X_OK, AT_EACCESS) == 0
  }

  /// Refuses a folder in which SQLite cannot create its files.
  func checkFolderWritable() throws(JournalError) {
    guard !isInWritableFolder else { return }
    throw errno == EACCES ? .unwritable(folder) : .readOnly(path)
  }

  /// Refuses a file that others can read or that belongs to another user; root may use any file.
  func checkFile() throws(JournalError) { try checkPath(path, isFolder: false) }

  private func checkPath(_ path: String, isFolder: Bool) throws(JournalError) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else {
      if errno == ENOENT { throw .absent(path) }
      throw .system(SystemError("check", path))
    }
    // The path of a folder may be a symbolic link; that of the file may not.
    if isFolder { _ = unsafe stat(path, &status) }
    guard status.st_mode & S_IFMT == (isFolder ? S_IFDIR : S_IFREG) else { throw .wrongKind(path) }
    guard status.st_uid == Environment.user || Environment.user == 0 else {
      throw .foreignOwner(path, user: status.st_uid)
    }
    if !isFolder { try checkHeader() }
    guard status.st_mode & 0o077 == 0 else { throw .tooOpen(path, mode: status.st_mode & 0o7777) }
  }

  /// Refuses a file whose header is not that of a journal, before a message asks anybody to change
  /// its mode or owner. SQLite itself checks an empty file, and a database without an application
  /// ID whose log may contain the header.
  private func checkHeader() throws(JournalError) {
    var header = [UInt8](repeating: 0, count: 100)
    let count: Int
    do throws(SystemError) {
      let file = try FileDescriptor.open(path, O_RDONLY | O_NOFOLLOW)
      do throws(Errno) { count = try file.read(into: &header) ?? 0 } catch {
        throw SystemError("read", path, error)
      }
    } catch {
      throw error.reason.isRefusal ? .unreadable(path) : .system(error)
    }
    guard count > 0 else { return }
    let kind = header[68..<72].reduce(Int64(0)) { $0 << 8 | Int64($1) }
    guard header.starts(with: Self.magic), [0, JournalFile.applicationID].contains(kind) else {
      throw .notOurs(path)
    }
  }

  /// How each SQLite database begins.
  private static let magic = Array("SQLite format 3\0".utf8)

  /// Why SQLite reports that it cannot write: an error of the file system, or the file's mode.
  static func refusal(toWrite path: String) -> JournalError {
    guard unsafe faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) != 0, errno == EACCES else {
      return .readOnly(path)
    }
    return .unwritable(path)
  }

  /// The damaged files next to it, by name.
  package var aside: [String] {
    let mark = name + ".broken-"
    return (try? FileBytes.names(in: folder))?.filter { candidate in
      candidate.hasPrefix(mark) && !Self.companions.contains { candidate.hasSuffix($0) }
    } ?? []
  }

  /// Renames a damaged file and its companions; returns the new path.
  func putAside(now: Int64) throws(JournalError) -> String {
    let before = aside
    guard before.count < Self.mostAside else { throw .tooManyAside(path, before.count) }
    var number = now / 1_000_000
    while before.contains("\(name).broken-\(number)") { number += 1 }
    let new = "\(path).broken-\(number)"
    // The log first: next to a new file, it would be treated as that file's log.
    for end in Self.companions + [""] where unsafe access(path + end, F_OK) == 0 {
      guard unsafe rename(path + end, new + end) == 0 else {
        throw .system(SystemError("set aside", path + end))
      }
    }
    // Before a new file is created: a power cut could otherwise leave it with the old file's log.
    do throws(SystemError) { try FileBytes.syncFolder(of: path) } catch { throw .system(error) }
    return new
  }

  /// The size of the file and its log in bytes.
  var size: Int64 {
    (Self.companions + [""]).reduce(0) { sum, end in
      var status = stat()
      return unsafe stat(path + end, &status) == 0 ? sum + Int64(status.st_size) : sum
    }
  }
}
