import Foundation
import ProgramKit
import StylusClient
import StylusModel
import StylusProtocol
import Testing

/// A desktop with fields, and for each thing that a hand does there a daemon that plays it and an inkscribe.
final class ScribbleStage {
  let desktop: FieldsDesktop
  let programs: Programs
  /// What is written over fields is in the configuration of inkscribe.
  var configuration: String?
  /// What the last inkscribe said of itself when the hand was done.
  private(set) var status = ScribbleStatus(version: "", uptime: Microseconds(0), mode: .off)
  private(set) var unwritten: [String] = []
  private(set) var log = ""

  /// So long a hand rests until the fields are known, in seconds.
  private static let rest = 3

  init(_ toolkits: String...) throws {
    desktop = try FieldsDesktop(toolkits)
    programs = try Programs()
  }

  /// Has a hand do these things, and waits until it did and all of it is text, or nothing.
  func play(_ deeds: String..., during body: () throws -> Void = {}) throws {
    let file = programs.path("hand.evemu")
    let made = try programs.run(
      "scribble-example", ["--to", file, "rest \(Self.rest)"] + deeds + ["rest 2.5"])
    #expect(made.status == 0, "\(made.errors)")
    let socket = programs.path("s")
    let daemon = try programs.daemon(["--replay", file], socket: socket)
    let scribble = try start()
    #expect(eventually { (try? ask())?.daemonFault == nil && (try? ask()) != nil }, "\(scribble.log)")
    try body()
    var live = try InkConnection(path: socket).live(Subscription())
    while try live.next() != nil {}
    // Pictures and proofs of what was written last.
    usleep(700_000)
    status = try ask()
    unwritten = try takeTexts()
    #expect(scribble.stop() == 0)
    log = scribble.log
    _ = daemon.stop()
  }

  private func start() throws -> RunningProgram {
    var arguments = [
      "--mode", "on", "--socket", programs.path("s"), "--commands", programs.path("commands"),
    ]
    if let configuration {
      let file = programs.path("inkscribe.conf")
      try configuration.write(toFile: file, atomically: true, encoding: .utf8)
      arguments += ["--config", file]
    }
    return try programs.start(
      "inkscribe", arguments,
      environment: desktop.environment.merging(["XDG_CONFIG_HOME": programs.path("config")]) { $1 })
  }

  /// What inkscribe says of itself.
  func ask() throws -> ScribbleStatus {
    var connection = try ScribbleConnection(path: programs.path("commands"))
    return try connection.status()
  }

  private func takeTexts() throws -> [String] {
    var connection = try ScribbleConnection(path: programs.path("commands"))
    return try connection.takeTexts().texts
  }
}

/// Waits until something holds; false if it did not in time.
func eventually(_ holds: () throws -> Bool) rethrows -> Bool {
  let deadline = Date(timeIntervalSinceNow: FieldsDesktop.patience)
  while Date() < deadline {
    if try holds() { return true }
    usleep(50_000)
  }
  return false
}
