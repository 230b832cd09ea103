import Desktops
import Foundation
import InkGeometry
import LinuxIO
import ProgramKit
import SwayDesktop
import Testing
import TextFields
import Units

/// sway's windows, from a socket that says what it is told to.
@Suite final class SwayWindowsTests {
  private let path = NSTemporaryDirectory() + "sway-\(UUID().uuidString.prefix(8))"
  private let listener: UnixListener

  init() throws { listener = try UnixListener(path: path) }

  private func window(
    _ id: Int, _ x: Int, _ name: String, visible: Bool = true, focused: Bool = false,
    border: Int = 0
  ) -> String {
    """
    {"id":\(id),"type":"con","pid":\(id + 100),"visible":\(visible),"focused":\(focused),"name":"\(name)","app_id":"app",
     "rect":{"x":\(x),"y":10,"width":200,"height":100},
     "window_rect":{"x":\(border),"y":\(border),"width":\(200 - 2 * border),"height":\(100 - 2 * border)},
     "nodes":[],"floating_nodes":[]}
    """
  }

  private func tree(_ tiled: [String], _ floating: [String] = []) -> String {
    """
    {"id":1,"type":"root","nodes":[{"id":2,"type":"output","nodes":[{"id":3,"type":"workspace","nodes":[\(tiled.joined(separator: ","))],
     "floating_nodes":[\(floating.joined(separator: ","))]}],"floating_nodes":[]}],"floating_nodes":[]}
    """
  }

  private func message(_ kind: UInt32, _ text: String) -> [UInt8] {
    let body = Array(text.utf8)
    return Array("i3-ipc".utf8) + bytes(UInt32(body.count)) + bytes(kind) + body
  }

  private func bytes(_ word: UInt32) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word >> $0) }
  }

  /// The other end of a connection.
  private func accept() throws -> FileDescriptor {
    var socket: FileDescriptor?
    _ = try eventually(every: 2_000) {
      socket = try listener.accept()
      return socket != nil
    }
    guard let socket = consume socket else { throw WindowSourceError.silent("the test") }
    return socket
  }

  @Test func windowsAreToldFromTheLowestToTheUppermost() throws {
    let sway = try SwayWindows(path: path, at: .now)
    let socket = try accept()
    let text = tree(
      [window(7, 0, "a"), window(8, 200, "hidden", visible: false)],
      [window(9, 50, "b", focused: true, border: 4)])
    try UnixSocket.sendAll(message(2, "{\"success\":true}") + message(4, text), to: socket)
    #expect(try sway.refreshWindows(at: .now))
    let windows = try #require(sway.windows)
    #expect(windows.map(\.title) == ["a", "b"])
    #expect(windows.map(\.process) == [107, 109])
    #expect(windows[0].area == Rect(x: 0, y: 10, width: 200, height: 100))
    #expect(windows[1].area == Rect(x: 54, y: 14, width: 192, height: 92))
    #expect(windows.map(\.isFocused) == [false, true])
    // The same again is no news.
    try UnixSocket.sendAll(message(4, text), to: socket)
    #expect(try !sway.refreshWindows(at: .now))
  }

  @Test func afterAnEventItAsksAnew() throws {
    let sway = try SwayWindows(path: path, at: .now)
    let socket = try accept()
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let asked = try socket.read(into: &buffer) ?? 0
    #expect(asked > 14)
    try UnixSocket.sendAll(message(4, tree([window(7, 0, "a")])), to: socket)
    _ = try sway.refreshWindows(at: .now)
    try UnixSocket.sendAll(message(0x8000_0003, "{\"change\":\"move\"}"), to: socket)
    #expect(try !sway.refreshWindows(at: .now))
    #expect(try socket.read(into: &buffer) == 14)
    #expect(Array(buffer[10..<14]) == bytes(4))
  }

  @Test func piecesOfAMessageAreWaitedFor() throws {
    let sway = try SwayWindows(path: path, at: .now)
    let socket = try accept()
    let all = message(4, tree([window(7, 0, "a")]))
    for byte in all.dropLast() {
      try UnixSocket.sendAll([byte], to: socket)
      #expect(try !sway.refreshWindows(at: .now))
    }
    try UnixSocket.sendAll([all[all.count - 1]], to: socket)
    #expect(try sway.refreshWindows(at: .now))
  }

  @Test func nonsenseAndSilenceAndTheEndAreSaid() throws {
    let senseless = try SwayWindows(path: path, at: .now)
    let one = try accept()
    try UnixSocket.sendAll(Array("HTTP/1.1 200 OK\r\n\r\n".utf8), to: one)
    #expect(throws: WindowSourceError.senseless("sway")) { try senseless.refreshWindows(at: .now) }

    let treeless = try SwayWindows(path: path, at: .now)
    let two = try accept()
    try UnixSocket.sendAll(message(4, "[1,2"), to: two)
    #expect(throws: WindowSourceError.senseless("sway")) { try treeless.refreshWindows(at: .now) }

    let start = Timestamp.now
    let silent = try SwayWindows(path: path, at: start)
    let three = try accept()
    #expect(try silent.checkTimeout(at: start) != nil)
    #expect(throws: WindowSourceError.silent("sway")) {
      try silent.checkTimeout(at: start + .milliseconds(3_100))
    }
    _ = close(three.release())
    #expect(throws: WindowSourceError.gone("sway")) { try silent.refreshWindows(at: .now) }
    #expect(throws: WindowSourceError.self) { try SwayWindows(path: path + "-not", at: start) }
  }

  @Test func aLengthBeyondAllBoundsIsNonsense() throws {
    let sway = try SwayWindows(path: path, at: .now)
    let socket = try accept()
    try UnixSocket.sendAll(
      Array("i3-ipc".utf8) + bytes(.max) + bytes(4) + Array("{}".utf8), to: socket)
    #expect(throws: WindowSourceError.senseless("sway")) { try sway.refreshWindows(at: .now) }
  }
}
