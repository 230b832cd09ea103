import Glibc
import InkRecognition
import LinuxIO
import ProgramOptions

/// `stylusctl recognise`: handwriting as text.
struct RecognizeCommand: Command {
  private let invocation: Invocation
  private let format: RecognitionFormat

  private static let best = Option.value(
    "best", .integer("N", 1...16), default: "1",
    "tell so many texts for each item, the likeliest first")
  private static let csv = Option.flag("csv", "print CSV: item,rank,text,confidence")
  private static let files = Positional<[String]>.list(
    .path("FILE"), atLeast: 1, "drawings, recordings, or CSV: item,stroke,x_mm,y_mm[,t_ms]")

  static let description = ProgramDescription(
    "recognise", "reads handwriting, and Chinese and Japanese characters",
    options: [best.description] + RecognitionLanguage.options + [
      CharacterEngine.engine.description, CharacterEngine.templates.description,
      csv.description, SharedOption.json.description,
    ] + DrawingSource.options,
    positionals: [files.description]
  )
  .explained(
    """
    A file is a drawing in our format or as InkML, Xournal++ or UIM, a recording, '-' for the finished strokes that \
    the daemon still has, or CSV. Of a drawing each word is an item, called FILE:LINE.WORD; of CSV each item is one, \
    a word or a line, whose rows follow each other; y grows downwards, and rows are in the order of time. It may come from a \
    pipe, as /dev/stdin; an item is printed as soon as it is read.

    A confidence is how likely it is that the text was written, capitals aside. What is no text has none, and in CSV \
    an empty one of confidence 0. Nothing leaves this computer.

    With --language ja, zh_CN or zh_TW an item is one character, and so is a drawing. Its strokes may have any order and \
    direction. Characters are known by templates, a file that 'stylusctl templates' makes; without --templates it is \
    looked for as stylus/LANGUAGE.strokes in XDG_DATA_HOME and XDG_DATA_DIRS. Where there is none, libzinnia and tegaki's \
    models are used if they are installed; they tell no confidence, which is 0 then.
    """
  )
  .example("stylusctl recognise notes.xopp", "each word with its confidence")
  .example("stylusctl recognise words.csv --csv --best 5", "the five likeliest texts of each item")
  .example("stylusctl recognise kanji.csv --language ja --best 10", "the ten likeliest characters")

  init(_ invocation: Invocation) {
    self.invocation = invocation
    format = invocation[SharedOption.json] ? .json : invocation[Self.csv] ? .csv : .plain
  }

  func run() throws(StylusctlError) -> ExitCode {
    guard !(invocation[SharedOption.json] && invocation[Self.csv]) else {
      throw StylusctlError("--json and --csv are two formats. Fix: leave one out")
    }
    if let language = RecognitionLanguage.characters(invocation) {
      return try readCharacters(language)
    }
    guard invocation[CharacterEngine.engine] == nil, invocation[CharacterEngine.templates] == nil
    else {
      throw StylusctlError(
        "--engine and --templates are for characters. Fix: add --language ja, zh_CN or zh_TW")
    }
    let language = try RecognitionLanguage.loadLanguage(invocation)
    guard format.writeHeader() else { return .success }
    for name in invocation[Self.files] {
      if let source = try WritingSource.items(name) {
        guard try recognize(items: source, language) else { break }
      } else {
        guard try recognize(page: name, language) else { break }
      }
    }
    return .success
  }

  /// Reads each item and each drawing as one character.
  private func readCharacters(_ language: CharacterLanguage) throws(StylusctlError) -> ExitCode {
    var engine = try language.reader(
      invocation[CharacterEngine.engine], templates: invocation[CharacterEngine.templates])
    let most = invocation[Self.best]
    guard format.writeHeader() else { return .success }
    for name in invocation[Self.files] {
      if let source = try WritingSource.items(name) {
        let isWanted = try source.handOn { item in
          format.printItem(
            String(decoding: item.label, as: UTF8.self), engine.recognize(item.trace, most: most))
        }
        guard isWanted else { break }
      } else {
        let drawing = try DrawingSource(invocation).readDrawing(name) { _, _ in }.drawing
        guard format.printItem(name, engine.recognize(WritingTrace(drawing), most: most)) else {
          break
        }
      }
    }
    return .success
  }

  /// Each word of a drawing; false if nobody reads any more.
  private func recognize(
    page name: String, _ language: WritingLanguage
  ) throws(StylusctlError) -> Bool {
    let read = try DrawingSource(invocation).readDrawing(name) { _, _ in }
    var reader = PageReader(language, readings: invocation[Self.best])
    for (line, written) in reader.read(read.drawing).lines.enumerated() {
      for (word, found) in written.words.enumerated() {
        let item = "\(name):\(line + 1).\(word + 1)"
        guard format.printItem(item, found.readings, box: found.box) else { return false }
      }
    }
    return true
  }

  /// Each item of CSV; false if nobody reads any more.
  private func recognize(
    items source: consuming WritingSource, _ language: WritingLanguage
  ) throws(StylusctlError) -> Bool {
    var reader = WritingReader(language)
    return try source.handOn { item in
      reader.read(item.trace)
      let label = String(decoding: item.label, as: UTF8.self)
      return format.printItem(label, reader.readings(invocation[Self.best]))
    }
  }
}
