import CLinux
import Glibc

/// A new file that takes the place of another once all of it is on the disk. The one way in which
/// we write whole files.
///
///     var new = try FileReplacement(of: path, mode: 0o600)
///     try new.write(bytes)
///     try new.commit()
///
/// Before ``commit()`` nobody sees the new file, and the old one is as it was. After it the new one
/// survives a power cut. Without it nothing is left behind: the file has no name until then, or, on
/// file systems that cannot do that (NFS, FUSE, overlayfs), a random one.
///
/// The new file has the permissions, the access list, and if possible the owner and group of the
/// file that it replaces. Other hard links to that file keep the old content.
package struct FileReplacement: ~Copyable {
  private let folder: FileDescriptor
  private let file: FileDescriptor
  private let place: FilePlace
  /// The name that the new file has so far; nil: none.
  private var name: String?
  /// Whether that name stays where nothing is committed.
  private let staysUncommitted: Bool

  /// Begins a file in the place of the one that a path leads to, or of nothing.
  ///
  /// - Parameter mode: the permissions of a file that replaces nothing, before the umask.
  /// - Throws: why it cannot be: EACCES if the old file may not be written, though its folder may;
  ///   EINVAL for what is not an ordinary file.
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

  /// Begins a file that people can see while it grows: what was written stays, whatever ends the
  /// program. It has its own name if that is free. Otherwise it is `PATH.part`, or with a number
  /// from 2 on, until it is committed. An empty file does not stay.
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

  /// The path of the data written up to now, if not the named path; nil: there, or nowhere.
  package var visiblePath: String? {
    guard staysUncommitted, let name, name != place.name else { return nil }
    var seen = place
    seen.name = name
    return seen.path
  }

  /// Whether nothing was written yet.
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

  /// Adds whole lines at its end. If they do not fit, as many as do are there, and the file ends
  /// with a whole line.
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

  /// Puts the new file into the place of the old one, and waits until both file and name are on the
  /// disk.
  ///
  /// - Throws: what failed. The old file is then still there, unless only the last step failed:
  ///   telling the disk of the new name.
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
    // While the old file is open nobody gets its blocks: ext4 with data=writeback hands them out
    // before the rename is on the disk, and after a power cut the old name would show another
    // file's content (4 of 400 cuts).
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

/// A new file that nobody sees.
struct HiddenFile: ~Copyable {
  let file: FileDescriptor
  /// Its random name; nil: none.
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
      // Whatever else is wrong is wrong with a name, too, and said there.
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

/// Names of files that people can see before they are whole.
private enum PartName {
  /// As many parts of crashed programs may lie there.
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

/// Names that nobody can guess: short, so that they fit wherever a name of 255 bytes does, and
/// hidden.
private enum RandomName {
  /// How many may be taken already: one is by a chance of 1 in 2^64.
  private static let mostTries = 8

  /// Tries names until a call is content: one that returns no negative number, or fails otherwise
  /// than with EEXIST.
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

  /// Gives a file that has none a name.
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

/// What a file that is to be replaced passes on to the new one.
private struct OldFile {
  private let status: stat
  /// Its POSIX access list; nil if it has none.
  private let accessList: [UInt8]?

  private static let listName = "system.posix_acl_access"
  /// The longest list that ext4, XFS and btrfs store.
  private static let longestList = 65_536

  /// Nil if the name is free.
  ///
  /// - Throws: EACCES if we may not write the file; EISDIR, EINVAL if it is none any more.
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

  /// Gives a new file its owner, group, permissions and access list. If the group cannot be kept,
  /// the new file grants no more than everybody has; likewise if the access list cannot be kept.
  func passOn(to file: borrowing FileDescriptor) throws(SystemError) {
    var mode = status.st_mode & 0o777
    if fchown(file.number, status.st_uid, status.st_gid) != 0 {
      // Only root gives files away; a group can be any that we are in.
      if fchown(file.number, uid_t.max, status.st_gid) != 0 { mode = Self.lessGroup(mode) }
    }
    if let accessList {
      let isKept = unsafe accessList.withUnsafeBytes { bytes in
        unsafe fsetxattr(file.number, Self.listName, bytes.baseAddress, bytes.count, 0) == 0
      }
      // Of a file with a list the group's permissions are those of everybody on the list.
      if !isKept { mode = Self.lessGroup(mode) }
    }
    guard fchmod(file.number, mode) == 0 else { throw SystemError("change the mode") }
  }

  private static func lessGroup(_ mode: mode_t) -> mode_t {
    mode & 0o707 | mode & (mode & 0o7) << 3 & 0o70
  }
}

extension FileDescriptor {
  /// Waits until what was written is on the disk. What cannot be synced, such as a folder of some
  /// network file systems, is as safe as it gets.
  package func sync() throws(SystemError) {
    guard fsync(number) != 0, errno != EINVAL, errno != ENOTSUP else { return }
    throw SystemError("sync", "descriptor \(number)")
  }
}
