import Glibc

/// The process that created an object for C, and the object's last message.
@safe package struct COrigin: Sendable {
  /// The words of the last failure.
  package let words = CWords()
  private let process = Forks.count

  /// This process makes an object.
  package init() { words.prepareRefusal() }

  /// Refuses the child of a fork, without any lock.
  package func checkProcess() throws(CError) {
    guard Forks.count == process else { throw Forks.refusal }
  }

  /// The message if there is no object; lives as long as the program.
  nonisolated(unsafe) static let nothing: UnsafePointer<CChar> = unsafe UnsafePointer(
    strdup("the pointer is NULL"))
}
