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
    let memory = Lock(ChosenWords())
    try self.init(named: "ink-learn") { chosen in
      guard let language = memory.withLock({ $0.language(after: chosen) }) else { return false }
      reader.put(.expecting(language))
      return true
    }
  }
}

/// What was chosen in this run, and is in no file.
private struct ChosenWords {
  private var words: [String] = []

  /// What is to be expected now; nil: the same as before, for it is no word that can be.
  mutating func language(after chosen: ChosenWord) -> WritingLanguage? {
    var trial = CorrectedWords()
    guard !trial.remember(chosen.word).isEmpty else { return nil }
    var known = CorrectionsFile()?.words
    if chosen.isKept, let file = CorrectionsFile(), var kept = known {
      kept.remember(chosen.word)
      known = kept
      do throws(SystemError) { try file.write(kept) } catch {
        Log.write(
          .notice, "a chosen word could not be kept: \(error). Fix: learn = no, or mend that")
      }
    } else {
      words.append(chosen.word)
      if words.count > CorrectedWords.most { words.removeFirst() }
    }
    var all = known ?? CorrectedWords()
    for word in words { all.remember(word) }
    return WordLists.english(corrected: all)
  }
}
