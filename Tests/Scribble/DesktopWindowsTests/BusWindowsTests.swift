import BusKit
import DesktopWindows
import Foundation
import InkGeometry
import LinuxIO
import ProgramKit
import Testing
import TextFields
import Units

/// The windows of KWin and of GNOME's shell, from a bus on which something says what it is told to.
@Suite(.enabled(if: FakeBus.isThere, FakeBus.mend)) final class BusWindowsTests {
  private let bus: FakeBus
  private let folder = NSTemporaryDirectory() + "kwin-\(UUID().uuidString.prefix(8))"

  init() throws {
    bus = try FakeBus()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func window(
    _ id: String, _ pid: Int, x: Int = 0, title: String? = nil, focused: Bool = false
  ) -> String {
    #"{"id":"\#(id)","pid":\#(pid),"title":"\#(title ?? "t\(id)")","app":"a","x":\#(x),"y":32,"width":640,"height":480.5,"outer":{"x":-14,"y":20,"width":668,"height":510},"focused":\#(focused)}"#
  }

  private func list(_ windows: [String], word: String? = nil) -> String {
    (word.map { #"{"word":"\#($0)","# } ?? "{")
      + #""windows":[\#(windows.joined(separator: ","))]}"#
  }

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

  /// For whom a script tells, and the word that it says.
  private func receiver(of script: String) throws -> (name: String, word: String) {
    let name = try #require(script.firstMatch(of: /callDBus\("([^"]+)"/)?.1)
    let word = try #require(script.firstMatch(of: /word: "([^"]+)"/)?.1)
    return (String(name), String(word))
  }

  // MARK: KWin

  /// A source whose script runs in a KWin.
  private func kwin(runsAt path: String = "/3") throws -> (KWinWindows, FakeDesktop) {
    let desktop = try FakeDesktop(on: bus.address, as: "org.kde.KWin")
    desktop.runsAt = path
    let source = try KWinWindows(folder: folder, address: bus.address, at: .now)
    #expect(try talk(source, desktop) { desktop.calls.last == "run \(path)" })
    return (source, desktop)
  }

  @Test(arguments: ["/3", "/Scripting/Script3"])
  func aScriptTellsTheWindowsOfKWin(path: String) throws {
    let (source, desktop) = try kwin(runsAt: path)
    #expect(desktop.calls.prefix(2) == ["unloadScript", "loadScript"])
    let (name, word) = try receiver(of: desktop.scripts[0])
    let windows = [window("{a}", 71), window("{b}", 72, x: 640, focused: true)]
    desktop.show(list(windows, word: word), to: name)
    #expect(try talk(source, desktop) { source.windows != nil })
    let found = try #require(source.windows)
    #expect(found.map(\.title) == ["t{a}", "t{b}"] && found.map(\.process) == [71, 72])
    #expect(found[1].area == Rect(x: 640, y: 32, width: 640, height: 480.5))
    #expect(found[1].outer == Rect(x: -14, y: 20, width: 668, height: 510))
    #expect(found.map(\.isFocused) == [false, true] && found[0].id != found[1].id)

    // The same ones keep their numbers, whatever their order; ours are none.
    desktop.show(
      list([windows[1], windows[0], window("{c}", Int(getpid()))], word: word), to: name)
    #expect(try talk(source, desktop) { source.windows?.first?.id == found[1].id })
    #expect(source.windows?.count == 2)
    // The script's file is gone, once KWin has read it.
    #expect(
      try talk(source, desktop) {
        (try? FileManager.default.contentsOfDirectory(atPath: self.folder)) == []
      })
    #expect(try source.checkTimeout(at: .now + .milliseconds(60_000)) == nil)

    try source.focus(found[0].id, at: .now)
    #expect(try talk(source, desktop) { desktop.scripts.count == 2 })
    #expect(desktop.scripts[1].contains("\"{a}\"") && desktop.scripts[1].contains("activeClient"))
    #expect(!desktop.scripts[1].contains("(true)"))
    // So the one that has it loses it first.
    try source.refocus(found[1].id, at: .now)
    #expect(try talk(source, desktop) { desktop.scripts.count == 3 })
    #expect(
      desktop.scripts[2].contains("\"{b}\"")
        && desktop.scripts[2].contains("if (true) activate(null)"))
  }

  @Test func nobodyButKWinAndItsScriptIsBelieved() throws {
    let (source, desktop) = try kwin()
    let (name, word) = try receiver(of: desktop.scripts[0])
    let other = try FakeDesktop(on: bus.address, as: "org.example.Other")
    other.show(list([window("x", 7)], word: word), to: name)
    desktop.show(list([window("x", 7)], word: "another"), to: name)
    desktop.show(list([window("x", 7)], word: word), to: name, member: "Hide")
    desktop.show("", to: name)
    var turns = 0
    try talk(source, desktop) {
      turns += 1
      return turns > 200 || source.windows != nil
    }
    #expect(source.windows == nil)
    desktop.show(list([window("y", 8)], word: word), to: name)
    #expect(try talk(source, desktop) { source.windows?.first?.process == 8 })
  }

  @Test func whatIsNoListIsSaid() throws {
    let (source, desktop) = try kwin()
    let (name, word) = try receiver(of: desktop.scripts[0])
    desktop.show(#"{"word":"\#(word)","windows":7}"#, to: name)
    #expect(throws: WindowFault.senseless("KWin")) {
      try talk(source, desktop) { source.windows != nil }
    }
  }

  @Test func aListBeyondAllBoundsIsSaid() throws {
    let (source, desktop) = try kwin()
    let (name, word) = try receiver(of: desktop.scripts[0])
    desktop.show(
      list(Array(repeating: window("x", 7), count: 9_000), word: word), to: name)
    #expect(throws: WindowFault.self) { try talk(source, desktop) { source.windows != nil } }
  }

  @Test func aKWinThatDoesNotAnswerOrGoesIsSaid() throws {
    let desktop = try FakeDesktop(on: bus.address, as: "org.kde.KWin")
    desktop.mute = ["loadScript"]
    let source = try KWinWindows(folder: folder, address: bus.address, at: .now)
    #expect(try talk(source, desktop) { desktop.calls.contains("loadScript") })
    #expect(throws: WindowFault.silent("KWin")) {
      try source.checkTimeout(at: .now + .milliseconds(5_100))
    }
    let refused = try KWinWindows(folder: folder, address: bus.address, at: .now)
    (desktop.mute, desktop.number) = ([], -1)
    #expect(throws: WindowFault.silent("KWin")) { try talk(refused, desktop) { false } }
    bus.kill()
    #expect(throws: WindowFault.gone("KWin")) { try talk(source, nil) { false } }
  }

  @Test func withoutKWinItIsSaid() throws {
    let source = try KWinWindows(folder: folder, address: bus.address, at: .now)
    #expect(throws: WindowFault.silent("KWin")) { try talk(source, nil) { false } }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }

  // MARK: GNOME

  @Test func theExtensionTellsTheWindowsOfGnome() throws {
    let desktop = try FakeDesktop(on: bus.address, as: "org.gnome.Shell")
    desktop.list = list([
      window("1", 71, focused: true), window("2", Int(getpid()), x: 7, title: "inkscribe-pad"),
      window("3", Int(getpid()), title: "inkoverlay"),
    ])
    let source = try GnomeWindows(address: bus.address, at: .now)
    #expect(try talk(source, desktop) { source.windows != nil })
    #expect(source.windows?.map(\.process) == [71])
    // Of our own that is where ink is, and not the pad.
    #expect(source.inkArea?.min == Point(x: 0, y: 32))

    let other = try FakeDesktop(on: bus.address, as: "org.example.Other")
    other.change(list([]))
    desktop.change(list([window("1", 71, x: 9)]))
    #expect(try talk(source, desktop) { source.windows?.first?.area.min.x == 9 })
    #expect(source.inkArea == nil)

    let id = try #require(source.windows?.first?.id)
    try source.focus(id, at: .now)
    #expect(source.tap(at: Point(x: 30, y: 1e12)))
    #expect(try talk(source, desktop) { desktop.calls.suffix(2) == ["Focus", "Tap"] })
    desktop.change("[]")
    #expect(throws: WindowFault.senseless("GNOME Shell")) { try talk(source, desktop) { false } }
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
    #expect(source.hasClipboard && isDone == can && desktop.calls.last == "Copy ink")
  }

  @Test func keysArePressedByTheExtensionForWhatItToldOfTheKeyboard() throws {
    let desktop = try FakeDesktop(on: bus.address, as: "org.gnome.Shell")
    func told(_ keyboard: String) -> String { #"{"windows":[],"keyboard":\#(keyboard)}"# }
    desktop.list = told(#"{"group":1,"caps":true}"#)
    let source = try GnomeWindows(address: bus.address, at: .now)
    #expect(try talk(source, desktop) { source.keyboard != nil })
    let keyboard = ToldKeyboard(group: 1, isCapsLocked: true)
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
    #expect(throws: WindowFault.lacksExtension) { try talk(source, desktop) { false } }
    let line = "\(WindowFault.lacksExtension)"
    #expect(line.contains("gnome-extensions enable") && !line.contains("\n"))
  }

  /// What the extension says in place of windows to whom it does not serve.
  @Test(arguments: [
    ("asking", WindowFault.awaitsConsent, "answer its dialog"),
    ("refused", .lacksConsent, "gnome-scribble"), ("foreign", .notInstalled, "install it"),
  ])
  func anExtensionThatDoesNotServeUsIsSaid(word: String, fault: WindowFault, fix: String) throws {
    let desktop = try FakeDesktop(on: bus.address, as: "org.gnome.Shell")
    desktop.list = word
    let source = try GnomeWindows(address: bus.address, at: .now)
    #expect(throws: fault) { try talk(source, desktop) { false } }
    #expect("\(fault)".contains("Fix: ") && "\(fault)".contains(fix))
  }

  @Test func theSessionSaysWhichDesktopItIs() {
    #expect(Desktop(swaySocket: "/s", names: "KDE") == .sway(socket: "/s"))
    #expect(Desktop(swaySocket: nil, names: "KDE") == .kwin)
    #expect(Desktop(swaySocket: "", names: "ubuntu:GNOME") == .gnome)
    #expect(Desktop(swaySocket: nil, names: "XFCE") == nil)
    #expect(Desktop(swaySocket: nil, names: nil) == nil)
  }
}
