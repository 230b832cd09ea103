import BusKit
import Desktops
import Glibc
import GnomeDesktop
import InkGeometry
import LinuxIO
import ProgramKit
import Testing
import TextFields
import Units

/// The windows of GNOME's shell, from a bus on which something says what our extension would.
@Suite(.enabled(if: FakeBus.isThere, FakeBus.mend)) final class GnomeWindowsTests {
  private let bus: FakeBus

  init() throws { bus = try FakeBus() }

  /// Lets both ends talk until it is so.
  @discardableResult private func talk(
    _ source: some WindowSource, _ desktop: FakeDesktop?, until isSo: () -> Bool
  ) throws -> Bool {
    try eventually(every: 1_000) {
      if isSo() { return true }
      desktop?.process()
      _ = try source.refreshWindows(at: .now)
      return false
    }
  }

  @Test func theExtensionTellsTheWindowsOfGnome() throws {
    let desktop = try FakeDesktop(on: bus.address, as: "org.gnome.Shell")
    desktop.list = FakeDesktop.list([
      FakeDesktop.window("1", 71, focused: true),
      FakeDesktop.window("2", Int(getpid()), x: 7, title: "inkscribe-pad"),
      FakeDesktop.window("3", Int(getpid()), title: "inkoverlay"),
    ])
    let source = try GnomeWindows(address: bus.address, at: .now)
    #expect(try talk(source, desktop) { source.windows != nil })
    #expect(source.windows?.map(\.process) == [71])
    // Of our own that is where ink is, and not the pad.
    #expect(source.ownWindows?.ink?.min == Point(x: 0, y: 32))

    let other = try FakeDesktop(on: bus.address, as: "org.example.Other")
    other.change(FakeDesktop.list([]))
    desktop.change(FakeDesktop.list([FakeDesktop.window("1", 71, x: 9)]))
    #expect(try talk(source, desktop) { source.windows?.first?.area.min.x == 9 })
    #expect(source.ownWindows == OwnWindows(ink: nil))

    let id = try #require(source.windows?.first?.id)
    try source.focus(id, isAnew: false, at: .now)
    #expect(source.tap(at: Point(x: 30, y: 1e12)))
    #expect(try talk(source, desktop) { desktop.calls.suffix(2) == ["Focus", "Tap"] })
    desktop.change("[]")
    #expect(throws: WindowSourceError.senseless("GNOME Shell")) {
      try talk(source, desktop) { false }
    }
  }

  /// An extension of an earlier version copies nothing, and what waits goes on to wait.
  @Test(arguments: [true, false]) func aTextIsCopiedByTheExtensionIfThatCan(can: Bool) throws {
    let desktop = try FakeDesktop(on: bus.address, as: "org.gnome.Shell")
    desktop.list = #"{"windows":[]}"#
    desktop.lacking = can ? [] : ["Copy"]
    let source = try GnomeWindows(address: bus.address, at: .now)
    #expect(try talk(source, desktop) { source.windows != nil })
    var isDone: Bool?
    source.copy("ink") { isDone = $0 }
    #expect(try talk(source, desktop) { isDone != nil })
    #expect(isDone == can && desktop.calls.last == "Copy ink")
  }

  @Test func keysArePressedByTheExtensionForWhatItToldOfTheKeyboard() throws {
    let desktop = try FakeDesktop(on: bus.address, as: "org.gnome.Shell")
    func told(_ keyboard: String) -> String { #"{"windows":[],"keyboard":\#(keyboard)}"# }
    desktop.list = told(#"{"group":1,"caps":true}"#)
    let source = try GnomeWindows(address: bus.address, at: .now)
    #expect(try talk(source, desktop) { source.keyboard != nil })
    let keyboard = KeyboardState(group: 1, isCapsLocked: true)
    #expect(source.keyboard == keyboard)
    for isDone in [true, false] {
      desktop.presses = isDone
      var answer: Bool?
      #expect(source.pressKeys([42, 30, -30, -42], on: keyboard) { answer = $0 })
      #expect(try talk(source, desktop) { answer != nil })
      #expect(answer == isDone)
    }
    #expect(
      desktop.calls.suffix(2) == ["Press 1 1 [42, 30, -30, -42]", "Press 1 1 [42, 30, -30, -42]"])
    // What makes no sense is not known, and the windows are.
    for wrong in [
      "7", #"{"group":32,"caps":false}"#, #"{"group":-1,"caps":false}"#, #"{"group":0}"#,
    ] {
      desktop.change(told(#"{"group":0,"caps":false}"#))
      #expect(try talk(source, desktop) { source.keyboard?.group == 0 })
      desktop.change(told(wrong))
      #expect(try talk(source, desktop) { source.keyboard == nil })
    }
  }

  @Test func aShellWithoutTheExtensionIsSaidInOneLine() throws {
    let desktop = try FakeDesktop(on: bus.address, as: "org.gnome.Shell")
    let source = try GnomeWindows(address: bus.address, at: .now)
    #expect(throws: GnomeRefusal.lacksExtension.fault) { try talk(source, desktop) { false } }
    let line = "\(GnomeRefusal.lacksExtension)"
    #expect(line.contains("gnome-extensions enable") && !line.contains("\n"))
  }

  /// What the extension says in place of windows to whom it does not serve.
  @Test(arguments: [
    ("asking", GnomeRefusal.awaitsConsent, "answer its dialog"),
    ("refused", .lacksConsent, "gnome-scribble"), ("foreign", .notInstalled, "install it"),
  ])
  func anExtensionThatDoesNotServeUsIsSaid(word: String, refusal: GnomeRefusal, fix: String) throws
  {
    let desktop = try FakeDesktop(on: bus.address, as: "org.gnome.Shell")
    desktop.list = word
    let source = try GnomeWindows(address: bus.address, at: .now)
    #expect(throws: refusal.fault) { try talk(source, desktop) { false } }
    #expect("\(refusal)".contains("Fix: ") && "\(refusal)".contains(fix))
  }
}
