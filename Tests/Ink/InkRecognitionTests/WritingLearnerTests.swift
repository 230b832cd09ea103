import Testing

@testable import InkRecognition

/// What is learned from confirmed words, and how it is forgotten.
@Suite struct WritingLearnerTests {
  /// Strokes that look like "ill", about.
  private static let ill = WritingTrace(strokes: [
    [SIMD2(0, 2), SIMD2(0, 5)], [SIMD2(0, 1)], [SIMD2(2, 0), SIMD2(2, 5)],
    [SIMD2(4, 0), SIMD2(4, 5)],
  ])
  /// Two strokes that cross.
  private static let cross = WritingTrace(strokes: [
    [SIMD2(0, 0), SIMD2(3, 4)], [SIMD2(3, 0), SIMD2(0, 4)],
  ])

  /// How likely the reader finds a text, by ink alone.
  private func log(_ text: String, _ trace: WritingTrace, _ learned: LearnedWriting) -> Float {
    var looks = InkLooks(LetterNetwork.shipped.adapted(to: learned), WritingReader.looks)
    looks.analyze(trace)
    _ = looks.readAgain(trace)
    return looks.log(backwards: ConstantNetwork.backwards(text)).mean
  }

  private func taught(_ pairs: [(String, WritingTrace)]) -> LearnedWriting {
    var learner = WritingLearner()
    for (text, trace) in pairs { learner.learn(text, from: trace) }
    return learner.learned
  }

  @Test func `a confirmed text becomes likelier, and likelier again`() {
    let none = LearnedWriting()
    let once = taught([("ill", Self.ill)])
    let twice = taught([("ill", Self.ill), ("ill", Self.ill)])
    #expect(log("ill", Self.ill, none) < log("ill", Self.ill, once))
    #expect(log("ill", Self.ill, once) < log("ill", Self.ill, twice))
    #expect(once.words.map(\.text) == ["ill"] && twice.words.map(\.times) == [2])
  }

  @Test func `a text that the ink cannot be is not learned`() {
    var learner = WritingLearner()
    for text in ["wrong", "Mississippi", "", "a b", "Käse", String(repeating: "i", count: 41)] {
      let hasLearned = learner.learn(text, from: Self.ill)
      #expect(!hasLearned, "\(text)")
    }
    let hasLearned = learner.learn("ill", from: WritingTrace())
    #expect(!hasLearned && learner.learned.isEmpty)
  }

  @Test func `only characters that were written change`() {
    let learned = taught([("ill", Self.ill)])
    let written = Set([0, ConstantNetwork.code("i"), ConstantNetwork.code("l")])
    let total = learned.total
    for code in 0..<LetterCode.count where !written.contains(code) {
      let row = total[code * LearnedWriting.width..<(code + 1) * LearnedWriting.width]
      #expect(row.allSatisfy { $0 == 0 })
    }
    #expect(total.contains { $0 != 0 } && learned.knownCodes.count == 2)
  }

  @Test func `a forgotten word takes with it what was learned from it`() {
    var both = taught([("ill", Self.ill), ("X", Self.cross)])
    let alone = taught([("ill", Self.ill)])
    #expect(both.words.count == 2 && both.words[0] == alone.words[0])
    let gone = both.forget("x")
    #expect(gone == ["X"] && both == alone)
    let (nothing, rest) = (both.forget("none"), both.forget("'ILL'!"))
    #expect(nothing.isEmpty && rest == ["ill"] && both.isEmpty)
    let isShipped = LetterNetwork.shipped.adapted(to: both) == .shipped
    #expect(isShipped)
  }

  @Test func `the same words teach the same, to the bit`() {
    let pairs = [("ill", Self.ill), ("x", Self.cross), ("Ill", Self.ill)]
    #expect(taught(pairs).bytes == taught(pairs).bytes)
  }

  @Test func `a language in a person's handwriting is read by the changed network`() {
    let learned = taught([("ill", Self.ill)])
    let language = WritingLanguage.digits()
    let adapted = language.adapted(to: learned)
    let (isFirst, isLast) = (
      language.network == .shipped, adapted.adapted(to: LearnedWriting()).network == .shipped
    )
    #expect(isFirst && isLast)
    var reader = WritingReader(adapted)
    reader.read(Self.ill)
    var other = WritingReader(language)
    other.read(Self.ill)
    #expect(reader.candidates.first?.ink != other.candidates.first?.ink)
  }

  @Test func `the one confirmed the longest ago is forgotten first`() throws {
    let word = try #require(taught([("ill", Self.ill)]).words.first)
    var learned = LearnedWriting(
      words: (0..<LearnedWriting.most).map { number in
        LearnedWriting.LearnedWord(text: "w\(number)", times: 1, rows: word.rows)
      })
    var change = [Float](repeating: 0, count: LetterCode.count * LearnedWriting.width)
    let isNothing = !learned.addChange(change, from: "nothing")
    #expect(isNothing && learned.words[0].text == "w0")
    change[70] = 0.5
    let isKnown = learned.addChange(change, from: "w1")
    #expect(isKnown && learned.words.count == LearnedWriting.most)
    #expect(learned.words[0].text == "w0" && learned.words.last?.times == 2)
    let isNew = learned.addChange(change, from: "new")
    #expect(isNew && learned.words.count == LearnedWriting.most)
    #expect(learned.words[0].text == "w2" && learned.words.last?.text == "new")
  }
}
