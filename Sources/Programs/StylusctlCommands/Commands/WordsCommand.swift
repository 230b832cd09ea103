import CommandSupport
import InkRecognition
import LinuxIO
import ProgramOptions
import StylusProtocol
import TextRecognition

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
    "words", "keep words that were read wrongly",
    options: [SharedOption.json.description], positionals: [action.description, words.description]
  )
  .explained(
    """
    add stores words that were read wrongly. recognize, find, watch --text and export --text then \
    treat a word as slightly less likely than a common word, and as more likely each time you add \
    it. Case and punctuation around a word are ignored. Words with digits or with letters beyond \
    ASCII are not accepted. list prints each word and how often it was added; the latest is last. \
    forget removes words, and wipe removes all words and the file.

    The file is stylusctl/words in XDG_STATE_HOME (~/.local/state by default). Only its user can \
    read it. It keeps at most 2000 words; the word that was added the longest ago is dropped \
    first. Nothing leaves this computer. The status is 1 if there was nothing to add or remove.
    """
  )
  .example("stylusctl words add Goslar", "expect the town of Goslar")
  .example("stylusctl words forget Goslar", "no longer expect it")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    guard let file = CorrectedWordsFile() else {
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
    switch action {
    case .list: return list(try file.loadWords())
    case .add: return try changeWords(file, texts, "not remembered") { $0.remember($1) }
    case .forget: return try changeWords(file, texts, "not known") { $0.forget($1) }
    case .wipe: return try file.removeFile() ? .success : .failure
    }
  }

  private func list(_ words: CorrectedWords) -> ExitCode {
    for entry in words.entries {
      let isRead =
        invocation[SharedOption.json]
        ? JSONLines.printLine(CorrectedWordLine(word: entry.word, times: entry.times))
        : StandardStream.output("\(entry.word)  \(entry.times)\n")
      guard isRead else { break }
    }
    return .success
  }

  /// Changes what is kept by each text; says of which nothing came.
  private func changeWords(
    _ file: CorrectedWordsFile, _ texts: [String], _ fault: String,
    by change: (inout CorrectedWords, String) -> [String]
  ) throws(StylusctlError) -> ExitCode {
    var odd: [String] = []
    try file.changeWords { words in odd = texts.filter { change(&words, $0).isEmpty } }
    for text in odd { StandardStream.error("stylusctl words: '\(text)' is \(fault)\n") }
    return odd.isEmpty ? .success : .failure
  }
}

/// A word as JSON.
private struct CorrectedWordLine: JSONRecord {
  var word: String
  var times: Int

  static let layout = RecordLayout(Self.init) {
    JSONField("word", \.word)
    JSONField("times", \.times)
  }
}
