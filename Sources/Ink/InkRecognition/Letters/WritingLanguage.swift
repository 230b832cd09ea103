/// Prior knowledge about a language: its words and the probabilities of letter sequences.
public struct WritingLanguage: Sendable {
  /// The model of its texts.
  package var model: TextModel
  /// How its words are spelled with accents; nil for English and digits.
  var orthography: Orthography?
  /// The network that reads its characters: the one that ships, or one that was adapted.
  package private(set) var network = LetterNetwork.shipped

  /// Returns the same language in the handwriting of a person.
  public func adapted(to learned: LearnedWriting) -> Self {
    var language = self
    language.network = LetterNetwork.shipped.adapted(to: learned)
    return language
  }

  /// English. Common words are built in. The lexicon adds other words. A user's own words are as
  /// likely as common words, and corrected words almost as likely.
  ///
  /// The lexicon has one word per line, as in Debian's /usr/share/dict; words with letters outside
  /// ASCII are ignored.
  public static func english(
    lexicon: [UInt8] = [], own words: [String] = [], corrected: CorrectedWords = CorrectedWords()
  ) -> Self {
    english(WordIndex(lexicon: lexicon), own: words, corrected: corrected)
  }

  /// English, with a prepared index of the words.
  public static func english(
    _ index: WordIndex, own words: [String] = [], corrected: CorrectedWords = CorrectedWords()
  ) -> Self {
    var trie = index.trie
    for word in words { trie.insert(Array(word.utf8), smoothed(ownWeight)) }
    for entry in corrected.entries { addCorrected(entry, to: &trie) }
    let known = index.hasLexicon ? 0.85 : knownWithoutLexicon
    return Self(model: TextModel(trie: trie, letters: index.letters, known: known))
  }

  /// Makes a corrected word more likely.
  static func addCorrected(_ entry: CorrectedWords.Entry, to trie: inout WordTrie) {
    let weight = min(correctedWeight * Float(entry.times), ownWeight)
    trie.insert(Array(entry.word.utf8), smoothed(weight))
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

  /// The share of written words that are among the built-in ones.
  static let knownWithoutLexicon: Float = 0.8

  private static let longestWord = 40
  /// The weight of a lexicon word for learning spelling. The weight of a built-in word is the
  /// square root of its count.
  static let rareSpelling: Float = 0.6
  /// The assumed frequency of a word that is only in the lexicon, and of one of the user's own
  /// words.
  static let rareWeight: Float = 0.03
  private static let ownWeight: Float = 2000
  /// The assumed frequency of a word used as a correction, per correction.
  private static let correctedWeight: Float = 100

  /// Returns a smoothed frequency. Frequencies differ between texts, and rare words are less rare
  /// than they seem.
  static func smoothed(_ weight: Float) -> Float {
    let root = weight.squareRoot()
    return root * root.squareRoot()
  }

  /// Returns the built-in words and their counts.
  static func builtIn() -> [(word: [UInt8], weight: Float)] {
    var words = words(ofTable: CommonWords.english)
    let first = UInt8(ascii: "i")
    for index in words.indices where words[index].word.first == first {
      if words[index].word.count == 1 { words[index].word = [UInt8(ascii: "I")] }
    }
    return words + self.words(ofTable: Contractions.english)
  }

  /// Returns further built-in words and the assumed counts of their levels.
  static func listed() -> [(word: [UInt8], weight: Float)] {
    let weights: [Int: Float] = [10: 12, 20: 5, 35: 1, 40: 0.3, 50: 0.15, 55: 0.1]
    return rows(of: ListedWords.english).map { ($0.word, weights[$0.number] ?? rareWeight) }
  }

  /// Returns words and their counts: each row has twice the binary logarithm of the count, which is
  /// negative for words that stand less than once in the counted text, and words.
  static func words(ofTable table: StaticString) -> [(word: [UInt8], weight: Float)] {
    rows(of: table).map { number, word in
      (word, Float(sign: .plus, exponent: number >> 1, significand: number & 1 == 1 ? 1.414 : 1))
    }
  }

  /// Returns the words of a table, each with the number before its row.
  private static func rows(of table: StaticString) -> [(number: Int, word: [UInt8])] {
    var words: [(number: Int, word: [UInt8])] = []
    let text = Array(table.description.utf8)
    for line in text.split(separator: UInt8(ascii: "\n")) {
      var fields = line.split(separator: UInt8(ascii: " "))
      let number = Int(String(decoding: fields.removeFirst(), as: UTF8.self)) ?? 0
      for field in fields { words.append((number, Array(field))) }
    }
    return words
  }
}
