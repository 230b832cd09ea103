import Testing

@testable import InkRecognition

/// Letters and words in ASCII and back again, and where their accents are.
@Suite struct FoldedWordTests {
  private func unaccented(_ word: String) -> FoldedWord? { FoldedWord(Array(word.utf8)) }

  /// A folded word with its accents again, and with a language's own letter.
  private func respelled(_ word: FoldedWord, _ own: Unicode.Scalar?) -> String {
    var text = String.UnicodeScalarView()
    var isJoined = false
    for (index, letter) in word.letters.enumerated() where !isJoined {
      let accent = word.accents.accent(at: index)
      isJoined = accent == .ligature
      let isOwn = letter == LetterModel.ownLetter
      guard let scalar = isOwn ? own : AccentedLetters.compose(letter, accent) else { return "" }
      text.append(scalar)
      if isJoined, index + 1 == word.letters.count { return "" }
    }
    return String(text)
  }

  @Test(
    arguments: [
      ("ä", "a", .diaeresis), ("ö", "o", .diaeresis), ("ü", "u", .diaeresis),
      ("Ü", "U", .diaeresis),
      ("ÿ", "y", .diaeresis), ("Ÿ", "Y", .diaeresis), ("ñ", "n", .tilde), ("Ñ", "N", .tilde),
      ("ã", "a", .tilde), ("ç", "c", .cedilla), ("Ç", "C", .cedilla), ("ê", "e", .circumflex),
      ("ź", "z", .acute), ("ż", "z", .dot), ("Ż", "Z", .dot), ("ę", "e", .ogonek),
      ("Ę", "E", .ogonek), ("œ", "oe", .ligature), ("Œ", "OE", .ligature), ("æ", "ae", .ligature),
      ("Æ", "AE", .ligature), ("à", "a", .grave),
    ] as [(String, String, Accent)])
  func `a letter alone is folded, and composed again`(
    letter: String, base: String, accent: Accent
  ) throws {
    let word = try #require(unaccented(letter))
    #expect(word.letters == Array(base.utf8) && word.accents.accent(at: 0) == accent)
    #expect(word.accents.accent(at: 1) == .none && respelled(word, nil) == letter)
  }

  @Test func `each letter that can be composed is folded to the same parts`() {
    var composed: Set<Unicode.Scalar> = []
    for base in UInt8(32)..<127 {
      for accent in Accent.allCases where accent != .none {
        guard let letter = AccentedLetters.compose(base, accent) else { continue }
        let parts = AccentedLetters.fold(letter)
        #expect(parts?.base == base && parts?.accent == accent, "\(letter)")
        composed.insert(letter)
      }
    }
    // 35 small letters, and a capital of each.
    #expect(composed.count == 70 && !composed.contains("ß") && !composed.contains("ł"))
    #expect(AccentedLetters.fold("ß") == nil && AccentedLetters.fold("Ł") == nil)
    #expect(Accent.allCases.filter(\.isBelow) == [.cedilla, .ogonek])
  }

  @Test func `the letter of one language alone is the same byte in any case`() throws {
    let small = try #require(unaccented("łódź"))
    #expect(small.letters == [LetterModel.ownLetter] + Array("odz".utf8))
    #expect((0..<4).map { small.accents.accent(at: $0) } == [.none, .acute, .none, .acute])
    #expect(unaccented("Łódź") == small && respelled(small, "ł") == "łódź")
    #expect(unaccented("aẞo")?.letters == unaccented("aßo")?.letters)
    let symbols = WordTrie.symbols(of: small.letters)
    #expect(symbols == [LetterModel.own, 15, 4, 26])
  }

  @Test func `bytes that are no text, and marks without a letter, are no word`() {
    for bytes in [
      [0xC3], [0xC3, 0x28], [0xE2, 0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xFF],
      [0xF5, 0x80, 0x80, 0x80], [97, 0x80],
    ] as [[UInt8]] {
      #expect(FoldedWord(bytes) == nil, "\(bytes)")
    }
    #expect(unaccented("e\u{301}") == nil && unaccented("a\u{200B}") == nil)
    #expect(unaccented("")?.letters == [] && unaccented("R2-D2")?.letters == Array("R2-D2".utf8))
    #expect(unaccented("d’où")?.letters == Array("d'ou".utf8))
  }

  @Test func `accents are stored ten bits each, the last one lowest`() {
    var pattern = AccentPattern()
    let isSet = [
      pattern.set(.none, at: 90), pattern.set(.acute, at: 0), pattern.set(.grave, at: 3),
    ]
    #expect(isSet == [true, true, true] && pattern.bits == (1 << 4 | 1) << 10 | (4 << 4 | 2))
    #expect(
      [0, 1, 2, 3, 4].map { pattern.accent(at: $0) } == [.acute, .none, .none, .grave, .none])
    #expect(AccentPattern(bits: pattern.bits) == pattern && !pattern.isEmpty)
    // What no accent has is none.
    #expect(AccentPattern(bits: 1 << 4 | 15).accent(at: 0) == .none)
    #expect(AccentPattern(bits: .max).accent(at: 62) == .none)
  }

  @Test func `a pattern that is full, or too long, stays as it is`() {
    var pattern = AccentPattern()
    for letter in [0, 10, 20, 30, 40, 61] {
      let isSet = pattern.set(.ogonek, at: letter)
      #expect(isSet && pattern.accent(at: letter) == .ogonek)
    }
    let full = pattern
    let hasRoom = pattern.set(.tilde, at: 61)
    #expect(!hasRoom && pattern == full && pattern.accent(at: 0) == .ogonek)
    var long = AccentPattern()
    let isLong = long.set(.tilde, at: 62)
    #expect(!isLong && long.isEmpty)
  }
}
