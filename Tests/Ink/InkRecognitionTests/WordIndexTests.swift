import Testing

@testable import InkRecognition

/// Prepared words: what is read is what was computed, and damage is noticed.
@Suite struct WordIndexTests {
  private static let lexicon = Array("Quokka\nzyzzyva\nNASA\nx-ray\n".utf8)
  private static let index = WordIndex(lexicon: lexicon)
  private static let bytes = index.bytes(key: "12 3 list")

  private func log(_ text: String, _ language: WritingLanguage) -> Float {
    language.log(of: text)
  }

  @Test func `an index that was stored gives the same odds, to the bit`() throws {
    let read = try #require(WordIndex(bytes: Self.bytes, key: "12 3 list"))
    #expect(read.bytes(key: "12 3 list") == Self.bytes && read.hasLexicon)
    let (one, two) = (WritingLanguage.english(read), WritingLanguage.english(lexicon: Self.lexicon))
    for text in ["the", "Quokka", "quokka", "NASA", "zyzzyva", "hovse", "x-ray", "I'll", "1/2"] {
      #expect(log(text, one) == log(text, two), "\(text)")
    }
  }

  @Test func `another key, and other built-in words, make it out of date`() {
    #expect(WordIndex(bytes: Self.bytes, key: "12 4 list") == nil)
    #expect(WordIndex(bytes: Self.bytes, key: "") == nil)
    var other = Self.bytes
    other[22] ^= 1
    #expect(WordIndex(bytes: other, key: "12 3 list") == nil)
  }

  @Test func `an index that is cut off or damaged is none`() {
    for count in [0, 5, 19, 40, 80, 90, Self.bytes.count / 2, Self.bytes.count - 1] {
      #expect(WordIndex(bytes: Array(Self.bytes.prefix(count)), key: "12 3 list") == nil)
    }
    #expect(WordIndex(bytes: Self.bytes + [0], key: "12 3 list") == nil)
    for place in stride(from: 0, to: Self.bytes.count, by: Self.bytes.count / 40) {
      var other = Self.bytes
      other[place] ^= 32
      #expect(WordIndex(bytes: other, key: "12 3 list") == nil, "byte \(place)")
    }
  }

  @Test func `contents that are none are refused whatever their checksum says`() {
    for body in [[], [1], [1, 0, 0, 0], [1, 0, 0, 0, 1, 0, 0, 0, 64], [255, 255, 255, 255]]
      as [[UInt8]]
    {
      #expect(WordIndex(bytes: WordIndex.sealed(body, key: "k"), key: "k") == nil)
    }
    let huge = [1, 0, 0, 0, 255, 255, 255, 127] as [UInt8]
    #expect(WordIndex(bytes: WordIndex.sealed(huge, key: "k"), key: "k") == nil)
  }

  @Test func `whether there is a lexicon is 0 or 1, and nothing follows the letters`() throws {
    // Before the contents are a heading of 20 bytes, checksums of 24, the key and a checksum.
    let key = "12 3 list"
    let body = Array(Self.bytes.dropFirst(20 + 24 + 4 + key.utf8.count + 8))
    #expect(WordIndex.sealed(body, key: "") != Self.bytes)
    #expect(WordIndex.sealed(body, key: key) == Self.bytes && body.starts(with: [1, 0, 0, 0]))
    func index(_ body: [UInt8]) -> WordIndex? {
      WordIndex(bytes: WordIndex.sealed(body, key: "k"), key: "k")
    }
    #expect(index(body)?.hasLexicon == true)
    #expect(index([0] + body.dropFirst())?.hasLexicon == false)
    #expect(index([2] + body.dropFirst()) == nil && index(body + [0]) == nil)
    #expect(index(Array(body.dropLast())) == nil && !WordIndex().hasLexicon)
    // A lexicon's words are rarer than those of the tables, and keep their capitals.
    let trie = Self.index.trie
    let (rare, common) = (trie.node(of: "zyzzyva".utf8), trie.node(of: "the".utf8))
    #expect(rare > 0 && common > 0 && trie.contains("x-ray".utf8) && !trie.contains("zyzz".utf8))
    #expect(trie.spelling(trie.node(of: "nasa".utf8)) == .capitals)
    #expect(trie.spelling(trie.node(of: "quokka".utf8)) == .capitalized)
  }

  @Test func `inserted words are words, and the frequencies stay sums`() {
    var trie = WordTrie([(Array("cat".utf8), 1), (Array("dog".utf8), 3)])
    let (isNew, isAgain) = (trie.insert(Array("cats".utf8), 4), trie.insert(Array("cat".utf8), 2))
    #expect(isNew && !isAgain && trie.count == 3 && trie.contains("cats".utf8))
    let c = trie.child(of: WordTrie.root, 3)
    #expect(abs(trie.probability(of: c, from: WordTrie.root) - 6.0 / 9) < 1e-6)
    #expect(!trie.insert(Array("caf\u{E9}".utf8), 1) && !trie.insert([], 1))
    #expect(!trie.insert(Array("cat".utf8), 1) && trie.count == 3)
  }
}
