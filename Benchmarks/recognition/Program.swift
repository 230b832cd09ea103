import Foundation
import Handwriting
import InkRecognition
import ProgramOptions

/// Measures how well handwriting of people is read whom the network has never seen.
enum Program {
  private static let folder = Positional.required(
    .path("FOLDER"),
    "UNIPEN's packed words.tsv.xz and chars.tsv.xz; with --templates, drawn characters")
  private static let templates = Option.optional(
    "templates", .path("FILE"),
    "read the characters of FOLDER by these: Tomoe's XML, or other templates, distorted")
  private static let model = Option.optional(
    "model", .path("FILE"), "zinnia's model, which reads the same beside"
  ).needing(templates)
  private static let lexicon = Option.optional(
    "lexicon", .path("FILE"), "words to expect, one a line")
  private static let group = Option.value(
    "group", ValueKind<WriterGroup>.choice("GROUP"), default: "judges", "whose writings are read")
  private static let most = Option.value(
    "most", .integer("N", 1...10_000), default: "20", "writings of each writer at most")
  private static let wrong = Option.flag("wrong", "print what is read wrongly")

  private static let description = ProgramDescription(
    "recognition-benchmark", "measures how well handwriting is read",
    options: [
      lexicon.description, group.description, most.description, wrong.description,
      templates.description, model.description,
    ],
    positionals: [folder.description]
  )
  .versioned("unreleased")
  .example(
    "recognition-benchmark ../shared/data/unipen --lexicon /usr/share/dict/american-english-large",
    "the table of docs/recognition.md")

  static func run() -> Int32 {
    do {
      switch try description.parse(Array(CommandLine.arguments.dropFirst())) {
      case .show(let text): print(text)
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
    if let templates = invocation[templates] {
      try CharacterScore.measure(
        invocation[folder], templates: templates, model: invocation[model])
      return
    }
    let group = invocation[group]
    let words = try writings("words", group, invocation)
    let characters = try writings("chars", group, invocation)
    let digits = characters.filter { $0.text.allSatisfy(Self.isDigit) }
    let lexicon = try invocation[lexicon].map { [UInt8](try Data(contentsOf: URL(filePath: $0))) }
    print(
      "| words of \(Set(words.map(\.person)).count) writers, capitals aside "
        + "| n | right | of top 5 | CER | AUC | said | \(Timing.heading) |\n|---|---|---|---|---|---|---|---|---|"
    )
    measure(words, "common words only", .english(), invocation[wrong])
    if let lexicon { measure(words, "lexicon", .english(lexicon: lexicon), invocation[wrong]) }
    measure(digits, "digits, told", .digits(), false)
    measure(digits, "digits, not told", .english(), false)
    measure(characters, "characters of all kinds, not told", .english(), false)
    print(SketchScore(language: .english(lexicon: lexicon ?? []), words: words).text)
  }

  /// At most so many of each writer, from all that they wrote.
  private static func writings(
    _ name: String, _ group: WriterGroup, _ invocation: Invocation
  ) throws -> [Writing] {
    var byWriter: [String: [Writing]] = [:]
    let path = "\(invocation[folder])/\(name).tsv.xz"
    for writing in try WritingFile(path).read(where: { WriterGroup(person: $0.person) == group }) {
      byWriter[writing.person, default: []].append(writing)
    }
    return byWriter.sorted { $0.key < $1.key }.flatMap { _, all in
      let step = max(1, all.count / invocation[most])
      return stride(from: 0, to: all.count, by: step).prefix(invocation[most]).map { all[$0] }
    }
  }

  private static func measure(
    _ writings: [Writing], _ name: String, _ language: WritingLanguage, _ isWrongShown: Bool
  ) {
    var reader = WritingReader(language)
    var all = Score()
    var letters = Score()
    for writing in writings {
      let trace = writing.trace
      let begin = ContinuousClock().now
      reader.read(trace)
      let readings = reader.readings(16)
      let time = ContinuousClock().now - begin
      let truth = String(decoding: writing.text.map { LetterCode.byte(Int($0)) }, as: UTF8.self)
      all.note(truth, readings, writing.person, time)
      if truth.count >= 2, truth.allSatisfy(\.isLetter) {
        letters.note(truth, readings, writing.person, time)
      }
      if isWrongShown, readings.first?.text.lowercased() != truth.lowercased() {
        print(
          "  \(truth): "
            + readings.prefix(3).map { "\($0.text) \($0.confidence)" }.joined(separator: ", "))
      }
    }
    print(all.row(name + ", all labels"))
    if letters.count > 0 { print(letters.row(name + ", letters only")) }
  }

  private static func isDigit(_ code: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(LetterCode.byte(Int(code)))
  }
}
