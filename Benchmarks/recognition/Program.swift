import Foundation
import Handwriting
import InkRecognition
import ProgramOptions

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
  private static let description = ProgramDescription(
    "recognition-benchmark", "measures how well handwriting is read",
    options: [
      templates.description, model.description, steady.description,
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
    if let templates = invocation[templates] {
      return try CharacterScore.measure(folder, templates: templates, model: invocation[model])
    }
    if try Measurement.readsCases(folder, invocation) { return }
    if try Measurement.readsAdapted(folder, invocation) { return }
    var measurement = try Measurement(folder, invocation)
    try measurement.run()
  }

  private struct MissingData: Error, CustomStringConvertible {
    let description: String
  }
}
