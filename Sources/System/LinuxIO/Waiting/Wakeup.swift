import CLinux
import Glibc

/// Wakes another thread that waits for a descriptor: one eventfd. Never blocks, never allocates.
package struct Wakeup: ~Copyable, Sendable {
  private let descriptor: FileDescriptor

  /// The descriptor to wait for.
  package var number: Int32 { descriptor.number }

  /// Creates a quiet one.
  package init() throws(SystemError) {
    let number = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))
    guard number >= 0 else { throw SystemError("create an eventfd") }
    descriptor = FileDescriptor(owning: number)
  }

  /// Makes the descriptor readable; any number of calls before the next ``acknowledge()`` count as
  /// one.
  package func signal() {
    var one: UInt64 = 1
    _ = unsafe write(number, &one, 8)
  }

  /// Makes the descriptor unreadable again; to be called before taking the elements.
  package func acknowledge() {
    var count: UInt64 = 0
    _ = unsafe read(number, &count, 8)
  }
}
