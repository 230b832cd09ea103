/// The words of a language with accents, prepared for reading: like ``WordIndex``, with spellings.
///
/// The bytes contain a key that says what they were computed from, and a checksum of the built-in
/// words.
public struct SpelledWordIndex: Sendable {
  let words: WordIndex
  let orthography: Orthography

  /// Computes the index of the built-in words of a language and of a lexicon with one word per
  /// line, in UTF-8; words with other letters than the language's are ignored.
  public init(_ language: AccentedLanguage, lexicon: [UInt8] = []) {
    let common = Self.builtIn(language)
    let rare = WritingLanguage.words(ofLexicon: lexicon).compactMap { FoldedWord($0) }
    let letters = LetterModel(
      common.map { ($0.word.letters, $0.weight.squareRoot()) }
        + rare.map { ($0.letters, WritingLanguage.rareSpelling) })
    let frequent = common.map { ($0.word, WritingLanguage.smoothed($0.weight)) }
    let mass = frequent.reduce(0) { $0 + $1.1 }
    let least = min(
      WritingLanguage.smoothed(WritingLanguage.rareWeight),
      Self.rareShare * mass / Float(max(1, rare.count)))
    let weighed = frequent + rare.map { ($0, least) }
    let elided = language.elisions.map {
      (word: Array($0.word.utf8), weight: WritingLanguage.smoothed($0.weight))
    }
    let trie = WordTrie(weighed.map { ($0.0.letters, $0.1) } + elided)
    words = WordIndex(trie: trie, letters: letters, hasLexicon: !lexicon.isEmpty)
    orthography = Orthography(
      language: language, spellings: WordSpellings(weighed, in: trie),
      accents: AccentModel(
        common.map { ($0.word, $0.weight.squareRoot()) }
          + rare.map { ($0, WritingLanguage.rareSpelling) }))
  }

  /// Returns the built-in words and their counts.
  static func builtIn(_ language: AccentedLanguage) -> [(word: FoldedWord, weight: Float)] {
    WritingLanguage.words(ofTable: language.table).compactMap { word, weight in
      FoldedWord(word).map { ($0, weight) }
    }
  }

  /// The share of rare words, compared with the built-in ones, that a lexicon has at most: Debian's
  /// Polish one has four million.
  private static let rareShare: Float = 0.1

  private static let heading = Array("stylus spelled words 1\n".utf8)

  /// The index as bytes, with a key.
  public func bytes(key: String) -> [UInt8] {
    var body: [UInt8] = []
    words.encodeBody(to: &body)
    orthography.spellings.encodeBytes(to: &body)
    orthography.accents.encodeBytes(to: &body)
    return Self.sealed(body, orthography.language, key: key)
  }

  /// Returns contents with everything that comes before them.
  package static func sealed(
    _ body: [UInt8], _ language: AccentedLanguage, key: String
  ) -> [UInt8] {
    var bytes = preface(language, key)
    bytes.appendSum(body.checksum(from: 0))
    return bytes + body
  }

  /// Reads bytes; nil if they are damaged, of another version, of another language or of another
  /// key.
  public init?(_ language: AccentedLanguage, bytes: [UInt8], key: String) {
    let start = Self.preface(language, key)
    guard bytes.starts(with: start) else { return nil }
    var reader = LittleEndianReader(bytes, from: start.count)
    guard let sum = reader.sum(), bytes.checksum(from: start.count + 8) == sum,
      let words = WordIndex(&reader),
      let spellings = WordSpellings(&reader, nodes: words.trie.nodeCount),
      let accents = AccentModel(&reader), reader.isAtEnd
    else { return nil }
    self.words = words
    orthography = Orthography(language: language, spellings: spellings, accents: accents)
  }

  /// What comes before everything: the version, the built-in words, the language and the key.
  private static func preface(_ language: AccentedLanguage, _ key: String) -> [UInt8] {
    var start = heading
    start.appendSum(Array(language.table.description.utf8).checksum(from: 0))
    let key = Array("\(language.rawValue) \(key)".utf8)
    start.appendNumber(UInt32(key.count))
    return start + key
  }
}
