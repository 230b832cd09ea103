/// A mark that makes one letter another, such as the acute of é.
package enum Accent: UInt8, CaseIterable, Sendable {
  case none, acute, grave, circumflex, diaeresis, tilde
  /// Of ż; also the dot of i and j, which is no accent.
  case dot
  case cedilla, ogonek
  /// Joins a letter to the next one: œ and æ.
  case ligature

  /// Whether the mark is below its letter.
  var isBelow: Bool { self == .cedilla || self == .ogonek }
}

/// The letters with accents, as letters of ASCII and an accent.
package enum AccentedLetters {
  private static let rows: [(accent: Accent, bases: String, letters: String)] = [
    (.acute, "aeioucnszy", "áéíóúćńśźý"), (.grave, "aeiou", "àèìòù"),
    (.circumflex, "aeiou", "âêîôû"), (.diaeresis, "aeiouy", "äëïöüÿ"), (.tilde, "ano", "ãñõ"),
    (.dot, "z", "ż"), (.cedilla, "c", "ç"), (.ogonek, "ae", "ąę"), (.ligature, "oa", "œæ"),
  ]

  private static let folded: [Unicode.Scalar: (base: UInt8, accent: Accent)] = {
    var table: [Unicode.Scalar: (base: UInt8, accent: Accent)] = [:]
    for (accent, bases, letters) in rows {
      for (base, letter) in zip(bases.utf8, letters.unicodeScalars) {
        table[letter] = (base, accent)
        if let capital = capital(of: letter) { table[capital] = (base - 32, accent) }
      }
    }
    return table
  }()

  private static let composed: [UInt16: Unicode.Scalar] = Dictionary(
    folded.map { (key($0.value.base, $0.value.accent), $0.key) }, uniquingKeysWith: { a, _ in a })

  private static func capital(of letter: Unicode.Scalar) -> Unicode.Scalar? {
    let capitals = letter.properties.uppercaseMapping.unicodeScalars
    return capitals.count == 1 ? capitals.first : nil
  }

  private static func key(_ base: UInt8, _ accent: Accent) -> UInt16 {
    UInt16(base) << 8 | UInt16(accent.rawValue)
  }

  /// Returns the letter and accent of a character; nil for one without an accent.
  static func fold(_ scalar: Unicode.Scalar) -> (base: UInt8, accent: Accent)? { folded[scalar] }

  /// Returns a letter with an accent; nil if no language here has it.
  package static func compose(_ base: UInt8, _ accent: Accent) -> Unicode.Scalar? {
    accent == .none ? Unicode.Scalar(base) : composed[key(base, accent)]
  }
}
