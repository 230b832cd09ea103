import Foundation
import LinuxIO
import ProgramOptions

/// Measures the daemon from outside, as its clients see it.
enum Program {
  private static let parts = ["latency", "crowd", "memory"]
  private static let only = Option.list(
    "only", .text("PART"), "latency, crowd or memory; all without it")
  private static let rounds = Option.value(
    "rounds", .integer("N", 1...1_000), default: "11", "runs of yardstick and daemon, in turns")
  private static let seconds = Option.value(
    "seconds", .integer("N", 1...3_600), default: "5", "how long each of them draws")
  private static let strokes = Option.value(
    "strokes", .integer("N", 1_000...100_000_000), default: "112000",
    "how many strokes of 90 samples the test of memory draws")

  private static let description = ProgramDescription(
    "service-benchmark", "measures the daemon beside the least that a C program can do",
    options: [
      only.description, rounds.description, seconds.description, strokes.description,
    ]
  )
  .explained(
    """
    The frames come from a recording that the daemon itself plays by the clock; the kernel's part, from \
    the device to the event node, is not in it. Everything behind is the real daemon with its usual \
    settings: reconciliation, prediction (tails of 25 ms), its store, its socket.

    A frame counts from the moment at which it is due.
    """
  )
  .versioned("unreleased")
  .example("service-benchmark --only latency --rounds 21", "the ratio, more exactly")

  /// Runs what the command line asks for; the exit status.
  static func run() -> Int32 {
    do {
      switch try description.parse(Array(CommandLine.arguments.dropFirst())) {
      case .show(let text), .explain(let text): print(text)
      case .run(let invocation): try run(invocation)
      }
      return 0
    } catch let error as UsageError {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return 2
    } catch {
      FileHandle.standardError.write(Data("service-benchmark: \(error)\n".utf8))
      return 1
    }
  }

  private static func run(_ invocation: Invocation) throws {
    let chosen = invocation[only].isEmpty ? parts : invocation[only]
    if let unknown = chosen.first(where: { !parts.contains($0) }) {
      throw Fault("there is no part '\(unknown)': use \(parts.joined(separator: ", "))")
    }
    SignalSource.ignoreBrokenPipes()
    let folder = NSTemporaryDirectory() + "stylusd-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for part in chosen { try run(part, invocation, in: folder) }
  }

  private static func run(_ part: String, _ invocation: Invocation, in folder: String) throws {
    let frames = invocation[seconds] * 1_000
    print("\n### \(part)\n")
    switch part {
    case "latency":
      var latency = try Latency(Drawing(pens: 1, frames: frames), in: folder)
      for round in 0..<invocation[rounds] { try latency.round(round) }
      latency.print()
    case "crowd":
      try Crowd(
        drawing: Drawing(pens: 8, frames: frames, distance: 0), folder: folder, subscribers: 32
      )
      .run()
    default:
      let drawing = Drawing(pens: 8, frames: 1_000)
      let rounds = (invocation[strokes] + drawing.strokes - 1) / drawing.strokes
      try Memory(drawing: drawing, rounds: rounds, folder: folder).run()
    }
  }
}
