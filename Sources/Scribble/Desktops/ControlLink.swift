import LinuxIO
package import Units

/// A compositor's control socket: outgoing bytes, and pieces of incoming messages. Never blocks.
package final class ControlLink {
  /// The product name of the compositor.
  private let name: String
  private let socket: FileDescriptor
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// The bytes that the socket has not accepted yet.
  private var unsent: [UInt8] = []

  /// Compositors answer within some milliseconds.
  private static let patience = Microseconds.milliseconds(3_000)
  /// How soon a full socket is tried again.
  private static let retry = Microseconds.milliseconds(20)

  /// Connects.
  package init(to path: String, of name: String) throws(WindowSourceError) {
    self.name = name
    do throws(SystemError) { socket = try UnixSocket.connectAtOnce(to: path) } catch {
      throw .unreachable(name, error)
    }
  }

  package var number: Int32 { socket.number }

  /// Sends bytes after those that wait.
  package func send(_ bytes: [UInt8]) throws(WindowSourceError) {
    unsent += bytes
    try sendWaiting()
  }

  /// Sends waiting bytes, as far as the socket accepts them.
  package func sendWaiting() throws(WindowSourceError) {
    while !unsent.isEmpty {
      let count: Int?
      do throws(Errno) { count = try UnixSocket.sendSome(unsent.span, to: socket) } catch {
        throw .gone(name)
      }
      guard let count else { return }
      unsent.removeFirst(count)
    }
  }

  /// Sends waiting bytes, and checks that no answer is overdue.
  ///
  /// - Parameter asked: since when an answer has been expected; nil if none is expected.
  /// - Returns: the time of the next check; nil if it is when something is sent.
  /// - Throws: `silent` after 3 s without an answer.
  package func checkReply(expectedSince asked: Timestamp?, at now: Timestamp)
    throws(WindowSourceError)
    -> Timestamp?
  {
    try sendWaiting()
    guard let asked else { return nil }
    guard now - asked < Self.patience else { throw .silent(name) }
    return unsent.isEmpty ? asked + Self.patience : now + Self.retry
  }

  /// Passes on incoming pieces, but no more than 16 at once.
  package func receivePieces(
    _ body: (ArraySlice<UInt8>) throws(WindowSourceError) -> Void
  ) throws(WindowSourceError) {
    for _ in 0..<16 {
      let count: Int?
      do throws(Errno) { count = try socket.read(into: &buffer) } catch { throw .gone(name) }
      guard let count else { return }
      guard count > 0 else { throw .gone(name) }
      try body(buffer.prefix(count))
      if count < buffer.count { return }
    }
  }
}
