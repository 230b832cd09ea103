import Foundation
import SetupPlan
import StylusProtocol
import Testing

@testable import DesktopSetup

/// What single steps look at, and what they say.
@Suite struct SetupActionTests {
  private func state(_ step: SetupStep, _ session: FakeSession) throws -> SetupState {
    try step.action(on: session).findState()
  }

  private func carryOut(_ step: SetupStep, _ session: FakeSession) throws {
    try step.action(on: session).makeChange()
  }

  @Test func kWinIsToldOfItsNewInputMethod() throws {
    let session = try FakeSession(.kwin)
    try carryOut(.virtualKeyboard, session)
    let text = try session.content(".config/kwinrc")
    let entry = session.folder.path + "/share/applications/inkscribe-input-method.desktop"
    #expect(text == "[Wayland]\nInputMethod[$e]=\(entry)\n")
    let name = Array("InputMethod".utf8).map { "\($0)" }
    #expect(session.signals.first?.suffix(name.count) == name[...])
    #expect(try state(.virtualKeyboard, session) == .done)
  }

  @Test func whatIsNotInstalledIsNamed() throws {
    let session = try FakeSession(.kwin)
    session.set("XDG_DATA_DIRS", "/nowhere")
    session.loadState = "not-found"
    for step in [SetupStep.virtualKeyboard, .shellExtension, .service] {
      let detail = try state(step, session).detail
      #expect(detail?.contains("install the package inkscribe") == true)
    }
  }

  @Test func whatAnAdministratorFixedIsNotChanged() throws {
    let session = try FakeSession(.kwin)
    try session.put("[Wayland][$i]\nInputMethod=/other.desktop\n", at: "home/.config/kwinrc")
    #expect(try state(.virtualKeyboard, session).detail?.contains("administrator") == true)
  }

  @Test func theExtensionWaitsForAShellThatHasNotLoadedIt() throws {
    let session = try FakeSession(.gnome)
    session.loadedExtensions = []
    try carryOut(.shellExtension, session)
    #expect(try state(.shellExtension, session).isWaiting)
    #expect(
      session.chosen["org.gnome.shell enabled-extensions"]
        == "['dock@ubuntu.com', 'scribble@stylusd.org']")
    session.loadedExtensions = ["scribble@stylusd.org"]
    #expect(try state(.shellExtension, session) == .done)
    session.chosen["org.gnome.shell disable-user-extensions"] = "true"
    #expect(try state(.shellExtension, session).detail?.contains("turned off") == true)
  }

  @Test func variablesWaitForTheNextLogin() throws {
    let session = try FakeSession(.kwin)
    #expect(try state(.environment, session) == .missing)
    try carryOut(.environment, session)
    #expect(try state(.environment, session).isWaiting)
    session.set("QT_LINUX_ACCESSIBILITY_ALWAYS_ON", "1")
    #expect(try state(.environment, session) == .done)
  }

  @Test func aServiceThatFailsOrIsMaskedIsNotHidden() throws {
    let session = try FakeSession(.sway)
    session.loadState = "masked"
    #expect(try state(.service, session).detail?.contains("unmask") == true)
    session.loadState = "loaded"
    try carryOut(.service, session)
    #expect(try state(.service, session) == .done)
    session.isActive = false
    #expect(try state(.service, session) == .missing)
    session.set("WAYLAND_DISPLAY", nil)
    #expect(try state(.service, session).isWaiting)
  }

  @Test func swayStartsItOnlyIfNothingElseDoes() throws {
    let session = try FakeSession(.sway)
    session.hasSessionTarget = true
    #expect(try state(.autostart, session) == .done)
    session.hasSessionTarget = false
    try session.put("exec inkscribe\n", at: "home/.config/sway/config")
    #expect(try state(.autostart, session) == .done)
    try session.put("exec foot\n", at: "home/.config/sway/config")
    #expect(try state(.autostart, session) == .missing)
    try carryOut(.autostart, session)
    #expect(
      try session.content(".config/sway/config")?.contains(
        "\nexec systemctl --user import-environment WAYLAND_DISPLAY SWAYSOCK && ") == true)
  }

  /// The real programs of the machine, without changing anything.
  @Test func theMachineIsAskedThroughItsOwnPrograms() throws {
    let machine = MachineSetup(socket: "/nonexistent/inkscribe.sock")
    #expect(machine.commandOutput(of: ["printf", "%s", "it's"]) == "it's")
    #expect(
      machine.commandOutput(of: ["false"]) == nil
        && machine.commandOutput(of: ["no-such-program"]) == nil)
    #expect(machine.runningMode() == nil)
    #expect(throws: SetupError("'sh -c echo why >&2; exit 3' failed: why")) {
      try machine.runCommand(["sh", "-c", "echo why >&2; exit 3"])
    }
    #expect(throws: SetupError.self) { try machine.setRunningMode(.on) }
  }
}
