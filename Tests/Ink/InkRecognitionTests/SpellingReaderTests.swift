import Testing

@testable import InkRecognition

/// Texts in letters of ASCII that get their accents, by words that are counted by hand.
@Suite struct SpellingReaderTests {
  private typealias Place = SIMD2<Float>

  /// An n of three millimeters, and marks over its middle.
  private func traced(_ marks: [[Place]]) -> WritingTrace {
    let letter = [Place(0, 0), Place(0, 3), Place(0, 0.5), Place(2, 0), Place(2, 3)]
    return WritingTrace(strokes: [letter] + marks)
  }

  private func spellings(
    _ text: String, _ words: KeyValuePairs<String, Float>, _ language: AccentedLanguage = .de,
    marks: [[Place]] = []
  ) -> [SpellingReader.SpelledText] {
    let listed = words.compactMap { text, weight in
      FoldedWord(Array(text.utf8)).map { (word: $0, weight: weight) }
    }
    let trie = WordTrie(listed.map { ($0.word.letters, $0.weight) })
    var reader = SpellingReader(
      Orthography(
        language: language, spellings: WordSpellings(listed, in: trie),
        accents: AccentModel(listed)), trie)
    var finder = AccentFinder()
    let trace = traced(marks)
    finder.findMarks(trace)
    #expect(finder.marks.count == marks.count)
    reader.measurePairs(trace, finder, scale: finder.scale)
    let codes = text.map { UInt8(ConstantNetwork.code($0)) }
    return reader.spell(codes, ConstantNetwork.frames(8, ["u": 0.5]), finder)
  }

  private var dots: [[Place]] {
    [[Place(0.6, -1), Place(0.65, -0.9)], [Place(1.4, -1), Place(1.45, -0.9)]]
  }

  @Test func `without marks a word is spelled plainly, unless no word is`() {
    let found = spellings("fur", ["für": 6, "fur": 2])
    #expect(found.map(\.text) == ["fur", "für"])
    // The language has the weight of 0.7, and an accent without a mark costs 5.
    let shares: [Float] = [
      0.7 * ExactMath.log(0.99 * 0.25 + 0.01 * 0.25),
      0.7 * ExactMath.log(0.99 * 0.75 + 0.01 * 0.75) - 5,
    ]
    for (text, log) in zip(found, shares) { #expect(abs(text.log - log) < 1e-3) }
    #expect(spellings("uber", ["über": 9]).first?.text == "über")
  }

  @Test func `two dots over a letter are its accent, and the network does not see them`() {
    let found = spellings("u", ["u": 9, "ü": 1], marks: dots)
    #expect(found.first?.text == "ü" && found.first?.shown == [false, false])
    #expect(found.count == 2 && found[1].text == "u" && found[1].shown == [true, true])
    #expect(found[0].log > found[1].log + 3)
  }

  @Test func `a dot over an i is a part of it`() {
    let found = spellings("i", ["i": 9, "í": 1], .es, marks: [dots[0]])
    #expect(found.first?.text == "i" && found.first?.shown == [true])
  }

  @Test func `joined letters and a language's own letter are one character`() {
    #expect(spellings("coeur", ["cœur": 5], .fr).first?.text == "cœur")
    #expect(spellings("COEUR", ["cœur": 5], .fr).first?.text == "CŒUR")
    #expect(spellings("stra`e", ["straße": 5]).map(\.text) == ["straße"])
    #expect(spellings("`adny", ["ładny": 5], .pl).map(\.text) == ["ładny"])
  }

  @Test func `a sign is no letter in a language without a letter of its own`() {
    #expect(spellings("a`", ["a": 9], .fr).first?.text == "a`")
  }

  @Test func `words, digits and elided words are spelled each for itself`() {
    let words: KeyValuePairs<String, Float> = ["l'": 5, "été": 5, "où": 5, "ou": 5]
    #expect(spellings("l'ete 12", words, .fr).first?.text == "l'été 12")
    let found = spellings("ou ou", words, .fr)
    #expect(found.count == 4 && found.first?.text == "ou ou" && found.last?.text == "où où")
    #expect(Set(found.map(\.text)) == ["ou ou", "où ou", "ou où", "où où"])
    #expect(spellings("ou ou ou", words, .fr).count == 4)
    #expect(spellings("", words, .fr).map(\.text) == [""])
  }
}
