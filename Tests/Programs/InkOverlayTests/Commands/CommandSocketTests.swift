import Foundation
import LinuxIO
import ProgramKit
import StylusClient
import StylusModel
import StylusProtocol
import Testing

@testable import InkOverlay

/// Where the overlay listens, and what our own client makes of it.
@Suite struct CommandSocketTests {
  @Test func theSocketIsItsOwnersAlone() throws {
    let bench = try CommandBench()
    let mode = try FileManager.default.attributesOfItem(atPath: bench.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test func aSecondOverlayIsToldWhoIsThereAndWhatToDo() throws {
    let bench = try CommandBench()
    #expect(throws: CommandSocketError.taken(bench.path)) {
      _ = try CommandSocket.open(bench.path, runtimeFolder: nil)
    }
    let text = CommandSocketError.taken(bench.path).description
    #expect(text.contains(bench.path) && text.contains("stop inkoverlay"))
    // The first one is none the worse for it.
    let caller = try bench.connect()
    try caller.call("Undo")
    bench.turn()
    #expect(try caller.reply() != nil)
  }

  @Test func aDeadOverlaysSocketIsReplaced() throws {
    let path = NSTemporaryDirectory() + "dead-\(UUID().uuidString.prefix(8))"
    defer { for end in ["", ".lock"] { try? FileManager.default.removeItem(atPath: path + end) } }
    do {
      let dead = try UnixListener(path: path)
      // A killed overlay leaves its socket behind.
      try FileManager.default.moveItem(atPath: path, toPath: path + ".kept")
      _ = consume dead
    }
    try FileManager.default.moveItem(atPath: path + ".kept", toPath: path)
    let server = try CommandServer(try CommandSocket.open(path, runtimeFolder: nil))
    var overlay = PlainOverlay()
    let caller = try TestCaller(path)
    try caller.call("Undo")
    server.serve(&overlay, at: Timestamp(microseconds: 0))
    server.serve(&overlay, at: Timestamp(microseconds: 1))
    #expect(try caller.reply() != nil)
  }

  @Test func withoutARuntimeFolderTheMendIsSaid() {
    #expect(throws: CommandSocketError.noPlace) {
      _ = try CommandSocket.open(nil, runtimeFolder: nil)
    }
    #expect(CommandSocketError.noPlace.description.contains("XDG_RUNTIME_DIR"))
  }

  @Test func aRuntimeFolderThatOthersCanChangeIsRefusedUnlessAPathIsNamed() throws {
    let folder = NSTemporaryDirectory() + "open-\(UUID().uuidString.prefix(8))"
    let files = FileManager.default
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: folder) }
    try files.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
    let fault = CommandSocketError.untrusted(
      UntrustedFolderError(path: folder, flaw: .open(mode: 0o777)))
    #expect(throws: fault) { _ = try CommandSocket.open(nil, runtimeFolder: folder) }
    #expect(try files.contentsOfDirectory(atPath: folder) == [])
    #expect("\(fault)".contains(folder) && "\(fault)".contains("Fix: chmod go-w"))
    _ = try CommandSocket.open(folder + "/named", runtimeFolder: folder)
    try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
    _ = try CommandSocket.open(nil, runtimeFolder: folder)
  }

  @Test func ourOwnClientUnderstandsEveryAnswer() throws {
    let server = try ServedOverlay()
    var overlay = try OverlayConnection(path: server.path)
    #expect(try overlay.setMode(.draw) == .draw)
    var wish = OverlayInkChange()
    wish.ink = "reed"
    #expect(try overlay.setInk(wish).ink == "reed")
    try overlay.undo()
    try overlay.redo()
    let saved = try overlay.save(OverlayInkFile(path: "/tmp/a.svg", output: nil))
    #expect(saved == OverlaySaved(output: "DP-1", strokes: 1))
    #expect(try overlay.status().mode == .draw)
    try overlay.hide()
    #expect(try overlay.status().isHidden)
    try overlay.reload()
    #expect(try overlay.statistics().outputs.map(\.output) == ["DP-1"])
    try overlay.clearInk(OverlayClearing(output: nil))
    do throws(OverlayCallError) {
      try overlay.clearInk(OverlayClearing(output: "DP-9"))
      Issue.record("there is no DP-9")
    } catch {
      #expect(error == .refused(.noSuchOutput("DP-9", known: ["DP-1"])))
      #expect("\(error)".contains("DP-9") && "\(error)".contains("DP-1"))
    }
    // After a refusal the connection is as good as before.
    #expect(try overlay.status().ink.ink == "reed")
  }

  @Test func withoutAnOverlayOurClientSaysHowToStartOne() throws {
    do throws(OverlayCallError) {
      _ = try OverlayConnection(path: "/nowhere/inkoverlay.sock")
      Issue.record("nobody is there")
    } catch {
      #expect("\(error)".contains("/nowhere/inkoverlay.sock"))
      #expect("\(error)".contains("systemctl --user start inkoverlay"))
    }
  }
}

/// A server that a thread of its own serves, for clients that wait.
private final class ServedOverlay: @unchecked Sendable {
  let path: String
  private let folder: String
  private let stop: Wakeup
  private let isOver = DispatchSemaphore(value: 0)

  init() throws {
    folder = NSTemporaryDirectory() + "served-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    path = folder + "/s"
    stop = try Wakeup()
    let (path, number, isOver) = (path, stop.number, isOver)
    let isListening = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      defer { isOver.signal() }
      guard let listener = try? CommandSocket.open(path, runtimeFolder: nil),
        let server = try? CommandServer(listener)
      else { return }
      isListening.signal()
      var overlay = PlainOverlay()
      while case .ready = Readiness.wait(
        for: server.descriptor, orStop: number, atMost: Microseconds(60_000_000))
      {
        server.serve(&overlay, at: Timestamp.now)
      }
    }
    _ = isListening.wait(timeout: .now() + Programs.patience)
  }

  deinit {
    stop.signal()
    _ = isOver.wait(timeout: .now() + Programs.patience)
    try? FileManager.default.removeItem(atPath: folder)
  }
}
