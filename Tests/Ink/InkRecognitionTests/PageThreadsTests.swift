import Dispatch
import InkDrawing
import Synchronization
import Testing

@testable import InkRecognition

/// A page that several threads read: it reads as with one thread, to the last bit.
@Suite struct PageThreadsTests {
  /// Lines, a table with rules, an underline, a ring and a scribble: 36 words.
  private static func page() throws -> SyntheticPage {
    var page = SyntheticPage()
    let lines = [
      "shopping list for Monday", "milk and bread, 2 or 3 apples", "call mother at noon today",
      "it's 12:30 and the train is late", "all of this is read by many",
    ]
    for (row, text) in lines.enumerated() { try page.write(text, y: 30 + 14 * Float(row)) }
    page.draw(SIMD2(20, 32), SIMD2(62, 32))
    for (row, cells) in [["name", "price"], ["tea", "4.50"], ["salt", "0.79"]].enumerated() {
      for (column, text) in cells.enumerated() {
        try page.write(text, x: 20 + 50 * Float(column), y: 110 + 14 * Float(row))
      }
      page.draw(SIMD2(17, 114 + 14 * Float(row)), SIMD2(110, 114 + 14 * Float(row)))
    }
    page.draw(SIMD2(66, 100), SIMD2(66, 145))
    page.draw(
      SIMD2(130, 100), SIMD2(160, 130), SIMD2(131, 128), SIMD2(158, 101), SIMD2(140, 135),
      SIMD2(128, 117), SIMD2(163, 111), SIMD2(130, 100))
    return page
  }

  private static func facts(
    _ strokes: [PageStroke], _ language: WritingLanguage, threads: Int
  ) -> [String] {
    var reader = PageReader(language, readings: 5, threads: threads)
    return reader.readPage(strokes).facts
  }

  @Test func `words, alternatives, confidences and marks do not depend on the threads`() throws {
    let page = try Self.page()
    var reader = PageReader(.english())
    let read = reader.readPage(page.strokes)
    let words = read.lines.flatMap(\.words)
    // Otherwise fewer than seven threads would read.
    #expect(words.count >= 7 * WordReaders.fewest && words.contains { $0.readings.count > 1 })
    #expect(Set(read.marks.map(\.kind)).isSuperset(of: [.underline, .rule, .drawing]))
    for threads in [2, 3, 7] {
      #expect(Self.facts(page.strokes, .english(), threads: threads) == read.facts, "\(threads)")
    }
  }

  @Test func `of a page that changed, several threads read what one reads`() throws {
    let page = try Self.page()
    let moved = page.moved(above: 50, by: SIMD2(0, -4))
    var (one, three) = (PageReader(.english()), PageReader(.english(), threads: 3))
    let first = one.readPage(page.strokes).facts
    let second = one.readPage(moved).facts
    #expect(first != second)
    #expect(three.readPage(page.strokes).facts == first)
    #expect(three.readPage(moved).facts == second)
    #expect(three.readPage(page.strokes).facts == first)
  }

  @Test func `pages of none, one and few words are read by any number of threads`() throws {
    for text in ["", "noon", "call me", "a b c d e f g h i j"] {
      var page = SyntheticPage()
      try page.write(text, y: 30)
      let expected = Self.facts(page.strokes, .english(), threads: 1)
      #expect(expected.isEmpty == text.isEmpty)
      for threads in [-1, 0, 2, 7, Int.max] {
        let facts = Self.facts(page.strokes, .english(), threads: threads)
        #expect(facts == expected, "'\(text)' by \(threads)")
      }
    }
  }

  @Test func `threads share a lexicon, corrected words and learned writing`() throws {
    let page = try Self.page()
    var corrected = CorrectedWords()
    corrected.remember("milt")
    var learner = WritingLearner()
    let word = page.strokes.prefix(3).map(\.points)
    learner.learn("shopping", from: WritingTrace(strokes: word))
    let language = WritingLanguage.english(
      lexicon: Array("mould\nnook\n".utf8), corrected: corrected
    ).adapted(to: learner.learned)
    let expected = Self.facts(page.strokes, language, threads: 1)
    #expect(expected != Self.facts(page.strokes, .english(), threads: 1))
    #expect(Self.facts(page.strokes, language, threads: 3) == expected)
  }

  @Test func `accents are read by several threads as by one`() throws {
    let page = try Self.page()
    let language = WritingLanguage.accented(.fr)
    let expected = Self.facts(page.strokes, language, threads: 1)
    #expect(expected != Self.facts(page.strokes, .english(), threads: 1))
    #expect(Self.facts(page.strokes, language, threads: 3) == expected)
  }

  @Test func `copies of a reader read on several threads at once`() throws {
    let page = try Self.page()
    var reader = PageReader(.english(), threads: 2)
    let expected = reader.readPage(Array(page.strokes.prefix(20))).facts
    let moved = page.moved(above: 50, by: SIMD2(3, 0))
    let found = Mutex<[[String]]>([])
    DispatchQueue.concurrentPerform(iterations: 3) { [reader] _ in
      var copy = reader
      let facts = copy.readPage(moved).facts
      found.withLock { $0.append(facts) }
    }
    let once = Self.facts(moved, .english(), threads: 1)
    #expect(found.withLock { $0 } == [once, once, once])
    #expect(reader.readPage(Array(page.strokes.prefix(20))).facts == expected)
  }
}
