import Dispatch
import Testing

@testable import InkRecognition

/// The queue of words: each word is read once, and each reader comes back.
@Suite struct WordQueueTests {
  /// Words of one letter each, ten of them, all different in place.
  private static func words() throws -> [SlopedWord] {
    try (0..<10).map { number in
      var page = SyntheticPage()
      try page.write(number.isMultiple(of: 2) ? "o" : "w", x: 10 * Float(number), y: 20)
      return SlopedWord(strokes: page.strokes, slope: 0)
    }
  }

  private static let reader = PageWordReader(.english(), readings: 2)

  private static func facts(_ found: [[WrittenWord]]) -> [String] {
    found.map { $0.map { "\($0.strokes) \($0.bounds) \($0.readings)" }.joined(separator: ", ") }
  }

  @Test func `what was found is in the order of the words, whoever read them`() throws {
    let words = try Self.words()
    var reader = Self.reader
    let expected = Self.facts(words.map { reader.read($0.strokes, slope: 0) })
    #expect(Set(expected).count == words.count)
    let queue = WordQueue(words, [Self.reader, Self.reader, Self.reader])
    DispatchQueue.concurrentPerform(iterations: 3) { _ in queue.readWords() }
    let (found, readers) = queue.takeResults()
    #expect(Self.facts(found) == expected && readers.count == 3)
  }

  @Test func `a thread without a reader reads nothing, and takes no word`() throws {
    let words = try Self.words()
    let idle = WordQueue(words, [])
    idle.readWords()
    #expect(idle.takeResults().found.allSatisfy { $0.isEmpty })
    // More threads than readers.
    let queue = WordQueue(words, [Self.reader])
    DispatchQueue.concurrentPerform(iterations: 4) { _ in queue.readWords() }
    let (found, readers) = queue.takeResults()
    #expect(found.allSatisfy { $0.count == 1 } && readers.count == 1)
  }

  @Test func `results are taken once, and a queue without words is read at once`() throws {
    let queue = WordQueue(try Self.words(), [Self.reader])
    queue.readWords()
    #expect(queue.takeResults().found.count == 10)
    let rest = queue.takeResults()
    #expect(rest.found.isEmpty && rest.readers.isEmpty)
    let empty = WordQueue([], [Self.reader])
    empty.readWords()
    let (found, readers) = empty.takeResults()
    #expect(found.isEmpty && readers.count == 1)
  }

  @Test func `words and their places are those of the strokes`() throws {
    var page = SyntheticPage()
    page.draw(SIMD2(1, 2), SIMD2(4, 6))
    page.draw(SIMD2(3, 1), SIMD2(5, 1))
    let word = SlopedWord(strokes: page.strokes, slope: 0.1)
    #expect(word.ids == page.strokes.map(\.id) && word.slope == 0.1)
    #expect(word.places == SIMD4(4, 3, 9, 7))
  }
}
