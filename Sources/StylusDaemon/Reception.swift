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
  private let custodian: Custodian
  /// Tells who is at the other end of a socket.
  private let identify: (Int32) throws(SystemError) -> Caller
  /// What every read uses.
  private var buffer = [UInt8](repeating: 0, count: 16_384)
  private var isListening = false
  /// Whether clients wait for want of descriptors, and the log says so.
  private var isFull = false
  private var log = RationedLog()
  private let gauges: Gauges

  /// How many clients are let in before those that are there are served.
  private static let mostAtOnce = 64

  /// - Parameters:
  ///   - firstNumber: the first session's number and poller token; smaller ones, down to
  ///     `firstNumber - 1` for the listener, belong to the reception's owner.
  ///   - custodian: who says what a client may do.
  ///   - gauges: where it is counted how long sending takes.
  ///   - identify: tells who is at the other end of a socket; the kernel, unless a test knows better.
  init(
    listener: consuming UnixListener, mostSessions: Int, firstNumber: UInt64,
    custodian: Custodian, _ gauges: Gauges,
    identify: @escaping (Int32) throws(SystemError) -> Caller = Caller.init(peerOf:)
  ) {
    self.listener = listener
    self.gauges = gauges
    self.mostSessions = mostSessions
    self.custodian = custodian
    self.identify = identify
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
  func letIn(_ ledger: Ledger, now: Timestamp, on poller: borrowing Poller) {
    do throws(SystemError) {
      for _ in 0..<Self.mostAtOnce {
        guard let socket = try listener.accept() else {
          isFull = false
          break
        }
        try letIn(socket, ledger, now: now, on: poller)
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
    _ socket: consuming FileDescriptor, _ ledger: Ledger, now: Timestamp,
    on poller: borrowing Poller
  ) throws(SystemError) {
    let caller = try identify(socket.number)
    guard let rights = custodian.rights(of: caller) else {
      return log.write(
        "refused process \(caller.process) of user \(caller.user): strokes are for user "
          + "\(Environment.user) only", now)
    }
    let session = Session(
      number: nextNumber, socket: socket, caller: caller, keeper: custodian.keeper(for: caller),
      rights: rights, now: now)
    nextNumber += 1
    try poller.add(session.descriptor, token: session.number)
    sessions.append(session)
    if sessions.count > mostSessions { turnAway(inFavourOf: session, ledger) }
  }

  /// Whoever may see or send something is let in in the place of the last one that may not, if there is one.
  private func turnAway(inFavourOf newest: Session, _ ledger: Ledger) {
    let isOfUse = newest.rights.seesTablets
    let idle = isOfUse ? sessions.last { $0.ending == nil && !$0.rights.seesTablets } : nil
    let leaving = idle ?? newest
    if leaving.stream == nil { leaving.reply { $0.reply(.tooManyClients(limit: mostSessions)) } }
    leaving.end(.policy, ledger)
    leaving.finish()
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
    let caller = session.caller
    if session.takeRefusal() {
      log.write(
        "refused a call of process \(caller.process) of user \(caller.user), who may not do that now",
        now)
    }
    guard let offence = session.takeOffence() else { return }
    log.write("the connection of process \(caller.process) is closed: \(offence)", now)
  }

  /// Whether anything still waits to be sent.
  var hasWaiting: Bool { sessions.contains { !$0.outbox.isEmpty && !$0.isOver } }
}
