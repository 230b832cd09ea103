import InkRecognition
import LinuxIO
import ProgramOptions
import StylusProtocol

/// `stylusctl words`: words that readings were corrected to.
struct WordsCommand: Command {
  private let invocation: Invocation

  private static let action = Positional.required(
    .choice("ACTION") as ValueKind<WordsAction>, "list, add, forget or wipe")
  private static let words = Positional<[String]>.list(
    .text("WORD"), atLeast: 0, "what was written; for add and forget")

  /// What is to be done.
  private enum WordsAction: String, CaseIterable, Sendable { case list, add, forget, wipe }

  static let description = ProgramDescription(
    "words", "keeps the words that a reading should have been",
    options: [SharedOption.json.description], positionals: [action.description, words.description]
  )
  .explained(
    """
    add remembers words that were read wrongly: recognise, find, watch --text and export --text expect them from then on, \
    a little less than a common word, and the more the oftener they are told. Capitals and signs around a word do not count; words \
    with digits or with letters beyond ASCII are not remembered. list prints each with how often it was told, the last \
    one at the end; forget removes words, wipe all of them and the file.

    They are kept in stylusctl/words in XDG_STATE_HOME, which is ~/.local/state unless it is set, in a file that only \
    its user can read: at most 2000, of which the one told the longest ago goes first. Nothing leaves this computer. \
    The status is 1 if there was nothing to remember or to forget.
    """
  )
  .example("stylusctl words add Goslar", "the town of Goslar is expected")
  .example("stylusctl words forget Goslar", "and is not any more")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    guard let file = CorrectedWordsFile() else {
      throw StylusctlError(
        "there is no place for words. Fix: set HOME or XDG_STATE_HOME to a folder's whole path")
    }
    let texts = invocation[Self.words]
    let action = invocation[Self.action]
    let takesWords = action == .add || action == .forget
    guard texts.isEmpty != takesWords else {
      throw StylusctlError(
        takesWords
          ? "there is no word to \(action.rawValue). Fix: stylusctl words \(action.rawValue) WORD"
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
