/// A language that handwriting can be read in, word by word.
public enum HandwritingLanguage: Hashable, Sendable {
  case english
  case accented(AccentedLanguage)

  /// All of them, English first.
  public static let all = [Self.english] + AccentedLanguage.allCases.map(Self.accented)

  /// The code of ISO 639-1, such as `de`.
  public var code: String {
    switch self {
    case .english: "en"
    case .accented(let language): language.rawValue
    }
  }

  /// The language of a code; nil if it cannot be read.
  public init?(code: String) {
    guard let language = Self.all.first(where: { $0.code == code }) else { return nil }
    self = language
  }

  /// The name in English.
  public var name: String {
    switch self {
    case .english: "English"
    case .accented(let language): language.name
    }
  }

  /// The language of the user's locale: `LC_ALL`, `LC_MESSAGES` or `LANG`, of which the first that
  /// is not empty decides. English if that is another language.
  ///
  /// - Parameter variable: returns the value of an environment variable; nil if it is not set.
  public static func ofLocale(_ variable: (String) -> String?) -> Self {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let locale = variable(name), !locale.isEmpty else { continue }
      let code = locale.prefix { $0.isLetter && $0.isASCII }
      return Self(code: String(code)) ?? .english
    }
    return .english
  }

  /// The names of the word lists of Debian's packages in /usr/share/dict, the best one first.
  public var wordLists: [String] {
    switch self {
    case .english: ["american-english-large", "american-english", "american-english-small"]
    case .accented(let language): [language.wordList]
    }
  }

  /// Debian's package with the best word list.
  public var package: String {
    self == .english ? "wamerican-large" : "w" + (wordLists.first ?? "")
  }

  /// The language with a prepared index of its words.
  public static func expecting(
    _ words: LanguageWords, corrected: CorrectedWords = CorrectedWords()
  ) -> WritingLanguage {
    switch words {
    case .english(let index): .english(index, corrected: corrected)
    case .accented(let index): .accented(index, corrected: corrected)
    }
  }
}

/// The prepared words of a language.
public enum LanguageWords: Sendable {
  case english(WordIndex)
  case accented(SpelledWordIndex)

  /// Computes the words of a language and of a lexicon with one word per line, in UTF-8.
  public init(_ language: HandwritingLanguage, lexicon: [UInt8] = []) {
    switch language {
    case .english: self = .english(WordIndex(lexicon: lexicon))
    case .accented(let language):
      self = .accented(SpelledWordIndex(language, lexicon: lexicon))
    }
  }

  /// Reads bytes; nil if they are damaged, of another version, of another language or of another
  /// key.
  public init?(_ language: HandwritingLanguage, bytes: [UInt8], key: String) {
    switch language {
    case .english:
      guard let index = WordIndex(bytes: bytes, key: key) else { return nil }
      self = .english(index)
    case .accented(let language):
      guard let index = SpelledWordIndex(language, bytes: bytes, key: key) else { return nil }
      self = .accented(index)
    }
  }

  /// The words as bytes, with a key.
  public func bytes(key: String) -> [UInt8] {
    switch self {
    case .english(let index): index.bytes(key: key)
    case .accented(let index): index.bytes(key: key)
    }
  }
}
