import Foundation
import LinuxIO
import StylusModel
import StylusProtocol

@testable import InkOverlay

/// A server on a real socket, and its clients; the clock is turned by hand.
final class CommandBench {
  let path: String
  let server: CommandServer
  var overlay = PlainOverlay()
  var now = Timestamp(microseconds: 1_000_000)
  private let folder: String

  init(
    identify: @escaping (Int32) throws(SystemError) -> PeerCredentials = UnixSocket.peer(of:)
  ) throws {
    folder = NSTemporaryDirectory() + "overlay-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    path = folder + "/inkoverlay.sock"
    let listener = try CommandSocket.open(nil, runtimeFolder: folder)
    server = try CommandServer(listener, identify: identify)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// A client of ours, which never waits either.
  func connect() throws -> TestCaller {
    let caller = try TestCaller(path)
    turn()
    return caller
  }

  /// What the overlay's loop does when there is something to do.
  func turn() { server.serve(&overlay, at: now) }

  /// Lets time pass, and does what the loop then does.
  func wait(seconds: Int64) {
    now = now + .milliseconds(seconds * 1_000)
    turn()
  }

  /// Whether the loop would be woken now.
  var isReadable: Bool {
    var watched = pollfd(fd: server.descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&watched, 1, 0) == 1
  }
}

/// A client's end of the socket.
final class TestCaller {
  private let socket: FileDescriptor
  private var replies = VarlinkDecoder(limit: VarlinkDecoder.longestReply)
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// Whether the overlay has closed the connection.
  private(set) var isClosed = false

  init(_ path: String) throws {
    socket = try UnixSocket.connect(to: path)
    try socket.setNonBlocking()
  }

  /// Sends what the socket takes; how much that was.
  @discardableResult func say(_ text: String) throws -> Int {
    let bytes = Array(text.utf8)
    return try UnixSocket.sendSome(bytes.span, to: socket) ?? 0
  }

  /// Sends a call.
  func call(_ method: String, _ parameters: String = "{}", _ mode: String = "") throws {
    let flag = mode.isEmpty ? "" : ",\"\(mode)\":true"
    try say("{\"method\":\"org.stylusd.overlay.\(method)\",\"parameters\":\(parameters)\(flag)}\0")
  }

  /// Says no more, but listens.
  func finishSpeaking() { shutdown(socket.number, Int32(SHUT_WR)) }

  /// Makes the socket take little before it is full.
  func narrow() {
    var size: Int32 = 1_024
    unsafe setsockopt(
      socket.number, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
  }

  /// The next reply that is here.
  func reply() throws -> VarlinkReply? {
    do throws(Errno) {
      while let count = try socket.read(into: &buffer) {
        guard count > 0 else {
          isClosed = true
          break
        }
        replies.feed(buffer[..<count])
      }
    } catch {
      isClosed = true
    }
    return try replies.nextMessage().map { try VarlinkReply(parsing: $0) }
  }
}
