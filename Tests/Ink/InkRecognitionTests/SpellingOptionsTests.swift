import Testing

@testable import InkRecognition

/// The spellings of words, counted by hand, and those that marks suggest.
@Suite struct SpellingOptionsTests {
  private typealias Listed = [(word: FoldedWord, weight: Float)]

  private static func listed(_ words: KeyValuePairs<String, Float>) -> Listed {
    words.compactMap { text, weight in
      FoldedWord(Array(text.utf8)).map { (word: $0, weight: weight) }
    }
  }

  /// The likelihoods of the spellings of a word, by the bits of their accents.
  private func likelihoods(
    _ word: String, _ words: Listed, suggested: [AccentPattern] = []
  ) -> [Float] {
    let trie = WordTrie(words.map { ($0.word.letters, $0.weight) })
    let orthography = Orthography(
      language: .fr, spellings: WordSpellings(words, in: trie), accents: AccentModel(words))
    var options = SpellingOptions()
    options.collect(Array(word.utf8)[...], orthography, trie, suggested: suggested)
    #expect(options.options.map(\.accents.bits) == options.options.map(\.accents.bits).sorted())
    return options.options.map { ExactMath.exp($0.log) }
  }

  private func expectClose(
    _ numbers: [Float], _ wanted: [Float], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(numbers.count == wanted.count, sourceLocation: sourceLocation)
    for (number, want) in zip(numbers, wanted) {
      #expect(abs(number / want - 1) < 1e-3, "\(number)", sourceLocation: sourceLocation)
    }
  }

  private func pattern(_ accents: KeyValuePairs<Int, Accent>) -> AccentPattern {
    var pattern = AccentPattern()
    for (letter, accent) in accents { _ = pattern.set(accent, at: letter) }
    return pattern
  }

  @Test func `a known word is written as it is listed, by its frequency`() {
    let words = Self.listed(["a": 3, "ä": 1])
    expectClose(likelihoods("a", words), [0.75, 0.25])
    // A spelling that is not listed has a share of one in a hundred thousand, of one in a hundred.
    expectClose(likelihoods("a", words, suggested: [pattern([0: .acute])]), [0.75, 1e-7, 0.25])
    expectClose(likelihoods("a", Self.listed(["a": 5])), [1])
  }

  @Test func `a spelling that is always written leaves little for the plain one`() {
    let words = Self.listed(["été": 4])
    expectClose(likelihoods("ete", words), [1e-9, 1])
    expectClose(likelihoods("ETE", words), [1e-9, 1])
  }

  @Test func `an unknown word has the accents that its letters make likely`() {
    let words = Self.listed(["a": 3, "ä": 1])
    let umlaut = pattern([0: .diaeresis])
    expectClose(likelihoods("aa", words, suggested: [umlaut, umlaut]), [0.5625, 0.1875])
    let odd = pattern([0: .acute, 1: .acute, 2: .acute])
    expectClose(likelihoods("aaa", words, suggested: [odd]), [0.421875, 1e-9])
    expectClose(likelihoods("q", words), [1e-5])
  }

  @Test func `the beginning of a word is no known word`() {
    let words = Self.listed(["ab": 1])
    let acute = pattern([0: .acute])
    expectClose(likelihoods("a", words, suggested: [acute]), [1, 1e-5])
    expectClose(likelihoods("ab", words, suggested: [acute]), [1, 1e-7])
  }

  @Test func `what is no word is written as it is`() {
    let words = Self.listed(["a": 3, "ä": 1])
    for text in ["1", "a1", "", String(repeating: "a", count: 41)] {
      #expect(likelihoods(text, words, suggested: [pattern([0: .diaeresis])]) == [1], "\(text)")
    }
  }

  @Test func `words that the tree lacks have no spellings, and equal ones are one`() {
    let trie = WordTrie([(Array("ca".utf8), 1), (Array("mais".utf8), 1)])
    let spelled = WordSpellings(
      Self.listed(["maïs": 2, "ça": 1, "mais": 9, "ça": 5, "çà": 5, "là": 7, "ca": 0.5]), in: trie)
    let (this, corn) = (trie.node(of: Array("ca".utf8)), trie.node(of: Array("mais".utf8)))
    #expect(spelled.count == 5 && spelled.spellings(this).map(\.weight) == [0.5, 5, 5])
    #expect(
      spelled.spellings(this).map { AccentPattern(bits: $0.accents).accent(at: 1) }
        == [.none, .none, .grave])
    #expect(spelled.spellings(corn).map(\.weight) == [9, 2])
    #expect(spelled.spellings(WordTrie.root).isEmpty && spelled.spellings(99).isEmpty)
    #expect(WordSpellings(Self.listed(["mais": 1]), in: trie).count == 0)
  }

  private func suggested(
    _ word: String, _ marks: [(x: Float, isBelow: Bool)], _ words: Listed
  ) -> [AccentPattern] {
    let points: [SIMD2<Float>] = [SIMD2(0, 0), SIMD2(0.3, -0.4)]
    let shape = AccentShape(points[...], scale: 1)
    let symbols = WordTrie.symbols(of: Array(word.utf8)) ?? []
    let middles: [Float] = symbols.indices.map { Float($0) }
    let pairs = [AccentShape](repeating: .nothing, count: marks.count)
    return AccentSuggestions.patterns(
      symbols, middles: middles[...],
      marks.map { x, isBelow in
        .init(stroke: 0, center: SIMD2(x, 0), isBelow: isBelow, shape: shape)
      },
      pairs: pairs, AccentModel(words), scale: 1)
  }

  @Test func `a mark suggests the accents that letters near it may have`() {
    let words = Self.listed(["été": 1, "ça": 1, "e": 1])
    let near = suggested("cete", [(3.1, false)], words)
    #expect(near.first == pattern([3: .acute]) && near.contains(AccentPattern()))
    #expect(!near.contains(pattern([1: .acute])) && near.count == 2)
    // A mark over a t belongs to the e beside it, if there is one.
    #expect(suggested("cete", [(2.2, false)], words).first == pattern([3: .acute]))
    #expect(suggested("cttt", [(2, false)], words) == [AccentPattern()])
    #expect(suggested("cete", [(0, true)], words).first == pattern([0: .cedilla]))
    #expect(suggested("cete", [(0, false)], words) == [AccentPattern()])
    #expect(suggested("cete", [], words) == [AccentPattern()])
  }

  @Test func `several marks suggest an accent each, in a number that stays small`() {
    let words = Self.listed(["été": 1])
    let both = suggested("ete", [(0, false), (2, false)], words)
    #expect(both.first == pattern([0: .acute, 2: .acute]) && both.count == 4)
    // Two marks over one letter are not two accents of it.
    #expect(
      suggested("e", [(0, false), (0.1, false)], words).allSatisfy {
        $0 == AccentPattern() || $0 == pattern([0: .acute])
      })
    let many = suggested("eeeeeeeeee", (0..<10).map { (Float($0), false) }, words)
    #expect(many.count <= 16)
  }
}
