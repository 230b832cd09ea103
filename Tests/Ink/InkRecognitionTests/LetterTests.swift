import Testing

@testable import InkRecognition

/// Words and letters as numbers: what can be counted by hand.
@Suite struct LetterTests {
  private let trie = WordTrie([
    (Array("cat".utf8), 1), (Array("cats".utf8), 2), (Array("dog".utf8), 3),
    (Array("do".utf8), 2),
  ])

  private func node(_ text: String) -> Int32 {
    text.utf8.reduce(WordTrie.root) { trie.child(of: $0, LetterModel.symbol($1) ?? 0) }
  }

  @Test func `every character of ascii has a number of its own`() {
    #expect(LetterCode.of(32) == 1 && LetterCode.of(126) == 95)
    #expect(LetterCode.of(31) == nil && LetterCode.of(127) == nil && LetterCode.of(200) == nil)
    for byte in UInt8(32)..<127 {
      #expect(LetterCode.of(byte).map(LetterCode.byte) == byte)
    }
    #expect(LetterCode.count % 16 == 0 && LetterCode.none == 0)
  }

  @Test func `case does not count, and only letters, apostrophes and hyphens are symbols`() {
    let symbols = "azAZ'-".utf8.map { LetterModel.symbol($0) }
    #expect(symbols == [1, 26, 1, 26, 27, 28])
    for byte in "@[`{ 0.".utf8 { #expect(LetterModel.symbol(byte) == nil) }
    #expect(WordTrie.symbols(of: "It's".utf8) == [9, 20, 27, 19])
    #expect(WordTrie.symbols(of: "a1".utf8) == nil && WordTrie.symbols(of: "".utf8) == nil)
    #expect(WordTrie.symbols(of: [UInt8](repeating: 97, count: 40))?.count == 40)
    #expect(WordTrie.symbols(of: [UInt8](repeating: 97, count: 41)) == nil)
  }

  @Test func `shares are of what is written through a node`() {
    #expect(trie.count == 4)
    #expect(trie.probability(of: node("c"), from: WordTrie.root) == 0.375)
    #expect(trie.probability(of: node("d"), from: WordTrie.root) == 0.625)
    #expect(trie.probability(of: node("dog"), from: node("do")) == 0.6)
    #expect(trie.endShare(node("do")) == 0.4 && trie.endShare(node("cat")) == Float(1) / 3)
    #expect(trie.endShare(node("cats")) == 1 && trie.endShare(node("ca")) == 0)
  }

  @Test func `where no word goes there is nothing`() {
    #expect(node("x") == WordTrie.nowhere && node("dogs") == WordTrie.nowhere)
    #expect(trie.child(of: WordTrie.nowhere, 1) == WordTrie.nowhere)
    #expect(trie.probability(of: node("x"), from: WordTrie.root) == 0)
    #expect(trie.endShare(WordTrie.nowhere) == 0)
    let empty = WordTrie([(Array("a".utf8), 0)])
    #expect(empty.count == 0 && empty.endShare(WordTrie.root) == 0 && !empty.contains("a".utf8))
  }

  @Test func `of a word given twice the larger weight counts`() {
    let trie = WordTrie([(Array("a".utf8), 1), (Array("A".utf8), 3), (Array("b".utf8), 3)])
    #expect(trie.count == 2)
    #expect(trie.probability(of: trie.child(of: WordTrie.root, 1), from: WordTrie.root) == 0.5)
  }

  @Test func `a letter that was seen once is as likely as its counts say`() {
    // Witten and Bell: of two words "a" and one "b" the start was seen three times, with two kinds.
    let model = LetterModel([(Array("a".utf8), 2), (Array("b".utf8), 1)])
    let start = LetterModel.start
    // Symbols seen in all contexts: a twice, b once, the end three times; three kinds in six.
    func bare(_ count: Float) -> Float { (count + 3 / 29) / 9 }
    #expect(abs(model.probability(of: 3, after: start) - bare(0)) < 1e-6)
    #expect(abs(model.probability(of: 1, after: start) - bare(2)) < 1e-6)
    #expect(abs(model.probability(of: 2, after: start) - bare(1)) < 1e-6)
    let afterA = LetterModel.after(start, 1)
    #expect(abs(model.probability(of: LetterModel.end, after: afterA) - (2 + bare(3)) / 3) < 1e-6)
    #expect(abs(model.probability(of: 2, after: afterA) - bare(1) / 3) < 1e-6)
  }

  @Test func `a context has the last five letters`() {
    func context(_ text: String) -> LetterModel.Context {
      text.utf8.reduce(LetterModel.start) { LetterModel.after($0, LetterModel.symbol($1) ?? 0) }
    }
    #expect(context("abcde") == context("zabcde") && context("bcde") != context("abcde"))
    #expect(context("ab") == 1 << 10 | 1 << 5 | 2)
  }

  @Test func `kinds of characters are told apart at their ends`() {
    let kinds = "09azAZ".utf8.map(TextKind.of)
    #expect(kinds == [.digit, .digit, .letter, .letter, .letter, .letter])
    #expect("/:@[`{'".utf8.allSatisfy { TextKind.of($0) == .sign } && TextKind.of(32) == .space)
    #expect("0123456789+-.,:/()%$ ".utf8.allSatisfy(TextAlphabet.digits.has))
    #expect(!"ax*#'".utf8.contains(where: TextAlphabet.digits.has))
    #expect("ax*#'".utf8.allSatisfy(TextAlphabet.text.has))
  }

  @Test func `what follows a kind of character sums to about one`() {
    for odds in TextOdds.text.enumerated() where odds.offset != 1 {
      let sum = odds.element.logs.reduce(0) { $0 + ExactMath.exp($1) }
      #expect(abs(sum - 1) < 0.01, "\(odds.offset)")
    }
    for odds in TextOdds.digits.enumerated() where odds.offset != 1 {
      let sum = odds.element.logs.reduce(0) { $0 + ExactMath.exp($1) }
      #expect(abs(sum - 1) < 0.01, "\(odds.offset)")
    }
  }
}
