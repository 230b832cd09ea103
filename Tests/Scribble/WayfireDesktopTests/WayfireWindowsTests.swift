import Desktops
import Foundation
import InkGeometry
import LinuxIO
import ProgramKit
import Testing
import TextFields
import Units
import WayfireDesktop

/// Wayfire's windows, from a socket that says what it is told to.
@Suite final class WayfireWindowsTests {
  private let path = NSTemporaryDirectory() + "wayfire-\(UUID().uuidString.prefix(8))"
  private let listener: UnixListener

  init() throws { listener = try UnixListener(path: path) }

  private func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    #"{"x":\#(x),"y":\#(y),"width":\#(width),"height":\#(height)}"#
  }

  /// A view of 200 by 100 on the first output, as Wayfire 0.9 tells it.
  ///
  /// - Parameters:
  ///   - x: from the corner of its output.
  ///   - surface: what its program draws, in the layout.
  ///   - more: members that differ from what is usual.
  private func view(
    _ id: Int, x: Int = 0, focus: Int = 0, surface: String? = nil, _ more: [String: String] = [:]
  ) -> String {
    var members = [
      "id": "\(id)", "pid": "\(id + 100)", "title": #""t\#(id)""#, "app-id": #""app""#,
      "base-geometry": surface ?? box(1280 + x, 10, 200, 100), "parent": "-1",
      "geometry": box(x, 10, 200, 100), "output-id": "3", "last-focus-timestamp": "\(focus)",
      "role": #""toplevel""#, "mapped": "true", "layer": #""workspace""#, "minimized": "false",
      "activated": "false", "wset-index": "2",
    ]
    members.merge(more) { $1 }
    return "{" + members.map { #""\#($0)":\#($1)"# }.joined(separator: ",") + "}"
  }

  /// The second of two outputs, which lies to the right of the first.
  private var outputs: String {
    #"[{"id":3,"name":"HEADLESS-2","geometry":\#(box(1280, 0, 1280, 720)),"wset-index":2},{"id":1,"geometry":7}]"#
  }

  private func message(_ text: String) -> [UInt8] {
    let body = Array(text.utf8)
    return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: body.count >> $0) } + body
  }

  private func answers(_ views: [String]) -> [UInt8] {
    message(outputs) + message("[\(views.joined(separator: ","))]")
  }

  private static let ready = #"{"result":"ok"}"#

  /// A source, and the other end of its connection.
  private func open() throws -> (WayfireWindows, Int32) {
    let source = try WayfireWindows(path: path, at: .now)
    var socket: FileDescriptor?
    _ = try eventually(every: 2_000) {
      socket = try listener.accept()
      return socket != nil
    }
    guard let socket = consume socket else { throw WindowSourceError.silent("the test") }
    return (source, socket.release())
  }

  private func say(_ bytes: [UInt8], to socket: Int32) {
    let count = unsafe bytes.withUnsafeBytes { unsafe write(socket, $0.baseAddress, $0.count) }
    #expect(count == bytes.count)
  }

  /// What was asked since it was looked at last: methods, and windows behind them.
  private func asked(on socket: Int32) throws -> [String] {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe recv(socket, $0.baseAddress, $0.count, 0)
    }
    var rest = bytes.prefix(max(0, count))
    var found: [String] = []
    while rest.count > 4 {
      let length = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      let body = Data(rest.dropFirst(4).prefix(length))
      rest = rest.dropFirst(4 + length)
      let call = try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
      let id = (call["data"] as? [String: Any])?["id"] as? Int
      found.append((call["method"] as? String ?? "?") + (id.map { " \($0)" } ?? ""))
    }
    return found
  }

  @Test func windowsAreToldFromTheLowestToTheUppermost() throws {
    let (source, socket) = try open()
    defer { close(socket) }
    #expect(
      try asked(on: socket) == [
        "window-rules/events/watch", "window-rules/list-outputs", "window-rules/list-views",
      ])
    say(
      message(Self.ready)
        + answers([
          view(7, focus: 9, ["activated": "true"]), view(8, x: 200, focus: 5),
          view(9, x: 50, focus: 1, ["parent": "7"]),
          view(10, focus: 2, ["always-on-top": "true"]),
        ]), to: socket)
    #expect(try source.refreshWindows(at: .now))
    let windows = try #require(source.windows)
    #expect(windows.map(\.title) == ["t8", "t7", "t9", "t10"])
    #expect(windows.map(\.process) == [108, 107, 109, 110])
    #expect(windows.map(\.isFocused) == [false, true, false, false])
    // What is told from the corner of its output is in the layout.
    #expect(windows[0].area == Rect(x: 1480, y: 10, width: 200, height: 100))
    #expect(try source.checkTimeout(at: .now + .milliseconds(60_000)) == nil)
  }

  @Test func whatIsDrawnAroundAWindowIsNoPartOfIt() throws {
    let (source, socket) = try open()
    defer { close(socket) }
    // A shadow that its program draws, and a title above that Wayfire draws.
    let views = [
      view(7, focus: 1, surface: box(1270, 0, 220, 130)),
      view(8, x: 300, focus: 2, surface: box(1584, 30, 192, 76)),
    ]
    say(message(Self.ready) + answers(views), to: socket)
    #expect(try source.refreshWindows(at: .now))
    #expect(source.windows?[0].area == Rect(x: 1280, y: 10, width: 200, height: 100))
    #expect(source.windows?[0].outer == Rect(x: 1270, y: 0, width: 220, height: 130))
    #expect(source.windows?[1].area == Rect(x: 1584, y: 30, width: 192, height: 76))
  }

  /// Minimized, on another workspace, of a set that no output shows, a panel, on no output, or what
  /// makes no sense.
  @Test func whatIsNotSeenIsNoWindow() throws {
    let (source, socket) = try open()
    defer { close(socket) }
    let views = [
      view(7), view(8, ["minimized": "true"]), view(9, x: -1280), view(10, ["wset-index": "1"]),
      view(11, ["role": #""desktop-environment""#]), view(12, ["output-id": "1"]),
      view(13, ["mapped": "false"]), view(14, ["geometry": box(0, 0, 1 << 40, 5)]),
      view(15, ["pid": "-1"]), "7", "{}",
    ]
    say(message(Self.ready) + answers(views), to: socket)
    #expect(try source.refreshWindows(at: .now))
    #expect(source.windows?.map(\.title) == ["t7"])
  }

  @Test func afterAnEventItAsksAnewAndTheSameIsNoNews() throws {
    let (source, socket) = try open()
    defer { close(socket) }
    // Events may come between a question and its answer.
    let event = message(#"{"event":"view-geometry-changed","view":null}"#)
    say(message(Self.ready) + event + answers([view(7)]), to: socket)
    #expect(try source.refreshWindows(at: .now))
    let lists = ["window-rules/list-outputs", "window-rules/list-views"]
    #expect(try asked(on: socket) == ["window-rules/events/watch"] + lists + lists)
    say(answers([view(7)]), to: socket)
    #expect(try !source.refreshWindows(at: .now))
    say(event, to: socket)
    #expect(try !source.refreshWindows(at: .now))
    #expect(try asked(on: socket) == lists)
    say(answers([view(7, x: 4, surface: box(1284, 10, 200, 100))]), to: socket)
    #expect(try source.refreshWindows(at: .now))
    #expect(source.windows?.first?.area.min.x == 1284)
  }

  @Test func aWindowGetsTheKeyboardAndOneThatIsGoneCannot() throws {
    let (source, socket) = try open()
    defer { close(socket) }
    say(message(Self.ready) + answers([view(7)]), to: socket)
    _ = try source.refreshWindows(at: .now)
    _ = try asked(on: socket)
    let id = try #require(source.windows?.first?.id)
    try source.focus(id, isAnew: true, at: .now)
    try source.focus(id, isAnew: false, at: .now)
    #expect(try asked(on: socket) == ["window-rules/focus-view 7"])
    say(message(#"{"error":"no such view"}"#), to: socket)
    #expect(try !source.refreshWindows(at: .now))
  }

  @Test func piecesOfAMessageAreWaitedFor() throws {
    let (source, socket) = try open()
    defer { close(socket) }
    let all = message(Self.ready) + answers([view(7)])
    for byte in all.dropLast() {
      say([byte], to: socket)
      #expect(try !source.refreshWindows(at: .now))
    }
    say([all[all.count - 1]], to: socket)
    #expect(try source.refreshWindows(at: .now))
  }

  @Test func aWayfireWithoutThePluginSaysWhichOneIsNeeded() throws {
    let (source, socket) = try open()
    defer { close(socket) }
    say(message(#"{"error":"No such method found!"}"#), to: socket)
    let fault = try #require(throws: WindowSourceError.self) { try source.refreshWindows(at: .now) }
    let session = try #require(WayfireSession { ["XDG_CURRENT_DESKTOP": "Wayfire:wlroots"][$0] })
    let other = #expect(throws: WindowSourceError.self) { try session.openWindows(at: .now) }
    #expect(fault == other && "\(fault)".contains("ipc-rules") && "\(fault)".contains("Fix: "))
  }

  @Test(arguments: ["HTTP/1.1 200 OK\r\n\r\n", "\u{4}\0\0\0[1,2", "\u{2}\0\0\0{}\u{1}\0\0\0" + "7"])
  func nonsenseIsSaid(text: String) throws {
    let (source, socket) = try open()
    defer { close(socket) }
    say(Array(text.utf8), to: socket)
    #expect(throws: WindowSourceError.senseless("Wayfire")) { try source.refreshWindows(at: .now) }
  }

  @Test func silenceAndTheEndAreSaid() throws {
    let (source, socket) = try open()
    #expect(try source.checkTimeout(at: .now) != nil)
    #expect(throws: WindowSourceError.silent("Wayfire")) {
      try source.checkTimeout(at: .now + .milliseconds(3_100))
    }
    close(socket)
    #expect(throws: WindowSourceError.gone("Wayfire")) { try source.refreshWindows(at: .now) }
    #expect(throws: WindowSourceError.self) { try WayfireWindows(path: path + "-not", at: .now) }
  }
}
