import Testing

@testable import InkRecognition

/// Words are known by their characters, with their share of all counts.
@Suite struct PhraseWordsTests {
  /// The place after some characters; nil if no word begins with them.
  private func prefix(_ text: String, _ words: PhraseWords) -> PhraseWords.WordPrefix? {
    var prefix: PhraseWords.WordPrefix? = words.start
    for character in text.unicodeScalars {
      prefix = prefix.flatMap { words.prefix($0, with: character) }
    }
    return prefix
  }

  private func log(_ text: String, _ words: PhraseWords) -> Float? {
    prefix(text, words).flatMap { words.logProbability($0) }
  }

  @Test func `a word has its share of all counts`() throws {
    var words = PhraseWords()
    words.addWord("大學", weight: 30)
    words.addWord("大", weight: 10)
    words.addWord("學生", weight: 60)
    #expect(words.count == 3)
    #expect(abs(try #require(log("大學", words)) - ExactMath.log(0.3)) < 1e-4)
    #expect(abs(try #require(log("大", words)) - ExactMath.log(0.1)) < 1e-4)
    #expect(log("學", words) == nil)
    #expect(prefix("學", words) != nil)
    #expect(prefix("生", words) == nil)
    #expect(prefix("大學生", words) == nil)
  }

  @Test func `a beginning is as likely as the best word that begins so`() throws {
    var words = PhraseWords()
    words.addWord("大人", weight: 2)
    words.addWord("大學", weight: 5)
    words.addWord("人", weight: 3)
    let big = try #require(prefix("大", words))
    #expect(abs(words.bestLogProbability(big) - ExactMath.log(0.5)) < 1e-4)
  }

  @Test func `a word that is added again gets the sum`() throws {
    var words = PhraseWords()
    words.addWord("行", weight: 1)
    words.addWord("行", weight: 2)
    words.addWord("走", weight: 1)
    #expect(words.count == 2)
    #expect(abs(try #require(log("行", words)) - ExactMath.log(0.75)) < 1e-4)
    let walk = try #require(prefix("行", words))
    #expect(abs(words.bestLogProbability(walk) - ExactMath.log(0.75)) < 1e-4)
  }

  @Test func `what is no word is ignored`() {
    var words = PhraseWords()
    words.addWord("", weight: 1)
    words.addWord("一", weight: 0)
    words.addWord("一", weight: -1)
    words.addWord("一", weight: .nan)
    words.addWord("一", weight: .infinity)
    words.addWord(String(repeating: "一", count: PhraseWords.longestWord + 1), weight: 1)
    #expect(words.isEmpty)
    words.addWord(String(repeating: "一", count: PhraseWords.longestWord), weight: 1)
    #expect(words.count == 1)
  }

  @Test func `without words all characters are equally likely, with words unknown ones are rare`() {
    var words = PhraseWords()
    #expect(words.unseenLogProbability == 0)
    #expect(prefix("一", words) == nil)
    words.addWord("一", weight: 100)
    #expect(words.unseenLogProbability < ExactMath.log(0.001))
  }

  @Test func `thousands of words are kept while the table grows`() throws {
    var words = PhraseWords()
    let characters = (0..<5_000).compactMap { Unicode.Scalar(0x4E00 + $0) }
    for (index, character) in characters.enumerated() {
      words.addWord("\(character)人", weight: Float(index + 1))
    }
    #expect(words.count == 5_000)
    let total = Float(5_000 * 5_001 / 2)
    for (index, character) in characters.enumerated() where index % 97 == 0 {
      let expected = ExactMath.log(Float(index + 1) / total)
      #expect(abs(try #require(log("\(character)人", words)) - expected) < 1e-2)
      #expect(log("\(character)", words) == nil)
    }
  }
}
