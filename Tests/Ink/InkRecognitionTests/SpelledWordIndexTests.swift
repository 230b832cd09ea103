import Testing

@testable import InkRecognition

/// Prepared words with accents: what is read is what was stored, and damage is noticed.
@Suite struct SpelledWordIndexTests {
  private static let key = "9 list"
  /// The heading, the checksum of the built-in words, the key with its length, and a checksum.
  private static let head = 23 + 8 + 4 + 3 + key.utf8.count + 8

  /// The contents for two words, one with and one without an accent.
  private static let body: [UInt8] = {
    var bytes = listed
    spelled.encodeBytes(to: &bytes)
    accents.encodeBytes(to: &bytes)
    return bytes
  }()
  private static let words: [(word: FoldedWord, weight: Float)] = ["ä", "a"].compactMap { text in
    FoldedWord(Array(text.utf8)).map { ($0, text == "a" ? 1 : 3) }
  }
  private static let tree = WordTrie(words.map { ($0.word.letters, $0.weight) })
  private static let spelled = WordSpellings(words, in: tree)
  private static let accents = AccentModel(words)
  private static let listed: [UInt8] = {
    var bytes: [UInt8] = []
    WordIndex(trie: tree, letters: LetterModel([]), hasLexicon: true).encodeBody(to: &bytes)
    return bytes
  }()
  private static let bytes = SpelledWordIndex.sealed(body, .pt, key: key)

  private func stored(_ bytes: [UInt8]) -> SpelledWordIndex? {
    SpelledWordIndex(.pt, bytes: bytes, key: Self.key)
  }

  private func isSound(_ body: [UInt8]) -> Bool {
    stored(SpelledWordIndex.sealed(body, .pt, key: Self.key)) != nil
  }

  @Test func `rows of a table may be words that stand less than once`() {
    let table: StaticString = """
      5 a
      0 b
      -1 c
      -2 d e
      """
    let words = WritingLanguage.words(ofTable: table)
    #expect(words.map(\.weight) == [4 * 1.414, 1, 0.5 * 1.414, 0.5, 0.5])
    #expect(words.map { String(decoding: $0.word, as: UTF8.self) } == ["a", "b", "c", "d", "e"])
  }

  @Test func `an index is a heading, checksums, the language, a key and its contents`() throws {
    let index = try #require(stored(Self.bytes))
    #expect(index.bytes(key: Self.key) == Self.bytes && index.words.hasLexicon)
    #expect(Self.bytes.starts(with: Array("stylus spelled words 1\n".utf8)))
    #expect(Array(Self.bytes[31..<35]) == [9, 0, 0, 0])
    #expect(Array(Self.bytes[35..<44]) == Array("pt 9 list".utf8))
    #expect(Array(Self.bytes[Self.head...]) == Self.body)
    let node = index.words.trie.node(of: Array("a".utf8))
    #expect(index.orthography.spellings.spellings(node).map(\.weight) == [1, 3])
    #expect(
      index.orthography.language == .pt && index.orthography.accents.permits(.diaeresis, on: 1))
  }

  @Test func `an index that is cut off anywhere is none`() {
    for count in Self.bytes.indices {
      #expect(stored(Array(Self.bytes.prefix(count))) == nil, "\(count) bytes")
    }
    #expect(stored(Self.bytes + [0]) == nil)
  }

  @Test func `an index with any other byte in its head is none`() {
    for place in 0..<Self.head {
      for mask in [1, 128, 255] as [UInt8] {
        var other = Self.bytes
        other[place] ^= mask
        #expect(stored(other) == nil, "byte \(place)")
      }
    }
  }

  @Test func `an index with any other byte in its contents is none`() {
    for place in Self.head..<Self.bytes.count {
      var other = Self.bytes
      other[place] ^= 16
      #expect(stored(other) == nil, "byte \(place)")
    }
  }

  @Test(arguments: AccentedLanguage.allCases)
  func `an index is of one language and one key`(_ language: AccentedLanguage) {
    let bytes = SpelledWordIndex.sealed(Self.body, language, key: "k")
    for other in AccentedLanguage.allCases {
      let index = SpelledWordIndex(other, bytes: bytes, key: "k")
      #expect(index?.orthography.language == (other == language ? language : nil))
    }
    for key in ["", "K", "k ", " k", "kk"] {
      #expect(SpelledWordIndex(language, bytes: bytes, key: key) == nil, "\(key)")
    }
  }

  @Test func `contents that are cut off are refused although their checksum fits`() {
    #expect(isSound(Self.body) && !isSound([]) && !isSound(Self.body + [0]))
    for count in Self.body.indices {
      #expect(!isSound(Array(Self.body.prefix(count))), "\(count) bytes")
    }
  }

  @Test func `spellings that are none are refused although their checksum fits`() {
    let spellings = Self.listed.count + 4
    // Two spellings of four numbers each: the node, the weight and the accents.
    func isSound(_ number: UInt32, at place: Int) -> Bool {
      var (body, bytes) = (Self.body, [UInt8]())
      bytes.appendNumber(number)
      body.replaceSubrange(spellings + place..<spellings + place + 4, with: bytes)
      return self.isSound(body)
    }
    #expect(isSound(1, at: 0) && isSound(0, at: 0) && isSound(1, at: 16))
    // Behind the last node, and before the spelling that precedes it.
    for node in [2, 0x7FFF_FFFF, 0x8000_0000, .max] as [UInt32] {
      #expect(!isSound(node, at: 0) && !isSound(node, at: 16), "node \(node)")
    }
    #expect(!isSound(0, at: 16))
    for weight in [0, -1, 1e9, .infinity, .nan] as [Float] {
      #expect(!isSound(weight.bitPattern, at: 4), "weight \(weight)")
    }
    // The number of spellings.
    for count in [0, 1, 3, 0x4000_0000, .max] as [UInt32] {
      #expect(!isSound(count, at: -4), "\(count) spellings")
    }
    #expect(isSound(.max, at: 8) && isSound(.max, at: 12))
  }

  @Test func `the words of a language are read by that language alone`() {
    let accented = HandwritingLanguage.accented(.pt)
    let words = LanguageWords(accented, bytes: Self.bytes, key: Self.key)
    #expect(words?.bytes(key: Self.key) == Self.bytes)
    #expect(LanguageWords(.english, bytes: Self.bytes, key: Self.key) == nil)
    let plain = WordIndex.sealed(Self.listed, key: Self.key)
    #expect(LanguageWords(.english, bytes: plain, key: Self.key)?.bytes(key: Self.key) == plain)
    #expect(LanguageWords(accented, bytes: plain, key: Self.key) == nil)
  }
}
