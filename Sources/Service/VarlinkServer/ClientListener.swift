package import LinuxIO
package import StylusProtocol

/// The listening end: accepts a limited number of clients at a time, and pauses while no
/// descriptors are left.
package struct ClientListener: ~Copyable {
  private let listener: UnixListener
  private let token: UInt64
  private var isListening = false

  /// - Parameter token: the token for the poller's reports of waiting clients.
  package init(_ listener: consuming UnixListener, token: UInt64) {
    self.listener = listener
    self.token = token
  }

  /// Starts or continues listening.
  package mutating func listen(on poller: borrowing Poller) throws(SystemError) {
    guard !isListening else { return }
    try poller.add(listener.number, token: token)
    isListening = true
  }

  /// Passes waiting clients to `admit`; the others wait for the next turn.
  ///
  /// - Parameters:
  ///   - most: the largest number of clients, above 0.
  ///   - deadline: the time after which only the first client is accepted, in nanoseconds of the
  ///     clock.
  /// - Returns: whether no more clients are waiting.
  /// - Throws: why no client can be accepted now, such as a lack of descriptors. It then stops
  ///   listening, because the queue would be reported again at once and forever. Call
  ///   ``listen(on:)`` when descriptors may be available again.
  package mutating func accept(
    atMost most: Int, until deadline: Int64 = .max, on poller: borrowing Poller,
    _ admit: (consuming FileDescriptor) throws(SystemError) -> Void
  ) throws(SystemError) -> Bool {
    do throws(SystemError) {
      for count in 0..<most {
        if count > 0, deadline < .max, MonotonicClock.nanoseconds >= deadline { break }
        guard let socket = try listener.accept() else { return true }
        try admit(socket)
      }
      return false
    } catch {
      poller.remove(listener.number)
      isListening = false
      throw error
    }
  }

  /// Sends the reason and closes the connection; an unused socket has enough room for it.
  package static func refuse(
    _ socket: consuming FileDescriptor, _ body: (inout JSONWriter) -> Void
  ) {
    var writer = JSONWriter()
    body(&writer)
    // A client that has already disconnected gets no reply.
    _ = try? UnixSocket.sendSome(writer.bytes.span, to: socket)
  }
}
