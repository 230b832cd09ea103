import Glibc

/// A whole file that is written in parts, in the same way as
/// ``FileBytes/write(_:to:mode:patience:)`` does at once: a file that is replaced once all of it is
/// on the disk, or a device or pipe to which the parts are written at once.
package struct FileOutput: ~Copyable {
  private var file: FileReplacement? = nil
  private var stream: FileDescriptor? = nil
  private let path: String

  /// - Parameter mode: the permissions of a file that did not exist before, without the umask.
  package init(_ path: String, mode: UInt32 = 0o600) throws(SystemError) {
    self.path = path
    do throws(SystemError) {
      switch try WriteTarget(path) {
      case .file(let place): file = try FileReplacement(at: place, mode: mode)
      case .stream(let name): stream = try FileDescriptor.open(name, O_WRONLY)
      }
    } catch {
      throw SystemError("write", path, error.reason)
    }
  }

  /// Adds the next part.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    switch file {
    case .some(let file): try file.write(bytes)
    case .none:
      switch stream {
      case .some(let stream):
        do throws(Errno) { try stream.writeAll(bytes) } catch {
          throw SystemError("write", path, error)
        }
      case .none: break
      }
    }
  }

  /// Replaces the old file by the new one. Without this call the old file stays.
  package consuming func commit() throws(SystemError) {
    guard let file = file.take() else { return }
    try file.commit()
  }
}
