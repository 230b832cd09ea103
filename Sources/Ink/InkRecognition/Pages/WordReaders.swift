import Dispatch

/// Reads the words of a page, if there are many on several threads.
///
/// Each thread has a reader of its own; the network and the language are shared. A word is always
/// read by itself, so that its readings do not depend on the thread that reads it.
struct WordReaders: Sendable {
  private var readers: [PageWordReader]

  /// The smallest number of words for each thread: a word takes about 4 ms, and the first words of
  /// a thread cost more, because its reader allocates its memory.
  static let fewest = 4
  /// The largest number of threads: more would not finish a page of 300 words much earlier.
  private static let most = 64

  init(_ reader: PageWordReader, threads: Int) {
    readers = Array(repeating: reader, count: max(1, min(threads, Self.most)))
  }

  /// Reads words.
  ///
  /// - Returns: for each of them, the words that its strokes are.
  mutating func read(_ words: [SlopedWord]) -> [[WrittenWord]] {
    let threads = min(readers.count, words.count / Self.fewest)
    guard threads > 1 else { return words.map { readers[0].read($0.strokes, slope: $0.slope) } }
    let queue = WordQueue(words, readers)
    // The queue has the only reference, so that no reader is copied.
    readers = []
    DispatchQueue.concurrentPerform(iterations: threads) { _ in queue.readWords() }
    let found: [[WrittenWord]]
    (found, readers) = queue.takeResults()
    return found
  }
}
