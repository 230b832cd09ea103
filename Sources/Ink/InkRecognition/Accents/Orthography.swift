/// How the words of a language are spelled with accents.
package struct Orthography: Sendable {
  let language: AccentedLanguage
  let spellings: WordSpellings
  let accents: AccentModel

  /// Returns the character that stands for the language's own letter in the alphabet of ASCII.
  static let ownCode = LetterCode.of(ownByte) ?? 0
  /// The byte of it.
  static let ownByte = UInt8(ascii: "`")
}

/// The words of a language with accents, prepared for reading: like ``WordIndex``, with spellings.
public struct SpelledWordIndex: Sendable {
  let words: WordIndex
  let orthography: Orthography

  /// Computes the index of the built-in words of a language and of a lexicon with one word per
  /// line, in UTF-8; words with other letters than the language's are ignored.
  public init(_ language: AccentedLanguage, lexicon: [UInt8] = []) {
    let common = Self.builtIn(language)
    let rare = WritingLanguage.words(ofLexicon: lexicon).compactMap { FoldedWord($0) }
    let elided = language.elisions.map { (Array($0.word.utf8), $0.weight) }
    let letters = LetterModel(
      common.map { ($0.word.letters, $0.weight.squareRoot()) }
        + rare.map { ($0.letters, WritingLanguage.rareSpelling) })
    let weighed =
      common.map { ($0.word, WritingLanguage.smoothed($0.weight)) }
      + rare.map { ($0, WritingLanguage.smoothed(WritingLanguage.rareWeight)) }
    let trie = WordTrie(
      weighed.map { ($0.0.letters, $0.1) }
        + elided.map { ($0.0, WritingLanguage.smoothed($0.1)) })
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
}

extension WritingLanguage {
  /// The built-in words of a language with their counts; of English if there is none.
  package static func builtInWords(
    of language: AccentedLanguage?
  ) -> [(word: [UInt8], weight: Float)] {
    language.map { words(ofTable: $0.table) } ?? builtIn() + listed()
  }

  /// A language that is written with accents. Frequent words are built in; the lexicon adds others.
  ///
  /// The lexicon has one word per line in UTF-8, as in Debian's /usr/share/dict.
  public static func accented(
    _ language: AccentedLanguage, lexicon: [UInt8] = [],
    corrected: CorrectedWords = CorrectedWords()
  ) -> Self {
    accented(SpelledWordIndex(language, lexicon: lexicon), corrected: corrected)
  }

  /// A language that is written with accents, with a prepared index of the words.
  public static func accented(
    _ index: SpelledWordIndex, corrected: CorrectedWords = CorrectedWords()
  ) -> Self {
    let language = index.orthography.language
    var trie = index.words.trie
    for entry in corrected.entries { addCorrected(entry, to: &trie) }
    let forms = TextModel.LanguageForms(
      hasOwnLetter: language.ownLetter != nil, capitalShare: language.capitalShare,
      elisions: language.elisions.map { trie.node(of: Array($0.word.utf8)) })
    let known = index.words.hasLexicon ? 0.9 : 0.85
    return Self(
      model: TextModel(
        trie: trie, letters: index.words.letters, known: Float(known), language: forms),
      orthography: index.orthography)
  }
}
