import Glibc

/// The bytes of a file or of standard input, from front to back, a piece at a time.
///
///     let source = try ByteSource(path: "-")
///     var piece = [UInt8](repeating: 0, count: 1 << 16)
///     while case let count = try source.read(into: &piece), count > 0 { ... }
package struct ByteSource: ~Copyable {
  private let file: FileDescriptor
  /// Its name in errors: its path.
  package let name: String

  /// The word that means standard input.
  package static let standardInput = "-"

  /// Opens a file, or standard input by ``standardInput``.
  package init(path: String) throws(SystemError) {
    if path == Self.standardInput {
      name = "/dev/stdin"
      let number = dup(0)
      guard number >= 0 else { throw SystemError("read", name) }
      file = FileDescriptor(owning: number)
    } else {
      name = path
      file = try FileDescriptor.open(path, O_RDONLY)
    }
  }

  /// Waits for the next bytes and reads at most `buffer.count` of them; 0 at the end.
  package func read(into buffer: inout [UInt8]) throws(SystemError) -> Int {
    while true {
      do throws(Errno) {
        if let count = try file.read(into: &buffer) { return count }
      } catch {
        throw SystemError("read", name, error)
      }
      var wanted = pollfd(fd: file.number, events: Int16(POLLIN), revents: 0)
      _ = unsafe poll(&wanted, 1, -1)
    }
  }
}
