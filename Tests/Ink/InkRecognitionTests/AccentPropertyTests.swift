import InkSynthesis
import Testing

@testable import InkRecognition

/// What is true of any word, any marks and any ink.
@Suite struct AccentPropertyTests {
  private typealias Point = SIMD2<Float>

  private func line(_ points: [Point]) -> [Point] {
    zip(points, points.dropFirst()).flatMap { a, b in
      (0..<5).map { a + (b - a) * (Float($0) / 5) }
    } + points.suffix(1)
  }

  private func below(_ count: UInt64, _ dice: inout SplitMix64) -> Int { Int(dice.next() % count) }

  private func number(_ range: ClosedRange<Float>, _ dice: inout SplitMix64) -> Float {
    range.lowerBound + Float(below(10_000, &dice)) / 10_000 * (range.upperBound - range.lowerBound)
  }

  /// Puts the accents of a word back.
  private func spelled(_ word: FoldedWord, _ own: Unicode.Scalar?) -> String {
    var text = String.UnicodeScalarView()
    var index = 0
    while index < word.letters.count {
      let accent = word.accents.accent(at: index)
      let letter =
        word.letters[index] == LetterModel.ownLetter
        ? own : AccentedLetters.compose(word.letters[index], accent)
      text.append(letter ?? "?")
      index += accent == .ligature ? 2 : 1
    }
    return String(text)
  }

  @Test(arguments: AccentedLanguage.allCases)
  func `each built-in word is itself again when its accents are put back`(
    _ language: AccentedLanguage
  ) {
    var wrong: [String] = []
    for (bytes, _) in WritingLanguage.builtInWords(of: language) {
      let text = String(decoding: bytes, as: UTF8.self)
      guard let word = FoldedWord(bytes) else { continue }
      if spelled(word, language.ownLetter?.small) != text { wrong.append(text) }
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: AccentedLanguage.allCases)
  func `each built-in word with accents has its spelling`(_ language: AccentedLanguage) {
    let index = SpelledWordIndex(language)
    var missing: [String] = []
    for (word, _) in SpelledWordIndex.builtIn(language).prefix(5000) where !word.accents.isEmpty {
      let found = index.orthography.spellings.spellings(index.words.trie.node(of: word.letters))
      if !found.contains(where: { $0.accents == word.accents.bits }) {
        missing.append(spelled(word, nil))
      }
    }
    #expect(missing.isEmpty)
  }

  @Test(arguments: [
    (AccentedLanguage.de, "straße größe schön"), (.es, "mañana año está"),
    (.fr, "été cœur français"), (.it, "perché città più"), (.nl, "één ideeën zo'n"),
    (.pl, "żółty łódź będę"), (.pt, "coração não você"),
  ])
  func `each language knows words that everybody uses`(_ language: AccentedLanguage, _ text: String)
    throws
  {
    let index = SpelledWordIndex(language)
    for word in text.split(separator: " ") {
      let folded = try #require(FoldedWord(word.utf8))
      #expect(index.words.trie.contains(folded.letters), "\(word)")
      let node = index.words.trie.node(of: folded.letters)
      let found = index.orthography.spellings.spellings(node)
      #expect(
        folded.accents.isEmpty || found.contains { $0.accents == folded.accents.bits }, "\(word)")
    }
  }

  @Test func `a shape does not depend on place, size and direction`() {
    var dice = SplitMix64(seed: 1)
    for _ in 0..<50 {
      let points = line((0..<3).map { _ in Point(number(0...1, &dice), number(0...1, &dice)) })
      let shape = AccentShape(points[...], scale: 1)
      let moved = points.map { $0 * 3 + Point(40, -7) }
      let large = AccentShape(moved[...], scale: 3)
      let back = AccentShape(Array(points.reversed())[...], scale: 1)
      for accent in Accent.allCases {
        #expect(abs(large.fit(accent) - shape.fit(accent)) < 0.05)
        #expect(abs(back.fit(accent) - shape.fit(accent)) < 0.05)
      }
    }
  }

  @Test func `a mirrored acute is a grave`() {
    for height in [0.2, 0.4, 0.7] as [Float] {
      let acute = line([Point(0, 0), Point(0.3, -height)])
      let grave = acute.map { Point(-$0.x, $0.y) }
      let (one, two) = (
        AccentShape(acute[...], scale: 1), AccentShape(grave[...], scale: 1)
      )
      #expect(one.fit(.acute) > one.fit(.grave) + 3 && two.fit(.grave) > two.fit(.acute) + 3)
    }
  }

  /// The best pairing of marks and accents by trying all.
  private func best(
    _ marks: ArraySlice<AccentFinder.FoundAccent>, _ expected: ArraySlice<AccentMatch.ExpectedMark>
  ) -> Float {
    guard let mark = marks.first else {
      return expected.isEmpty
        ? 0
        : one([], [expected[expected.startIndex]])
          + best(marks, expected.dropFirst())
    }
    var most = one([mark], []) + best(marks.dropFirst(), expected)
    if let want = expected.first {
      most = max(most, one([], [want]) + best(marks, expected.dropFirst()))
      let paired = paired(mark, want)
      most = max(most, paired + best(marks.dropFirst(), expected.dropFirst()))
    }
    return most
  }

  private func one(
    _ marks: [AccentFinder.FoundAccent], _ expected: [AccentMatch.ExpectedMark]
  ) -> Float {
    var match = AccentMatch()
    match.match(marks, expected, pairs: marks.map { _ in .nothing }, scale: 1)
    return match.log
  }

  /// The log of a pair if it is better than none.
  private func paired(
    _ mark: AccentFinder.FoundAccent, _ want: AccentMatch.ExpectedMark
  ) -> Float { one([mark], [want]) }

  @Test func `the pairing is the best of all`() {
    var dice = SplitMix64(seed: 2)
    let shapes = [
      line([Point(0, 0), Point(0.3, -0.4)]), line([Point(0, 0), Point(0.3, 0.4)]),
      line([Point(0, 0), Point(0.02, 0.04)]),
    ].map { AccentShape($0[...], scale: 1) }
    let accents: [Accent] = [.acute, .grave, .dot]
    for _ in 0..<60 {
      let marks = (0..<below(4, &dice)).map { index in
        AccentFinder.FoundAccent(
          stroke: index, center: Point(number(0...6, &dice), 0), isBelow: false,
          shape: shapes[below(3, &dice)])
      }.sorted { $0.center.x < $1.center.x }
      let expected = (0..<below(4, &dice)).map { _ in
        AccentMatch.ExpectedMark(
          letter: 0, x: number(0...6, &dice), accent: accents[below(3, &dice)], isDot: false)
      }.sorted { $0.x < $1.x }
      var match = AccentMatch()
      match.match(marks, expected, pairs: marks.map { _ in .nothing }, scale: 1)
      #expect(abs(match.log - best(marks[...], expected[...])) < 1e-3)
      let owners = match.owners.filter { $0 >= 0 }
      #expect(owners == owners.sorted() && Set(owners).count == owners.count)
    }
  }

  @Test func `the network's own letter is as likely as the letters that it is taken for`() {
    var looks = InkLooks(
      ConstantNetwork.saying(["B": 0.5, "a": 0.3]), [.init(isSearched: true)])
    looks.ownLetter = .sharpS
    looks.analyze(WritingTrace(strokes: [[Point(0, 0), Point(0, 2)]]))
    let own = looks.frames[0].log(0, Orthography.ownCode)
    #expect(abs(ExactMath.exp(own) - 0.45) < 0.05)
    looks.ownLetter = nil
    looks.analyze(WritingTrace(strokes: [[Point(0, 0), Point(0, 2)]]))
    #expect(looks.frames[0].log(0, Orthography.ownCode) < own - 2)
  }

  @Test func `a tree with a language's own letter is read from bytes`() throws {
    let word = try #require(FoldedWord(Array("groß".utf8)))
    let trie = WordTrie([(word.letters, 3)])
    var bytes: [UInt8] = []
    trie.encodeBytes(to: &bytes)
    var reader = LittleEndianReader(bytes)
    let again = try #require(WordTrie(&reader))
    #expect(again.contains(word.letters) && !again.contains(Array("gros".utf8)))
    // The end of a word is no letter of a tree.
    bytes[bytes.count - 6] = bytes[bytes.count - 6] & ~31 | LetterModel.end
    var damaged = LittleEndianReader(bytes)
    #expect(WordTrie(&damaged) == nil)
  }

  @Test func `any strokes give marks among them, and a body of the others`() {
    var dice = SplitMix64(seed: 3)
    for _ in 0..<40 {
      let strokes = (0..<1 + below(9, &dice)).map { _ -> [Point] in
        let start = Point(number(0...20, &dice), number(0...6, &dice))
        let size = number(0.1...4, &dice)
        return line([start, start + Point(number(-1...1, &dice), number(-1...1, &dice)) * size])
      }
      var finder = AccentFinder()
      let trace = WritingTrace(strokes: strokes)
      finder.findMarks(trace)
      let hidden = finder.marks.filter { !$0.isLetter }.count
      #expect(finder.body.strokeCount == trace.strokeCount - hidden)
      #expect(finder.body.strokeCount > 0)
      #expect(Set(finder.marks.map(\.stroke)).count == finder.marks.count)
      let order = finder.marks.map(\.center.x)
      #expect(order == order.sorted())
    }
  }
}
