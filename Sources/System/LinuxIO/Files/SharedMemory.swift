import CLinux
import Glibc

/// Memory that can be shared with another process: a file without a name, mapped here.
///
/// All of it is allocated when the value is created, and nobody can shrink it, so that no access
/// can fail later. It is unmapped and closed with the value.
@safe package struct SharedMemory: ~Copyable {
  private let file: FileDescriptor
  private let start: UnsafeMutableRawPointer

  /// The number of bytes.
  package let count: Int

  /// The descriptor to pass on; valid as long as this value lives.
  package var number: Int32 { file.number }

  /// The largest size of one value: the largest length of 32 bits.
  package static let most = Int(Int32.max)

  /// Creates it; its bytes are zero.
  ///
  /// - Parameters:
  ///   - name: its name in /proc; at most 200 bytes.
  ///   - count: from 1 to ``most``.
  /// - Throws: the kernel's error if there is no memory, no descriptor, or a limit forbids it.
  package init(name: String, count: Int) throws(SystemError) {
    let subject = "\(count) bytes of shared memory"
    guard count > 0, count <= Self.most else {
      throw SystemError("make", subject, Errno(rawValue: count > 0 ? EFBIG : EINVAL))
    }
    let number = unsafe clinux_memory_file(name, Int64(count))
    guard number >= 0 else { throw SystemError("make", subject) }
    let opened = FileDescriptor(owning: number)
    // Loaded at once: otherwise the first picture would wait for each page.
    let mapped = unsafe mmap(
      nil, count, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE, number, 0)
    guard let mapped = unsafe mapped, unsafe mapped != MAP_FAILED else {
      throw SystemError("map", subject)
    }
    file = opened
    unsafe start = mapped
    self.count = count
  }

  deinit { unsafe munmap(start, count) }

  /// Lends 32-bit words of it.
  ///
  /// - Parameters:
  ///   - first: the number of the first word.
  ///   - count: how many; all must be inside.
  package func withWords<Result>(
    from first: Int, count: Int, _ body: (inout MutableSpan<UInt32>) -> Result
  ) -> Result {
    precondition(first >= 0 && count >= 0 && (first + count) * 4 <= self.count, "outside")
    let words = unsafe UnsafeMutableBufferPointer(
      start: start.assumingMemoryBound(to: UInt32.self) + first, count: count)
    var span = unsafe MutableSpan(_unsafeElements: words)
    return body(&span)
  }
}
