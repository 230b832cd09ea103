import CompositorKit
import Foundation
import InkDrawing
import InkStorage
import ProgramKit
import Testing

/// The overlay between a compositor and a daemon that do what a test wants.
final class BadStage {
  let programs: Programs

  /// Hands do not draw: before the daemon reports a tablet, the surface that takes them would look
  /// like ink on the screen.
  init() throws {
    programs = try Programs()
    let folder = programs.folder.appendingPathComponent("config/stylusd")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("[inkoverlay]\nmouse-and-touch = no\n".utf8)
      .write(to: folder.appendingPathComponent("inkoverlay.conf"))
  }

  var socket: String { programs.path("s") }
  var display: String { programs.path("wayland-9") }
  var saved: String { programs.path("all.inkd") }

  /// The overlay, which draws for good and saves what was drawn.
  ///
  /// - Parameters:
  ///   - wrapper: a program that becomes the overlay, and what it is told.
  ///   - saves: whether there is something to save; without a compositor there is not.
  ///   - environment: what it has besides.
  func overlay(
    _ arguments: [String] = [], under wrapper: [String] = [], saves: Bool = true,
    environment: [String: String] = [:], output: FileHandle? = nil
  ) throws -> RunningProgram {
    let command =
      wrapper + [wrapper.isEmpty ? "inkoverlay" : Programs.program("inkoverlay").path]
      + ["--socket", socket, "--commands", programs.path("commands"), "--mode", "draw"]
      + (arguments.contains("--save") || !saves ? [] : ["--save", saved]) + arguments
    return try programs.start(
      command[0], Array(command.dropFirst()),
      environment: [
        "XDG_RUNTIME_DIR": programs.folder.path, "WAYLAND_DISPLAY": display,
        "XDG_CONFIG_HOME": programs.path("config"),
      ].merging(environment) { $1 }, output: output)
  }

  /// How many strokes are in the file that was saved at the end.
  func savedStrokes(_ path: String? = nil) throws -> Int {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path ?? saved))
    return try Drawing(decoding: [UInt8](bytes)).count
  }

  /// Draws a stroke, and waits until its ink is in the drawing.
  func draw(_ number: UInt64, with daemon: ScriptedDaemon, at top: Float = 60) throws {
    daemon.beginStroke(number, at: top)
    daemon.endStroke(number)
    try awaitStrokes(Int(number))
  }

  /// Waits until so many strokes are dry.
  func awaitStrokes(_ count: Int) throws {
    #expect(try eventually { try dryStrokes() == count })
  }

  private func dryStrokes() throws -> Int {
    let outcome = try programs.run(
      "stylusctl", ["overlay", "--socket", programs.path("commands"), "status", "--json"])
    let status = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
    let outputs = status?["outputs"] as? [[String: Any]] ?? []
    return outputs.compactMap { $0["strokes"] as? Int }.reduce(0, +)
  }
}

extension RunningProgram {
  /// The lines of the log in which a text is.
  func lines(with text: String) -> [String] {
    log.split(separator: "\n").map(String.init).filter { $0.contains(text) }
  }

  /// How many lines there are in the log.
  var lineCount: Int { log.split(separator: "\n").count }

  /// Asks it to end. Returns its exit status, or nil if it was asleep at 600 looks, about 3 s: it
  /// then waits for somebody. Time in which it computes does not count, because a busy machine is
  /// slow.
  func endsAtOnce() -> Int32? {
    signal(SIGTERM)
    var looks = 0
    let ends = {
      if isAsleep { looks += 1 }
      return !process.isRunning
    }
    let hasEnded = eventually(every: 5_000, unless: { looks == 600 }, ends)
    guard hasEnded else {
      signal(SIGKILL)
      process.waitUntilExit()
      return nil
    }
    return process.terminationStatus
  }

  /// Its memory in bytes.
  var memory: Int {
    let path = "/proc/\(process.processIdentifier)/statm"
    let words = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: " ")
    return (words?.dropFirst().first.flatMap { Int($0) } ?? 0) * 4_096
  }
}
