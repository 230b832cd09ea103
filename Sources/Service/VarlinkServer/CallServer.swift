package import LinuxIO
package import StylusModel
package import StylusProtocol

/// Accepts connections of other programs of the same user, reads their calls and closes the
/// connections. Its owner defines what a call means.
///
/// Life: watch ``descriptor``, and call ``serve(at:_:)`` whenever it is readable and when
/// ``deadline`` has come. Never blocks: one turn reads at most 1 KiB from each of 8 clients, which
/// is at most 60 calls.
package final class CallServer {
  private var listener: ClientListener
  private let poller: Poller
  private var clients: [CommandCaller] = []
  private var nextNumber: UInt64 = 1
  private var nextTicket: UInt64 = 1
  /// Tells who is at the other end of a socket.
  private let identify: (Int32) throws(SystemError) -> PeerCredentials
  /// Writes the reply for a client above the limit.
  private let refuse: (inout JSONWriter) -> Void
  private var ready: [Poller.Ready] = []
  private var buffer = [UInt8](repeating: 0, count: 1_024)
  /// When to listen again after descriptors ran out; nil while it listens.
  private var pause: Timestamp?
  /// Whether a client was answered whose next call may already be in the buffer.
  private var isDue = false
  private var log = RationedLog(most: 1)
  private var gone: [UInt64] = []

  /// The maximum number of clients, in addition to the maximum number of listeners.
  package static let mostClients = 8
  private let mostListeners: Int
  private static let listenerToken: UInt64 = 0
  private static let longestPause = Microseconds.milliseconds(1_000)

  /// Starts listening.
  ///
  /// - Parameters:
  ///   - mostListeners: how many clients may receive notifications until they disconnect.
  ///   - identify: returns the credentials of a socket's peer; by default from the kernel, in tests
  ///     from elsewhere.
  ///   - refuse: writes the reply for a client above the limit.
  package init(
    _ listener: consuming UnixListener, mostListeners: Int = 0,
    identify: @escaping (Int32) throws(SystemError) -> PeerCredentials = UnixSocket.peer(of:),
    refuse: @escaping (inout JSONWriter) -> Void
  ) throws(SystemError) {
    let poller = try Poller()
    var clients = ClientListener(listener, token: Self.listenerToken)
    try clients.listen(on: poller)
    self.poller = poller
    self.mostListeners = mostListeners
    self.listener = clients
    self.identify = identify
    self.refuse = refuse
  }

  /// Readable when there is work.
  package var descriptor: Int32 { poller.number }

  /// The latest time of the next turn, on CLOCK_MONOTONIC; nil while there are no clients.
  package var deadline: Timestamp? {
    if isDue { return Timestamp(microseconds: 0) }
    let deadlines = clients.compactMap(\.deadline)
    return (deadlines + (pause.map { [$0] } ?? [])).min()
  }

  /// Whether a client hides something as long as it is connected.
  package var hides: Bool { clients.contains(where: \.hides) }

  /// Accepts, reads and disconnects clients.
  ///
  /// - Parameter answer: answers a call of a client, or postpones it under a new ticket.
  package func serve(
    at now: Timestamp, _ answer: (VarlinkCall, CommandCaller, CommandTicket) -> Void
  ) {
    isDue = false
    do throws(SystemError) { try poller.wait(atMost: Microseconds(0), into: &ready) } catch {
      preconditionFailure("our own descriptors cannot be waited for: \(error)")
    }
    for report in ready {
      if report.token == Self.listenerToken {
        letIn(now)
      } else {
        clients.first { $0.connection.number == report.token }?.readSocket(
          report.found, using: &buffer)
      }
    }
    for client in clients {
      client.connection.flush(now)
      while let call = client.nextCall(now) {
        nextTicket += 1
        answer(call, client, CommandTicket(number: nextTicket))
        client.connection.flush(now)
      }
    }
    updateClients(now)
  }

  /// Answers a deferred call; a caller that has disconnected gets no answer.
  package func answer(
    _ ticket: CommandTicket, _ now: Timestamp, _ write: (inout JSONWriter) -> Void
  ) {
    guard let client = clients.first(where: { $0.awaits(ticket) }) else { return }
    client.reply(now, write)
    isDue = true
  }

  /// Sends a listener a notification; one that has disconnected gets none.
  package func notifyListener(
    _ number: UInt64, _ now: Timestamp, _ write: (inout JSONWriter) -> Void
  ) {
    guard let client = clients.first(where: { $0.connection.number == number }) else { return }
    client.sendNotification(now, write)
    // Wait until the socket accepts the remaining bytes, and remove a client that is finished.
    if client.connection.isOver || !client.connection.outbox.isEmpty { isDue = true }
  }

  /// The numbers of the listeners that have disconnected since the last call.
  package func takeGone() -> [UInt64] {
    defer { gone = [] }
    return gone
  }

  // MARK: Letting in

  private func letIn(_ now: Timestamp) {
    do throws(SystemError) {
      // Clients beyond this number wait for the next turn.
      _ = try listener.accept(atMost: Self.mostClients, on: poller) {
        socket throws(SystemError) in try letIn(socket, now)
      }
    } catch {
      pause = now + Self.longestPause
      log.warn("\(error). Raise the limit of open files (LimitNOFILE=)", now)
    }
  }

  private func letIn(_ socket: consuming FileDescriptor, _ now: Timestamp) throws(SystemError) {
    let peer = try identify(socket.number)
    guard peer.user == Environment.user else {
      return log.warn(
        "refused process \(peer.process) of user \(peer.user): commands are for user "
          + "\(Environment.user) only", now)
    }
    guard clients.count < Self.mostClients + mostListeners else {
      log.warn(
        "turned away process \(peer.process): \(clients.count) clients are connected already. End those "
          + "that hold their connections", now)
      return ClientListener.refuse(socket, refuse)
    }
    let client = CommandCaller(number: nextNumber, socket, of: peer.process, now)
    nextNumber += 1
    try poller.add(client.connection.descriptor, token: client.connection.number)
    clients.append(client)
  }

  // MARK: Seeing off

  private func updateClients(_ now: Timestamp) {
    for client in clients {
      client.enforceTimeout(now, in: poller)
      guard client.connection.isOver else { continue }
      poller.remove(client.connection.descriptor)
      if client.isListener { gone.append(client.connection.number) }
    }
    clients.removeAll(where: \.connection.isOver)
    guard let pause, now >= pause else { return }
    do throws(SystemError) {
      try listener.listen(on: poller)
      self.pause = nil
    } catch {
      self.pause = now + Self.longestPause
    }
  }
}
