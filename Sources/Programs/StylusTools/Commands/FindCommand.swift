import InkRecognition
import LinuxIO
import ProgramOptions

/// `stylusctl find`: where a word was written by hand.
struct FindCommand: Command {
  private let invocation: Invocation

  private static let word = Positional.required(.text("WORD"), "what is looked for, capitals aside")
  private static let files = Positional<[String]>.list(
    .path("FILE"), atLeast: 1, "drawings, recordings, or '-' for the daemon's strokes")
  /// So many readings of a word are looked at: one that is misread is found still.
  private static let readings = 5

  static let description = ProgramDescription(
    "find", "finds a handwritten word in drawings",
    options: RecognitionLanguage.options + [SharedOption.json.description] + DrawingSource.options,
    positionals: [word.description, files.description]
  )
  .explained(
    """
    A word is found if one of its five likeliest readings is it. For each place there is a line: FILE:LINE.WORD, and how \
    likely it is that it stands there. The status is 1 if it stands nowhere. Nothing leaves this computer.
    """
  )
  .example("stylusctl find milk *.xopp", "which notes speak of milk")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(CommandFailure) -> ExitCode {
    var reader = PageReader(try RecognitionLanguage.read(invocation), readings: Self.readings)
    let wanted = Self.bare(invocation[Self.word])
    var isFound = false
    for name in invocation[Self.files] {
      let page = reader.read(try DrawingSource(invocation).read(name) { _, _ in }.drawing)
      for (line, written) in page.lines.enumerated() {
        for (word, found) in written.words.enumerated() {
          guard let reading = found.readings.first(where: { Self.bare($0.text) == wanted }) else {
            continue
          }
          isFound = true
          let format = invocation[SharedOption.json] ? RecognitionFormat.json : .plain
          guard format.put("\(name):\(line + 1).\(word + 1)", [reading], box: found.box) else {
            return .success
          }
        }
      }
    }
    return isFound ? .success : .failure
  }

  /// Without capitals and the signs around it.
  private static func bare(_ text: String) -> String {
    let word = text.lowercased().drop { !$0.isLetter && !$0.isNumber }
    let end = word.lastIndex { $0.isLetter || $0.isNumber }
    return end.map { String(word[...$0]) } ?? text
  }
}
