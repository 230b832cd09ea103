import Glibc
package import Units

/// Whole files as bytes.
package enum FileBytes {
  /// Reads a file of at most `limit` bytes.
  ///
  /// - Throws: what failed, with the path; EFBIG for a file that is larger.
  package static func read(path: String, limit: Int = 1 << 30) throws(SystemError) -> [UInt8] {
    let file = try FileDescriptor.open(path, O_RDONLY)
    var bytes: [UInt8] = []
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

  /// Writes a file anew: first beside it, then renamed into place, so that nobody sees half of it.
  ///
  /// Of a link to an ordinary file that file is replaced. What is none (a device such as /dev/stdout, a pipe) is
  /// not replaced, but written to.
  ///
  /// - Parameters:
  ///   - mode: the permissions of the new file, before the umask.
  ///   - patience: how long a pipe or a device may take nothing; nil without end. A pipe that
  ///     nobody has opened to read is an error then, ENXIO.
  package static func write(
    _ bytes: [UInt8], to path: String, mode: UInt32 = 0o600, patience: Microseconds? = nil
  ) throws(SystemError) {
    let target = target(of: path)
    do throws(SystemError) {
      if isReplaceable(target) {
        try replace(target, with: bytes, mode: mode)
      } else {
        let waits = patience == nil ? 0 : O_NONBLOCK
        let file = try FileDescriptor.open(target, O_WRONLY | O_CREAT | O_TRUNC | waits, mode: mode)
        try writeAll(bytes, to: file, patience: patience)
      }
    } catch {
      throw SystemError("write", path, error.reason)
    }
  }

  private static func replace(
    _ path: String, with bytes: [UInt8], mode: UInt32
  ) throws(SystemError) {
    let beside = path + ".new"
    do throws(SystemError) {
      let file = try FileDescriptor.open(beside, O_WRONLY | O_CREAT | O_TRUNC, mode: mode)
      try writeAll(bytes, to: file, patience: nil)
    } catch let failure {
      _ = unsafe unlink(beside)
      throw failure
    }
    guard unsafe rename(beside, path) == 0 else {
      let failure = SystemError("write", path)
      _ = unsafe unlink(beside)
      throw failure
    }
  }

  /// Whether something has this name, if only a link to nothing.
  package static func isThere(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0
  }

  /// Gives a file another name, in the place of what has it.
  package static func move(_ path: String, to other: String) throws(SystemError) {
    guard unsafe rename(path, other) == 0 else { throw SystemError("rename", path) }
  }

  /// Removes a file.
  package static func remove(_ path: String) throws(SystemError) {
    guard unsafe unlink(path) == 0 else { throw SystemError("remove", path) }
  }

  /// Finds out whether a file could be written now, and leaves nothing behind but, through a
  /// dangling link, an empty file.
  ///
  /// - Throws: why ``write(_:to:mode:)`` would fail, with the path.
  package static func checkWritable(_ path: String, mode: UInt32 = 0o600) throws(SystemError) {
    let target = target(of: path)
    let isReplaceable = isReplaceable(target)
    let tried = isReplaceable ? target + ".new" : target
    do throws(SystemError) {
      if isOpenedLate(path) {
        guard unsafe faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0 else {
          throw SystemError("write", path)
        }
      } else {
        _ = try FileDescriptor.open(tried, O_WRONLY | O_CREAT, mode: mode)
      }
    } catch {
      throw SystemError("write", path, error.reason)
    }
    if isReplaceable { _ = unsafe unlink(tried) }
  }

  /// Whether there is a folder of that name.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Where a link to an ordinary file leads; any other path as it is.
  private static func target(of path: String) -> String {
    var status = stat()
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
      unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let found = unsafe realpath(path, nil)
    else { return path }
    defer { unsafe free(found) }
    return unsafe String(cString: found)
  }

  /// Whether opening alone may wait for somebody, or do something: a device or a pipe.
  private static func isOpenedLate(_ path: String) -> Bool {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  private static func isReplaceable(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// - Parameter patience: of a non-blocking descriptor: how long it may take nothing.
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

  /// Makes the folder in which a file shall lie, if it is missing; its parents must be there.
  package static func makeFolder(containing path: String, mode: UInt32) throws(SystemError) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    let folder = String(path[..<slash])
    guard unsafe mkdir(folder, mode) == 0 || errno == EEXIST else {
      throw SystemError("make the folder", folder)
    }
  }

  /// Makes the folder in which a file shall lie, and those above it that are missing.
  package static func makeFolders(containing path: String, mode: UInt32) throws(SystemError) {
    for slash in path.indices where path[slash] == "/" && slash > path.startIndex {
      try makeFolder(containing: String(path[...slash]), mode: mode)
    }
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
