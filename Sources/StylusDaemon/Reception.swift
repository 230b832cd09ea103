import Glibc
import InkModel
import LinuxIO
import StylusProtocol

/// The sockets of all clients: lets them in, hears them, sends what waits, sees them off.
///
/// Belongs to the main thread. Waits for nobody.
final class Reception {
  private let listener: UnixListener
  private(set) var sessions: [Session] = []
  /// How many clients are served at once; fewer from now on do not send anybody away.
  var mostSessions: Int
  private var nextNumber: UInt64
  /// What every read uses.
  private var buffer = [UInt8](repeating: 0, count: 16_384)
  private var isListening = false
  /// Whether clients wait for want of descriptors, and the log says so.
  private var isFull = false
  private var log = RationedLog()
  private let gauges: Gauges

  /// How many clients are let in before those that are there are served.
  private static let mostAtOnce = 64

  /// - Parameter firstNumber: the first session's number and poller token; smaller ones, down to
  ///   `firstNumber - 1` for the listener, belong to the reception's owner.
  init(
    listener: consuming UnixListener, mostSessions: Int, firstNumber: UInt64, _ gauges: Gauges
  ) {
    self.listener = listener
    self.gauges = gauges
    self.mostSessions = mostSessions
    nextNumber = firstNumber
    sessions.reserveCapacity(mostSessions)
  }

  /// The session with a number; nil if it is over.
  func session(_ number: UInt64) -> Session? { sessions.first { $0.number == number } }

  /// Starts or goes on listening.
  func listen(token: UInt64, on poller: borrowing Poller) throws(SystemError) {
    guard !isListening else { return }
    try poller.add(listener.number, token: token)
    isListening = true
  }

  /// Lets in whoever waits, as far as the daemon may serve them.
  func letIn(now: Timestamp, on poller: borrowing Poller) {
    do throws(SystemError) {
      for _ in 0..<Self.mostAtOnce {
        guard let socket = try listener.accept() else {
          isFull = false
          break
        }
        try letIn(socket, now: now, on: poller)
      }
    } catch {
      stopListening(because: error, on: poller)
    }
  }

  /// Out of descriptors: the queue would be reported again at once and for ever, so it waits for the
  /// next ``listen(token:on:)``.
  private func stopListening(because error: SystemError, on poller: borrowing Poller) {
    poller.remove(listener.number)
    isListening = false
    if !isFull {
      Log.write(
        .warning,
        "\(error). \(sessions.count) clients are served, more must wait until one goes. "
          + "Raise the limit of open files (LimitNOFILE=) or lower max-clients.")
    }
    isFull = true
  }

  private func letIn(
    _ socket: consuming FileDescriptor, now: Timestamp, on poller: borrowing Poller
  ) throws(SystemError) {
    let peer = try UnixSocket.peer(of: socket.number)
    guard peer.user == Environment.user || peer.user == 0 else {
      return log.write(
        "refused process \(peer.process) of user \(peer.user): strokes are for user "
          + "\(Environment.user) only", now)
    }
    let session = Session(
      number: nextNumber, socket: socket, process: peer.process, now: now)
    nextNumber += 1
    try poller.add(session.descriptor, token: session.number)
    sessions.append(session)
    if sessions.count > mostSessions {
      session.reply { $0.reply(.tooManyClients(limit: mostSessions)) }
      session.finish()
    }
  }

  /// Reads from a client.
  func hear(_ session: Session) { session.receive(using: &buffer) }

  /// Sends what waits and forgets the sessions that are over.
  func settle(now: Timestamp, on poller: borrowing Poller) {
    var anyOver = false
    for session in sessions {
      session.flush(now: now)
      if let oldest = session.takeSent() { gauges.sent(oldest, at: MonotonicClock.nanoseconds) }
      session.updateInterest(in: poller)
      tell(session, now)
      if session.isOver {
        poller.remove(session.descriptor)
        anyOver = true
      }
    }
    if anyOver { sessions.removeAll(where: \.isOver) }
  }

  private func tell(_ session: Session, _ now: Timestamp) {
    guard let offence = session.takeOffence() else { return }
    log.write("the connection of process \(session.process) is closed: \(offence)", now)
  }

  /// Whether anything still waits to be sent.
  var hasWaiting: Bool { sessions.contains { !$0.outbox.isEmpty && !$0.isOver } }
}
