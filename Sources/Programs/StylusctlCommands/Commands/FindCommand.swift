import CommandSupport
import InkConversion
import InkGeometry
import InkRecognition
import LinuxIO
import ProgramOptions
import TextRecognition

/// `stylusctl find`: where a word was written by hand.
struct FindCommand: Command {
  private let invocation: Invocation

  private static let word = Positional.required(
    .text("WORD"), "a word, or several words of one line; case is ignored")
  private static let files = Positional<[String]>.list(
    .path("FILE"), atLeast: 1, "drawings, recordings, or '-' for the daemon's strokes")
  /// The number of readings of a word that are searched, so that a misread word is still found.
  private static let readings = 5

  static let description = ProgramDescription(
    "find", "find a handwritten word in drawings",
    options: RecognitionLanguage.options + [SharedOption.json.description] + DrawingSource.options,
    positionals: [word.description, files.description]
  )
  .explained(
    """
    A word matches if one of its five most likely readings matches. Each match is a line with \
    FILE:LINE.WORD and a confidence. Several words match where they follow each other in a line; \
    the position is that of the first. The status is 1 if there is no match. Nothing leaves this \
    computer.
    """
  )
  .alsoCalled("search", "grep")
  .example("stylusctl find milk *.xopp", "find the notes that mention milk")
  .example("stylusctl find 'buy milk' notes.inkd", "find both words next to each other")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    var reader = PageReader(
      try RecognitionLanguage.loadLanguage(invocation), readings: Self.readings)
    let wanted = invocation[Self.word].split(separator: " ").map { Self.bare(String($0)) }
    guard !wanted.isEmpty else {
      throw StylusctlError(
        "the word to find is empty. Fix: name a word that may be in the drawings")
    }
    var isFound = false
    for name in invocation[Self.files] {
      let page = reader.read(try DrawingSource(invocation).readDrawing(name) { _, _ in }.drawing)
      for (line, written) in page.lines.enumerated() {
        for word in written.words.indices {
          guard let found = Self.find(wanted, in: written.words[word...]) else { continue }
          isFound = true
          let format = invocation[SharedOption.json] ? RecognitionFormat.json : .plain
          let item = "\(name):\(line + 1).\(word + 1)"
          guard format.printItem(item, [found.reading], box: found.box) else { return .success }
        }
      }
    }
    return isFound ? .success : .failure
  }

  /// Whether words of a line begin with those that are looked for: what they were read as, and a
  /// box around them.
  private static func find(
    _ wanted: [String], in words: ArraySlice<WrittenWord>
  ) -> (reading: Reading, box: RecognizedBox)? {
    var texts: [String] = []
    var confidence: Float = 1
    for (wanted, word) in zip(wanted, words) {
      guard let reading = word.readings.first(where: { bare($0.text) == wanted }) else {
        return nil
      }
      texts.append(reading.text)
      confidence *= reading.confidence
    }
    guard texts.count == wanted.count else { return nil }
    let bounds = words.prefix(texts.count).dropFirst().reduce(words[words.startIndex].bounds) {
      $0.union($1.bounds)
    }
    let reading = Reading(text: texts.joined(separator: " "), confidence: confidence)
    return (reading, RecognizedBox(bounds))
  }

  /// Without capitals and the signs around it.
  private static func bare(_ text: String) -> String {
    let word = text.lowercased().drop { !$0.isLetter && !$0.isNumber }
    let end = word.lastIndex { $0.isLetter || $0.isNumber }
    return end.map { String(word[...$0]) } ?? text
  }
}
