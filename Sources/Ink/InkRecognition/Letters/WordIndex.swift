/// The built-in words and those of a lexicon, prepared for reading: a tree of words, and a letter
/// model. It can be stored as bytes, which are read much faster than it is computed.
///
/// The bytes contain a key that says what they were computed from. They also depend on the built-in
/// words, whose checksum they contain.
///
///     let index = WordIndex(bytes: file, key: key) ?? WordIndex(lexicon: words)
///     let language = WritingLanguage.english(index)
public struct WordIndex: Sendable {
  let trie: WordTrie
  let letters: LetterModel
  let hasLexicon: Bool

  /// Computes the index of a lexicon; see ``WritingLanguage/english(lexicon:own:corrected:)``.
  public init(lexicon: [UInt8] = []) {
    let common = WritingLanguage.builtIn()
    let listed = WritingLanguage.listed()
    let rare = WritingLanguage.words(ofLexicon: lexicon)
    letters = LetterModel(
      common.map { ($0.word, $0.weight.squareRoot()) }
        + (listed.map(\.word) + rare).map { ($0, WritingLanguage.rareSpelling) })
    trie = WordTrie(
      (common + listed).map { ($0.word, WritingLanguage.smoothed($0.weight)) }
        + rare.map { ($0, WritingLanguage.smoothed(WritingLanguage.rareWeight)) })
    hasLexicon = !lexicon.isEmpty
  }

  /// Creates an index from its parts.
  init(trie: WordTrie, letters: LetterModel, hasLexicon: Bool) {
    (self.trie, self.letters, self.hasLexicon) = (trie, letters, hasLexicon)
  }

  private static let heading = Array("stylus word index 1\n".utf8)

  /// The index as bytes, with a key.
  public func bytes(key: String) -> [UInt8] {
    var body: [UInt8] = []
    body.reserveCapacity(16 << 20)
    encodeBody(to: &body)
    return Self.sealed(body, key: key)
  }

  /// Appends the contents to bytes.
  func encodeBody(to bytes: inout [UInt8]) {
    bytes.appendNumber(hasLexicon ? 1 : 0)
    trie.encodeBytes(to: &bytes)
    letters.encodeBytes(to: &bytes)
  }

  /// Reads the contents; nil if the bytes are not such.
  init?(_ reader: inout LittleEndianReader) {
    guard let hasLexicon = reader.number(), hasLexicon < 2, let trie = WordTrie(&reader),
      let letters = LetterModel(&reader)
    else { return nil }
    (self.trie, self.letters, self.hasLexicon) = (trie, letters, hasLexicon == 1)
  }

  /// Returns contents with everything that comes before them.
  package static func sealed(_ body: [UInt8], key: String) -> [UInt8] {
    var bytes = heading + stamp(key)
    bytes.appendSum(body.checksum(from: 0))
    return bytes + body
  }

  /// Reads bytes; nil if they are damaged, of another version, or of another key.
  public init?(bytes: [UInt8], key: String) {
    let start = Self.heading + Self.stamp(key)
    guard bytes.starts(with: start) else { return nil }
    var reader = LittleEndianReader(bytes, from: start.count)
    guard let sum = reader.sum(), bytes.checksum(from: start.count + 8) == sum,
      let index = WordIndex(&reader), reader.isAtEnd
    else { return nil }
    self = index
  }

  /// What the index was computed from: the key, and the built-in words.
  private static func stamp(_ key: String) -> [UInt8] {
    var stamp: [UInt8] = []
    for table in [CommonWords.english, Contractions.english, ListedWords.english] {
      stamp.appendSum(Array(table.description.utf8).checksum(from: 0))
    }
    stamp.appendNumber(UInt32(key.utf8.count))
    return stamp + Array(key.utf8)
  }
}
