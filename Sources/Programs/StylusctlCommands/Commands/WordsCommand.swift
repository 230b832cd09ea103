import CommandSupport
import InkRecognition
import LinuxIO
import ProgramOptions
import StylusProtocol
import TextRecognition
import WritingStore

/// `stylusctl words`: words that readings were corrected to.
struct WordsCommand: Command {
  private let invocation: Invocation

  private static let action = Positional.required(
    ValueKind<WordsAction>.choice("ACTION", or: ["remove": .forget, "delete": .forget]),
    "list, add, forget or wipe")
  private static let words = Positional<[String]>.list(
    .text("WORD"), atLeast: 0, "the words; for add and forget")

  /// The action.
  private enum WordsAction: String, CaseIterable, Sendable { case list, add, forget, wipe }

  static let description = ProgramDescription(
    "words", "keep misread words, and what was learned of your handwriting",
    options: [SharedOption.json.description], positionals: [action.description, words.description]
  )
  .explained(
    """
    add stores words that were read wrongly. recognize, find, watch --text and export --text then \
    treat a word as slightly less likely than a common word, and as more likely each time you add \
    it. Case and punctuation around a word are ignored. Words with digits or with letters beyond \
    ASCII are not accepted.

    inkscribe with learn = yes adds the words that you choose, and learns from their ink, and from \
    the ink of text that you keep, how you write letters. list prints each word, how often it was \
    added, and how often the handwriting of it was learned from; the latest is last. forget \
    removes words and what was learned from them. wipe removes all words, everything that was \
    learned, and the files.

    The files are stylusctl/words and stylusctl/learned-writing in XDG_STATE_HOME (~/.local/state \
    by default). Only their user can read them. They keep at most 2000 and 1000 words; the word \
    that was added the longest ago is dropped first. They contain no ink. Nothing leaves this \
    computer. The status is 1 if there was nothing to add or remove.
    """
  )
  .example("stylusctl words add Goslar", "expect the town of Goslar")
  .example("stylusctl words forget Goslar", "no longer expect it")

  init(_ invocation: Invocation) { self.invocation = invocation }

  private typealias LearnedFile = RememberedFile<LearnedWriting>

  func run() throws(StylusctlError) -> ExitCode {
    guard let file = RememberedFile<CorrectedWords>(), let learned = LearnedFile() else {
      throw StylusctlError(
        "there is no folder for words. Fix: set HOME or XDG_STATE_HOME to the absolute path of a "
          + "folder")
    }
    let texts = invocation[Self.words]
    let action = invocation[Self.action]
    let takesWords = action == .add || action == .forget
    guard texts.isEmpty != takesWords else {
      throw StylusctlError(
        takesWords
          ? "the word to \(action.rawValue) is missing. Fix: stylusctl words \(action.rawValue) "
            + "WORD"
          : "\(action.rawValue) takes no words. Fix: leave out '\(texts[0])'")
    }
    do throws(RememberedFileError) {
      switch action {
      case .list: return list(try file.readContent(), try learned.readContent())
      case .add: return try addTexts(texts, to: file)
      case .forget: return try forgetTexts(texts, in: file, learned)
      case .wipe:
        let wasThere = try file.removeFile()
        return try learned.removeFile() || wasThere ? .success : .failure
      }
    } catch {
      throw StylusctlError(error)
    }
  }

  /// Each added word with what was learned from it, then the words that only were learned.
  private func list(_ words: CorrectedWords, _ learned: LearnedWriting) -> ExitCode {
    var lines = words.entries.map { RememberedWordLine(word: $0.word, times: $0.times, learned: 0) }
    var rest: [RememberedWordLine] = []
    for word in learned.words {
      var one = CorrectedWords()
      let key = one.remember(word.text).first
      if let index = lines.firstIndex(where: { $0.word == key }) {
        lines[index].learned += word.times
      } else {
        rest.append(RememberedWordLine(word: word.text, times: 0, learned: word.times))
      }
    }
    for line in lines + rest {
      let isRead =
        invocation[SharedOption.json]
        ? JSONLines.printLine(line)
        : StandardStream.output("\(line.word)  \(line.counts)\n")
      guard isRead else { break }
    }
    return .success
  }

  private func addTexts(
    _ texts: [String], to file: RememberedFile<CorrectedWords>
  ) throws(RememberedFileError) -> ExitCode {
    var odd: [String] = []
    try file.changeContent { words in odd = texts.filter { words.remember($0).isEmpty } }
    return rejectTexts(odd, "not remembered")
  }

  /// Forgets words, and what was learned from them; the file of the latter changes only if it has
  /// some of them.
  private func forgetTexts(
    _ texts: [String], in file: RememberedFile<CorrectedWords>, _ learned: LearnedFile
  ) throws(RememberedFileError) -> ExitCode {
    var odd: [String] = []
    try file.changeContent { words in odd = texts.filter { words.forget($0).isEmpty } }
    var known = try learned.readContent()
    let unlearned = texts.filter { !known.forget($0).isEmpty }
    if !unlearned.isEmpty {
      try learned.changeContent { content in for text in unlearned { content.forget(text) } }
    }
    return rejectTexts(odd.filter { !unlearned.contains($0) }, "not known")
  }

  /// Says of which texts nothing came.
  private func rejectTexts(_ odd: [String], _ fault: String) -> ExitCode {
    for text in odd { StandardStream.error("stylusctl words: '\(text)' is \(fault)\n") }
    return odd.isEmpty ? .success : .failure
  }
}

/// A word as JSON.
private struct RememberedWordLine: JSONRecord {
  var word: String
  var times: Int
  var learned: Int

  /// How often the word was added, and learned from.
  var counts: String { learned > 0 ? "\(times)  learned \(learned)" : "\(times)" }

  static let layout = RecordLayout(Self.init) {
    JSONField("word", \.word)
    JSONField("times", \.times)
    JSONField("learned", \.learned)
  }
}
