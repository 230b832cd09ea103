import BusKit
import Foundation
import LinuxIO
import OverlayConfiguration
import ProgramKit
import StylusProtocol
import Testing

@testable import InkOverlay

/// The overlay's keys at a portal of ours.
@Suite(.enabled(if: FakeBus.isThere, FakeBus.mend)) final class ShortcutPortalTests {
  private let desktop: FakeShortcutPortal
  private let overlay: ShortcutPortal

  init() throws {
    desktop = try FakeShortcutPortal()
    overlay = try ShortcutPortal(session: desktop.bus.address)
  }

  private func turn(until holds: () -> Bool) throws {
    let isDone = try eventually(every: 200) {
      try desktop.turn()
      try overlay.connection.process()
      return holds()
    }
    try #require(isDone)
  }

  @Test func theKeysAreBoundAfterTheProgramIsRegistered() throws {
    try turn { overlay.outcome == .bound }
    #expect(desktop.calls == ["Register inkoverlay", "CreateSession", "BindShortcuts"])
    let name = try #require(overlay.connection.name)
    let sender = name.dropFirst().map { $0 == "." ? "_" : $0 }
    #expect(
      desktop.sessions == ["/org/freedesktop/portal/desktop/session/\(String(sender))/inkoverlay"])
    #expect(overlay.takePressed().isEmpty)
  }

  @Test func pressesArriveInTheirOrder() throws {
    try turn { overlay.outcome == .bound }
    desktop.press("clear", in: "/org/freedesktop/portal/desktop/session/1_99/other")
    desktop.press("unknown")
    desktop.press("hide")
    desktop.press("picker")
    var pressed: [OverlayShortcut] = []
    try turn {
      pressed += overlay.takePressed()
      return pressed.count == 2
    }
    #expect(pressed.map(\.name) == ["hide", "picker"])
  }

  @Test func aRefusalIsToldFromAPortalWithoutKeys() throws {
    desktop.answer = 1
    try turn { overlay.outcome == .refused }
    #expect(desktop.calls.last == "BindShortcuts")
  }

  @Test func aPortalWithoutKeysIsLeftAlone() throws {
    desktop.hasShortcuts = false
    try turn { overlay.outcome == .missing }
    #expect(desktop.calls == ["Register inkoverlay"])
  }

  @Test func theUserIsAskedOnceUnlessHeWantsItEachTime() {
    #expect(ShortcutUse.auto.asks(on: "GNOME", isRefused: false))
    #expect(!ShortcutUse.auto.asks(on: "GNOME", isRefused: true))
    #expect(!ShortcutUse.auto.asks(on: "KDE", isRefused: false))
    #expect(ShortcutUse.yes.asks(on: "KDE", isRefused: true))
    #expect(!ShortcutUse.no.asks(on: nil, isRefused: false))
    #expect(ShortcutUse.auto.asks(on: nil, isRefused: false))
  }

  @Test func aRefusalIsKept() throws {
    let programs = try Programs()
    let refusal = try #require(ShortcutRefusal(in: programs.path("inkoverlay")))
    #expect(!refusal.isThere)
    refusal.keep()
    #expect(eventually { refusal.isThere })
    #expect(FileManager.default.fileExists(atPath: programs.path("inkoverlay/shortcuts-refused")))
  }
}
