import Testing

@testable import InkRecognition

/// The best way through a line, by what its groups may be.
@Suite struct PhraseSearchTests {
  /// A group of pieces that are 5 mm wide and follow each other without gaps.
  private func group(_ pieces: Range<Int>, of count: Int) -> LineGroup {
    LineGroup(
      pieces: pieces, low: SIMD2(5 * Float(pieces.lowerBound), 0),
      high: SIMD2(5 * Float(pieces.upperBound), 10), gap: 0,
      share: Float(pieces.count) / Float(count))
  }

  private func match(_ characters: String, _ scores: Float...) -> [CharacterMatch] {
    zip(characters.unicodeScalars, scores).map { CharacterMatch(character: $0, score: $1) }
  }

  private func texts(
    _ groups: [LineGroup], _ matches: [[CharacterMatch]], _ words: PhraseWords = PhraseWords(),
    _ weights: PhraseWeights = PhraseWeights()
  ) -> [String] {
    var search = PhraseSearch(groups, matches, words: words, pitch: 10, weights: weights)
    return search.best(8).map { phrase in
      phrase.characters.map { String(Character($0)) }.joined()
    }
  }

  @Test func `two halves of the width of a character are one character`() {
    let groups = [group(0..<1, of: 2), group(0..<2, of: 2), group(1..<2, of: 2)]
    let matches = [match("女", 3.4), match("好", 3.4), match("子", 3.4)]
    #expect(texts(groups, matches) == ["好", "女子"])
  }

  @Test func `a group without matches is not used`() {
    let groups = [group(0..<1, of: 2), group(0..<2, of: 2), group(1..<2, of: 2)]
    #expect(texts(groups, [match("女", 3.4), [], match("子", 3.4)]) == ["女子"])
    #expect(texts(groups, [match("女", 3.4), [], []]).isEmpty)
    #expect(texts([], []).isEmpty)
  }

  @Test func `a difference of similarity outweighs words only so far`() {
    let groups = [group(0..<2, of: 4), group(2..<4, of: 4)]
    var words = PhraseWords()
    words.addWord("太子", weight: 1_000)
    words.addWord("大", weight: 10)
    words.addWord("子", weight: 10)
    #expect(texts(groups, [match("大太", 3.4, 3.35), match("子", 3.4)], words).first == "太子")
    #expect(texts(groups, [match("大太", 3.6, 3), match("子", 3.4)], words).first == "大子")
  }

  @Test func `a word that is not finished is no phrase`() {
    let groups = [group(0..<2, of: 2)]
    var words = PhraseWords()
    words.addWord("太子", weight: 1_000)
    // By itself, the first character of a word is as rare as one in no word.
    #expect(texts(groups, [match("太大", 3.4, 3.4)], words) == ["太", "大"])
  }

  @Test func `widths and gaps cost more the farther they are from the pitch`() {
    let weights = PhraseWeights()
    func loss(_ width: Float, gap: Float = 0, isAlone: Bool = false) -> Float {
      let group = LineGroup(
        pieces: 0..<1, low: .zero, high: SIMD2(width, 10), gap: gap, share: 1)
      return weights.loss(group, pitch: 10, isAlone: isAlone)
    }
    #expect(loss(9) == 0)
    #expect(loss(12) > 0 && loss(14) > loss(12))
    #expect(loss(14, isAlone: true) < loss(14))
    #expect(loss(9, isAlone: true) == -weights.square)
    #expect(loss(3) > 0 && loss(1) > loss(3))
    #expect(loss(9, gap: 1) == 0)
    #expect(loss(9, gap: 4) > 0)
    #expect(loss(1_000) == weights.most)
  }

  @Test func `distances cost more the farther they are from the pitch`() {
    let weights = PhraseWeights()
    func loss(_ distance: Float) -> Float {
      var next = group(0..<1, of: 1)
      next.low.x += distance
      next.high.x += distance
      return weights.loss(next, after: group(0..<1, of: 1), pitch: 10)
    }
    #expect(loss(10) == 0)
    #expect(loss(7) > 0 && loss(13) > 0)
    #expect(loss(5) > loss(7))
    #expect(loss(100) == weights.most)
  }
}
