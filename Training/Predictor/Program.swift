import Foundation
import PenTraces
import ProgramOptions
import StylusPipeline

/// Makes the weights of the predictor's network, or checks that those we ship are what it makes.
enum Program {
  private static let writers = Positional.required(
    .path("WRITERS.csv"), "handwriting: writer,t_ms,x,y,pressure,... of a tablet of 133 Hz")
  private static let output = Option.optional(
    "output", .path("FILE"), "where the weights go; standard output without it")
  private static let check = Option.optional(
    "check", .path("FILE"), "do not write: fail if FILE is not exactly what would be written")
  private static let heldOut = Option.list(
    "hold-out", .text("WRITER"), "learn nothing from this writer; may be repeated")
  private static let heldOutWriters = Option.flag(
    "hold-out-writers", "learn nothing from any writer of the table")
  private static let unipen = Option.optional(
    "unipen", .path("TRACES"), "UNIPEN's packed traces (traces.tsv.xz)")
  private static let heldOutTablets = Option.list(
    "hold-out-tablets", .text("CONTRIBUTOR"),
    "learn nothing from this one of UNIPEN; may be repeated")
  private static let onlySynthetic = Option.flag("only-synthetic", "learn from no real writer")
  private static let onlyReal = Option.flag("only-real", "learn from no synthetic hand")
  private static let batches = Option.value(
    "batches", .integer("N", 1...1_000_000), default: "32000", "how long it learns")

  private static let short = Option.flag(
    "short",
    "a training of a minute on a fiftieth of the data, to see that it is the same everywhere")

  private static let description = ProgramDescription(
    "train-predictor", "makes the weights of the tip predictor's network",
    options: [
      unipen.description, output.description, check.description, heldOut.description,
      heldOutWriters.description,
      heldOutTablets.description, onlySynthetic.description,
      onlyReal.description, batches.description, short.description,
    ],
    positionals: [writers.description]
  )
  .explained(
    """
    The same options give the same bytes on every machine: one thread, fixed seeds, and what a machine's \
    mathematical library rounds differently is rounded away. The weights that we ship are made with \
    --unipen and --output and no other option.
    """
  )
  .versioned("unreleased")
  .example(
    "train-predictor WRITERS.csv --unipen traces.tsv.xz --output Sources/Pen/StylusPipeline/Predict/tip.weights",
    "the weights that we ship")

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
      complain("train-predictor: \(error)")
      return 1
    }
  }

  /// What keeps the program from its work.
  private struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  private static func run(_ invocation: Invocation) throws {
    let path = invocation[writers]
    guard let table = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw Fault(
        description: "'\(path)' is not there, not readable or not text. Fix: name a CSV file")
    }
    var course = Course()
    course.heldOut =
      invocation[heldOutWriters]
      ? Set(Movement.writers(table).map(\.name)) : Set(invocation[heldOut])
    course.traces = invocation[unipen].map { path in UnipenFile(path) }
    course.heldOutTablets = Set(invocation[heldOutTablets])
    course.isReal = !invocation[onlySynthetic]
    course.isSynthetic = !invocation[onlyReal]
    course.batches = invocation[batches]
    course.isShort = invocation[short]
    let text = try course.hold(table) { complain($0) }
    if let path = invocation[check] {
      guard try String(contentsOfFile: path, encoding: .utf8) == text else {
        throw Fault(
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

  private static func complain(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
