/// Words that C reads: a place that lasts as long as this.
@safe package final class CWords: @unchecked Sendable {
  package let pointer: UnsafeMutablePointer<CChar>

  /// Longer words are cut.
  private static let most = 512

  /// No words.
  package init() {
    unsafe pointer = .allocate(capacity: Self.most)
    unsafe pointer.initialize(repeating: 0, count: Self.most)
  }

  deinit { unsafe pointer.deallocate() }

  /// Says why the child of a fork is refused and forgets it, so that all that this needs of Swift's
  /// runtime is there before any fork: what it makes at the first use it makes under a lock, which
  /// another thread may hold forever in a child.
  package func prepareRefusal() {
    replaceWords(Forks.refusal.words)
    replaceWords("")
  }

  /// Puts other words there.
  package func replaceWords(_ words: String) {
    var index = 0
    for byte in words.utf8.prefix(Self.most - 1) {
      unsafe pointer[index] = CChar(bitPattern: byte)
      index += 1
    }
    unsafe pointer[index] = 0
  }
}
