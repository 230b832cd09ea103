import Testing

@testable import InkRecognition

/// Languages with accents: their words, and texts in them.
@Suite struct AccentedLanguageTests {
  private static let german = SpelledWordIndex(.de)

  @Test(arguments: AccentedLanguage.allCases)
  func `each language has common words, and all of them can be spelled`(
    _ language: AccentedLanguage
  ) {
    let words = WritingLanguage.builtInWords(of: language)
    #expect(words.count == 40_000)
    let folded = SpelledWordIndex.builtIn(language)
    #expect(folded.count > 39_900)
    #expect(folded.contains { !$0.word.accents.isEmpty })
  }

  @Test func `the locale says which language is expected`() {
    func language(_ variables: [String: String]) -> HandwritingLanguage {
      .ofLocale { variables[$0] }
    }
    #expect(language([:]) == .english && language(["LANG": "C.UTF-8"]) == .english)
    #expect(language(["LANG": "de_AT.UTF-8"]) == .accented(.de))
    #expect(language(["LANG": "de_DE", "LC_MESSAGES": "fr_FR"]) == .accented(.fr))
    #expect(language(["LANG": "de_DE", "LC_MESSAGES": "fr", "LC_ALL": "pl_PL"]) == .accented(.pl))
    #expect(language(["LANG": "es_MX@euro", "LC_ALL": ""]) == .accented(.es))
    #expect(language(["LANG": "ja_JP.UTF-8"]) == .english)
    #expect(language(["LANG": "nl_NL", "LC_ALL": "C"]) == .english)
  }

  @Test func `each language has a code, a name, a word list and a package`() {
    for language in HandwritingLanguage.all {
      #expect(HandwritingLanguage(code: language.code) == language)
      #expect(!language.wordLists.isEmpty && language.package.hasPrefix("w"))
    }
    #expect(HandwritingLanguage.all.count == 8 && HandwritingLanguage(code: "xx") == nil)
    #expect(HandwritingLanguage.accented(.de).package == "wngerman")
  }

  @Test func `an index is read from bytes of the same language and key`() throws {
    let bytes = Self.german.bytes(key: "one")
    let again = try #require(SpelledWordIndex(.de, bytes: bytes, key: "one"))
    #expect(again.bytes(key: "one") == bytes)
    #expect(SpelledWordIndex(.de, bytes: bytes, key: "two") == nil)
    #expect(SpelledWordIndex(.fr, bytes: bytes, key: "one") == nil)
    var damaged = bytes
    damaged[bytes.count / 2] ^= 1
    #expect(SpelledWordIndex(.de, bytes: damaged, key: "one") == nil)
    #expect(SpelledWordIndex(.de, bytes: Array(bytes.dropLast(9)), key: "one") == nil)
    #expect(WordIndex(bytes: bytes, key: "one") == nil)
  }

  @Test func `a lexicon adds words with accents, and others are left out`() throws {
    let index = SpelledWordIndex(.de, lexicon: Array("Quöllkraut\n日本\nzyx\n".utf8))
    let node = index.words.trie.node(of: Array("quollkraut".utf8))
    #expect(index.orthography.spellings.spellings(node).count == 1)
    #expect(index.words.trie.contains(Array("zyx".utf8)))
  }

  @Test func `a language's own letter stands where the grave accent is`() {
    let language = WritingLanguage.accented(Self.german)
    let street = language.log(of: "stra`e")
    #expect(street > language.log(of: "strabe") + 3)
    #expect(WritingLanguage.english().log(of: "stra`e") < street)
  }

  @Test func `a word may follow an elision`() {
    let language = WritingLanguage.accented(.fr)
    let water = language.log(of: "l'eau")
    #expect(water > language.log(of: "k'eau") + 2 && water > language.log(of: "l'eeu") + 2)
  }

  @Test func `words begin with capitals more often in German`() {
    func cost(_ language: WritingLanguage) -> Float {
      language.log(of: "haus") - language.log(of: "Haus")
    }
    #expect(cost(.accented(Self.german)) < cost(.accented(.nl)) - 0.8)
  }

  @Test func `spellings come from the words, and from marks`() throws {
    var options = SpellingOptions()
    let trie = Self.german.words.trie
    options.collect(
      Array("schon".utf8)[...], Self.german.orthography, trie, suggested: [])
    #expect(options.options.count == 2 && options.options.allSatisfy { $0.log > -3 })
    var odd = AccentPattern()
    let isSet = odd.set(.diaeresis, at: 1)
    #expect(isSet)
    options.collect(
      Array("kutz".utf8)[...], Self.german.orthography, trie, suggested: [odd])
    #expect(options.options.contains { $0.accents == odd })
    options.collect(Array("12".utf8)[...], Self.german.orthography, trie, suggested: [])
    #expect(options.options.map(\.log) == [0])
  }
}
