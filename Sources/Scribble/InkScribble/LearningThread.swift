import InkRecognition
import LinuxIO

/// Has the reader expect words that its user chose from a list, on a thread of its own: a language takes most of a second.
typealias LearningThread = SideThread<ChosenWord, Bool>

/// A word that was chosen in the place of one that was read wrongly.
struct ChosenWord: Sendable {
  let word: String
  /// Whether it is kept in the file of `stylusctl words`; else for this run.
  let isKept: Bool
}

extension LearningThread {
  /// A thread that teaches a reader.
  convenience init(teaching reader: HandwritingThread) throws(SystemError) {
    let memory = Lock(ChosenWords(CorrectionsFile()))
    try self.init(named: "ink-learn") { chosen in
      guard let words = memory.withLock({ $0.words(after: chosen) }) else { return false }
      reader.put(.expecting(WordLists.english(corrected: words)))
      return true
    }
  }
}

/// What was chosen in this run and is in no file, and the file.
struct ChosenWords {
  private let file: CorrectionsFile?
  private var words: [String] = []

  init(_ file: CorrectionsFile?) { self.file = file }

  /// What is to be expected now, besides what everybody writes; nil: the same as before, for it is no word that can be.
  mutating func words(after chosen: ChosenWord) -> CorrectedWords? {
    var trial = CorrectedWords()
    guard !trial.remember(chosen.word).isEmpty else { return nil }
    // Others may have changed it; one that is damaged stays as it is.
    var known = file?.words
    if !chosen.isKept || known?.remember(chosen.word) == nil || !keep(known) {
      words.append(chosen.word)
      if words.count > CorrectedWords.most { words.removeFirst() }
      known = file?.words
    }
    var all = known ?? CorrectedWords()
    for word in words { all.remember(word) }
    return all
  }

  /// Writes words to the file; false if it could not, which is told.
  private func keep(_ words: CorrectedWords?) -> Bool {
    guard let file, let words else { return false }
    do throws(SystemError) { try file.write(words) } catch {
      Log.write(
        .notice,
        "a chosen word is expected for this run only: \(error). Fix: mend that, or learn = no in inkscribe.conf"
      )
      return false
    }
    return true
  }
}
