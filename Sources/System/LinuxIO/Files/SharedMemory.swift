import CLinux
import Glibc

/// Memory that another process can be given: a file without a name, mapped here.
///
/// All of it is there when the value is made, and nobody can take any of it away, so that no access
/// can fail later. Unmapped and closed when the value goes.
@safe package struct SharedMemory: ~Copyable {
  private let file: FileDescriptor
  private let start: UnsafeMutableRawPointer

  /// How many bytes there are.
  package let count: Int

  /// The descriptor to hand over; valid as long as this value lives.
  package var number: Int32 { file.number }

  /// The most bytes that one value has: what a length of 32 bits can say.
  package static let most = Int(Int32.max)

  /// Makes it; its bytes are zero.
  ///
  /// - Parameters:
  ///   - name: what it is called in /proc; at most 200 bytes.
  ///   - count: from 1 to ``most``.
  /// - Throws: what the kernel says where there is no memory, no descriptor, or a limit forbids it.
  package init(name: String, count: Int) throws(SystemError) {
    let subject = "\(count) bytes of shared memory"
    guard count > 0, count <= Self.most else {
      throw SystemError("make", subject, Errno(rawValue: count > 0 ? EFBIG : EINVAL))
    }
    let number = unsafe clinux_memory_file(name, Int64(count))
    guard number >= 0 else { throw SystemError("make", subject) }
    let opened = FileDescriptor(owning: number)
    // Fetched at once: otherwise the first picture would wait for each page.
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
