/// A language that is written with accents, which are read apart from the letters.
public enum AccentedLanguage: String, CaseIterable, Sendable {
  /// The codes of ISO 639-1.
  case de, es, fr, it, nl, pl, pt

  /// Name in English, built-in words, and Debian's word list.
  private static let rows: [Self: (name: String, table: StaticString, list: String)] = [
    .de: ("German", WordsOfGerman.table, "ngerman"),
    .es: ("Spanish", WordsOfSpanish.table, "spanish"),
    .fr: ("French", WordsOfFrench.table, "french"),
    .it: ("Italian", WordsOfItalian.table, "italian"),
    .nl: ("Dutch", WordsOfDutch.table, "dutch"),
    .pl: ("Polish", WordsOfPolish.table, "polish"),
    .pt: ("Portuguese", WordsOfPortuguese.table, "portuguese"),
  ]

  /// The name in English.
  public var name: String { Self.rows[self]?.name ?? rawValue }

  /// The built-in words with their counts: rows as in ``CommonWords``.
  var table: StaticString { Self.rows[self]?.table ?? "" }

  /// The file of Debian's word list; its package has the same name with a w before it.
  var wordList: String { Self.rows[self]?.list ?? rawValue }

  /// The letter that is neither of ASCII nor such a letter with an accent.
  var ownLetter: OwnLetter? {
    switch self {
    case .de: .sharpS
    case .pl: .barredL
    default: nil
    }
  }

  /// Whether letters have cedillas or ogonki.
  var hasMarksBelow: Bool { self == .fr || self == .pl || self == .pt }

  /// Words that end with an apostrophe and are joined to the next one, with their counts.
  var elisions: [(word: String, weight: Float)] {
    switch self {
    case .fr:
      [
        ("l'", 13000), ("d'", 13000), ("c'", 7000), ("j'", 5000), ("qu'", 5000), ("n'", 5000),
        ("s'", 4500), ("m'", 1500), ("t'", 700), ("jusqu'", 300), ("lorsqu'", 150),
        ("puisqu'", 100), ("quoiqu'", 20), ("presqu'", 5),
      ]
    case .it:
      [
        ("l'", 9000), ("un'", 2500), ("dell'", 2800), ("all'", 1800), ("d'", 1500), ("c'", 2500),
        ("nell'", 900), ("dall'", 600), ("sull'", 400), ("quest'", 400), ("quell'", 200),
        ("anch'", 150), ("com'", 200), ("cos'", 200), ("dov'", 120), ("s'", 80), ("m'", 80),
        ("t'", 80), ("v'", 40), ("n'", 40), ("sant'", 60), ("nessun'", 40), ("mezz'", 30),
        ("bell'", 20), ("tutt'", 40), ("gl'", 10), ("senz'", 20), ("quant'", 20), ("po'", 300),
      ]
    default: []
    }
  }

  /// The share of words that begin with a capital: nouns have one in German.
  var capitalShare: Float { self == .de ? 0.34 : 0.135 }
}

/// A letter that the network does not know. It has the place of the grave accent (`), which nobody
/// writes by itself in text: its probability is that of the characters for which the network takes
/// it.
struct OwnLetter: Sendable {
  var small: Unicode.Scalar
  var capital: Unicode.Scalar
  /// How often the network reads a character where this letter was written, compared with how often
  /// it reads it anywhere.
  var looks: [(character: UInt8, share: Float)]

  static let sharpS = OwnLetter(
    small: "ß", capital: "ẞ",
    looks: [("B", 0.9), ("b", 0.25), ("8", 0.5), ("3", 0.3), ("p", 0.2), ("s", 0.1), ("f", 0.2)]
      .map { (UInt8(ascii: $0.0), $0.1) })

  static let barredL = OwnLetter(
    small: "ł", capital: "Ł",
    looks: [("t", 0.4), ("l", 0.3), ("f", 0.3), ("k", 0.1), ("L", 0.3), ("T", 0.1)]
      .map { (UInt8(ascii: $0.0), $0.1) })
}

extension UInt8 {
  fileprivate init(ascii text: String) { self = text.utf8.first ?? 0 }
}
