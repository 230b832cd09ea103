package import LinuxIO
package import StylusProtocol

/// The listening end: accepts a limited number of clients at a time, and pauses while no
/// descriptors are left.
package struct ClientListener: ~Copyable {
  private let listener: UnixListener
  private let token: UInt64
  private var isListening = false

  /// - Parameter token: of the poller, under which it says that somebody waits.
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
  ///   - most: how many, above 0.
  ///   - deadline: when to stop at the latest, in nanoseconds of the clock, except for the first of
  ///     them.
  /// - Returns: whether nobody waits any more.
  /// - Throws: why nobody can be let in now, such as for want of descriptors. It does not listen
  ///   any more: the queue would be reported again at once and forever. ``listen(on:)`` when there
  ///   may be some again.
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

  /// Says why and closes the connection; a socket that nothing was written to has room for that.
  package static func refuse(
    _ socket: consuming FileDescriptor, _ body: (inout JSONWriter) -> Void
  ) {
    var writer = JSONWriter()
    body(&writer)
    // Who has gone already hears nothing, and needs nothing.
    _ = try? UnixSocket.sendSome(writer.bytes.span, to: socket)
  }
}
