import LinuxIO

/// A compositor's control socket: bytes that wait for it, and pieces of what came. Never waits.
package final class ControlLink {
  /// What people know the compositor by.
  private let name: String
  private let socket: FileDescriptor
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// What the socket has not taken yet.
  private var unsent: [UInt8] = []

  /// Connects.
  package init(to path: String, of name: String) throws(WindowFault) {
    self.name = name
    do throws(SystemError) { socket = try UnixSocket.connectAtOnce(to: path) } catch {
      throw .unreachable(name, error)
    }
  }

  package var number: Int32 { socket.number }

  /// Whether the socket took all that was sent.
  package var hasSentAll: Bool { unsent.isEmpty }

  /// Sends bytes behind those that wait.
  package func send(_ bytes: [UInt8]) throws(WindowFault) {
    unsent += bytes
    try sendWaiting()
  }

  /// Sends what waits, as far as the socket takes it.
  package func sendWaiting() throws(WindowFault) {
    while !unsent.isEmpty {
      let count: Int?
      do throws(Errno) { count = try UnixSocket.sendSome(unsent.span, to: socket) } catch {
        throw .gone(name)
      }
      guard let count else { return }
      unsent.removeFirst(count)
    }
  }

  /// Hands over what came, piece by piece, but no more than 16 at once.
  package func receivePieces(
    _ body: (ArraySlice<UInt8>) throws(WindowFault) -> Void
  ) throws(WindowFault) {
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
