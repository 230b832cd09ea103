import CommandSupport
import Glibc
import InkConversion
import InkRecognition
import LinuxIO
import ProgramOptions
import TextRecognition

/// `stylusctl recognize`: handwriting as text.
struct RecognizeCommand: Command {
  private let invocation: Invocation
  private let format: RecognitionFormat

  private static let best = Option.value(
    "best", .integer("N", 1...16), default: "1",
    "print the N most likely texts of each item")
  private static let csv = Option.flag("csv", "print CSV: item,rank,text,confidence")
  private static let files = Positional<[String]>.list(
    .path("FILE"), atLeast: 1, "drawings, recordings, or CSV: item,stroke,x_mm,y_mm[,t_ms]")

  static let description = ProgramDescription(
    "recognize", "read handwriting, also Chinese and Japanese",
    options: [best.description] + RecognitionLanguage.options + [
      CharacterEngine.engine.description, CharacterEngine.templates.description,
      csv.description, SharedOption.json.description,
    ] + DrawingSource.options,
    positionals: [files.description]
  )
  .alsoCalled("recognise")
  .explained(
    """
    A file is a drawing in our own format or as InkML, Xournal++ or UIM, a recording, '-' for the \
    finished strokes that the daemon still has, or CSV. Each word of a drawing is an item named \
    FILE:LINE.WORD. In CSV, an item is a word or a line. Its rows follow each other in the order \
    of time, and y grows downwards. CSV may come from a pipe, as /dev/stdin; each item is printed \
    as soon as it is read.

    Underlines, rings, boxes, arrows and other marks are not read. --json prints an object for \
    each, with its kind and box, after the words.

    A confidence is the probability that this text was written, ignoring case. An item that is not \
    text gets no line, and in CSV one row with an empty text and confidence 0. Nothing leaves this \
    computer.

    With --language ja, zh_CN, zh_TW or zh_HK (Cantonese), each item is a line of characters, or \
    one character. So is a drawing; one with several lines has an item FILE:LINE for each. The \
    strokes of a character may have any order and direction. The templates come from a file that \
    'stylusctl templates' makes. The default is stylus/LANGUAGE.strokes in XDG_DATA_HOME and \
    XDG_DATA_DIRS. The words of the language are those of Debian's ipadic-common, \
    rime-data-pinyin-simp, rime-essay or rime-data-jyut6ping3 if it is installed, or of --lexicon. \
    Without templates, single characters are read by libzinnia and tegaki's models if they are \
    installed; they report no confidence, and 0 is printed.
    """
  )
  .example("stylusctl recognize notes.xopp", "print each word with its confidence")
  .example(
    "stylusctl recognize words.csv --csv --best 5", "print the five most likely texts of each item"
  )
  .example(
    "stylusctl recognize kanji.csv --language ja --best 10", "print the ten most likely texts")

  init(_ invocation: Invocation) {
    self.invocation = invocation
    format = invocation[SharedOption.json] ? .json : invocation[Self.csv] ? .csv : .plain
  }

  func run() throws(StylusctlError) -> ExitCode {
    guard !(invocation[SharedOption.json] && invocation[Self.csv]) else {
      throw StylusctlError("--json and --csv cannot be combined. Fix: leave one out")
    }
    if let language = RecognitionLanguage.characters(invocation) {
      return try readCharacters(language)
    }
    guard invocation[CharacterEngine.engine] == nil, invocation[CharacterEngine.templates] == nil
    else {
      throw StylusctlError(
        "--engine and --templates are only for characters. Fix: add --language ja, zh_CN, zh_TW or zh_HK"
      )
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

  /// Reads each item and each line of a drawing as a line of characters.
  private func readCharacters(_ language: CharacterLanguage) throws(StylusctlError) -> ExitCode {
    var engine = try language.reader(
      invocation[CharacterEngine.engine], templates: invocation[CharacterEngine.templates],
      words: try RecognitionLanguage.loadWords(of: language, invocation))
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
        guard try readLines(name, &engine) else { break }
      }
    }
    return .success
  }

  /// Reads each line of a drawing; false if nobody reads any more.
  private func readLines(
    _ name: String, _ engine: inout CharacterEngine
  ) throws(StylusctlError) -> Bool {
    let drawing = try DrawingSource(invocation).readDrawing(name) { _, _ in }.drawing
    let lines = engine.dividedLines(WritingTrace(drawing))
    // A drawing without ink is an item without text.
    if lines.count < 2 { return format.printItem(name, lines.first.map(readLine) ?? []) }
    return lines.enumerated().allSatisfy {
      format.printItem("\(name):\($0 + 1)", readLine($1))
    }
    func readLine(_ line: WritingTrace) -> [Reading] {
      engine.recognize(line, most: invocation[Self.best])
    }
  }

  /// Each word of a drawing; false if nobody reads any more.
  private func recognize(
    page name: String, _ language: WritingLanguage
  ) throws(StylusctlError) -> Bool {
    let read = try DrawingSource(invocation).readDrawing(name) { _, _ in }
    var reader = PageReader(
      language, readings: invocation[Self.best], threads: Machine.processorCount)
    let page = reader.read(read.drawing)
    for (line, written) in page.lines.enumerated() {
      for (word, found) in written.words.enumerated() {
        let item = "\(name):\(line + 1).\(word + 1)"
        guard format.printItem(item, found.readings, box: found.box) else { return false }
      }
    }
    return page.marks.allSatisfy { format.printMark($0, of: name) }
  }

  /// Each item of CSV; false if nobody reads any more.
  private func recognize(
    items source: consuming WritingSource, _ language: WritingLanguage
  ) throws(StylusctlError) -> Bool {
    var reader = LineReader(language)
    return try source.handOn { item in
      let label = String(decoding: item.label, as: UTF8.self)
      return format.printItem(label, reader.readings(of: item.trace, invocation[Self.best]))
    }
  }
}
