import Testing

@testable import InkRecognition

/// Letters with accents, and words of them.
@Suite struct AccentTests {
  private func folded(_ word: String) -> FoldedWord? { FoldedWord(Array(word.utf8)) }

  @Test func `a letter with an accent is a letter of ASCII and an accent`() throws {
    let pairs: [(Unicode.Scalar, UInt8, Accent)] = [
      ("é", 101, .acute), ("È", 69, .grave), ("û", 117, .circumflex), ("Ö", 79, .diaeresis),
      ("ñ", 110, .tilde), ("ż", 122, .dot), ("ç", 99, .cedilla), ("Ą", 65, .ogonek),
    ]
    for (letter, base, accent) in pairs {
      let parts = try #require(AccentedLetters.fold(letter))
      #expect(parts.base == base && parts.accent == accent)
      #expect(AccentedLetters.compose(base, accent) == letter)
    }
    #expect(AccentedLetters.fold("e") == nil && AccentedLetters.compose(101, .none) == "e")
    #expect(AccentedLetters.compose(UInt8(ascii: "q"), .acute) == nil)
  }

  @Test func `a word loses its accents, which are kept beside it`() throws {
    let word = try #require(folded("Größe"))
    #expect(word.letters == Array("Gro".utf8) + [LetterModel.ownLetter] + Array("e".utf8))
    #expect(
      (0..<5).map { word.accents.accent(at: $0) } == [.none, .none, .diaeresis, .none, .none])
    let heart = try #require(folded("cœur"))
    #expect(heart.letters == Array("coeur".utf8) && heart.accents.accent(at: 1) == .ligature)
    #expect(folded("Œuvre")?.letters == Array("OEuvre".utf8))
    #expect(folded("l’eau")?.letters == Array("l'eau".utf8))
    #expect(folded("plain")?.accents.isEmpty == true)
  }

  @Test func `words of other letters, damaged words and words with many accents are none`() {
    #expect(folded("日本") == nil && folded("ő") == nil)
    #expect(FoldedWord([0xC3]) == nil && FoldedWord([0x66, 0xFF]) == nil)
    #expect(folded("éééééé") != nil && folded("ééééééé") == nil)
    let long = String(repeating: "a", count: 62)
    #expect(folded(long + "é") == nil && folded(long.dropLast() + "é") != nil)
  }

  @Test func `a word may have several spellings, each with its share`() throws {
    let words: [(String, Float)] = [("schon", 30), ("schön", 10), ("schön", 5), ("und", 50)]
    let weighed = try words.map { (word: try #require(folded($0.0)), weight: $0.1) }
    let trie = WordTrie(weighed.map { ($0.word.letters, $0.weight) })
    let spellings = WordSpellings(weighed, in: trie)
    let found = spellings.spellings(trie.node(of: Array("schon".utf8)))
    #expect(found.map(\.weight) == [30, 10] && found.first?.accents == 0)
    #expect(spellings.spellings(trie.node(of: Array("und".utf8))).isEmpty)
    #expect(spellings.count == 2)
  }

  @Test func `spellings are read from bytes, and damaged ones are refused`() throws {
    let word = try #require(folded("schön"))
    let trie = WordTrie([(word.letters, 1)])
    let spellings = WordSpellings([(word, 1)], in: trie)
    var bytes: [UInt8] = []
    spellings.encodeBytes(to: &bytes)
    var reader = LittleEndianReader(bytes)
    let again = try #require(WordSpellings(&reader, nodes: trie.nodeCount))
    #expect(again.count == 1 && reader.isAtEnd)
    var few = LittleEndianReader(bytes)
    #expect(WordSpellings(&few, nodes: 2) == nil)
    var cut = LittleEndianReader(Array(bytes.dropLast()))
    #expect(WordSpellings(&cut, nodes: trie.nodeCount) == nil)
    bytes[8] = 0xFF
    bytes[11] = 0xFF
    var endless = LittleEndianReader(bytes)
    #expect(WordSpellings(&endless, nodes: trie.nodeCount) == nil)
  }

  @Test func `the letters around it tell how likely an accent is`() throws {
    let words: [(String, Float)] = [("für", 20), ("über", 10), ("und", 40), ("nur", 10)]
    let model = AccentModel(
      try words.map { (word: try #require(folded($0.0)), weight: $0.1) })
    let fur = try #require(WordTrie.symbols(of: Array("fur".utf8)))
    let und = try #require(WordTrie.symbols(of: Array("und".utf8)))
    #expect(model.probability(of: .diaeresis, at: 1, in: fur) > 0.9)
    #expect(model.probability(of: .diaeresis, at: 0, in: und) < 0.1)
    #expect(model.permits(.diaeresis, on: und[0]) && !model.permits(.acute, on: und[0]))
    #expect(model.permits(.none, on: und[1]) && !model.permits(.diaeresis, on: und[1]))
    var bytes: [UInt8] = []
    model.encodeBytes(to: &bytes)
    var reader = LittleEndianReader(bytes)
    let again = try #require(AccentModel(&reader))
    #expect(
      again.probability(of: .diaeresis, at: 1, in: fur)
        == model.probability(of: .diaeresis, at: 1, in: fur))
    var cut = LittleEndianReader(Array(bytes.dropLast()))
    #expect(AccentModel(&cut) == nil)
  }
}
