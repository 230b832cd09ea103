import BusKit
import Desktops
import Foundation
import InkGeometry
import KWinDesktop
import LinuxIO
import ProgramKit
import Testing
import TextFields
import Units

/// KWin's windows, from a bus on which something says what it is told to.
@Suite(.enabled(if: FakeBus.isThere, FakeBus.mend)) final class KWinWindowsTests {
  private let bus: FakeBus
  private let folder = NSTemporaryDirectory() + "kwin-\(UUID().uuidString.prefix(8))"

  init() throws {
    bus = try FakeBus()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

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
    let windows = [
      FakeDesktop.window("{a}", 71), FakeDesktop.window("{b}", 72, x: 640, focused: true),
    ]
    desktop.show(FakeDesktop.list(windows, word: word), to: name)
    #expect(try talk(source, desktop) { source.windows != nil })
    let found = try #require(source.windows)
    #expect(found.map(\.title) == ["t{a}", "t{b}"] && found.map(\.process) == [71, 72])
    #expect(found[1].area == Rect(x: 640, y: 32, width: 640, height: 480.5))
    #expect(found[1].outer == Rect(x: -14, y: 20, width: 668, height: 510))
    #expect(found.map(\.isFocused) == [false, true] && found[0].id != found[1].id)

    // The same ones keep their numbers, whatever their order; ours are none.
    desktop.show(
      FakeDesktop.list(
        [windows[1], windows[0], FakeDesktop.window("{c}", Int(getpid()))], word: word), to: name)
    #expect(try talk(source, desktop) { source.windows?.first?.id == found[1].id })
    #expect(source.windows?.count == 2)
    // The script's file is gone, once KWin has read it.
    #expect(
      try talk(source, desktop) {
        (try? FileManager.default.contentsOfDirectory(atPath: self.folder)) == []
      })
    #expect(try source.checkTimeout(at: .now + .milliseconds(60_000)) == nil)

    try source.focus(found[0].id, isAnew: false, at: .now)
    #expect(try talk(source, desktop) { desktop.scripts.count == 2 })
    #expect(desktop.scripts[1].contains("\"{a}\"") && desktop.scripts[1].contains("activeClient"))
    #expect(!desktop.scripts[1].contains("(true)"))
    // So the one that has it loses it first.
    try source.focus(found[1].id, isAnew: true, at: .now)
    #expect(try talk(source, desktop) { desktop.scripts.count == 3 })
    #expect(
      desktop.scripts[2].contains("\"{b}\"")
        && desktop.scripts[2].contains("if (true) activate(null)"))
  }

  @Test func nobodyButKWinAndItsScriptIsBelieved() throws {
    let (source, desktop) = try kwin()
    let (name, word) = try receiver(of: desktop.scripts[0])
    let other = try FakeDesktop(on: bus.address, as: "org.example.Other")
    other.show(FakeDesktop.list([FakeDesktop.window("x", 7)], word: word), to: name)
    desktop.show(FakeDesktop.list([FakeDesktop.window("x", 7)], word: "another"), to: name)
    desktop.show(
      FakeDesktop.list([FakeDesktop.window("x", 7)], word: word), to: name, member: "Hide")
    desktop.show("", to: name)
    var turns = 0
    try talk(source, desktop) {
      turns += 1
      return turns > 200 || source.windows != nil
    }
    #expect(source.windows == nil)
    desktop.show(FakeDesktop.list([FakeDesktop.window("y", 8)], word: word), to: name)
    #expect(try talk(source, desktop) { source.windows?.first?.process == 8 })
  }

  @Test func whatIsNoListIsSaid() throws {
    let (source, desktop) = try kwin()
    let (name, word) = try receiver(of: desktop.scripts[0])
    desktop.show(#"{"word":"\#(word)","windows":7}"#, to: name)
    #expect(throws: WindowSourceError.senseless("KWin")) {
      try talk(source, desktop) { source.windows != nil }
    }
  }

  @Test func aListBeyondAllBoundsIsSaid() throws {
    let (source, desktop) = try kwin()
    let (name, word) = try receiver(of: desktop.scripts[0])
    desktop.show(
      FakeDesktop.list(Array(repeating: FakeDesktop.window("x", 7), count: 9_000), word: word),
      to: name)
    #expect(throws: WindowSourceError.self) { try talk(source, desktop) { source.windows != nil } }
  }

  @Test func aKWinThatDoesNotAnswerOrGoesIsSaid() throws {
    let desktop = try FakeDesktop(on: bus.address, as: "org.kde.KWin")
    desktop.mute = ["loadScript"]
    let source = try KWinWindows(folder: folder, address: bus.address, at: .now)
    #expect(try talk(source, desktop) { desktop.calls.contains("loadScript") })
    #expect(throws: WindowSourceError.silent("KWin")) {
      try source.checkTimeout(at: .now + .milliseconds(5_100))
    }
    let refused = try KWinWindows(folder: folder, address: bus.address, at: .now)
    (desktop.mute, desktop.number) = ([], -1)
    #expect(throws: WindowSourceError.silent("KWin")) { try talk(refused, desktop) { false } }
    bus.kill()
    #expect(throws: WindowSourceError.gone("KWin")) { try talk(source, nil) { false } }
  }

  @Test func withoutKWinItIsSaid() throws {
    let source = try KWinWindows(folder: folder, address: bus.address, at: .now)
    #expect(throws: WindowSourceError.silent("KWin")) { try talk(source, nil) { false } }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }
}
