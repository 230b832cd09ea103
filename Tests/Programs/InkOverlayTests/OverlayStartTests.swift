import Foundation
import ProgramKit
import Testing

/// What is said where the overlay cannot begin.
@Suite struct OverlayStartTests {
  private let programs: Programs

  init() throws { programs = try Programs() }

  @Test func withoutASessionItEndsWithOneLineAndTheFix() throws {
    let overlay = try programs.start(
      "inkoverlay", ["--socket", programs.path("s"), "--for", "60"],
      environment: ["XDG_RUNTIME_DIR": "", "WAYLAND_DISPLAY": ""])
    overlay.process.waitUntilExit()
    #expect(overlay.process.terminationStatus == 1)
    #expect(overlay.log.split(separator: "\n").count { $0.contains("XDG_RUNTIME_DIR") } == 1)
    #expect(overlay.log.contains("Fix:"))
  }

  @Test(arguments: [
    ["--mode", "loud"], ["--save", "ink.doc"], ["--rotation", "45"], ["--color", "reddish"],
  ])
  func whatItDoesNotUnderstandItRefuses(arguments: [String]) throws {
    let outcome = try programs.run("inkoverlay", arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(arguments[0]))
  }

  @Test func whereNobodyListensItWaitsAndEndsAtOnceWhenAsked() throws {
    let overlay = try start(["--for", "60"])
    #expect(eventually { overlay.log.contains("no Wayland compositor at") })
    let asked = Date()
    #expect(overlay.stop() == 0)
    print("ended \(Date().timeIntervalSince(asked)) s after SIGTERM")
    #expect(overlay.log.split(separator: "\n").count == 1)
  }

  @Test func aFileThatCannotBeWrittenIsFoundAtTheStart() throws {
    let overlay = try start(["--save", programs.path("none/ink.svg")])
    overlay.process.waitUntilExit()
    #expect(overlay.process.terminationStatus == 1)
    #expect(overlay.log.contains(programs.path("none/ink.svg")))
  }

  @Test func withoutACompositorThereIsNoInkToSaveAndItSaysSo() throws {
    let overlay = try start(["--for", "0.2", "--save", programs.path("ink.svg")])
    overlay.process.waitUntilExit()
    #expect(overlay.process.terminationStatus == 1)
    #expect(overlay.log.contains("ink.svg was not written"), "\(overlay.log)")
    #expect(overlay.log.contains("Fix:"))
    #expect(!FileManager.default.fileExists(atPath: programs.path("ink.svg")))
  }

  @Test func savingWhereThereIsNoOutputNamesNoneAndWritesNothing() throws {
    let overlay = try start(["--for", "60"])
    let commands = programs.path("commands")
    #expect(eventually { isListening(at: commands) })
    let file = programs.path("kept.svg")
    let saved = try programs.run("stylusctl", ["--socket", commands, "overlay", "save", file])
    #expect(saved.status == 1 && saved.output.isEmpty)
    #expect(
      saved.errors
        == "stylusctl overlay: there is no output, so there is nothing to save. "
        + "Fix: start inkoverlay in a session with a screen\n")
    let named = try programs.run(
      "stylusctl", ["--socket", commands, "overlay", "save", "--output", "DP-1", file])
    #expect(named.status == 1)
    #expect(named.errors.contains("there is no output \"DP-1\"; there is none at all"))
    #expect(!FileManager.default.fileExists(atPath: file))
    #expect(overlay.stop() == 0)
  }

  /// An overlay whose session has no compositor.
  private func start(_ arguments: [String]) throws -> RunningProgram {
    try programs.start(
      "inkoverlay",
      ["--socket", programs.path("s"), "--commands", programs.path("commands")] + arguments,
      environment: [
        "XDG_RUNTIME_DIR": programs.folder.path, "WAYLAND_DISPLAY": "wayland-9",
        "XDG_CONFIG_HOME": programs.path("config"),
      ])
  }
}
