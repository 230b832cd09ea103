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
