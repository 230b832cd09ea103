import InkRecognition
import LinuxIO

/// Has the reader expect words that its user chose from a list, on its own thread: a language takes
/// most of a second.
typealias LearningThread = SideThread<ChosenWord, Bool>

/// A word that was chosen in the place of one that was read wrongly.
struct ChosenWord: Sendable {
  let word: String
  /// Whether it is kept in the file of `stylusctl words`; otherwise for this run.
  let isKept: Bool
}

extension LearningThread {
  /// A thread that teaches a reader.
  ///
  /// - Parameter keeper: who keeps words that cannot be kept at once.
  convenience init(
    teaching reader: HandwritingThread, _ keeper: WordKeeper?
  ) throws(SystemError) {
    let memory = Lock(ChosenWords(CorrectionsFile(), keeper))
    try self.init(named: "ink-learn") { chosen in
      guard let words = memory.withLock({ $0.words(after: chosen) }) else { return false }
      reader.submit(.expecting(WordLists.expected(corrected: words)))
      return true
    }
  }
}

/// What was chosen in this run and is in no file, and the file.
struct ChosenWords {
  private let file: CorrectionsFile?
  private let keeper: WordKeeper?
  private var words: [String] = []

  init(_ file: CorrectionsFile?, _ keeper: WordKeeper? = nil) {
    (self.file, self.keeper) = (file, keeper)
  }

  /// The words expected now, in addition to common ones; nil: no change, because the word is not
  /// valid.
  mutating func words(after chosen: ChosenWord) -> CorrectedWords? {
    var trial = CorrectedWords()
    guard !trial.remember(chosen.word).isEmpty else { return nil }
    let kept = chosen.isKept ? saveWord(chosen.word) : nil
    if kept == nil {
      words.append(chosen.word)
      if words.count > CorrectedWords.most { words.removeFirst() }
    }
    var all = kept ?? file?.words ?? CorrectedWords()
    for word in words { all.remember(word) }
    return all
  }

  /// Adds a word to the file; what that has then, or nil if it could not. The keeper then tries
  /// again.
  private func saveWord(_ word: String) -> CorrectedWords? {
    do throws(FileLockError) { return try file?.addWord(word) } catch {
      keeper?.enqueueWord(word)
      return nil
    }
  }
}
