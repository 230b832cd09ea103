import InkRecognition
import LinuxIO
import WritingStore

/// Has the reader expect words that its user chose from a list, and learn how the user writes, on
/// its own thread: a language takes some time, and so does a word that is learned from.
typealias LearningThread = SideThread<WritingLesson, Bool>

/// What there is to learn.
enum WritingLesson: Sendable {
  /// From now on the reader adapts to its user's handwriting, or does not.
  case adapt(Bool)
  /// A word was chosen.
  case choice(ChosenWord)
  /// Words of a phrase stand in their field as they were read.
  case keeping([String], phrase: UInt64, isKept: Bool)
}

/// A word that was chosen in the place of one that was read wrongly.
struct ChosenWord: Sendable {
  let word: String
  /// Whether it is kept in the file of `stylusctl words`; otherwise for this run.
  let isKept: Bool
}

extension LearningThread {
  /// A thread that teaches a reader.
  ///
  /// - Parameters:
  ///   - keeper: who keeps words that cannot be kept at once.
  ///   - writing: the ink that the reader read last.
  convenience init(
    teaching reader: HandwritingThread, _ keeper: WordKeeper?, _ writing: RecentWriting
  ) throws(SystemError) {
    let words = Lock(ChosenWords(RememberedFile<CorrectedWords>(), keeper))
    let memory = Lock(HandMemory(RememberedFile<LearnedWriting>(), writing))
    try self.init(named: "ink-learn") { lesson in
      let learned = memory.withLock { $0.absorbLesson(lesson) }
      if let learned { reader.submit(.adapting(learned)) }
      guard case .choice(let chosen) = lesson,
        let expected = words.withLock({ $0.words(after: chosen) })
      else { return learned != nil }
      reader.submit(.expecting(WordLists.expected(corrected: expected)))
      return true
    }
  }
}

/// What was chosen in this run and is in no file, and the file.
struct ChosenWords {
  private let file: RememberedFile<CorrectedWords>?
  private let keeper: WordKeeper?
  private var words: [String] = []

  init(_ file: RememberedFile<CorrectedWords>?, _ keeper: WordKeeper? = nil) {
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
    var all = kept ?? file?.contentOrNotice ?? CorrectedWords()
    for word in words { all.remember(word) }
    return all
  }

  /// Adds a word to the file; what that has then, or nil if it could not. The keeper then tries
  /// again.
  private func saveWord(_ word: String) -> CorrectedWords? {
    do throws(RememberedFileError) { return try file?.addWord(word) } catch {
      keeper?.enqueueWord(word)
      return nil
    }
  }
}
