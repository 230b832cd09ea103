import Glibc

/// The kind of file that a path for writing leads to.
enum WriteTarget: Hashable, Sendable {
  /// An ordinary file, or a free name for one: it is replaced as a whole.
  case file(FilePlace)
  /// Something that passes bytes on, such as a device or a pipe: it is written to, and never
  /// replaced.
  case stream(String)

  /// Follows links as the kernel would, including one to a name that is still free.
  ///
  /// - Throws: why the path is invalid: EISDIR for a folder, ELOOP, or the kernel's error on the
  ///   way, including its protection of links in folders that everybody can write.
  init(_ path: String) throws(SystemError) {
    var status = stat()
    if unsafe stat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFREG: self = .file(try FilePlace(resolving: path))
      case S_IFDIR: throw SystemError("write", path, Errno(rawValue: EISDIR))
      default: self = .stream(path)
      }
      return
    }
    guard errno == ENOENT else { throw SystemError("write", path) }
    self = .file(try FilePlace(resolving: path))
  }
}

/// A name in a folder that is not a link.
struct FilePlace: Hashable, Sendable {
  /// The folder; "." for a bare name.
  var folder: String
  /// The name in it.
  var name: String

  /// Linux follows no more links than this on one path (path_resolution(7)).
  private static let mostLinks = 40

  /// The path after following every link at its end.
  init(resolving path: String) throws(SystemError) {
    self.init(path)
    for _ in 0..<Self.mostLinks {
      guard let next = try link(askedFor: path) else { return }
      self.init(next.first == "/" ? next : "\(folder)/\(next)")
    }
    throw SystemError("write", path, Errno(rawValue: ELOOP))
  }

  /// Parts a path at its last slash.
  init(_ path: String) {
    guard let slash = path.lastIndex(of: "/") else {
      (folder, name) = (".", path)
      return
    }
    folder = slash == path.startIndex ? "/" : String(path[..<slash])
    name = String(path[path.index(after: slash)...])
  }

  /// The path of the name.
  var path: String { folder == "/" ? "/\(name)" : "\(folder)/\(name)" }

  /// The target of the link with this name; nil if it is not a link.
  private func link(askedFor path: String) throws(SystemError) -> String? {
    // A name that ends with a slash is a folder, or does not exist.
    guard !name.isEmpty else { throw SystemError("write", path, Errno(rawValue: EISDIR)) }
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return -1 }
      return unsafe readlink(self.path, start, bytes.count)
    }
    guard count < 0 else { return String(decoding: buffer[..<count], as: UTF8.self) }
    // EINVAL: it exists and is not a link. ENOENT: the name is free, or the folder is missing,
    // which opening the folder shows.
    guard [EINVAL, ENOENT].contains(errno) else { throw SystemError("write", path) }
    return nil
  }
}
