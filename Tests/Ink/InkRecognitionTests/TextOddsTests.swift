import Foundation
import Testing

@testable import InkRecognition

/// The likelihoods of texts, to the factor. Without lessons each letter is one of 29, the end too.
@Suite struct TextOddsTests {
  private let model = TextModel(
    trie: WordTrie([
      (Array("cat".utf8), 1), (Array("cats".utf8), 2), (Array("dog".utf8), 3),
      (Array("do".utf8), 2), (Array("x-ray".utf8), 2),
    ]), letters: LetterModel([]), known: 0.85, hasForms: false)

  private func log(_ text: String, _ model: TextModel) -> Float? {
    var state = model.start
    for byte in text.utf8 {
      guard let code = LetterCode.of(byte), let next = model.after(state, code) else { return nil }
      state = next
    }
    return model.endLogProbability(state)
  }

  private func expect(
    _ text: String, _ wanted: Double, at location: SourceLocation = #_sourceLocation
  ) {
    let found = log(text, model) ?? .nan
    #expect(
      abs(Double(found) - wanted) < 2e-4, "\(found) for \(wanted)", sourceLocation: location)
  }

  /// A word as lexicon and letters have it together.
  private func word(_ share: Double, letters: Int) -> Double {
    Foundation.log(0.85 * share + 0.15 / pow(29, Double(letters + 1)))
  }

  /// From the beginning to a letter, and from a letter to the end.
  private let ends = Foundation.log(0.875) + Foundation.log(0.9)

  @Test func `a word is as likely as lexicon and letters say together`() {
    // Of ten, three begin with c; of these a third ends as cat. Letters are small: .145, then .0025.
    expect("cat", ends + word(0.3 / 3, letters: 3) - 0.15)
    expect("cats", ends + word(0.2, letters: 4) - 0.1525)
    expect("dog", ends + word(0.3, letters: 3) - 0.15)
    expect("do", ends + word(0.2, letters: 2) - 0.1475)
    expect("ca", ends + word(0, letters: 2) - 0.1475)
    expect("q", ends + word(0, letters: 1) - 0.145)
  }

  @Test func `what is behind counts before a word has ended`() throws {
    let c = try #require(model.after(model.start, ConstantNetwork.code("c")))
    #expect(model.start.log == 0)
    let one = Foundation.log(0.875) - 0.145 + Foundation.log(0.85 * 0.3 + 0.15 / 29)
    #expect(abs(Double(c.log) - one) < 1e-4)
    let q = try #require(model.after(c, ConstantNetwork.code("q")))
    let two = Foundation.log(0.875) - 0.1475 + Foundation.log(0.15 / 29 / 29)
    #expect(abs(Double(q.log) - two) < 1e-4)
  }

  @Test(
    arguments: [
      ("dog", -0.15), ("Dog", -0.545 - 0.36 - 0.0025), ("DOG", -0.545 - 1.2 - 0.05),
      ("dOg", -0.145 - 6 - 0.0025), ("DOg", -0.545 - 1.2 - 3), ("doG", -0.1475 - 6),
      ("DoG", -0.545 - 0.36 - 6),
    ] as [(String, Double)])
  func `case has odds of its own`(text: String, odds: Double) {
    expect(text, ends + word(0.3, letters: 3) + odds)
  }

  @Test func `digits are one of ten each, and follow each other at their odds`() {
    let digit = Foundation.log(0.1)
    expect("7", Foundation.log(0.1) + digit + Foundation.log(0.46))
    expect("42", Foundation.log(0.1) + 2 * digit + Foundation.log(0.4) + Foundation.log(0.46))
    expect(
      "4 2",
      Foundation.log(0.1) + 2 * digit + Foundation.log(0.02) + Foundation.log(0.06)
        + Foundation.log(0.46))
  }

  @Test func `signs have their shares, and those that are not listed a five hundredth`() {
    let ends = Foundation.log(0.023) + Foundation.log(0.55)
    expect(".", ends + Foundation.log(0.28))
    expect("@", ends + Foundation.log(0.03))
    expect("}", ends + Foundation.log(0.002))
    expect(
      ".,", ends + Foundation.log(0.28) + Foundation.log(0.16) + Foundation.log(0.08))
  }

  @Test func `words are parted by spaces and begin again`() {
    let parts = Foundation.log(0.017) + Foundation.log(0.9)
    expect(
      "do dog", ends + parts + word(0.2, letters: 2) + word(0.3, letters: 3) - 0.1475 - 0.15)
    expect(
      "DO dog",
      ends + parts + word(0.2, letters: 2) + word(0.3, letters: 3) - 0.545 - 1.2 - 0.15)
  }

  @Test func `an apostrophe belongs to a word, a hyphen only where the lexicon has one`() {
    expect("q'q", ends + word(0, letters: 3) - 0.145 - 0.0025)
    expect("x-ray", ends + word(0.2, letters: 5) - 0.145 - 3 * 0.0025)
    // Else it is a sign between two words.
    let sign = Foundation.log(0.08) + Foundation.log(0.13) + Foundation.log(0.2)
    expect("do-dog", ends + sign + word(0.2, letters: 2) + word(0.3, letters: 3) - 0.2975)
    expect("'", Foundation.log(0.023) + Foundation.log(0.05) + Foundation.log(0.55))
  }

  @Test func `a word goes on in capitals behind a digit, and begins anew behind a sign`() {
    let digit = Foundation.log(0.003) + Foundation.log(0.1) + Foundation.log(0.02)
    let letters = 2 * word(0, letters: 1)
    expect("q1q", ends + digit + letters - 0.145 - 0.145)
    expect("Q1Q", ends + digit + letters - 0.545 - 0.545)
    expect("QQ1Q", ends + digit + word(0, letters: 2) + word(0, letters: 1) - 0.545 - 1.2 - 0.05)
    expect("Q1q", ends + digit + letters - 0.545 - 0.145)
  }

  @Test func `an empty text, and a space alone, are next to impossible`() {
    expect("", Foundation.log(0.001))
    expect(" ", Foundation.log(0.001) + Foundation.log(0.001))
  }

  @Test func `numbers have odds of their own where nothing else is expected`() throws {
    let digits = TextModel(
      trie: WordTrie([]), letters: LetterModel([]), alphabet: .digits, hasForms: false)
    #expect(digits.hasNumbersOnly && !model.hasNumbersOnly)
    let digit = Foundation.log(0.1)
    let seven = Foundation.log(0.96) + digit + Foundation.log(0.45)
    #expect(abs(Double(try #require(log("7", digits))) - seven) < 1e-4)
    let pi =
      Foundation.log(0.96) + 3 * digit + Foundation.log(0.05) + Foundation.log(0.28)
      + Foundation.log(0.8) + Foundation.log(0.49) + Foundation.log(0.45)
    #expect(abs(Double(try #require(log("3.14", digits))) - pi) < 1e-4)
    #expect(log("a", digits) == nil && log("1a", digits) == nil && log("'", digits) == nil)
    #expect(log("$ 5", digits) != nil)
  }

  @Test func `without a lexicon only letters count`() throws {
    let plain = TextModel(trie: WordTrie([]), letters: LetterModel([]), known: 0.85)
    let wanted = ends - 0.1475 - 3 * Foundation.log(29)
    #expect(abs(Double(try #require(log("do", plain))) - wanted) < 1e-4)
  }

  @Test func `the letters a language was taught count as often as they were seen`() throws {
    let taught = TextModel(
      trie: WordTrie([]), letters: LetterModel([(Array("a".utf8), 1)]), known: 0.85)
    // Seen in all: a and the end, once each, two kinds; behind a: the end once, one kind.
    let bare = (1 + 2.0 / 29) / 4
    let end = (1 + bare) / 2
    let wanted = ends - 0.145 + Foundation.log(bare * end)
    #expect(abs(Double(try #require(log("a", taught))) - wanted) < 1e-4)
  }
}

/// Many words: what was counted is found again, and the tree is that of the words.
@Suite struct ManyWordsTests {
  /// Some thousand words of a few letters, by chance, each with its weight.
  private static let words: [(word: [UInt8], weight: Float)] = {
    var dice: UInt32 = 5
    func roll(_ sides: UInt32) -> UInt32 {
      dice = dice &* 1_664_525 &+ 1_013_904_223
      return (dice >> 16) % sides
    }
    return (0..<1_500).map { _ in
      ((0..<1 + roll(6)).map { _ in UInt8(97 + roll(9)) }, Float(1 + roll(4)))
    }
  }()

  @Test func `a tree of many words has the shares of its words`() {
    let trie = WordTrie(Self.words)
    var weights: [String: Float] = [:]
    for (word, weight) in Self.words {
      let text = String(decoding: word, as: UTF8.self)
      weights[text] = max(weights[text] ?? 0, weight)
    }
    #expect(trie.count == weights.count)
    let all = weights.values.reduce(0, +)
    for prefix in ["a", "b", "ab", "hi", "cde", "i"] {
      let mass: Float = weights.reduce(0) { $0 + ($1.key.hasPrefix(prefix) ? $1.value : 0) }
      var node = WordTrie.root
      var share: Float = 1
      for byte in prefix.utf8 {
        let child = trie.child(of: node, byte - 96)
        share *= trie.probability(of: child, from: node)
        node = child
      }
      #expect(abs(share - mass / all) < 1e-5, "\(prefix)")
      let end: Float = mass > 0 ? (weights[prefix] ?? 0) / mass : 0
      #expect(abs(trie.endShare(node) - end) < 1e-5, "\(prefix)")
    }
    for word in weights.keys { #expect(trie.contains(word.utf8)) }
    #expect(!trie.contains("zzz".utf8) && !trie.contains("".utf8) && !trie.contains("a1".utf8))
  }

  /// Witten and Bell's estimate, from plain counts of all texts before a letter.
  private func share(
    _ symbol: UInt8, after before: [UInt8], _ seen: [[UInt8]: [UInt8: Float]]
  ) -> Float {
    var share: Float = 1 / 29
    for length in 0...before.count {
      guard let counts = seen[Array(before.suffix(length))] else { break }
      let (total, kinds) = (counts.values.reduce(0, +), Float(counts.count))
      share = ((counts[symbol] ?? 0) + kinds * share) / (total + kinds)
    }
    return share
  }

  @Test func `letters are as likely as plain counts of five before them say`() {
    let model = LetterModel(Self.words)
    var seen: [[UInt8]: [UInt8: Float]] = [:]
    for (word, weight) in Self.words {
      // A beginning has no letter before it, so a context is as long as it can be.
      var before: [UInt8] = []
      for symbol in word.map({ $0 - 96 }) + [LetterModel.end] {
        for length in 0...before.count {
          seen[Array(before.suffix(length)), default: [:]][symbol, default: 0] += weight
        }
        before = (before + [symbol]).suffix(5)
      }
    }
    for text in ["", "a", "hi", "abc", "iiii", "ghabc", "zz"] {
      let before = Array(text.utf8).map { $0 - 96 }
      let context = before.reduce(LetterModel.start) { LetterModel.after($0, $1) }
      for symbol in [1, 2, 5, 9, 26, LetterModel.end] {
        let wanted = share(symbol, after: before, seen)
        #expect(
          abs(model.probability(of: symbol, after: context) - wanted) < 1e-5, "\(text) \(symbol)")
      }
    }
  }

  @Test func `words without a weight, or with other characters, teach nothing`() {
    let model = LetterModel([(Array("ab".utf8), 0), (Array("a1".utf8), 3), ([], 2)])
    for symbol in [1, 2, LetterModel.end] {
      #expect(model.probability(of: symbol, after: LetterModel.start) == 1 / Float(29))
    }
    #expect(WordTrie([(Array("ab".utf8), -1)]).count == 0)
  }

  @Test func `a lexicon has a word a line, and one that is too long is none`() {
    let long = String(repeating: "a", count: 40)
    let lexicon = Array("one\n\ntwo\n\(long)\n\(long)b\n\(long)bc".utf8)
    let words = WritingLanguage.words(ofLexicon: lexicon)
    #expect(words.map(\.count) == [3, 3, 40, 41, 41])
    #expect(WordTrie(words.map { ($0, 1) }).count == 3)
    #expect(WritingLanguage.words(ofLexicon: []).isEmpty)
  }
}
