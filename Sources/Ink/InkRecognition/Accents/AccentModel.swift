/// How likely a letter has an accent, judged by the two letters on each side of it.
///
/// Learned from words with weights; what was seen of the nearer letters counts where the farther
/// ones are rare.
struct AccentModel: Sendable {
  private var counts = CountTable()
  private var totals = CountTable()

  /// The symbols beyond the ends of a word, and in the place of letters that are left out.
  private static let (outside, any): (UInt32, UInt32) = (29, 31)
  /// The weight of what the narrower context says, in the unit of the words' weights.
  private static let prior: Float = 2
  /// How many letters on each side the contexts have.
  private static let reaches = [0, 1, 2]

  init(_ words: [(word: FoldedWord, weight: Float)]) {
    for (word, weight) in words {
      guard let symbols = WordTrie.symbols(of: word.letters) else { continue }
      for index in symbols.indices {
        let accent = UInt32(word.accents.accent(at: index).rawValue)
        for reach in Self.reaches {
          let context = Self.context(symbols, index, reach)
          _ = counts.addCount(weight, at: context << 4 | accent)
          _ = totals.addCount(weight, at: context)
        }
      }
    }
    counts.pack()
    totals.pack()
  }

  /// The symbols around a letter as one number.
  private static func context(_ symbols: [UInt8], _ index: Int, _ reach: Int) -> UInt32 {
    var key: UInt32 = 0
    for place in index - 2...index + 2 {
      let symbol =
        abs(place - index) > reach
        ? any : symbols.indices.contains(place) ? UInt32(symbols[place]) : outside
      key = key << 5 | symbol
    }
    return key
  }

  /// Returns the probability of an accent on a letter of a word.
  func probability(of accent: Accent, at index: Int, in symbols: [UInt8]) -> Float {
    var share: Float = 0
    for reach in Self.reaches {
      let context = Self.context(symbols, index, reach)
      let total = totals[context]
      guard total > 0 else { break }
      let count = counts[context << 4 | UInt32(accent.rawValue)]
      share = (count + Self.prior * share) / (total + (reach == 0 ? 0 : Self.prior))
    }
    return share
  }

  /// Returns whether a letter may have an accent in this language: it has it in one of 10,000.
  func permits(_ accent: Accent, on symbol: UInt8) -> Bool {
    accent == .none || probability(of: accent, at: 0, in: [symbol], reach: 0) > 1e-4
  }

  private func probability(
    of accent: Accent, at index: Int, in symbols: [UInt8], reach: Int
  ) -> Float {
    let context = Self.context(symbols, index, reach)
    let total = totals[context]
    return total > 0 ? counts[context << 4 | UInt32(accent.rawValue)] / total : 0
  }

  /// Appends the model to bytes.
  func encodeBytes(to bytes: inout [UInt8]) {
    counts.encodeBytes(to: &bytes)
    totals.encodeBytes(to: &bytes)
  }

  /// Reads a model; nil if the bytes are not one.
  init?(_ reader: inout LittleEndianReader) {
    guard let counts = CountTable(&reader), let totals = CountTable(&reader) else { return nil }
    (self.counts, self.totals) = (counts, totals)
  }
}
