import CLinux
import Glibc

/// A file without a name for data that does not fit into memory; it is deleted when it is closed.
package struct ScratchFile: ~Copyable {
  private let file: FileDescriptor
  /// Its name in errors: the file that it will become, if both are in one folder.
  private let name: String

  /// - Parameter path: a file in the preferred folder, if files can be created there; otherwise the
  ///   folder is that of `TMPDIR`, or /var/tmp.
  package init(near path: String) throws(SystemError) {
    let other = Environment.variable("TMPDIR") ?? "/var/tmp"
    let beside = (try? WriteTarget(path)).flatMap { target in
      if case .file(let place) = target { place.folder } else { nil }
    }
    guard let beside, let file = try? Self.make(in: beside) else {
      file = try Self.make(in: other)
      name = "a scratch file in \(other)"
      return
    }
    self.file = file
    name = path
  }

  private static func make(in path: String) throws(SystemError) -> FileDescriptor {
    let folder = try FileDescriptor.open(path, O_RDONLY | O_DIRECTORY)
    let hidden = try HiddenFile(in: folder, mode: 0o600)
    hidden.removeFile(from: folder)
    return hidden.takeFile()
  }

  /// Adds bytes at its end.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    do throws(Errno) { try file.writeAll(bytes) } catch {
      throw SystemError("write", name, error)
    }
  }

  /// Overwrites the bytes at its beginning; nothing may be appended afterwards.
  package func replaceBeginning(with bytes: [UInt8]) throws(SystemError) {
    guard lseek(file.number, 0, SEEK_SET) == 0 else { throw SystemError("seek", name) }
    try write(bytes)
  }

  /// The file, to read it.
  package consuming func stored() -> StoredFile { StoredFile(file, at: name) }
}
