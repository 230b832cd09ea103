import InkRecognition
import Testing

/// What a user told is kept, in bounds, and reads better.
@Suite struct CorrectedWordsTests {
  @Test func `words are kept in small letters, without the signs around, the last at the end`() {
    var words = CorrectedWords()
    #expect(words.remember("  Goslar, O'Neill! ") == ["goslar", "o'neill"])
    #expect(words.remember("GOSLAR") == ["goslar"])
    #expect(words.entries.map(\.word) == ["o'neill", "goslar"])
    #expect(words.entries.map(\.times) == [1, 2])
  }

  @Test func `what the reader cannot expect is not remembered`() {
    var words = CorrectedWords()
    for text in ["", "?!", "R2D2", "Käse", String(repeating: "a", count: 41)] {
      #expect(words.remember(text).isEmpty, "\(text)")
    }
    #expect(words.entries.isEmpty)
  }

  @Test func `a forgotten word is gone`() {
    var words = CorrectedWords()
    words.remember("Goslar Celle")
    #expect(words.forget("goslar.") == ["goslar"])
    #expect(words.forget("goslar").isEmpty)
    #expect(words.entries.map(\.word) == ["celle"])
  }

  @Test func `the one told the longest ago is forgotten first`() {
    var words = CorrectedWords()
    words.remember("first")
    for number in 0..<CorrectedWords.most {
      let letters = [number / 676, number / 26 % 26, number % 26].map { UInt8(97 + $0) }
      words.remember("x" + String(decoding: letters, as: UTF8.self))
    }
    #expect(words.entries.count == CorrectedWords.most)
    #expect(!words.entries.contains { $0.word == "first" })
  }

  @Test func `a file is read as it was written`() throws {
    var words = CorrectedWords()
    for _ in 0...CorrectedWords.mostTimes { words.remember("celle first-string") }
    #expect(words.entries[0].times == CorrectedWords.mostTimes)
    #expect(try CorrectedWords(bytes: words.bytes) == words)
    #expect(try CorrectedWords(bytes: CorrectedWords().bytes).entries.isEmpty)
  }

  @Test(arguments: [
    ("", 1), ("stylus corrected words 2\n", 1), ("stylus corrected words 1\n1 goslar", 1),
    ("stylus corrected words 1\n0 goslar\n", 2), ("stylus corrected words 1\n1 Goslar\n", 2),
    ("stylus corrected words 1\n1 a\n1 a\n", 3), ("stylus corrected words 1\n01 a\n", 2),
    ("stylus corrected words 1\n1 a\n\n", 3), ("stylus corrected words 1\n101 a\n", 2),
  ])
  func `bytes that are no such file are refused, with the line`(_ text: String, line: Int) {
    do throws(CorrectedWordsError) {
      _ = try CorrectedWords(bytes: Array(text.utf8))
      Issue.record("\(text) was read")
    } catch {
      #expect(error.line == line)
    }
  }

  @Test func `a corrected word becomes likelier, and likelier again`() {
    var words = CorrectedWords()
    let before = log(of: "goslar", words)
    words.remember("Goslar")
    let once = log(of: "goslar", words)
    words.remember("Goslar")
    #expect(before < once && once < log(of: "goslar", words))
    #expect(log(of: "goslar", words) < log(of: "the", words))
  }

  private func log(of word: String, _ corrected: CorrectedWords) -> Float {
    let model = WritingLanguage.english(corrected: corrected).model
    var state = model.start
    for byte in word.utf8 {
      guard let code = LetterCode.of(byte), let next = model.after(state, code) else { return -100 }
      state = next
    }
    return model.endLogProbability(state)
  }
}
