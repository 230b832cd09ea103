import Foundation
import StylusTestKit
import Testing

/// What is said where the overlay cannot begin.
@Suite struct OverlayStartTests {
  private let programs: Programs

  init() throws { programs = try Programs() }

  @Test func withoutASessionItEndsWithOneLineAndTheMend() throws {
    let overlay = try programs.start(
      "inkoverlay", ["--socket", programs.path("s"), "--for", "60"],
      environment: ["XDG_RUNTIME_DIR": "", "WAYLAND_DISPLAY": ""])
    overlay.process.waitUntilExit()
    #expect(overlay.process.terminationStatus == 1)
    #expect(overlay.log.split(separator: "\n").count { $0.contains("XDG_RUNTIME_DIR") } == 1)
    #expect(overlay.log.contains("Mend:"))
  }

  @Test(arguments: [
    ["--mode", "loud"], ["--save", "ink.doc"], ["--rotation", "45"], ["--color", "red"],
  ])
  func whatItDoesNotUnderstandItRefuses(arguments: [String]) throws {
    let outcome = try programs.run("inkoverlay", arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(arguments[0]))
  }
}
