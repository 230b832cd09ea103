import Glibc
import LinuxIO
import StylusModel
import StylusProtocol
import VarlinkServer

/// The sockets of all clients: accepts, reads and disconnects them.
///
/// Belongs to the main thread. Waits for nobody.
final class ClientList {
  private var listener: ClientListener
  private(set) var sessions: [ClientSession] = []
  /// How many clients are served at once; fewer from now on do not send anybody away.
  var limits: ClientLimits
  private var nextNumber: UInt64
  private let owners: OwnerWatch
  /// Tells who is at the other end of a socket.
  private let identify: (Int32) throws(SystemError) -> Caller
  /// What every read uses.
  private var buffer = [UInt8](repeating: 0, count: 16_384)
  /// Whether clients wait for want of descriptors, and the log says so.
  private var isFull = false
  private var log = RationedLog()
  /// When a client was last refused because its user, or (nil) all users together, reached the
  /// limit; within the last minute only.
  private var crowds: [UInt32?: Timestamp] = [:]
  /// Who must go for those who were let in last.
  private var displaced: [ClientSession] = []

  /// How many clients are let in before those that are there are served, and how long that may
  /// take, in nanoseconds: what a pen waits at most for people who knock.
  private static let mostAtOnce = 64
  private static let longest: Int64 = 250_000
  /// The time without a refusal after which a crowd counts as a new one.
  private static let rest = Microseconds.milliseconds(60_000)

  /// - Parameters:
  ///   - token: of the poller, under which it says that somebody waits to be let in.
  ///   - firstNumber: the first session's number and poller token; smaller ones belong to the
  ///     list's owner.
  ///   - owners: who says what a client may do.
  ///   - identify: tells who is at the other end of a socket; the kernel, unless a test knows
  ///     better.
  init(
    listener: consuming UnixListener, token: UInt64, limits: ClientLimits,
    firstNumber: UInt64,
    owners: OwnerWatch,
    identify: @escaping (Int32) throws(SystemError) -> Caller = Caller.init(peerOf:)
  ) {
    self.listener = ClientListener(listener, token: token)
    self.limits = limits
    self.owners = owners
    self.identify = identify
    nextNumber = firstNumber
    sessions.reserveCapacity(limits.all)
  }

  /// The session with a number; nil if it is over.
  func session(_ number: UInt64) -> ClientSession? { sessions.first { $0.number == number } }

  /// Starts or continues listening.
  func listen(on poller: borrowing Poller) throws(SystemError) { try listener.listen(on: poller) }

  /// Accepts waiting clients, within the limits of the daemon and of this turn; the others wait for
  /// the next turn.
  ///
  /// - Returns: the subscribers that must go for others: their streams are to be ended by policy.
  func letIn(now: Timestamp, on poller: borrowing Poller) -> [ClientSession] {
    defer { displaced = [] }
    let deadline = MonotonicClock.nanoseconds + Self.longest
    do throws(SystemError) {
      let isEmpty = try listener.accept(atMost: Self.mostAtOnce, until: deadline, on: poller) {
        socket throws(SystemError) in try letIn(socket, now: now, on: poller)
      }
      if isEmpty { isFull = false }
    } catch {
      logFull(error)
    }
    return displaced
  }

  /// Out of descriptors: waiting clients wait until the next ``listen(on:)``.
  private func logFull(_ error: SystemError) {
    if !isFull {
      Log.write(
        .warning,
        "\(error). \(sessions.count) clients are served, \(largestCrowd). More must wait until one "
          + "leaves. Fix: raise the limit of open files (LimitNOFILE=), or lower max-clients")
    }
    isFull = true
  }

  private func letIn(
    _ socket: consuming FileDescriptor, now: Timestamp, on poller: borrowing Poller
  ) throws(SystemError) {
    let caller = try identify(socket.number)
    guard let rights = owners.rights(of: caller) else {
      return log.warn(
        "refused process \(caller.process) of user \(caller.user): strokes are for user "
          + "\(Environment.user) only", now)
    }
    if let refusal = refusal(of: caller, rights) {
      return refuse(socket, refusal, to: caller, now)
    }
    let session = ClientSession(
      number: nextNumber, socket: socket, caller: caller, keeper: owners.keeper(for: caller),
      rights: rights, now: now)
    nextNumber += 1
    try poller.add(session.connection.descriptor, token: session.number)
    sessions.append(session)
  }

  /// The refusal for a caller; nil if there is room for it.
  private func refusal(of caller: Caller, _ rights: Rights) -> VarlinkError? {
    guard sessionCount(of: caller.user) < limits.ofUser else {
      return .tooManyClients(limit: limits.ofUser, user: caller.user)
    }
    guard sessions.count >= limits.all else { return nil }
    // A client with permissions replaces the last one without, if there is one.
    if rights.seesTablets, makeRoom() { return nil }
    return .tooManyClients(limit: limits.all, user: nil)
  }

  private func sessionCount(of user: UInt32) -> Int { sessions.count { $0.caller.user == user } }

  private func makeRoom() -> Bool {
    let idle = sessions.last { session in
      session.ending == nil && !session.rights.seesTablets
        && !displaced.contains { $0 === session }
    }
    guard let leaving = idle else { return false }
    if leaving.stream == nil {
      leaving.reply { $0.reply(VarlinkError.tooManyClients(limit: limits.all, user: nil)) }
      leaving.closeAfterSending()
    } else {
      displaced.append(leaving)
    }
    return true
  }

  /// Says why and closes the connection.
  private func refuse(
    _ socket: consuming FileDescriptor, _ refusal: VarlinkError, to caller: Caller, _ now: Timestamp
  ) {
    logRefusal(refusal, to: caller, now)
    ClientListener.refuse(socket) { $0.reply(refusal) }
  }

  /// Tells the log of a crowd, once until nobody was turned away for its sake for a minute.
  private func logRefusal(_ refusal: VarlinkError, to caller: Caller, _ now: Timestamp) {
    guard case .tooManyClients(let limit, let user) = refusal else { return }
    let isKnown = crowds[user].map { now - $0 <= Self.rest } ?? false
    crowds[user] = now
    guard !isKnown else { return }
    crowds = crowds.filter { now - $0.value <= Self.rest }
    let (crowd, key) =
      user.map { ("user \($0) has", "max-clients-per-user") }
      ?? ("there are, \(largestCrowd),", "max-clients")
    // Not rationed with the rest, which a flood may have used up: one line a minute for each user
    // is few enough.
    Log.write(
      .warning,
      "refused process \(caller.process) of user \(caller.user): \(crowd) \(limit) connections, as "
        + "many as \(key) allows. Fix: end the programs that hold them, or raise \(key).")
  }

  /// Who has the most connections, for people.
  private var largestCrowd: String {
    let users = Set(sessions.map(\.caller.user)).map { (user: $0, count: sessionCount(of: $0)) }
    guard let largest = users.max(by: { $0.count < $1.count }) else { return "none of them" }
    return "\(largest.count) of them for user \(largest.user)"
  }

  /// Reads from a client.
  func readClient(_ session: ClientSession) -> ClientSession.ReadOutcome {
    session.readSocket(using: &buffer)
  }

  /// Says what each client is waited for now, and forgets the sessions that are over.
  func seeOff(now: Timestamp, on poller: borrowing Poller) {
    var anyOver = false
    for session in sessions {
      session.updateInterest(in: poller)
      logViolations(session, now)
      if session.isOver {
        poller.remove(session.connection.descriptor)
        anyOver = true
      }
    }
    if anyOver { sessions.removeAll(where: \.isOver) }
  }

  private func logViolations(_ session: ClientSession, _ now: Timestamp) {
    let caller = session.caller
    if session.connection.violations.takeRefusal() {
      log.warn(
        "refused a call of process \(caller.process) of user \(caller.user), who lacks the "
          + "permission",
        now)
    }
    guard let offence = session.connection.violations.takeViolation() else { return }
    log.warn(
      "the connection of process \(caller.process) of user \(caller.user) is closed: \(offence)",
      now)
  }

  /// Whether anything still waits to be sent.
  var hasWaiting: Bool { sessions.contains { !$0.connection.outbox.isEmpty && !$0.isOver } }
}
