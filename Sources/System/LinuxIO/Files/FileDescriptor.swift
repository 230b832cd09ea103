import CLinux
import Glibc

/// An open descriptor and its only owner: closed when it goes out of scope.
package struct FileDescriptor: ~Copyable {
  /// The number; valid as long as this value lives.
  package let number: Int32

  /// Takes over an open descriptor.
  package init(owning number: Int32) { self.number = number }

  deinit { close(number) }

  /// Gives the number away; the caller closes it.
  package consuming func release() -> Int32 {
    let number = number
    discard self
    return number
  }

  /// Opens a file; always close-on-exec.
  package static func open(_ path: String, _ flags: Int32, mode: UInt32 = 0)
    throws(SystemError) -> FileDescriptor
  {
    while true {
      let number = unsafe clinux_open(path, flags | O_CLOEXEC, mode)
      if number >= 0 { return FileDescriptor(owning: number) }
      guard errno == EINTR else { throw SystemError("open", path) }
    }
  }

  /// Reads at most `buffer.count` bytes; nil if a non-blocking descriptor has none now, 0 at the
  /// end.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(Errno) -> Int? {
    try Self.countMoved { unsafe Glibc.read(number, buffer.baseAddress, buffer.count) }
  }

  /// Writes as much as the descriptor accepts; nil if a non-blocking one accepts nothing now.
  package func write(_ buffer: UnsafeRawBufferPointer) throws(Errno) -> Int? {
    try Self.countMoved { unsafe Glibc.write(number, buffer.baseAddress, buffer.count) }
  }

  /// The number of bytes that a system call transferred, repeated after a signal; nil if it could
  /// transfer none now.
  @inline(__always) static func countMoved(_ call: () -> Int) throws(Errno) -> Int? {
    while true {
      let count = call()
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN: return nil
      default: throw Errno.current
      }
    }
  }

  /// Reads at most `buffer.count` bytes into an array; nil and 0 as above.
  package func read(into buffer: inout [UInt8]) throws(Errno) -> Int? {
    let result: Result<Int?, Errno> = unsafe buffer.withUnsafeMutableBytes { bytes in
      do throws(Errno) { return .success(unsafe try read(into: bytes)) } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Writes as much of a span as the descriptor accepts; nil if a non-blocking one accepts nothing
  /// now.
  package func write(_ span: borrowing Span<UInt8>) throws(Errno) -> Int? {
    let result: Result<Int?, Errno> = unsafe span.withUnsafeBytes { bytes in
      do throws(Errno) { return .success(unsafe try write(bytes)) } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Writes everything to a blocking descriptor, or as much as a non-blocking one accepts now.
  ///
  /// - Throws: EAGAIN if a non-blocking one did not accept all bytes.
  package func writeAll(_ bytes: [UInt8]) throws(Errno) {
    var written = 0
    while written < bytes.count {
      guard let count = try write(bytes.span.extracting(written...)) else {
        throw Errno(rawValue: EAGAIN)
      }
      written += count
    }
  }

  /// Makes reads and writes return instead of waiting.
  package func setNonBlocking() throws(SystemError) {
    let flags = clinux_fcntl(number, F_GETFL, 0)
    guard flags >= 0, clinux_fcntl(number, F_SETFL, flags | O_NONBLOCK) >= 0 else {
      throw SystemError("make non-blocking", "descriptor \(number)")
    }
  }
}
