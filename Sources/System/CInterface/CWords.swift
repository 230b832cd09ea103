/// Text for C, stored in memory that lasts as long as this object.
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

  /// Formats the refusal for the child of a fork once and discards it, so that the parts of Swift's
  /// runtime that this needs are initialized before any fork. The runtime initializes them under a
  /// lock, which another thread may hold forever in a child.
  package func prepareRefusal() {
    replaceWords(Forks.refusal.words)
    replaceWords("")
  }

  /// Replaces the text.
  package func replaceWords(_ words: String) {
    var index = 0
    for byte in words.utf8.prefix(Self.most - 1) {
      unsafe pointer[index] = CChar(bitPattern: byte)
      index += 1
    }
    unsafe pointer[index] = 0
  }
}
