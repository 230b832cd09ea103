import BusKit
import CompositorKit
import Foundation
import LinuxIO
import ProgramKit
import Testing

/// Keys that the desktop's portal reports to the running overlay.
@Suite(.enabled(if: Sway.isThere && FakeBus.isThere, Sway.mend))
struct CompositorShortcutTests {
  private let stage: OverlayStage
  private let desktop: FakeShortcutPortal

  init() throws {
    stage = try OverlayStage()
    desktop = try FakeShortcutPortal()
  }

  private func overlay(_ use: String) throws -> RunningProgram {
    let file = stage.programs.path("keys.conf")
    try "[inkoverlay]\nmode = draw\nshortcuts = \(use)\n".write(
      toFile: file, atomically: true, encoding: .utf8)
    let overlay = try stage.overlay(
      ["--config", file],
      environment: [
        "DBUS_SESSION_BUS_ADDRESS": desktop.bus.address, "XDG_CURRENT_DESKTOP": "GNOME",
      ])
    stage.awaitCommands(of: overlay)
    return overlay
  }

  private func awaitMode(_ mode: String) throws {
    #expect(
      try eventually {
        try desktop.turn()
        return try stage.status()["mode"] as? String == mode
      })
  }

  @Test func aKeyHidesEverythingAndShowsItAgain() throws {
    let overlay = try overlay("auto")
    try awaitMode("draw")
    #expect(
      try eventually {
        try desktop.turn()
        return !desktop.sessions.isEmpty
      }, "\(overlay.log)")
    desktop.press("hide")
    try awaitMode("off")
    desktop.press("hide")
    try awaitMode("draw")
    desktop.press("draw")
    try awaitMode("ephemeral")
    #expect(overlay.stop() == 0)
  }

  @Test func aRefusalLeavesTheOverlayAsItIsAndIsRemembered() throws {
    desktop.answer = 1
    let first = try overlay("auto")
    let file = stage.programs.path("state/inkoverlay/shortcuts-refused")
    #expect(
      try eventually {
        try desktop.turn()
        return FileManager.default.fileExists(atPath: file)
      }, "\(first.log)")
    try awaitMode("draw")
    #expect(first.stop() == 0)
    let calls = desktop.calls
    let second = try overlay("auto")
    try awaitMode("draw")
    #expect(second.stop() == 0)
    #expect(desktop.calls == calls)
  }
}
