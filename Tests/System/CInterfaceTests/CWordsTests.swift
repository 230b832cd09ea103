import CInterface
import Glibc
import Testing

/// Text that C reads for as long as its owner lives.
@Suite struct CWordsTests {
  private func text(_ words: CWords) -> String { unsafe String(cString: words.pointer) }

  @Test func newWordsAreEmptyWhateverTheMemoryHeld() throws {
    // The allocator gives out again what was freed last.
    let blocks = unsafe (0..<8).map { _ in unsafe malloc(512) }
    for index in unsafe blocks.indices {
      let block = try unsafe #require(unsafe blocks[index])
      unsafe memset(block, 0x41, 512)
    }
    for index in unsafe blocks.indices { unsafe free(blocks[index]) }
    let words = (0..<8).map { _ in CWords() }
    #expect(words.allSatisfy { text($0) == "" })
  }

  @Test func shorterWordsReplaceLongerOnes() {
    let words = CWords()
    words.replaceWords("the socket is gone")
    #expect(text(words) == "the socket is gone")
    words.replaceWords("no")
    #expect(text(words) == "no")
    words.replaceWords("")
    #expect(text(words) == "")
  }

  @Test func longWordsAreCutAndStillEnd() {
    let words = CWords()
    words.replaceWords(String(repeating: "a", count: 511))
    #expect(text(words).utf8.count == 511)
    words.replaceWords(String(repeating: "b", count: 5_000))
    #expect(text(words) == String(repeating: "b", count: 511))
  }

  /// The numbers of `enum stylus_result` in stylus-types.h.
  @Test func resultsAreThoseOfTheHeader() {
    let errors: [CError] = [
      .invalid("a"), .unknown("b"), .refused("c"), .damaged("d"), .unsupported("e"), .system("f"),
    ]
    #expect(errors.map(\.result) == [-1, -2, -3, -4, -5, -6])
    #expect(errors.map(\.words) == ["a", "b", "c", "d", "e", "f"])
  }
}
