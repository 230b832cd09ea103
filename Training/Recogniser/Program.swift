import Foundation
import Handwriting
import InkRecognition
import ProgramOptions

/// Makes the weights of the recognizer's network, or checks that those we ship are what it makes.
enum Program {
  private static let folder = Positional.required(
    .path("FOLDER"), "UNIPEN's packed words.tsv.xz, chars.tsv.xz and lines.tsv.xz")
  private static let output = Option.optional(
    "output", .path("FILE"), "where the weights go; standard output without it")
  private static let check = Option.optional(
    "check", .path("FILE"), "do not write: fail if FILE is not exactly what would be written")
  private static let short = Option.flag(
    "short", "a training of a minute on few writings, to see that it is the same everywhere")
  private static let draft = Option.optional(
    "draft", .path("FILE"), "for trials: write what is learnt so far every thousand batches")

  private static let description = ProgramDescription(
    "train-recogniser", "makes the weights of the recogniser's network",
    options: [
      output.description, check.description, short.description, draft.description,
    ],
    positionals: [folder.description]
  )
  .explained(
    """
    The same options give the same bytes on every machine: one thread, fixed seeds, and nothing but IEEE \
    arithmetic in a fixed order. The weights that we ship are made with --output and no other option.
    """
  )
  .versioned("unreleased")
  .example("train-recogniser ../shared/data/unipen --short", "weights that know nothing yet")

  static func run() -> Int32 {
    do {
      switch try description.parse(Array(CommandLine.arguments.dropFirst())) {
      case .show(let text), .explain(let text): print(text)
      case .run(let invocation): try run(invocation)
      }
      return 0
    } catch let error as UsageError {
      complain("\(error)")
      return 2
    } catch {
      complain("train-recogniser: \(error)")
      return 1
    }
  }

  private static func run(_ invocation: Invocation) throws {
    let library = try library(invocation[folder], isShort: invocation[short])
    complain(library.description)
    var course = Course()
    if invocation[short] { course.batches = Course.shortest }
    if let path = invocation[draft] {
      course.pause = { pupil in
        try? pupil.source.write(toFile: path, atomically: true, encoding: .utf8)
      }
    }
    let text = course.hold(library) { complain($0) }.source
    if let path = invocation[check] {
      guard try String(contentsOfFile: path, encoding: .utf8) == text else {
        throw WritingFault(
          description:
            "'\(path)' is not what this training makes. Fix: run it with --output, and say why")
      }
      print("\(path) is what this training makes")
    } else if let path = invocation[output] {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } else {
      print(text, terminator: "")
    }
  }

  /// What keeps the program from its work.
  private struct WritingFault: Error, CustomStringConvertible {
    let description: String
  }

  private static func library(_ folder: String, isShort: Bool) throws -> Library {
    func read(_ name: String) throws -> [Writing] {
      let all = try WritingFile("\(folder)/\(name).tsv.xz").read {
        WriterGroup(person: $0.person) == .taught
      }
      return isShort ? Array(all.prefix(2_000)) : all
    }
    return Library(
      words: try read("words"), characters: try read("chars"), lines: try read("lines"))
  }

  private static func complain(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
