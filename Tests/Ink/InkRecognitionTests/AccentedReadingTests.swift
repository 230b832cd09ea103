import Testing

@testable import InkRecognition

/// Letters under marks, read by a network that sees the same letter everywhere.
@Suite struct AccentedReadingTests {
  private typealias Point = SIMD2<Float>

  private static let indexes: [AccentedLanguage: SpelledWordIndex] = Dictionary(
    uniqueKeysWithValues: AccentedLanguage.allCases.map { ($0, SpelledWordIndex($0)) })

  private func reader(_ letter: Character, _ language: AccentedLanguage) throws -> WritingReader {
    let looks = InkLooks(ConstantNetwork.saying([letter: 0.97]), [.init(isSearched: true)])
    return WritingReader(looks: looks, .accented(try #require(Self.indexes[language])))
  }

  private func line(_ points: [Point]) -> [Point] {
    zip(points, points.dropFirst()).flatMap { a, b in
      (0..<6).map { a + (b - a) * (Float($0) / 6) }
    } + points.suffix(1)
  }

  /// A small letter of one stroke, three millimeters high, whose middle is at 1.5.
  private var letter: [Point] {
    line([
      Point(3, 0.5), Point(1.5, 0), Point(0, 1.5), Point(1.5, 3), Point(3, 1.5), Point(1.5, 0.2),
    ])
  }

  private var acute: [[Point]] { [line([Point(1.2, -0.8), Point(2.1, -1.9)])] }
  private var grave: [[Point]] { [line([Point(1, -1.9), Point(1.9, -0.8)])] }
  private var roof: [[Point]] { [line([Point(0.8, -0.7), Point(1.6, -1.7), Point(2.4, -0.7)])] }
  private var dots: [[Point]] {
    [1, 2.2].map { line([Point($0, -1.2), Point($0 + 0.05, -1.1)]) }
  }
  private var wave: [[Point]] {
    [line([Point(0.4, -1), Point(1, -1.4), Point(1.9, -0.8), Point(2.6, -1.2)])]
  }
  private var hook: [[Point]] { [line([Point(1.6, 3), Point(2.1, 3.6), Point(1.2, 4.2)])] }
  private var dot: [[Point]] { [line([Point(1.55, -1.2), Point(1.6, -1.1)])] }

  private func text(
    _ base: Character, _ language: AccentedLanguage, _ marks: [[Point]], isFirst: Bool = false
  ) throws -> String? {
    var reader = try reader(base, language)
    reader.read(WritingTrace(strokes: isFirst ? marks + [letter] : [letter] + marks))
    return reader.accentedTexts.first
  }

  @Test func `the mark above a letter says which accent it has`() throws {
    #expect(try text("e", .fr, acute) == "é")
    #expect(try text("e", .fr, grave) == "è")
    #expect(try text("e", .fr, []) == "e")
    #expect(try text("o", .pl, acute) == "ó")
  }

  @Test func `a hook below a letter is a cedilla or an ogonek`() throws {
    #expect(try text("c", .fr, hook) == "ç")
    #expect(try text("c", .pt, hook) == "ç")
  }

  @Test func `marks may be drawn before their letters`() throws {
    #expect(try text("e", .fr, acute, isFirst: true) == "é")
    #expect(try text("u", .de, dots, isFirst: true) == "ü")
    #expect(try text("c", .fr, hook, isFirst: true) == "ç")
  }

  @Test func `a dot is an accent on a z and none on an i`() throws {
    #expect(try text("i", .pl, dot) == "i")
  }

  @Test func `a language has only its own accents`() throws {
    #expect(try text("n", .de, wave) == "n")
  }

  @Test func `capitals keep their accents`() throws {
    #expect(try text("E", .fr, acute) == "É")
  }

  @Test func `ink without marks is read as without accents, and no ink is no text`() throws {
    var reader = try reader("e", .fr)
    reader.read(WritingTrace())
    #expect(reader.readings(5).isEmpty && reader.accentedTexts.isEmpty)
    reader.read(WritingTrace(strokes: dot))
    #expect(reader.accentedTexts.first == "e")
  }

  @Test func `a reader is the same after other writings`() throws {
    var used = try reader("e", .fr)
    used.read(WritingTrace(strokes: [letter] + acute))
    used.read(WritingTrace(strokes: [letter] + roof))
    var fresh = try reader("e", .fr)
    fresh.read(WritingTrace(strokes: [letter] + roof))
    #expect(used.accentedTexts == fresh.accentedTexts)
    #expect(used.readings(9) == fresh.readings(9))
  }

  @Test func `confidences of spellings fall, and are no more than one together`() throws {
    var reader = try reader("e", .fr)
    reader.read(WritingTrace(strokes: [letter] + acute))
    let confidences = reader.readings(9).map(\.confidence)
    #expect(confidences == confidences.sorted(by: >))
    #expect(confidences.reduce(0, +) < 1.001)
  }

  @Test func `many marks and strange ones take no longer than a bound`() throws {
    var reader = try reader("e", .pl)
    var strokes = [letter]
    for index in 0..<200 {
      let x = Float(index % 20) * 0.2
      strokes.append(line([Point(x, -1), Point(x + 0.1, -1.1)]))
      strokes.append(line([Point(x, 3.5), Point(x + 0.1, 4)]))
    }
    strokes.append([Point(.nan, 0), Point(1, .infinity)])
    reader.read(WritingTrace(strokes: strokes))
    for reading in reader.readings(16) { #expect(!reading.confidence.isNaN) }
  }
}

/// Where letters are, and which accents marks suggest.
@Suite struct AccentPlaceTests {
  private typealias Point = SIMD2<Float>

  @Test func `letters are where the network sees them`() {
    let looks = InkLooks(ConstantNetwork.saying(["a": 0.9]), [.init(isSearched: true)])
    var reader = looks
    let strokes = [0, 10, 20].map { x -> [Point] in
      (0...20).map { Point(Float(x) + Float($0) * 0.1, Float($0 % 2) * 3) }
    }
    let trace = WritingTrace(strokes: strokes)
    reader.analyze(trace)
    var columns = LetterColumns()
    columns.resample(trace, scale: reader.scale)
    let code = UInt8(LetterCode.of(UInt8(ascii: "a")) ?? 0)
    columns.locate(reader.frames[0], [code, code, code])
    #expect(columns.middles.count == 3)
    #expect(columns.middles == columns.middles.sorted())
    #expect(columns.middles.allSatisfy { (0...22).contains($0) })
    columns.locate(reader.frames[0], [])
    #expect(columns.middles.isEmpty)
  }

  @Test func `without a writing letters have places all the same`() {
    var reader = InkLooks(ConstantNetwork.saying(["a": 0.9]), [.init(isSearched: true)])
    reader.analyze(WritingTrace())
    var columns = LetterColumns()
    columns.resample(WritingTrace(), scale: 1)
    columns.locate(reader.frames[0], [2])
    #expect(columns.middles == [0])
  }

  private func mark(_ x: Float) -> AccentFinder.FoundAccent {
    let points = [Point(0, 0), Point(0.15, -0.2), Point(0.3, -0.4)]
    return AccentFinder.FoundAccent(
      stroke: 0, center: Point(x, -1), isBelow: false, shape: AccentShape(points[...], scale: 1))
  }

  @Test func `marks suggest accents of letters near them that may have such`() throws {
    let words = try ["été", "mer", "thé", "net"].map {
      (word: try #require(FoldedWord(Array($0.utf8))), weight: Float(20))
    }
    let model = AccentModel(words)
    let symbols = try #require(WordTrie.symbols(of: Array("ete".utf8)))
    let middles: [Float] = [1, 2, 3]
    func patterns(_ places: [Float]) -> [AccentPattern] {
      AccentSuggestions.patterns(
        symbols, middles: middles[...], places.map(mark),
        pairs: Array(repeating: .nothing, count: places.count), model, scale: 1)
    }
    let both = try #require(FoldedWord(Array("été".utf8))).accents
    let last = try #require(FoldedWord(Array("eté".utf8))).accents
    #expect(patterns([1, 3]).contains(both))
    #expect(patterns([3]).contains(last) && !patterns([3]).contains(both))
    #expect(patterns([]) == [AccentPattern()] && patterns([9]) == [AccentPattern()])
    #expect(patterns(Array(repeating: 2, count: 12)).count <= 16)
  }
}

/// The prepared words of any language.
@Suite struct LanguageWordsTests {
  @Test(arguments: [HandwritingLanguage.english, .accented(.nl)])
  func `words are read from bytes as they were written`(_ language: HandwritingLanguage) throws {
    let words = LanguageWords(language, lexicon: Array("quokka\n".utf8))
    let bytes = words.bytes(key: "a")
    let again = try #require(LanguageWords(language, bytes: bytes, key: "a"))
    #expect(again.bytes(key: "a") == bytes)
    #expect(LanguageWords(language, bytes: bytes, key: "b") == nil)
    #expect(LanguageWords(.accented(.pt), bytes: bytes, key: "a") == nil)
  }

  @Test func `a language expects its words, and corrected ones more`() {
    let words = LanguageWords(.accented(.nl), lexicon: [])
    var corrected = CorrectedWords()
    corrected.remember("quokka")
    let plain = HandwritingLanguage.expecting(words)
    let taught = HandwritingLanguage.expecting(words, corrected: corrected)
    #expect(taught.log(of: "quokka") > plain.log(of: "quokka") + 3)
    #expect(plain.orthography?.language == .nl)
    #expect(HandwritingLanguage.expecting(LanguageWords(.english)).orthography == nil)
  }

  @Test func `the words of English are the same as before`() {
    let words = LanguageWords(.english, lexicon: Array("quokka\n".utf8))
    #expect(words.bytes(key: "a") == WordIndex(lexicon: Array("quokka\n".utf8)).bytes(key: "a"))
    let language = WritingLanguage.english()
    #expect(language.log(of: "`") < language.log(of: "a") && language.orthography == nil)
  }
}
