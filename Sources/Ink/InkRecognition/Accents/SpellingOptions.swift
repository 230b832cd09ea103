/// The possible spellings of a word in letters of ASCII, and how likely the language makes each.
struct SpellingOptions: Sendable {
  /// A spelling.
  struct SpellingOption: Sendable {
    var accents: AccentPattern
    /// The logarithm of its probability, given the letters.
    var log: Float
  }

  private(set) var options: [SpellingOption] = []

  /// The share of known words among words that could be one, and the least share of a spelling.
  private static let (known, least): (Float, Float) = (0.99, 1e-9)

  /// Collects the spellings of the words known, and those that marks suggest.
  mutating func collect(
    _ word: ArraySlice<UInt8>, _ orthography: Orthography, _ trie: WordTrie,
    suggested: [AccentPattern]
  ) {
    options.removeAll(keepingCapacity: true)
    guard let symbols = WordTrie.symbols(of: word) else {
      options.append(SpellingOption(accents: AccentPattern(), log: 0))
      return
    }
    var shares: [AccentPattern: Float] = [:]
    let node = trie.node(of: word)
    let isKnown = node >= 0 && trie.endShare(node) > 0
    if isKnown {
      let entries = orthography.spellings.spellings(node)
      let sum = entries.reduce(0) { $0 + $1.weight }
      for entry in entries {
        shares[AccentPattern(bits: entry.accents)] = Self.known * entry.weight / sum
      }
      if entries.isEmpty { shares[AccentPattern()] = Self.known }
    }
    for accents in Set(suggested + Array(shares.keys) + [AccentPattern()]) {
      var share: Float = isKnown ? 1 - Self.known : 1
      for index in symbols.indices {
        share *= max(
          orthography.accents.probability(of: accents.accent(at: index), at: index, in: symbols),
          1e-5)
      }
      shares[accents, default: 0] += share
    }
    for (accents, share) in shares.sorted(by: { $0.key.bits < $1.key.bits }) {
      options.append(SpellingOption(accents: accents, log: ExactMath.log(max(share, Self.least))))
    }
  }
}

/// The accents that the marks over a word suggest.
struct AccentSuggestions: Sendable {
  private typealias PartialPattern = (accents: [(letter: Int, accent: Accent)], log: Float)

  /// The largest number of suggestions.
  private static let most = 16

  /// Returns patterns of accents for a word, given its letters' symbols and places.
  static func patterns(
    _ symbols: [UInt8], middles: ArraySlice<Float>, _ marks: [AccentFinder.FoundAccent],
    pairs: [AccentShape], _ accents: AccentModel, scale: Float
  ) -> [AccentPattern] {
    var partials: [PartialPattern] = [([], 0)]
    var skipped: [PartialPattern] = []
    for index in marks.indices {
      let now = partials
      partials = skipped
      skipped = []
      for partial in now {
        partials.append((partial.accents, partial.log - 4))
        for (accent, shape) in choices(marks[index], marks[index].shape) {
          extend(partial, accent, shape, marks[index].center.x, symbols, middles, accents, scale) {
            partials.append($0)
          }
        }
        guard index + 1 < marks.count else { continue }
        let x = (marks[index].center.x + marks[index + 1].center.x) / 2
        for (accent, shape) in choices(marks[index], pairs[index]) {
          extend(partial, accent, shape, x, symbols, middles, accents, scale) {
            skipped.append($0)
          }
        }
      }
      partials.sort { $0.log > $1.log }
      partials.removeLast(max(0, partials.count - most))
    }
    return partials.compactMap { pattern($0.accents) }
  }

  private static func choices(
    _ mark: AccentFinder.FoundAccent, _ shape: AccentShape
  ) -> [(accent: Accent, log: Float)] {
    Accent.allCases.compactMap { accent in
      guard accent != .none, accent != .ligature, accent.isBelow == mark.isBelow else { return nil }
      let log = shape.fit(accent)
      return log > -5 ? (accent, log) : nil
    }
  }

  /// Adds an accent to the letters near a place that may have it.
  private static func extend(
    _ partial: PartialPattern, _ accent: Accent, _ shape: Float, _ x: Float, _ symbols: [UInt8],
    _ middles: ArraySlice<Float>, _ accents: AccentModel, _ scale: Float,
    _ add: (PartialPattern) -> Void
  ) {
    for (letter, middle) in middles.enumerated() where letter < symbols.count {
      let off = abs(middle - x) / scale
      guard off < 0.9, accents.permits(accent, on: symbols[letter]),
        !partial.accents.contains(where: { $0.letter == letter })
      else { continue }
      add((partial.accents + [(letter, accent)], partial.log + shape - 3 * off * off))
    }
  }

  private static func pattern(_ accents: [(letter: Int, accent: Accent)]) -> AccentPattern? {
    var pattern = AccentPattern()
    for (letter, accent) in accents.sorted(by: { $0.letter < $1.letter }) {
      guard pattern.set(accent, at: letter) else { return nil }
    }
    return pattern
  }
}
