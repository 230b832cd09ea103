import CLinux
import Glibc

/// A new file that replaces another one once all of it is on the disk. All our programs write whole
/// files this way.
///
///     var new = try FileReplacement(of: path, mode: 0o600)
///     try new.write(bytes)
///     try new.commit()
///
/// Before ``commit()`` nobody sees the new file, and the old one is unchanged. After it the new one
/// survives a power cut. Without it no file is left behind: until then the file has no name, or a
/// random one on file systems that do not support that (NFS, FUSE, overlayfs).
///
/// The new file has the permissions, the access list, and if possible the owner and group of the
/// file that it replaces. Other hard links to that file keep the old content.
package struct FileReplacement: ~Copyable {
  private let folder: FileDescriptor
  private let file: FileDescriptor
  private let place: FilePlace
  /// The current name of the new file; nil if it has none.
  private var name: String?
  /// Whether that name is kept if nothing is committed.
  private let staysUncommitted: Bool

  /// Begins a file that replaces the one that a path leads to, if any.
  ///
  /// - Parameter mode: the permissions of a file that did not exist before, without the umask.
  /// - Throws: why that is impossible: EACCES if the old file may not be written, even if its
  ///   folder may; EINVAL if it is not an ordinary file.
  package init(of path: String, mode: UInt32 = 0o600) throws(SystemError) {
    guard case .file(let place) = try WriteTarget(path) else {
      throw SystemError("replace", path, .notOrdinary)
    }
    try self.init(at: place, mode: mode)
  }

  init(at place: FilePlace, mode: UInt32) throws(SystemError) {
    let folder = try FileDescriptor.open(place.folder, O_RDONLY | O_DIRECTORY)
    let old = try OldFile(at: place, in: folder)
    let hidden = try HiddenFile(in: folder, mode: old == nil ? mode : 0o600)
    do throws(SystemError) { try old?.passOn(to: hidden.file) } catch {
      hidden.removeFile(from: folder)
      throw error
    }
    self.place = place
    name = hidden.name
    staysUncommitted = false
    file = hidden.takeFile()
    self.folder = folder
  }

  /// Begins a file that is visible while it grows and is kept however the program ends. It gets its
  /// final name if that is free. Otherwise it is `PATH.part`, or has a number from 2 on, until it
  /// is committed. An empty file is removed.
  ///
  /// - Throws: as above.
  package init(growing path: String, mode: UInt32 = 0o600) throws(SystemError) {
    guard case .file(let place) = try WriteTarget(path) else {
      throw SystemError("replace", path, .notOrdinary)
    }
    do throws(SystemError) {
      let folder = try FileDescriptor.open(place.folder, O_RDONLY | O_DIRECTORY)
      let old = try OldFile(at: place, in: folder)
      let (number, known) = try PartName.find(place.name, isFree: old == nil) {
        [folder = folder.number] name in
        let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        return unsafe clinux_openat(folder, name, flags, old == nil ? mode : 0o600)
      }
      let file = FileDescriptor(owning: number)
      do throws(SystemError) {
        try old?.passOn(to: file)
        try folder.sync()
      } catch {
        _ = unsafe unlinkat(folder.number, known, 0)
        throw error
      }
      self.place = place
      name = known
      staysUncommitted = true
      self.file = file
      self.folder = folder
    } catch {
      throw SystemError("write", path, error.reason)
    }
  }

  /// The path of the data written up to now, if it is not the named path; otherwise nil.
  package var visiblePath: String? {
    guard staysUncommitted, let name, name != place.name else { return nil }
    var seen = place
    seen.name = name
    return seen.path
  }

  /// Whether nothing has been written yet.
  package var isEmpty: Bool {
    var status = stat()
    return unsafe fstat(file.number, &status) == 0 && status.st_size == 0
  }

  deinit {
    if let name, !staysUncommitted || isEmpty { _ = unsafe unlinkat(folder.number, name, 0) }
  }

  /// Adds bytes at its end.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    do throws(Errno) { try file.writeAll(bytes) } catch {
      throw SystemError("write", place.path, error)
    }
  }

  /// Appends complete lines. If they do not all fit, as many as possible are written, and the file
  /// ends with a complete line.
  package func write(lines bytes: [UInt8]) throws(SystemError) {
    let start = lseek(file.number, 0, SEEK_CUR)
    do throws(SystemError) { try write(bytes) } catch {
      let part = Int(lseek(file.number, 0, SEEK_CUR) - start)
      if 0...bytes.count ~= part {
        let line = bytes[..<part].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        _ = ftruncate(file.number, start + off_t(line))
      }
      throw error
    }
  }

  /// Replaces the old file by the new one, and waits until both file and name are on the disk.
  ///
  /// - Throws: the failed operation. The old file is then still there, unless only the last step
  ///   failed: syncing the new name.
  package consuming func commit() throws(SystemError) { try publish() }

  /// The same, and returns the new file for further writing.
  package consuming func commitOpen() throws(SystemError) -> FileDescriptor {
    let copy = clinux_fcntl(file.number, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw SystemError("open", place.path) }
    let open = FileDescriptor(owning: copy)
    try publish()
    return open
  }

  private mutating func publish() throws(SystemError) {
    // While the old file is open its blocks are not reused: ext4 with data=writeback reuses them
    // before the rename is on the disk, and after a power cut the old name would show the content
    // of another file (4 of 400 cuts).
    let old = unsafe clinux_openat(
      folder.number, place.name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0)
    defer { if old >= 0 { close(old) } }
    do throws(SystemError) {
      try file.sync()
      if name == nil {
        name = try RandomName.given(to: file, in: folder)
        // btrfs does not log a file without a name: after a power cut it would be empty (132 of
        // 1,060 files).
        try file.sync()
      }
      guard let known = name,
        unsafe renameat(folder.number, known, folder.number, place.name) == 0
      else {
        throw SystemError("rename")
      }
      name = nil
      try folder.sync()
    } catch {
      throw SystemError("write", place.path, error.reason)
    }
  }
}

/// A new file that is not visible.
struct HiddenFile: ~Copyable {
  let file: FileDescriptor
  /// Its random name; nil if it has none.
  let name: String?

  /// Linux's O_TMPFILE: a file without a name. Its value is the same on x86 and ARM except for
  /// O_DIRECTORY.
  private static let nameless = 0o20_000_000 | O_DIRECTORY

  init(in folder: borrowing FileDescriptor, mode: UInt32) throws(SystemError) {
    // A file without a name gets one through /proc.
    if unsafe access("/proc/self/fd/\(folder.number)", F_OK) == 0 {
      let flags = Self.nameless | O_RDWR | O_CLOEXEC
      let number = unsafe clinux_openat(folder.number, ".", flags, mode)
      if number >= 0 {
        file = FileDescriptor(owning: number)
        name = nil
        return
      }
      // Any other error also occurs with a name, and is reported there.
    }
    let target = folder.number
    let (number, known) = try RandomName.find { name in
      let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      return unsafe clinux_openat(target, name, flags, mode)
    }
    file = FileDescriptor(owning: number)
    name = known
  }

  func removeFile(from folder: borrowing FileDescriptor) {
    if let name { _ = unsafe unlinkat(folder.number, name, 0) }
  }

  consuming func takeFile() -> FileDescriptor { file }
}

/// Names of files that are visible before they are complete.
private enum PartName {
  /// The largest number of parts left behind by crashed programs.
  private static let mostTries = 1_000
  /// The number of bytes of the name that are used: the suffix must fit, too.
  private static let longestStem = 240

  /// Tries the name itself if it is free, otherwise names of parts, until a call finds one free.
  static func find(
    _ name: String, isFree: Bool, _ call: (String) -> Int32
  ) throws(SystemError) -> (result: Int32, name: String) {
    let stem = String(decoding: name.utf8.prefix(longestStem), as: UTF8.self)
    for number in (isFree ? 0 : 1)...mostTries {
      let tried =
        number == 0 ? name : "\(stem).part" + (number > 1 ? "-\(number)" : "")
      let result = call(tried)
      if result >= 0 { return (result, tried) }
      guard errno == EEXIST || errno == EINTR else { break }
    }
    throw SystemError("make a file")
  }
}

/// Names that nobody can guess: hidden, and short, so that they fit wherever a name of 255 bytes
/// fits.
private enum RandomName {
  /// How many names may be taken already; the chance for one is 1 in 2^64.
  private static let mostTries = 8

  /// Tries names until a call succeeds, that is, returns a number that is not negative, or fails
  /// with another error than EEXIST.
  static func find(
    _ call: (String) -> Int32
  ) throws(SystemError) -> (result: Int32, name: String) {
    for _ in 0..<mostTries {
      let name = ".stylus-" + String(UInt64.random(in: 0 ... .max), radix: 36)
      let result = call(name)
      if result >= 0 { return (result, name) }
      guard errno == EEXIST || errno == EINTR else { break }
    }
    throw SystemError("make a file")
  }

  /// Gives a file without a name its name.
  static func given(
    to file: borrowing FileDescriptor, in folder: borrowing FileDescriptor
  ) throws(SystemError) -> String {
    let link = "/proc/self/fd/\(file.number)"
    let target = folder.number
    return try find { name in
      unsafe linkat(AT_FDCWD, link, target, name, AT_SYMLINK_FOLLOW)
    }.name
  }
}

/// The attributes that a replaced file passes on to the new one.
private struct OldFile {
  private let status: stat
  /// Its POSIX access list; nil if it has none.
  private let accessList: [UInt8]?

  private static let listName = "system.posix_acl_access"
  /// The longest list that ext4, XFS and btrfs store.
  private static let longestList = 65_536

  /// Nil if the name is free.
  ///
  /// - Throws: EACCES if we may not write the file; EISDIR, EINVAL if it is not an ordinary file.
  init?(at place: FilePlace, in folder: borrowing FileDescriptor) throws(SystemError) {
    var status = stat()
    guard unsafe fstatat(folder.number, place.name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      guard errno == ENOENT else { throw SystemError("write", place.path) }
      return nil
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw SystemError("write", place.path, Errno(rawValue: EINVAL))
    }
    guard unsafe faccessat(folder.number, place.name, W_OK, AT_EACCESS) == 0 else {
      throw SystemError("write", place.path)
    }
    self.status = status
    accessList = Self.list(of: place.path)
  }

  private static func list(of path: String) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: longestList)
    let count = unsafe bytes.withUnsafeMutableBytes { bytes in
      unsafe lgetxattr(path, listName, bytes.baseAddress, bytes.count)
    }
    return count > 0 ? Array(bytes[..<count]) : nil
  }

  /// Gives a new file its owner, group, permissions and access list. If the group or the access
  /// list cannot be kept, the new file grants its group no more than everybody has.
  func passOn(to file: borrowing FileDescriptor) throws(SystemError) {
    var mode = status.st_mode & 0o777
    if fchown(file.number, status.st_uid, status.st_gid) != 0 {
      // Only root can give files away; the group can be any of our groups.
      if fchown(file.number, uid_t.max, status.st_gid) != 0 { mode = Self.lessGroup(mode) }
    }
    if let accessList {
      let isKept = unsafe accessList.withUnsafeBytes { bytes in
        unsafe fsetxattr(file.number, Self.listName, bytes.baseAddress, bytes.count, 0) == 0
      }
      // In a file with an access list, the group's permissions limit everybody on the list.
      if !isKept { mode = Self.lessGroup(mode) }
    }
    guard fchmod(file.number, mode) == 0 else { throw SystemError("change the mode") }
  }

  private static func lessGroup(_ mode: mode_t) -> mode_t {
    mode & 0o707 | mode & (mode & 0o7) << 3 & 0o70
  }
}

extension FileDescriptor {
  /// Waits until written data is on the disk. If a file cannot be synced, such as a folder of some
  /// network file systems, nothing more can be done.
  package func sync() throws(SystemError) {
    guard fsync(number) != 0, errno != EINVAL, errno != ENOTSUP else { return }
    throw SystemError("sync", "descriptor \(number)")
  }
}
