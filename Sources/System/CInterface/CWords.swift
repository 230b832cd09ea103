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

  /// Puts other words there.
  package func put(_ words: String) {
    var index = 0
    for byte in words.utf8.prefix(Self.most - 1) {
      unsafe pointer[index] = CChar(bitPattern: byte)
      index += 1
    }
    unsafe pointer[index] = 0
  }
}
