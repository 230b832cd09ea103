import Foundation
import ProgramOptions

/// Makes the rule by which the teacher of handwriting knows a copy, or checks that the one we ship is what it makes.
enum Program {
  private static let folder = Positional.required(.path("FOLDER"), "UNIPEN's packed chars.tsv.xz")
  private static let output = Option.optional(
    "output", .path("FILE"), "where the rule goes; standard output without it")
  private static let check = Option.optional(
    "check", .path("FILE"), "do not write: fail if FILE is not exactly what would be written")

  private static let description = ProgramDescription(
    "train-practice", "makes the rule by which a copy of a stroke is known",
    options: [output.description, check.description], positionals: [folder.description]
  )
  .explained(
    "The same data give the same bytes on every machine: one thread, fixed seeds, and nothing but IEEE arithmetic in a fixed order."
  )
  .versioned("unreleased")
  .example("train-practice ../shared/data/unipen", "prints the rule")

  static func run() -> Int32 {
    do {
      switch try description.parse(Array(CommandLine.arguments.dropFirst())) {
      case .show(let text), .explain(let text): print(text)
      case .run(let invocation): return try run(invocation)
      }
      return 0
    } catch let error as UsageError {
      complain("\(error)")
      return 2
    } catch {
      complain("train-practice: \(error)")
      return 1
    }
  }

  private static func run(_ invocation: Invocation) throws -> Int32 {
    let text = try Course().rule(from: "\(invocation[folder])/chars.tsv.xz", tell: complain).source
    if let path = invocation[check] {
      guard try String(contentsOfFile: path, encoding: .utf8) == text else {
        complain(
          "train-practice: '\(path)' is not what this training makes. Fix: run it with --output, and say why"
        )
        return 1
      }
      print("\(path) is what this training makes")
    } else if let path = invocation[output] {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } else {
      print(text, terminator: "")
    }
    return 0
  }

  private static func complain(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
