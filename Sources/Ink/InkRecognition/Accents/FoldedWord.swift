/// A word in letters of ASCII, and the accents that it lost.
package struct FoldedWord: Hashable, Sendable {
  /// The letters; œ and æ are two, and a language's own letter is ``LetterModel/ownLetter``.
  package private(set) var letters: [UInt8] = []
  /// The accents of the letters.
  package private(set) var accents = AccentPattern()

  /// Letters that are neither of ASCII nor such a letter with an accent; no language has two.
  private static let own: Set<Unicode.Scalar> = ["ß", "ł", "Ł", "ẞ"]

  /// Folds a word; nil if it has characters that no language here has, or too many accents.
  package init?(_ word: some Collection<UInt8>) {
    var decoder = UTF8()
    var bytes = word.makeIterator()
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar): guard addLetter(scalar) else { return nil }
      case .emptyInput: return
      case .error: return nil
      }
    }
  }

  private mutating func addLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      letters.append(UInt8(scalar.value))
    } else if Self.own.contains(scalar) {
      letters.append(LetterModel.ownLetter)
    } else if scalar == "’" {
      letters.append(UInt8(ascii: "'"))
    } else {
      guard let (base, accent) = AccentedLetters.fold(scalar),
        accents.set(accent, at: letters.count)
      else { return false }
      letters.append(base)
      if accent == .ligature { letters.append(base & 0x20 | UInt8(ascii: "E")) }
    }
    return true
  }
}

/// The accents of a word: up to six, each with the number of its letter.
package struct AccentPattern: Hashable, Sendable {
  /// For each accent ten bits, the last one lowest: the letter, counted from 1, and the accent.
  var bits: UInt64 = 0

  private static let width: UInt64 = 10
  private static let most = 6
  private static let lastLetter = 61

  /// Whether there are no accents.
  package var isEmpty: Bool { bits == 0 }

  /// Adds an accent to a letter after those that have one; false if there is no more room.
  mutating func set(_ accent: Accent, at letter: Int) -> Bool {
    guard accent != .none else { return true }
    guard letter <= Self.lastLetter, bits >> (Self.width * UInt64(Self.most - 1)) == 0 else {
      return false
    }
    bits = bits << Self.width | UInt64(letter + 1) << 4 | UInt64(accent.rawValue)
    return true
  }

  /// Returns the accent of a letter.
  package func accent(at letter: Int) -> Accent {
    var rest = bits
    while rest != 0 {
      if Int(rest >> 4 & 63) == letter + 1 { return Accent(rawValue: UInt8(rest & 15)) ?? .none }
      rest >>= Self.width
    }
    return .none
  }
}
