import Foundation
import PenTraces
import PredictionYardstick
import ProgramOptions

/// What the program understands, and what it does.
enum Program {
  private static let files = Positional.list(
    .path("FILE"),
    "tables of samples (.csv, .svc), or recordings (evemu text or libinput's YAML)")
  private static let unipen = Option.optional(
    "unipen", .path("TRACES"), "UNIPEN's packed traces (traces.tsv.xz): a set for each contributor")
  private static let strokes = Option.value(
    "strokes", .integer("N", 1...1_000_000), default: "400", "of each contributor, N strokes")
  private static let only = Option.list(
    "only", .text("CONTRIBUTOR"), "of UNIPEN only this contributor; may be repeated")
  private static let byWriter = Option.flag(
    "by-writer", "of UNIPEN a trace for each writer, not for each tablet")
  private static let oneTool = Option.flag(
    "one-tool", "of UNIPEN one set, which one predictor sees as if one tablet had made it")
  private static let asGiven = Option.flag(
    "as-given", "of UNIPEN also pages whose times or places are not those of the pen")
  private static let survey = Option.flag(
    "survey", "print what UNIPEN's contributors are like instead")
  private static let recordings = Option.optional(
    "recordings", .path("DIR"), "all recordings of a folder in which a pen moves")
  private static let summaryOnly = Option.flag("summary", "print the summary only")
  private static let csv = Option.optional(
    "csv", .path("OUT"), "write what the summary says, for every predictor, into OUT")
  private static let hands = Option.optional(
    "synthetic", .integer("N", 1...1000), "add N synthetic hands; 8 if there is no FILE")
  private static let plots = Option.optional(
    "plots", .path("DIR"), "write the pictures of each set into DIR as SVG")
  private static let speed = Option.flag("speed", "print what a sample costs instead")

  private static let description = ProgramDescription(
    "prediction-benchmark", "how far touch predictors are from what a pen really did",
    options: [
      unipen.description, strokes.description, only.description, byWriter.description,
      oneTool.description, asGiven.description,
      survey.description, recordings.description, hands.description, summaryOnly.description,
      csv.description, plots.description, speed.description,
    ],
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
  .example(
    "prediction-benchmark --unipen traces.tsv.xz --recordings DIR --summary --csv before.csv",
    "the figures by which a change is judged")

  static func run() async -> Int32 {
    do {
      switch try description.parse(Array(CommandLine.arguments.dropFirst())) {
      case .show(let text), .explain(let text): print(text)
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
    if let path = invocation[unipen], invocation[survey] {
      return Survey.print(try contributors(path, invocation))
    }
    var comparisons: [Comparison] = []
    for set in try sets(invocation) {
      let comparison = await Comparison(set)
      if !invocation[summaryOnly] { comparison.print() }
      if let folder = invocation[plots] { try draw(comparison, into: folder) }
      comparisons.append(comparison)
    }
    let summary = Summary(comparisons)
    summary.print()
    if let path = invocation[csv] { try write(summary.csv, to: path) }
  }

  private static func sets(_ invocation: Invocation) throws -> [TraceSet] {
    var sets = try TraceSet.read(invocation[files])
    if let folder = invocation[recordings] {
      sets += try TraceSet.recordings(in: folder)
    }
    if let path = invocation[unipen] {
      let own = try contributors(path, invocation).compactMap {
        TraceSet($0, byWriter: invocation[byWriter])
      }
      sets +=
        invocation[oneTool] ? [TraceSet(asOfOneTool: own, name: "UNIPEN as of one tool")] : own
    }
    if let count = invocation[hands] ?? (sets.isEmpty ? 8 : nil) {
      sets.append(try TraceSet.synthetic(hands: count))
    }
    return sets
  }

  private static func contributors(
    _ path: String, _ invocation: Invocation
  ) throws -> [UnipenChoice.Contributor] {
    defer { Progress.clear() }
    return try UnipenChoice.read(
      UnipenFile(path), strokes: invocation[strokes], only: Set(invocation[only]),
      asGiven: invocation[asGiven]
    ) { pages in
      Progress.show("\(path): \(pages) pages")
    }
  }

  private static func write(_ text: String, to path: String) throws {
    do { try text.write(toFile: path, atomically: true, encoding: .utf8) } catch {
      throw TraceSet.Fault(
        description: "cannot write '\(path)'. Fix: name a file in a folder that is yours")
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
      try RegretPlot(comparison)?.svg.write(
        toFile: name + "-regret.svg", atomically: true, encoding: .utf8)
    } catch {
      throw TraceSet.Fault(
        description: "cannot write pictures into '\(folder)'. Fix: name a folder that is yours")
    }
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
