import Glibc
import LinuxIO
import StylusModel
import StylusProtocol
import VarlinkServer

@testable import StylusDaemon

/// A session, and the client's end of its socket; the clock is turned by hand.
final class SessionBench {
  let session: ClientSession
  let client: FileDescriptor
  let poller: Poller
  var ink = InkState(limits: StrokeStore.Limits()) { Tablet(id: $0, name: "t", role: .pen) }
  var now = Timestamp(microseconds: 1_000_000)
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  init(
    number: UInt64 = 16, user: UInt32 = InkState.drawer, rights: Rights = .owner
  ) throws {
    var ends: [Int32] = [0, 0]
    guard unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw SystemError("make a pair of sockets")
    }
    let own = FileDescriptor(owning: ends[1])
    client = FileDescriptor(owning: ends[0])
    poller = try Poller()
    try own.setNonBlocking()
    session = ClientSession(
      number: number, socket: own, caller: Caller(process: 7, user: user), rights: rights, now: now)
    try client.setNonBlocking()
    try poller.add(session.connection.descriptor, token: session.number)
  }

  /// The client says something, and the session hears it.
  func say(_ text: String) throws { try say(Array(text.utf8)) }

  /// The client sends bytes, and the session hears them.
  func say(_ bytes: [UInt8]) throws {
    try client.writeAll(bytes)
    if session.readSocket(using: &buffer) == .talking { session.endTalking(ink) }
  }

  /// What the client can read at this moment; nil at the end.
  func hear() throws -> [UInt8]? {
    var heard: [UInt8] = []
    while let count = try client.read(into: &buffer) {
      guard count > 0 else { return heard.isEmpty ? nil : heard }
      heard += buffer[..<count]
    }
    return heard
  }

  /// What the log is to tell next of what the client did wrong.
  func takeViolation() -> String? { session.connection.violations.takeViolation() }

  /// Whether the log is to tell now that a call was refused.
  func takeRefusal() -> Bool { session.connection.violations.takeRefusal() }

  /// Starts a binary stream, which the client begins to read.
  func subscribe(_ wishes: Subscription = .everything) throws {
    let hello = Hello(heartbeat: 5_000, capabilities: [], epoch: ink.epoch, stored: 0)
    session.start(LiveStream(filter: StreamFilter(wishes), form: .frames), hello, ink)
    turn()
    _ = try hear()
  }

  /// Publishes samples of stroke 1.
  func publish(_ count: Int) {
    for time in 1...count {
      let update = StrokeUpdate.sample(StrokeID(rawValue: 1), .at(Int64(time)))
      guard let message = ink.record(update) else { continue }
      _ = session.offer(message, ink.drawnOn, numbering: ink.numbering)
      // As often as the daemon does.
      if time % 256 == 0 { turn() }
    }
    turn()
  }

  /// What the loop does after each wait.
  func turn() {
    session.flush(now: now)
    session.updateInterest(in: poller)
    guard session.connection.outbox.isEmpty else { return }
    session.catchUp(ink)
    session.flush(now: now)
    session.updateInterest(in: poller)
  }

  /// Lets time pass and does what the loop then does.
  func tick(_ milliseconds: Int64) {
    now = now + Microseconds.milliseconds(milliseconds)
    session.keepAlive(now, ink)
    turn()
  }

  /// Tells the session what the poller would.
  func poll() throws {
    var ready: [Poller.Ready] = []
    try poller.wait(atMost: .milliseconds(0), into: &ready)
    if ready.contains(where: { $0.found.contains(.writable) }) { session.connection.roomCame() }
    turn()
  }
}
