/// Spells texts that the network read in letters of ASCII: adds the accents that the marks and the
/// language make likely.
struct SpellingReader: Sendable {
  /// A text with its accents.
  struct SpelledText: Sendable {
    var text: String
    /// The logarithm of the probability of its accents and of the marks.
    var log: Float
    /// For each mark, whether the network should see it.
    var shown: [Bool]
  }

  private let orthography: Orthography
  private let trie: WordTrie
  private var columns = LetterColumns()
  private var options = SpellingOptions()
  private var match = AccentMatch()
  /// Two marks side by side, for each mark and the next one.
  private var pairs: [AccentShape] = []

  /// The weight of the language, as in ``ReadingWeights``.
  private static let language: Float = 0.7
  /// The largest number of spellings of a text.
  private static let most = 4

  init(_ orthography: Orthography, _ trie: WordTrie) {
    (self.orthography, self.trie) = (orthography, trie)
  }

  /// Prepares for the texts of a writing.
  mutating func measurePairs(_ trace: WritingTrace, _ finder: AccentFinder, scale: Float) {
    columns.resample(finder.body, scale: scale)
    pairs.removeAll(keepingCapacity: true)
    for (one, two) in zip(finder.marks, finder.marks.dropFirst()) {
      pairs.append(
        AccentShape(
          trace.points[trace.range(one.stroke)], trace.points[trace.range(two.stroke)],
          scale: finder.scale))
    }
  }

  /// Returns the spellings of a text, the likeliest first; its codes are given first first.
  mutating func spell(
    _ codes: [UInt8], _ frames: borrowing LetterFrames, _ finder: AccentFinder
  ) -> [SpelledText] {
    columns.locate(frames, codes)
    let bytes = codes.map { LetterCode.byte(Int($0)) }
    let hasOwn = orthography.language.ownLetter != nil
    let letters = bytes.map { hasOwn && $0 == Orthography.ownByte ? LetterModel.ownLetter : $0 }
    let parts = Self.parts(letters, trie)
    let owners = owners(finder.marks, parts)
    var texts = [
      SpelledText(text: "", log: 0, shown: Array(repeating: true, count: finder.marks.count))
    ]
    for (part, range) in parts.enumerated() {
      let chosen = owners.indices.filter { owners[$0] == part }
      let spelled = spell(part: range, letters, finder, chosen)
      var next: [SpelledText] = []
      for text in texts {
        for choice in spelled {
          var longer = text
          longer.text += choice.text
          longer.log += choice.log
          for (index, mark) in chosen.enumerated() { longer.shown[mark] = choice.shown[index] }
          next.append(longer)
        }
      }
      next.sort { $0.log > $1.log }
      texts = Array(next.prefix(Self.most))
    }
    return texts
  }

  /// Cuts a text into words and what is between them; elided words are parts of their own.
  private static func parts(_ letters: [UInt8], _ trie: WordTrie) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    while start < letters.count {
      let isWord = LetterModel.symbol(letters[start]) != nil
      var end = start + 1
      while end < letters.count, (LetterModel.symbol(letters[end]) != nil) == isWord { end += 1 }
      let part = letters[start..<end]
      if isWord, !trie.contains(part),
        let cut = part.firstIndex(where: { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "-") }),
        cut + 1 < end
      {
        end = cut + 1
      }
      parts.append(start..<end)
      start = end
    }
    return parts
  }

  /// Returns for each mark the part with the nearest letter.
  private func owners(_ marks: [AccentFinder.FoundAccent], _ parts: [Range<Int>]) -> [Int] {
    marks.map { mark in
      var (best, nearest) = (0, Float.infinity)
      for (part, range) in parts.enumerated() {
        for letter in range where letter < columns.middles.count {
          let distance = abs(columns.middles[letter] - mark.center.x)
          if distance < nearest { (best, nearest) = (part, distance) }
        }
      }
      return best
    }
  }

  /// Returns the spellings of a part of a text, the likeliest first.
  private mutating func spell(
    part range: Range<Int>, _ letters: [UInt8], _ finder: AccentFinder, _ chosen: [Int]
  ) -> [SpelledText] {
    let word = letters[range]
    let marks = chosen.map { finder.marks[$0] }
    let pairs: [AccentShape] = chosen.indices.map { index in
      index + 1 < chosen.count && chosen[index + 1] == chosen[index] + 1
        && marks[index].isBelow == marks[index + 1].isBelow ? self.pairs[chosen[index]] : .nothing
    }
    var suggested: [AccentPattern] = []
    if let symbols = WordTrie.symbols(of: word), !marks.isEmpty {
      suggested = AccentSuggestions.patterns(
        symbols, middles: columns.middles[range], marks, pairs: pairs, orthography.accents,
        scale: finder.scale)
    }
    options.collect(word, orthography, trie, suggested: suggested)
    var texts: [SpelledText] = []
    for option in options.options {
      var shown = Array(repeating: true, count: marks.count)
      var log = Self.language * option.log
      for isBelow in [false, true] {
        let side = marks.indices.filter { marks[$0].isBelow == isBelow }
        let expected = expected(word, option.accents, isBelow: isBelow)
        if side.isEmpty, expected.isEmpty { continue }
        match.match(
          side.map { marks[$0] }, expected, pairs: side.map { pairs[$0] }, scale: finder.scale)
        log += match.log
        for (index, mark) in side.enumerated() where match.owners[index] >= 0 {
          let owner = expected[match.owners[index]]
          shown[mark] = owner.isDot || owner.accent == .none
        }
      }
      texts.append(
        SpelledText(
          text: Self.spelling(word, option.accents, orthography.language), log: log, shown: shown))
    }
    texts.sort { $0.log > $1.log }
    return Array(texts.prefix(Self.most))
  }

  /// Returns what is expected above or below the letters of a word.
  private func expected(
    _ word: ArraySlice<UInt8>, _ accents: AccentPattern, isBelow: Bool
  ) -> [AccentMatch.ExpectedMark] {
    var expected: [AccentMatch.ExpectedMark] = []
    for (index, letter) in word.indices.enumerated() {
      let accent = accents.accent(at: index)
      let x = columns.middles[letter]
      let byte = word[letter]
      if accent != .none, accent != .ligature {
        if accent.isBelow == isBelow {
          expected.append(.init(letter: letter, x: x, accent: accent, isDot: false))
        }
      } else if byte == UInt8(ascii: "i") || byte == UInt8(ascii: "j") {
        if !isBelow { expected.append(.init(letter: letter, x: x, accent: .dot, isDot: true)) }
      } else if (isBelow ? Self.lowSigns : Self.highSigns).contains(byte) {
        expected.append(.init(letter: letter, x: x, accent: .none, isDot: true))
      }
    }
    return expected
  }

  /// Signs that may be taken for marks.
  private static let (lowSigns, highSigns) = (Array(",;.".utf8), Array("'\"^`:!?-*".utf8))

  /// Returns a part of a text with its accents.
  private static func spelling(
    _ word: ArraySlice<UInt8>, _ accents: AccentPattern, _ language: AccentedLanguage
  ) -> String {
    var text = String.UnicodeScalarView()
    var isJoined = false
    for (index, byte) in word.enumerated() {
      if isJoined {
        isJoined = false
        continue
      }
      let accent = accents.accent(at: index)
      isJoined = accent == .ligature
      if byte == LetterModel.ownLetter, let own = language.ownLetter {
        text.append(own.small)
      } else {
        text.append(AccentedLetters.compose(byte, accent) ?? Unicode.Scalar(byte))
      }
    }
    return String(text)
  }
}

extension AccentShape {
  /// No pair of marks.
  static let nothing: AccentShape = {
    var shape = AccentShape([], scale: 1)
    shape.strokes = 2
    shape.numbers = SIMD8(repeating: 100)
    return shape
  }()
}
