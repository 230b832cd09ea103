import CompositorKit
import Desktops
import Foundation
import LinuxIO
import Testing
import Units
import WaylandClient

@testable import KWinDesktop

/// KWin's input method, whose connection another process hands over: that process and KWin are
/// played.
@Suite final class KWinTextsTests {
  private let folder = NSTemporaryDirectory() + "kwin-input-\(UUID().uuidString.prefix(8))"
  private let watch: InputWatch
  private let start = Timestamp(microseconds: 1_000_000)

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    watch = try InputWatch()
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func input(settings: String = "") throws -> KWinTexts {
    let file = folder + "/kwinrc"
    try settings.write(toFile: file, atomically: true, encoding: .utf8)
    return KWinTexts(folder: folder, settings: file, watch: watch, at: start)
  }

  private func door() throws -> FileDescriptor {
    try UnixSocket.connectAtOnce(to: KWinDoor.path(in: folder))
  }

  /// Whether the other end is gone.
  private func isClosed(_ socket: borrowing FileDescriptor) throws -> Bool {
    switch try UnixSocket.receiveDescriptor(from: socket) {
    case .end: return true
    case .nothing: return false
    case .byte: return false
    case .descriptor: return false
    }
  }

  /// Both talk until it is so.
  private func talk(
    _ input: KWinTexts, _ script: ScriptedCompositor, until isSo: () throws -> Bool
  ) throws -> Bool {
    for _ in 0..<200 {
      try script.turn()
      _ = input.processEvents(at: start)
      if try isSo() { return true }
    }
    return false
  }

  @Test func whatKWinGaveToAnotherProcessIsTakenOverAndTextGoesThroughIt() throws {
    let script = try ScriptedCompositor([
      ("wl_compositor", 5), ("wl_seat", 7), ("zwp_input_method_v1", 1),
    ])
    let input = try input()
    #expect(input.field == nil && !input.commit("early"))
    let door = try door()
    try UnixSocket.pass(script.takeClient(), over: door)
    #expect(try talk(input, script) { script.object("zwp_input_method_v1") != nil })
    // Of all that it has only this is used.
    #expect(script.object("wl_compositor") == nil && script.object("wl_seat") == nil)
    let context = script.make("zwp_input_method_context_v1")
    let method = try #require(script.object("zwp_input_method_v1"))
    try script.send(method, 0, .word(context))
    try script.send(context, 2, .word(0), .word(0))
    try script.send(context, 4, .word(3))
    #expect(try talk(input, script) { input.field != nil })
    #expect(input.commit("ink") && !input.erasesText && input.fault == nil)
    #expect(input.press(.backspace, times: 2))
    #expect(
      try talk(input, script) {
        script.requests("zwp_input_method_context_v1", 1).last?.text(at: 1) == "ink"
          && script.requests("zwp_input_method_context_v1", 8).count == 4
      })
    // KWin ends it: the program that it started is told, so that it can be started anew, and the
    // next is taken.
    try script.hangUp()
    for _ in 0..<20 where input.field != nil { _ = input.processEvents(at: start) }
    #expect(try input.field == nil && !input.commit("late") && isClosed(door))
    let next = try ScriptedCompositor([("zwp_input_method_v1", 1)])
    let second = try self.door()
    try UnixSocket.pass(next.takeClient(), over: second)
    #expect(try talk(input, next) { next.object("zwp_input_method_v1") != nil })
  }

  @Test func aSecondProgramIsSeenOffWhileThereIsOne() throws {
    let script = try ScriptedCompositor([("zwp_input_method_v1", 1)])
    let input = try input()
    let first = try door()
    try UnixSocket.pass(script.takeClient(), over: first)
    #expect(try talk(input, script) { script.object("zwp_input_method_v1") != nil })
    let second = try door()
    _ = input.processEvents(at: start)
    _ = input.processEvents(at: start)
    #expect(try isClosed(second) && !isClosed(first))
  }

  @Test func whatIsNoConnectionOfKWinsIsLetGoOf() throws {
    let input = try input()
    // One that hands over nothing.
    let empty = try door()
    try UnixSocket.sendAll([1], to: empty)
    for _ in 0..<3 { _ = input.processEvents(at: start) }
    #expect(try isClosed(empty))
    // One that hands over a file.
    let file = try door()
    try UnixSocket.pass(.open("/dev/null", 0), over: file)
    for _ in 0..<3 { _ = input.processEvents(at: start) }
    #expect(try isClosed(file))
    // A compositor that lets nobody be its input method.
    let script = try ScriptedCompositor([("wl_compositor", 5)])
    let bare = try door()
    try UnixSocket.pass(script.takeClient(), over: bare)
    #expect(try talk(input, script) { try isClosed(bare) })
    _ = input.processEvents(at: start + .milliseconds(6_000))
    #expect(input.fault?.contains("zwp_input_method_v1") == true)
    // One that never answers.
    let mute = try ScriptedCompositor([("zwp_input_method_v1", 1)])
    mute.isAwake = false
    let silent = try door()
    try UnixSocket.pass(mute.takeClient(), over: silent)
    for _ in 0..<3 { _ = input.processEvents(at: start) }
    #expect(try !isClosed(silent))
    _ = input.processEvents(at: start + .milliseconds(3_001))
    #expect(try isClosed(silent))
  }

  @Test func whoIsKWinsInputMethodInsteadIsSaidInOneLine() throws {
    for (settings, words) in [
      ("", "has no input method"),
      ("[Wayland]\nInputMethod[$e]=/usr/share/applications/fcitx5.desktop\n", "fcitx5.desktop"),
      (
        "[Wayland]\nInputMethod=/usr/share/applications/inkscribe-input-method.desktop\n",
        "is not started"
      ),
    ] {
      let input = try input(settings: settings)
      _ = input.processEvents(at: start)
      #expect(input.fault == nil, "it has not waited")
      _ = input.processEvents(at: start + .milliseconds(5_000))
      #expect(input.fault?.contains(words) == true && input.fault?.contains("\n") == false)
    }
  }

  @Test func whereAnotherListensItIsNamed() throws {
    let first = try input()
    let second = try input()
    _ = second.processEvents(at: start + .milliseconds(5_000))
    #expect(second.fault?.contains("Fix: end the other inkscribe") == true)
    withExtendedLifetime(first) {}
  }

  @Test func theConfigurationOfKWinIsReadAsItWritesIt() {
    #expect(KWinTexts.inputMethod(in: "InputMethod=a\n[Wayland]\nInputMethodX=b\n") == nil)
    #expect(KWinTexts.inputMethod(in: "[Wayland]\n InputMethod[$e] = a b\n[X]\n") == "a b")
    #expect(KWinTexts.inputMethod(in: "[Wayland]\nInputMethod=\n") == nil)
    #expect(KWinTexts.inputMethod(in: "[Other]\nInputMethod=a\n[Wayland]\nx\n") == nil)
    #expect(KWinTexts.inputMethod(in: "[Wayland]\r\nInputMethod=a\u{1B}[2J") == "a\\u{1b}[2J")
  }
}
