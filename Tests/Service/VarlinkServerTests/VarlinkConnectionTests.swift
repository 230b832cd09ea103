import Glibc
import LinuxIO
import StylusModel
import StylusProtocol
import Testing
import VarlinkServer

/// A connection, and the client's end of its socket; the clock is turned by hand.
private final class ConnectionBench {
  let connection: VarlinkConnection
  let poller: Poller
  var now = Timestamp(microseconds: 1_000_000)
  private var client: FileDescriptor?
  private var buffer = [UInt8](repeating: 0, count: 4_096)

  init(longestSilence: Microseconds? = nil) throws {
    var ends: [Int32] = [0, 0]
    guard unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw SystemError("make a pair of sockets")
    }
    let own = FileDescriptor(owning: ends[1])
    let other = FileDescriptor(owning: ends[0])
    try own.setNonBlocking()
    try other.setNonBlocking()
    client = consume other
    poller = try Poller()
    connection = VarlinkConnection(
      number: 7, own, ClientTimeouts(now, longestSilence: longestSilence))
    try poller.add(connection.descriptor, token: connection.number)
  }

  /// The client says something, and the connection hears it.
  func say(_ text: String) throws {
    try client?.writeAll(Array(text.utf8))
    connection.feed(connection.read(using: &buffer))
  }

  /// What the poller reports now.
  func found() throws -> Poller.Interest {
    var ready: [Poller.Ready] = []
    try poller.wait(atMost: .milliseconds(0), into: &ready)
    return ready.first?.found ?? []
  }

  /// Says something that nobody reads yet.
  func sayUnheard() throws { try client?.writeAll([0]) }

  func leave() { client = nil }
}

private let call = #"{"method":"a.B"}"# + "\0"

@Test func whoseConnectionHasEndedIsNotListenedToWhileTheRestIsSent() throws {
  let bench = try ConnectionBench()
  bench.connection.reply { $0.reply(JSONObject()) }
  bench.connection.closeAfterSending()
  bench.connection.updateInterest(in: bench.poller, .always)
  try bench.sayUnheard()
  // Else the loop would be woken again and again by what nobody reads.
  #expect(try bench.found() == [])
  #expect(!bench.connection.isOver)
  bench.connection.flush(bench.now)
  #expect(bench.connection.isOver)
}

@Test func aConnectionIsListenedToWhileNothingWaitsForIt() throws {
  let bench = try ConnectionBench()
  try bench.sayUnheard()
  #expect(try bench.found() == .readable)
  bench.connection.reply { $0.reply(JSONObject()) }
  bench.connection.updateInterest(in: bench.poller, .whenAnswered)
  #expect(try bench.found() == [])
  bench.connection.flush(bench.now)
  bench.connection.updateInterest(in: bench.poller, .whenAnswered)
  #expect(try bench.found() == .readable)
  bench.connection.updateInterest(in: bench.poller, .never)
  #expect(try bench.found() == [])
}

@Test func callsComeOneByOneEachBehindTheAnswerToTheOneBefore() throws {
  let bench = try ConnectionBench()
  try bench.say(call + call)
  #expect(bench.connection.nextCall(bench.now)?.method == "a.B")
  bench.connection.reply { $0.reply(JSONObject()) }
  #expect(bench.connection.nextCall(bench.now) == nil)
  bench.connection.flush(bench.now)
  #expect(bench.connection.nextCall(bench.now)?.method == "a.B")
  #expect(bench.connection.nextCall(bench.now) == nil && bench.connection.ending == nil)
}

@Test func whoMustSpeakIsClosedWhenItsTimeIsUpAndNotBefore() throws {
  let bench = try ConnectionBench(longestSilence: .milliseconds(30_000))
  try bench.say(call)
  let came = bench.now + .milliseconds(20_000)
  #expect(bench.connection.nextCall(came) != nil)
  bench.connection.endSilence(came + .milliseconds(29_999))
  #expect(!bench.connection.isOver)
  bench.connection.endSilence(came + .milliseconds(30_000))
  #expect(bench.connection.isOver)
}

@Test func anAnswerForWhoHasGoneEndsTheConnectionWithoutASignal() throws {
  let bench = try ConnectionBench()
  bench.leave()
  bench.connection.reply { $0.reply(JSONObject()) }
  bench.connection.flush(bench.now)
  #expect(bench.connection.ending == .gone)
}

@Test func aListenerThatCannotLetInRestsUntilItIsToldToListen() throws {
  let path = "/tmp/varlink-\(getpid())-\(UInt32.random(in: 0 ... .max))"
  defer { _ = unsafe unlink(path + ".lock") }
  let poller = try Poller()
  var listener = ClientListener(try UnixListener(path: path), token: 3)
  func waits() throws -> Bool {
    var ready: [Poller.Ready] = []
    try poller.wait(atMost: .milliseconds(0), into: &ready)
    return ready.contains { $0.token == 3 }
  }
  try listener.listen(on: poller)
  let clients = try (0..<3).map { _ in Client(try UnixSocket.connect(to: path)) }
  #expect(try waits())
  #expect(throws: SystemError.self) {
    _ = try listener.accept(atMost: 8, on: poller) { _ throws(SystemError) in
      throw SystemError("let in", "", Errno(rawValue: EMFILE))
    }
  }
  #expect(try !waits())
  try listener.listen(on: poller)
  #expect(try waits())
  var count = 0
  var isEmpty = try listener.accept(atMost: 1, on: poller) { _ throws(SystemError) in count += 1 }
  #expect(count == 1 && !isEmpty)
  isEmpty = try listener.accept(atMost: 8, on: poller) { _ throws(SystemError) in count += 1 }
  #expect(count == 2 && isEmpty)
  _ = clients
}

/// Keeps a client's end open.
private final class Client {
  private let socket: FileDescriptor
  init(_ socket: consuming FileDescriptor) { self.socket = socket }
}
