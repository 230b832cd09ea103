import Foundation
import ProgramKit
import Testing

/// What is missing around inkscribe it says, each in one line that tells what still works, and goes
/// on.
@Suite final class BadSurroundingsTests {
  private let programs: Programs

  init() throws { programs = try Programs() }

  /// Nothing of a session, but what is said here.
  private func start(_ other: [String: String] = [:]) throws -> RunningProgram {
    let nowhere = programs.path("nowhere")
    let plain = [
      "WAYLAND_DISPLAY": nowhere, "SWAYSOCK": "", "XDG_CURRENT_DESKTOP": "XFCE",
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(nowhere)", "XDG_RUNTIME_DIR": programs.folder.path,
      "XDG_CONFIG_HOME": nowhere, "DISPLAY": "",
    ]
    return try programs.start(
      "inkscribe", ["--mode", "on", "--socket", nowhere, "--commands", programs.path("c")],
      environment: plain.merging(other) { $1 })
  }

  private func status() throws -> [String: Any] {
    let told = try programs.run(
      "stylusctl", ["scribble", "--socket", programs.path("c"), "status", "--json"])
    return try JSONSerialization.jsonObject(with: told.output) as? [String: Any] ?? [:]
  }

  /// Waits for a line of the status with these words.
  private func fault(_ key: String, with words: String...) throws {
    var line = ""
    #expect(
      eventually {
        line = (try? status())?[key] as? String ?? ""
        return words.allSatisfy { line.contains($0) }
      }, "\(key): \(line)")
    #expect(!line.contains("\n"))
  }

  @Test func withoutBusesAndOnADesktopThatIsNotKnownItSaysSo() throws {
    let scribble = try start()
    try fault("desktop_fault", with: "known are sway", "KWin", "GNOME", "writing pad", "Fix:")
    try fault("accessibility_fault", with: "no session bus", "writing pad", "Fix:")
    #expect(scribble.process.isRunning)
    #expect(scribble.stop() == 0)
    let lines = scribble.log.split(separator: "\n")
    #expect(lines.count { $0.contains("known are sway") } == 1, "\(scribble.log)")
    #expect(lines.count { $0.contains("no session bus") } == 1, "\(scribble.log)")
  }

  @Test(arguments: ["KDE", "GNOME"])
  func withoutItsDesktopSBusItSaysSo(desktop: String) throws {
    let scribble = try start(["XDG_CURRENT_DESKTOP": desktop])
    try fault("desktop_fault", with: desktop == "KDE" ? "KWin" : "GNOME Shell", "Fix:")
    #expect(scribble.stop() == 0)
  }
}
