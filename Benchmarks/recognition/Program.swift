import Foundation
import Handwriting
import InkRecognition
import ProgramOptions
import TextRecognition

/// Measures how well handwriting of people is read whom the network has never seen.
enum Program {
  private static let steady = Option.optional(
    "steady", .integer("N", 1...1_000_000),
    "read a synthetic word N times, and nothing else: to count allocations")
  static let folder = Positional<String?>.optional(
    .path("FOLDER"),
    "UNIPEN's packed words.tsv.xz and chars.tsv.xz; with --templates, drawn characters")
  private static let templates = Option.optional(
    "templates", .path("FILE"),
    "read the characters of FOLDER by these: Tomoe's XML, or other templates, distorted")
  private static let model = Option.optional(
    "model", .path("FILE"), "zinnia's model, which reads the same beside"
  ).needing(templates)
  private static let phrases = Option.optional(
    "phrases", .path("FILE"),
    "read the phrases of FILE, one on each line, composed of the characters of FOLDER"
  ).needing(templates)
  private static let words = Option.optional(
    "words", .choice("LANGUAGE") as ValueKind<CharacterLanguage>,
    "the language whose installed words phrases are read by"
  ).needing(phrases)
  private static let phraseCount = Option.value(
    "phrase-count", .integer("N", 7...100_000), default: "280", "how many phrases are read")
  private static let languages = Option.optional(
    "languages", .integer("N", 1...100_000),
    "read only N composed words of each language, and of English")
  private static let only = Option.list(
    "only", .text("LANGUAGE"), "only these of the languages, en included")
  private static let wrongWords = Option.flag(
    "wrong-words", "print composed words that are read wrongly")
  private static let fitMarks = Option.optional(
    "fit-marks", .integer("N", 1...100_000),
    "print the shapes of the accents of N words of each language, from which AccentTable is made")
  private static let dictionaries = Option.value(
    "dictionaries", .path("FOLDER"), default: "/usr/share/dict", "where Debian's word lists are")
  private static let description = ProgramDescription(
    "recognition-benchmark", "measures how well handwriting is read",
    options: [
      languages.description, fitMarks.description, only.description, wrongWords.description,
      dictionaries.description,
      templates.description, model.description, phrases.description, words.description,
      phraseCount.description, steady.description,
    ] + Measurement.options + Trial.options,
    positionals: [folder.description]
  )
  .versioned("unreleased")
  .example(
    "recognition-benchmark ../shared/data/unipen --lexicon /usr/share/dict/american-english-large",
    "the table of docs/lab/recognition.md")

  static func run() -> Int32 {
    do {
      switch try description.parse(Array(CommandLine.arguments.dropFirst())) {
      case .show(let text), .explain(let text): print(text)
      case .run(let invocation): try measure(invocation)
      }
      return 0
    } catch let error as UsageError {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return 2
    } catch {
      FileHandle.standardError.write(Data("recognition-benchmark: \(error)\n".utf8))
      return 1
    }
  }

  private static func measure(_ invocation: Invocation) throws {
    if let count = invocation[steady] { return try SteadyReading.run(count) }
    guard let folder = invocation[folder] else {
      throw MissingData(description: "no data. Fix: name a folder, see --help")
    }
    if let templates = invocation[templates], let phrases = invocation[phrases] {
      return try PhraseScore.measure(
        folder, templates: templates, phrases: phrases, words: invocation[words],
        count: invocation[phraseCount])
    }
    if let templates = invocation[templates] {
      return try CharacterScore.measure(folder, templates: templates, model: invocation[model])
    }
    if try Measurement.readsPages(folder, invocation) { return }
    if try readsLanguages(folder, invocation) { return }
    if try Measurement.readsCases(folder, invocation) { return }
    if try Measurement.readsAdapted(folder, invocation) { return }
    var measurement = try Measurement(folder, invocation)
    try measurement.run()
  }

  /// Reads composed words of other languages, or their accents, if they were asked for.
  private static func readsLanguages(_ folder: String, _ invocation: Invocation) throws -> Bool {
    if let count = invocation[fitMarks] {
      try AccentFit(folder).write(count)
      return true
    }
    guard let count = invocation[languages] else { return false }
    let score = try LanguageScore(
      folder, count: count, dictionaries: invocation[dictionaries],
      isWrongShown: invocation[wrongWords])
    try score.measure(invocation[only])
    return true
  }

  private struct MissingData: Error, CustomStringConvertible {
    let description: String
  }
}
