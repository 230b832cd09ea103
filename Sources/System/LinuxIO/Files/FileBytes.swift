import CLinux
import Glibc
package import Units

/// Whole files as bytes.
package enum FileBytes {
  /// Reads a file of at most `limit` bytes.
  ///
  /// - Throws: the failed operation, with the path; EFBIG for a file that is larger.
  package static func read(path: String, limit: Int = 1 << 30) throws(SystemError) -> [UInt8] {
    try readToEnd(try FileDescriptor.open(path, O_RDONLY), of: path, limit: limit)
  }

  /// Reads an ordinary file of at most `limit` bytes and never blocks: for programs that must
  /// continue, whatever a path leads to.
  ///
  /// - Throws: the failed operation, with the path; EFBIG for a file that is larger, EINVAL for a
  ///   pipe, a device or a socket, EISDIR for a folder.
  package static func readOrdinary(
    path: String, limit: Int = 1 << 30
  ) throws(SystemError) -> [UInt8] {
    let file = try openOrdinary(path)
    var status = stat()
    guard unsafe fstat(file.number, &status) == 0 else { throw SystemError("read", path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw SystemError("read", path, Errno(rawValue: EISDIR))
    default: throw SystemError("read", path, .notOrdinary)
    }
    guard status.st_size <= limit else { throw SystemError("read", path, .tooLarge) }
    return try readToEnd(file, of: path, limit: limit, expecting: Int(status.st_size))
  }

  private static func openOrdinary(_ path: String) throws(SystemError) -> FileDescriptor {
    do throws(SystemError) {
      return try FileDescriptor.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
    } catch {
      // ENXIO: a socket, or a device without a driver.
      guard error.reason.rawValue == ENXIO else { throw error }
      throw SystemError("read", path, .notOrdinary)
    }
  }

  private static func readToEnd(
    _ file: borrowing FileDescriptor, of path: String, limit: Int, expecting size: Int = 0
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count: Int?
      do throws(Errno) { count = try file.read(into: &chunk) } catch {
        throw SystemError("read", path, error)
      }
      guard let count, count > 0 else { return bytes }
      guard bytes.count + count <= limit else {
        throw SystemError("read", path, Errno(rawValue: EFBIG))
      }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  /// Writes a file as a whole: every reader sees the old file or the new one, even after a power
  /// cut (``FileReplacement``). A link is kept, and the file that it leads to is replaced. A device
  /// such as /dev/stdout, or a pipe, is written to instead.
  ///
  /// - Parameters:
  ///   - mode: the permissions of a file that did not exist before, without the umask.
  ///   - patience: how long a pipe or a device may accept nothing; nil for any time. A pipe that
  ///     nobody has opened for reading is then an error, ENXIO.
  package static func write(
    _ bytes: [UInt8], to path: String, mode: UInt32 = 0o600, patience: Microseconds? = nil
  ) throws(SystemError) {
    do throws(SystemError) {
      switch try WriteTarget(path) {
      case .file(let place):
        let new = try FileReplacement(at: place, mode: mode)
        try new.write(bytes)
        try new.commit()
      case .stream(let stream):
        let waits = patience == nil ? 0 : O_NONBLOCK
        let file = try FileDescriptor.open(stream, O_WRONLY | waits)
        try writeAll(bytes, to: file, patience: patience)
      }
    } catch {
      throw SystemError("write", path, error.reason)
    }
  }

  /// Creates a file with a name that is free, and its contents; a file that could not be written
  /// whole is removed again.
  ///
  /// - Parameter mode: its permissions, without the umask.
  /// - Throws: the failed operation, with the path; EEXIST if the name is in use.
  package static func create(
    _ bytes: [UInt8], at path: String, mode: UInt32
  ) throws(SystemError) {
    let file: FileDescriptor
    do throws(SystemError) {
      file = try FileDescriptor.open(path, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
    } catch {
      throw SystemError("create", path, error.reason)
    }
    do throws(Errno) {
      try file.writeAll(bytes)
      try DiskSync.sync(file)
    } catch {
      _ = unsafe unlink(path)
      throw SystemError("write", path, error)
    }
    try syncFolder(of: path)
  }

  /// Opens a file that another program is to edit, for reading and writing; one that this user may
  /// not write, for reading.
  ///
  /// - Parameter isWritable: set to whether it is open for writing.
  package static func openForEditor(
    _ path: String, isWritable: inout Bool
  ) throws(SystemError) -> FileDescriptor {
    do throws(SystemError) {
      isWritable = true
      return try FileDescriptor.open(path, O_RDWR)
    } catch {
      guard error.reason.isRefusal || error.reason.isReadOnly else { throw error }
      isWritable = false
      return try FileDescriptor.open(path, O_RDONLY)
    }
  }

  /// The file that a path leads to through all links; nil if there is none.
  package static func target(of path: String) -> String? {
    guard let target = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(target) }
    return unsafe String(cString: target)
  }

  /// Opens something that passes bytes on, such as a pipe or a device, for writing; nil for an
  /// ordinary file and for a free name.
  package static func openStream(_ path: String) throws(SystemError) -> FileDescriptor? {
    guard case .stream(let stream) = try WriteTarget(path) else { return nil }
    return try FileDescriptor.open(stream, O_WRONLY)
  }

  /// Whether the name is in use, even by a link to nothing.
  package static func isThere(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0
  }

  /// Gives a file a free name next to it: `PATH.ENDING`, or with a number from 2 on,
  /// `PATH.ENDING-2`. Nothing is replaced, and the new name survives a power cut.
  ///
  /// - Returns: its new path.
  /// - Throws: EEXIST if a thousand such names are taken; errors of the folder.
  package static func setAside(_ path: String, ending: String) throws(SystemError) -> String {
    for number in 1...1_000 {
      let other = "\(path).\(ending)" + (number > 1 ? "-\(number)" : "")
      if unsafe clinux_rename_to_free(path, other) == 0 {
        try syncFolder(of: other)
        return other
      }
      guard errno == EEXIST else { break }
    }
    throw SystemError("rename", path)
  }

  /// Removes a file permanently: a power cut does not restore it.
  package static func remove(_ path: String) throws(SystemError) {
    guard unsafe unlink(path) == 0 else { throw SystemError("remove", path) }
    try syncFolder(of: path)
  }

  /// Checks, without any change, whether a file could be removed now.
  ///
  /// - Throws: why ``remove(_:)`` would fail, with the path.
  package static func checkRemovable(_ path: String) throws(SystemError) {
    guard unsafe faccessat(AT_FDCWD, FilePlace(path).folder, W_OK | X_OK, AT_EACCESS) == 0 else {
      throw SystemError("remove", path)
    }
  }

  /// Checks whether a file could be written now, and leaves nothing behind.
  ///
  /// - Throws: why ``write(_:to:mode:patience:)`` would fail, with the path.
  package static func checkWritable(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      switch try WriteTarget(path) {
      case .file(let place): _ = try FileReplacement(at: place, mode: 0o600)
      // Even opening it may block, or have an effect.
      case .stream(let stream):
        guard unsafe faccessat(AT_FDCWD, stream, W_OK, AT_EACCESS) == 0 else {
          throw SystemError("write", stream)
        }
      }
    } catch {
      throw SystemError("write", path, error.reason)
    }
  }

  /// Whether a folder with that name exists.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether the path itself is a symbolic link.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// - Parameter patience: for a non-blocking descriptor, how long it may accept nothing.
  private static func writeAll(
    _ bytes: [UInt8], to file: borrowing FileDescriptor, patience: Microseconds?
  ) throws(SystemError) {
    var written = 0
    do throws(Errno) {
      while written < bytes.count {
        if let count = try file.write(bytes.span.extracting(written...)) {
          written += count
        } else if !Readiness.hasRoom(file.number, within: patience ?? Microseconds(0)) {
          throw Errno(rawValue: ETIMEDOUT)
        }
      }
    } catch {
      throw SystemError("write", "descriptor \(file.number)", error)
    }
  }

  /// Creates the folder of a file, if it is missing; the folder's parents must exist. A new folder
  /// survives a power cut.
  package static func makeFolder(containing path: String, mode: UInt32) throws(SystemError) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    let folder = String(path[..<slash])
    guard unsafe mkdir(folder, mode) == 0 else {
      guard errno == EEXIST else { throw SystemError("make the folder", folder) }
      return
    }
    try syncFolder(of: folder)
  }

  /// Waits until the names in the folder of a path are on the disk.
  package static func syncFolder(of path: String) throws(SystemError) {
    do throws(SystemError) {
      try FileDescriptor.open(FilePlace(path).folder, O_RDONLY | O_DIRECTORY).sync()
    } catch {
      // A folder that may be entered but not listed cannot be opened, and therefore not synced.
      guard error.reason.rawValue != EACCES else { return }
      throw error
    }
  }

  /// Creates the folder of a file, and missing folders above it.
  package static func makeFolders(containing path: String, mode: UInt32) throws(SystemError) {
    for slash in path.indices where path[slash] == "/" && slash > path.startIndex {
      try makeFolder(containing: String(path[...slash]), mode: mode)
    }
  }

  /// Removes a folder if it is empty; returns whether it is gone.
  package static func removeEmptyFolder(_ path: String) -> Bool {
    guard unsafe rmdir(path) == 0 else { return false }
    try? syncFolder(of: path)
    return true
  }

  /// The names in a folder, sorted.
  package static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = unsafe opendir(folder) else { throw SystemError("list", folder) }
    defer { _ = unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { text in
          unsafe String(cString: text)
        }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
