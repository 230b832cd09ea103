/// Prior knowledge about a language: its words and the probabilities of letter sequences.
public struct WritingLanguage: Sendable {
  /// The model of its texts.
  package var model: TextModel

  /// English. Common words are built in. The lexicon adds other words. A user's own words are as
  /// likely as common words, and corrected words almost as likely.
  ///
  /// The lexicon has one word per line, as in Debian's /usr/share/dict; words with letters outside
  /// ASCII are ignored.
  public static func english(
    lexicon: [UInt8] = [], own words: [String] = [], corrected: CorrectedWords = CorrectedWords()
  ) -> Self {
    var common = builtIn()
    let rare = Self.words(ofLexicon: lexicon)
    let letters = LetterModel(
      common.map { ($0.word, $0.weight.squareRoot()) } + rare.map { ($0, rareSpelling) })
    common += words.map { (Array($0.utf8), ownWeight) } + rare.map { ($0, rareWeight) }
    common += corrected.entries.map {
      (Array($0.word.utf8), min(correctedWeight * Float($0.times), ownWeight))
    }
    let known = lexicon.isEmpty ? 0.6 : 0.85 as Float
    return Self(
      model: TextModel(
        trie: WordTrie(common.map { ($0.word, smoothed($0.weight)) }), letters: letters,
        known: known))
  }

  /// Numbers and the signs used with them.
  public static func digits() -> Self {
    Self(model: TextModel(trie: WordTrie([]), letters: LetterModel([]), alphabet: .digits))
  }

  /// Returns the lines of a lexicon. A line that is too long for a word is cut just after the
  /// length of the longest word, so that it is not accepted as one.
  package static func words(ofLexicon bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: UInt8(ascii: "\n")).map { Array($0.prefix(longestWord + 1)) }
  }

  private static let longestWord = 40
  /// The weight of a lexicon word for learning spelling. The weight of a built-in word is the
  /// square root of its count.
  private static let rareSpelling: Float = 0.6
  /// The assumed frequency of a word that is only in the lexicon, and of one of the user's own
  /// words.
  private static let rareWeight: Float = 0.03
  private static let ownWeight: Float = 2000
  /// The assumed frequency of a word used as a correction, per correction.
  private static let correctedWeight: Float = 100

  /// Returns a smoothed frequency. Frequencies differ between texts, and rare words are less rare
  /// than they seem.
  private static func smoothed(_ weight: Float) -> Float {
    let root = weight.squareRoot()
    return root * root.squareRoot()
  }

  /// Returns the built-in words and their counts.
  private static func builtIn() -> [(word: [UInt8], weight: Float)] {
    var words: [(word: [UInt8], weight: Float)] = []
    let text = Array(CommonWords.english.description.utf8)
    for line in text.split(separator: UInt8(ascii: "\n")) {
      var fields = line.split(separator: UInt8(ascii: " "))
      let halves = Int(String(decoding: fields.removeFirst(), as: UTF8.self)) ?? 0
      let weight = Float(1 << (halves / 2)) * (halves % 2 == 1 ? 1.414 : 1)
      for field in fields { words.append((Array(field), weight)) }
    }
    return words
  }
}
