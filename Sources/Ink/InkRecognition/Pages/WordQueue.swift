import Synchronization

/// Words that wait to be read by several threads.
///
///     let queue = WordQueue(words, readers)
///     DispatchQueue.concurrentPerform(iterations: 2) { _ in queue.readWords() }
///     let (found, readers) = queue.takeResults()
final class WordQueue: Sendable {
  private let words: [SlopedWord]
  private let contents: Mutex<Contents>

  private struct Contents {
    /// The readers that no thread uses.
    var readers: [PageWordReader]
    /// For each word, what its strokes are.
    var found: [[WrittenWord]]
    /// The first word that no thread has taken.
    var next = 0
  }

  init(_ words: [SlopedWord], _ readers: [PageWordReader]) {
    self.words = words
    let found = [[WrittenWord]](repeating: [], count: words.count)
    contents = Mutex(Contents(readers: readers, found: found))
  }

  /// Reads words until every word was taken by some thread, and gives the reader back. A call for
  /// which there is no reader reads nothing.
  func readWords() {
    guard var reader = contents.withLock({ $0.readers.popLast() }) else { return }
    while let index = takeWord() {
      let found = reader.read(words[index].strokes, slope: words[index].slope)
      contents.withLock { $0.found[index] = found }
    }
    contents.withLock { [reader] in $0.readers.append(reader) }
  }

  private func takeWord() -> Int? {
    contents.withLock { contents in
      guard contents.next < words.count else { return nil }
      defer { contents.next += 1 }
      return contents.next
    }
  }

  /// Returns what was found, and the readers, once no thread reads; the queue is empty then.
  func takeResults() -> (found: [[WrittenWord]], readers: [PageWordReader]) {
    contents.withLock { contents in
      defer { (contents.readers, contents.found) = ([], []) }
      return (contents.found, contents.readers)
    }
  }
}
