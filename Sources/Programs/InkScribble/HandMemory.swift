import InkRecognition
import LinuxIO
import WritingStore

/// What is learned of the user's handwriting, from the ink of words that were chosen or kept: in
/// the file, or for this run.
struct HandMemory {
  private let file: RememberedFile<LearnedWriting>?
  private let writing: RecentWriting
  private var learned = LearnedWriting()
  private var isOn = false
  /// Whether it was said that the file cannot be written.
  private var hasSaidFault = false

  init(_ file: RememberedFile<LearnedWriting>?, _ writing: RecentWriting) {
    (self.file, self.writing) = (file, writing)
  }

  /// Returns everything that was learned until now; nil if the lesson brings nothing.
  mutating func absorbLesson(_ lesson: WritingLesson) -> LearnedWriting? {
    switch lesson {
    case .adapt(let isWanted):
      guard isWanted != isOn else { return nil }
      isOn = isWanted
      learned = isOn ? file?.contentOrNotice ?? LearnedWriting() : LearnedWriting()
      return learned
    case .choice(let chosen): return learnWords([chosen.word], phrase: nil, chosen.isKept)
    case .keeping(let words, let phrase, let isKept):
      return learnWords(words, phrase: phrase, isKept)
    }
  }

  private mutating func learnWords(
    _ words: [String], phrase: UInt64?, _ isKept: Bool
  ) -> LearnedWriting? {
    guard isOn else { return nil }
    let pairs = words.compactMap { word in
      writing.recentInk(of: word, in: phrase).map { (word: word, trace: $0) }
    }
    var learner = WritingLearner(learned)
    guard Self.teach(&learner, pairs) else { return nil }
    learned = (isKept ? storeLessons(pairs) : nil) ?? learner.learned
    return learned
  }

  private static func teach(
    _ learner: inout WritingLearner, _ pairs: [(word: String, trace: WritingTrace)]
  ) -> Bool {
    pairs.reduce(false) { learner.learn($1.word, from: $1.trace) || $0 }
  }

  /// Learns from words in the file, whose content another program may have changed; nil if it
  /// cannot be written, which the log says once.
  private mutating func storeLessons(_ pairs: [(word: String, trace: WritingTrace)])
    -> LearnedWriting?
  {
    do throws(RememberedFileError) {
      return try file?.changeContent { content in
        var learner = WritingLearner(content)
        if Self.teach(&learner, pairs) { content = learner.learned }
      }
    } catch {
      if !hasSaidFault {
        Log.write(
          .notice,
          "what was learned about the handwriting is not saved: \(error). It is used until "
            + "inkscribe ends. Fix: \(error.fix ?? "make that file writable"), or set learn = no in "
            + "inkscribe.conf")
      }
      hasSaidFault = true
      return nil
    }
  }
}

/// The ink of the words that were read last, so that it can be learned from once their text is
/// confirmed. It is kept in memory only.
final class RecentWriting: Sendable {
  /// A word: its readings, and its ink.
  struct RecentWord: Sendable {
    let readings: [String]
    let trace: WritingTrace
  }

  private let phrases = Lock<[(number: UInt64, words: [RecentWord])]>([])
  /// The number of phrases that are kept; as many can still be corrected.
  private static let most = 16

  /// The words of a phrase are these now.
  func storeInk(_ words: [RecentWord], of phrase: UInt64) {
    phrases.withLock { phrases in
      phrases.removeAll { $0.number == phrase }
      phrases.append((phrase, words))
      phrases.removeFirst(max(0, phrases.count - Self.most))
    }
  }

  /// The ink of the newest word that may be read as a text; nil if there is none.
  ///
  /// - Parameter phrase: nil: any.
  func recentInk(of text: String, in phrase: UInt64?) -> WritingTrace? {
    phrases.withLock { phrases in
      for known in phrases.reversed() where phrase == nil || known.number == phrase {
        if let word = known.words.last(where: { $0.readings.contains(text) }) { return word.trace }
      }
      return nil
    }
  }
}
