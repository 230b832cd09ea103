import LinuxIO
package import StylusModel
package import StylusProtocol

/// One connected client of a user's program: the answers it waits for, and its subscription.
///
/// Keeps at most one unfinished call, one piece of the next call and one answer.
package final class CommandCaller {
  package let connection: VarlinkConnection
  /// The process at the other end.
  package let process: Int32
  private var state = CallState.calling
  /// Whether the overlay hides as long as the client is connected.
  package private(set) var hides = false

  /// Whether it receives notifications as long as it is connected.
  package private(set) var isListener = false

  private enum CallState: Equatable {
    case calling
    /// The call is answered later; until then no other call is taken.
    case awaiting(CommandTicket)
  }

  /// How long a client may leave a call or an answer incomplete, or be silent.
  package static let mostSilence = Microseconds.milliseconds(30_000)
  /// The same for a client that hides the overlay, because people may take long.
  package static let mostSilenceHiding = Microseconds.milliseconds(600_000)

  init(number: UInt64, _ socket: consuming FileDescriptor, of process: Int32, _ now: Timestamp) {
    self.process = process
    connection = VarlinkConnection(
      number: number, socket, ClientTimeouts(now, longestSilence: Self.mostSilence))
  }

  /// When the client must be checked at the latest; nil while it waits for us.
  var deadline: Timestamp? { state == .calling ? connection.timeouts.silenceEnd : nil }

  /// Whether it waits for this answer.
  package func awaits(_ ticket: CommandTicket) -> Bool { state == .awaiting(ticket) }

  // MARK: Hearing

  /// Reads at most one buffer of bytes from the socket.
  func readSocket(_ found: Poller.Interest, using buffer: inout [UInt8]) {
    guard found.contains(.readable) else {
      // Both directions are closed, and we were not reading: nobody would receive the answer.
      if !found.isDisjoint(with: .hangUp) { connection.abandon() }
      return
    }
    connection.feed(connection.read(using: &buffer))
  }

  /// The next complete call; nil if there is none, or the previous one is not answered yet.
  package func nextCall(_ now: Timestamp) -> VarlinkCall? {
    guard state == .calling else { return nil }
    guard let call = connection.nextCall(now) else {
      connection.finishIfSilent()
      return nil
    }
    return call
  }

  // MARK: Telling

  /// From now on the overlay hides for the client.
  package func hide(_ now: Timestamp) {
    hides = true
    connection.timeouts.longestSilence = Self.mostSilenceHiding
    connection.timeouts.answered(now)
  }

  /// From this moment the client receives notifications, as replies to the last call taken; it may
  /// only make oneway calls.
  package func listen() {
    isListener = true
    connection.timeouts.longestSilence = nil
  }

  /// Sends a listener a notification; closes the connection of one that does not read.
  func sendNotification(_ now: Timestamp, _ body: (inout JSONWriter) -> Void) {
    guard connection.outbox.count < Self.mostUnread else {
      return connection.abandon(because: "it does not read its messages")
    }
    connection.reply(body)
    connection.flush(now)
  }

  /// The maximum number of bytes that wait for a listener.
  private static let mostUnread = 262_144

  /// The call that was taken last is answered later.
  package func postpone(_ ticket: CommandTicket) { state = .awaiting(ticket) }

  /// Puts a reply into the outbox.
  package func reply(_ now: Timestamp, _ body: (inout JSONWriter) -> Void) {
    state = .calling
    connection.timeouts.answered(now)
    connection.reply(body)
  }

  /// Closes the connection of a client that has run out of time, and updates the poller's interest.
  func enforceTimeout(_ now: Timestamp, in poller: borrowing Poller) {
    if state == .calling { connection.endSilence(now) }
    connection.updateInterest(in: poller, state == .calling ? .whenAnswered : .never)
  }
}

/// Names the caller of one call that is answered later.
package struct CommandTicket: Hashable, Sendable {
  package let number: UInt64
}
