import Foundation
import ProgramOptions

/// What the program understands, and what it does.
enum Program {
  private static let files = Positional.list(
    .path("FILE"), "tables of samples (.csv), or recordings (evemu text or libinput's YAML)")
  private static let hands = Option.optional(
    "synthetic", .integer("N", 1...1000), "add N synthetic hands; 8 if there is no FILE")
  private static let plots = Option.optional(
    "plots", .path("DIR"), "write the pictures of each set into DIR as SVG")
  private static let speed = Option.flag("speed", "print what a sample costs instead")

  private static let description = ProgramDescription(
    "prediction-benchmark", "how far touch predictors are from what a pen really did",
    options: [hands.description, plots.description, speed.description],
    positionals: [files.description]
  )
  .explained(
    """
    A table has a header line: 'stroke,t_ms,x_mm,y_mm,pressure', to which ',altitude,azimuth' may be added, \
    or 'writer,t_ms,x,y,pressure,azimuth_ddeg,altitude_ddeg'.
    """
  )
  .versioned("unreleased")
  .example("prediction-benchmark WRITERS.csv --plots pictures", "tables and pictures of a file")

  static func run() async -> Int32 {
    do {
      switch try description.parse(Array(CommandLine.arguments.dropFirst())) {
      case .show(let text): print(text)
      case .run(let invocation): try await run(invocation)
      }
      return 0
    } catch let error as UsageError {
      complain("\(error)")
      return 2
    } catch {
      complain("prediction-benchmark: \(error)")
      return 1
    }
  }

  private static func run(_ invocation: Invocation) async throws {
    if invocation[speed] { return try Cost.print() }
    let paths = invocation[files]
    var sets = try TraceSet.read(paths)
    if let count = invocation[hands] ?? (paths.isEmpty ? 8 : nil) {
      sets.append(try TraceSet.synthetic(hands: count))
    }
    for set in sets {
      let comparison = await Comparison(set)
      comparison.print()
      if let folder = invocation[plots] { try draw(comparison, into: folder) }
    }
  }

  private static func draw(_ comparison: Comparison, into folder: String) throws {
    let name = "\(folder)/\(comparison.source.name)"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try ErrorPlot(comparison).svg.write(
        toFile: name + "-errors.svg", atomically: true, encoding: .utf8)
      try WordPlot(comparison)?.svg.write(
        toFile: name + "-word.svg", atomically: true, encoding: .utf8)
    } catch {
      throw TraceSet.Fault(
        description: "cannot write pictures into '\(folder)'. Fix: name a folder that is yours")
    }
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
