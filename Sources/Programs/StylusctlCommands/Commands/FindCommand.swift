import CommandSupport
import InkConversion
import LinuxIO
import ProgramOptions
import TextRecognition

/// `stylusctl find`: where a word was written by hand.
struct FindCommand: Command {
  private let invocation: Invocation

  private static let word = Positional.required(
    .text("WORD"), "a word, or several words of one line; case is ignored")
  private static let files = Positional<[String]>.list(
    .path("FILE"), atLeast: 1,
    "drawings, folders of drawings, recordings, or '-' for the daemon's strokes")
  private static let noIndex = Option.flag(
    "no-index", "read all drawings again, and keep nothing of them")

  static let description = ProgramDescription(
    "find", "find a handwritten word in drawings",
    options: RecognitionLanguage.options + [noIndex.description, SharedOption.json.description]
      + DrawingSource.options,
    positionals: [word.description, files.description]
  )
  .explained(
    """
    A word matches if one of its five most likely readings matches. Each match is a line with \
    FILE:LINE.WORD and a confidence. Several words match where they follow each other in a line; \
    the position is that of the first. The status is 1 if there is no match, and 3 if one of \
    several drawings cannot be read. Nothing leaves this computer.

    The words of drawings are kept in $XDG_CACHE_HOME/stylusctl/search, so that a drawing is read \
    again only after it changed. Only you can read that file. Words of drawings that no longer \
    exist are removed from it by the next search.
    """
  )
  .alsoCalled("search", "grep")
  .example("stylusctl find milk ~/Notes", "find the notes that mention milk")
  .example("stylusctl find 'buy milk' notes.inkd", "find both words next to each other")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    let keys = invocation[Self.word].split(separator: " ").map { PageWords.key(String($0)) }
    guard !keys.isEmpty else {
      throw StylusctlError(
        "the word to find is empty. Fix: name a word that may be in the drawings")
    }
    let files = try calling { () throws(SystemError) in
      try SearchedFiles.expand(invocation[Self.files])
    }
    var reader = DrawingReader(invocation, usesIndex: !invocation[Self.noIndex])
    let progress = ProgressLine("find", of: "drawings", isWanted: true)
    var (isFound, isComplete) = (false, true)
    for (number, name) in files.enumerated() {
      progress.showProgress(number, files.count)
      do throws(StylusctlError) {
        let matches = try reader.words(of: name).matches(of: keys)
        if !matches.isEmpty { progress.eraseLine() }
        isFound = isFound || !matches.isEmpty
        guard printMatches(matches, in: name) else { break }
      } catch {
        guard files.count > 1 else { throw error }
        progress.eraseLine()
        error.printMessage(of: "stylusctl \(invocation.typed.first ?? "find")")
        isComplete = false
      }
    }
    progress.eraseLine()
    reader.saveWords()
    return isComplete ? isFound ? .success : .failure : .incomplete
  }

  /// False if nobody reads any more.
  private func printMatches(_ matches: [WordMatch], in name: String) -> Bool {
    let format = invocation[SharedOption.json] ? RecognitionFormat.json : .plain
    return matches.allSatisfy {
      format.printItem(
        "\(name):\($0.place.line).\($0.place.word)", [$0.reading], box: RecognizedBox($0.bounds))
    }
  }
}
