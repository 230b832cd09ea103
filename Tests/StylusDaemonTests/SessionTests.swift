import Glibc
import InkModel
import LinuxIO
import StylusPipeline
import StylusProtocol
import Testing

@testable import StylusDaemon

/// A session, and the client's end of its socket; the clock is turned by hand.
final class SessionBench {
  let session: Session
  let client: FileDescriptor
  let poller: Poller
  var ledger = Ledger(limits: StrokeStore.Limits()) { Tablet(id: $0, name: "t", role: .pen) }
  var now = Timestamp(microseconds: 1_000_000)
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  init(
    number: UInt64 = 16, user: UInt32 = Ledger.drawer, rights: Rights = .owner
  ) throws {
    var ends: [Int32] = [0, 0]
    guard unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw SystemError("make a pair of sockets")
    }
    let own = FileDescriptor(owning: ends[1])
    client = FileDescriptor(owning: ends[0])
    poller = try Poller()
    try own.setNonBlocking()
    session = Session(
      number: number, socket: own, caller: Caller(process: 7, user: user), rights: rights, now: now)
    try client.setNonBlocking()
    try poller.add(session.descriptor, token: session.number)
  }

  /// The client says something, and the session hears it.
  func say(_ text: String) throws { try say(Array(text.utf8)) }

  /// The client sends bytes, and the session hears them.
  func say(_ bytes: [UInt8]) throws {
    try client.writeAll(bytes)
    session.receive(using: &buffer)
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

  /// Starts a binary stream, which the client begins to read.
  func subscribe(_ wishes: Subscription = .everything) throws {
    let hello = Hello(heartbeat: 5_000, capabilities: [], epoch: ledger.epoch, stored: 0)
    session.start(LiveStream(filter: StreamFilter(wishes), form: .frames), hello, ledger)
    turn()
    _ = try hear()
  }

  /// Publishes samples of stroke 1.
  func publish(_ count: Int) {
    for time in 1...count {
      let update = StrokeUpdate.sample(StrokeID(rawValue: 1), .at(Int64(time)))
      guard let message = ledger.record(update) else { continue }
      _ = session.offer(message, update, ledger.drawnOn, numbering: ledger.numbering)
      // As often as the daemon does.
      if time % 256 == 0 { turn() }
    }
    turn()
  }

  /// What the loop does after each wait.
  func turn() {
    session.flush(now: now)
    session.updateInterest(in: poller)
    guard session.outbox.isEmpty else { return }
    session.catchUp(ledger)
    session.flush(now: now)
    session.updateInterest(in: poller)
  }

  /// Lets time pass and does what the loop then does.
  func tick(_ milliseconds: Int64) {
    now = now + Microseconds.milliseconds(milliseconds)
    session.keepAlive(now, ledger)
    turn()
  }

  /// Tells the session what the poller would.
  func poll() throws {
    var ready: [Poller.Ready] = []
    try poller.wait(milliseconds: 0, into: &ready)
    if ready.contains(where: { $0.found.contains(.writable) }) { session.roomCame() }
    turn()
  }
}

extension ServiceReply {
  /// More than a socket takes at once.
  fileprivate static let large = ServiceReply(version: String(repeating: "x", count: 4 << 20))
}

@Test func aCallInPiecesIsOneCall() throws {
  let bench = try SessionBench()
  try bench.say(#"{"method":"a"#)
  #expect(bench.session.nextCall() == nil)
  try bench.say(#".B"}"# + "\0" + #"{"method":"c.D"}"# + "\0")
  #expect(bench.session.nextCall()?.method == "a.B")
  #expect(bench.session.nextCall()?.method == "c.D")
  #expect(bench.session.nextCall() == nil)
  #expect(bench.session.ending == nil)
}

@Test func aCallWaitsUntilTheReplyBeforeItIsTaken() throws {
  let bench = try SessionBench()
  try bench.say(#"{"method":"a.B"}"# + "\0" + #"{"method":"c.D"}"# + "\0")
  _ = bench.session.nextCall()
  bench.session.reply { $0.reply(JSONObject()) }
  #expect(bench.session.nextCall() == nil)
  bench.turn()
  #expect(bench.session.nextCall()?.method == "c.D")
}

@Test func aClientThatSaysNoMoreIsAnsweredFirst() throws {
  let bench = try SessionBench()
  try bench.say(#"{"method":"a.B"}"# + "\0" + #"{"method":"c.D"}"# + "\0")
  shutdown(bench.client.number, Int32(SHUT_WR))
  try bench.say("")
  for _ in 0..<2 {
    #expect(bench.session.nextCall() != nil)
    bench.session.reply { $0.reply(JSONObject()) }
    bench.session.finishIfSilent()
    #expect(bench.session.ending == nil)
    bench.turn()
  }
  #expect(bench.session.nextCall() == nil)
  bench.session.finishIfSilent()
  #expect(bench.session.isOver)
}

@Test func whatIsNoCallEndsTheSessionAndIsNamedOnce() throws {
  let bench = try SessionBench()
  try bench.say("nonsense\0")
  #expect(bench.session.nextCall() == nil)
  #expect(bench.session.isOver)
  #expect(bench.session.takeOffence() == "what it sent is no call")
  #expect(bench.session.takeOffence() == nil)
}

@Test func aStreamThatTheClientTalksToIsOver() throws {
  let bench = try SessionBench()
  try bench.subscribe()
  #expect(bench.session.ending == nil)
  try bench.say("x")
  #expect(bench.session.isOver)
}

@Test func aSilentStreamGetsASignOfLife() throws {
  let bench = try SessionBench()
  try bench.subscribe()
  bench.tick(4_999)
  #expect(try bench.hear() == [])
  bench.tick(1)
  #expect(try bench.hear()?.dropFirst(4).first == 0x02)
  bench.tick(1_000)
  #expect(try bench.hear() == [])
}

@Test func whoDoesNotReadIsToldTooSlowAfterTwoSecondsAndForgottenTenLater() throws {
  let bench = try SessionBench()
  try bench.subscribe()
  bench.publish(30_000)
  bench.tick(2_000)
  #expect(bench.session.ending == nil)
  bench.publish(5_000)
  bench.tick(1)
  #expect(bench.session.ending == .afterOutbox)
  #expect(bench.session.takeOffence() == "it does not read")
  bench.tick(1)
  bench.tick(10_000)
  #expect(!bench.session.isOver)
  bench.tick(1)
  #expect(bench.session.isOver)
}

@Test func whoReadsAgainInTimeIsToldWhatItLostAndStays() throws {
  let bench = try SessionBench()
  try bench.subscribe()
  bench.publish(30_000)
  bench.tick(1_500)
  var bytes: [UInt8] = []
  // Everything that the kernel kept, then what was made good.
  for _ in 0..<50 {
    bytes += try bench.hear() ?? []
    try bench.poll()
  }
  bench.tick(1_500)
  #expect(bench.session.ending == nil)
  let messages = try StreamBench().decode(bytes)
  #expect(messages.count { $0.loss != nil } == 1)
  #expect(messages.compactMap(\.loss).first?.last == 30_000)
}

@Test func aClientThatReadsSlowlyIsNotTooSlow() throws {
  let bench = try SessionBench()
  try bench.subscribe()
  for _ in 0..<20 {
    bench.publish(5_000)
    _ = try bench.hear()
    try bench.poll()
    bench.tick(1_900)
  }
  #expect(bench.session.ending == nil)
}

@Test func whoTakesTheEndAfterAWhileGetsIt() throws {
  let bench = try SessionBench()
  try bench.subscribe()
  bench.publish(30_000)
  bench.session.end(.replayEnded, bench.ledger)
  bench.tick(9_000)
  var bytes: [UInt8] = []
  while let more = try bench.hear(), !bench.session.isOver || !more.isEmpty {
    bytes += more
    try bench.poll()
  }
  let messages = try StreamBench().decode(bytes)
  #expect(messages.last?.content == .endOfStream(.replayEnded))
  #expect(messages.count { $0.loss != nil } == 1)
}

/// A script may send its call, close its sending half, and show the answer in a pager.
@Test func whoCallsNoMoreMayTakeItsTimeToReadTheAnswer() throws {
  let bench = try SessionBench()
  try bench.say(#"{"method":"a.B"}"# + "\0")
  _ = bench.session.nextCall()
  bench.session.reply { $0.reply(ServiceReply.large) }
  shutdown(bench.client.number, Int32(SHUT_WR))
  try bench.say("")
  bench.turn()
  var count = 0
  for _ in 0..<1_000 where !bench.session.outbox.isEmpty {
    bench.tick(60_000)
    count += try bench.hear()?.count ?? 0
    try bench.poll()
  }
  count += try bench.hear()?.count ?? 0
  #expect(count > 4 << 20)
  bench.session.finishIfSilent()
  #expect(bench.session.isOver)
}

@Test func whoNeverFinishesACallIsClosedAfterThirtySecondsAndNamed() throws {
  let silent = try SessionBench()
  let slow = try SessionBench()
  for _ in 0..<30 {
    try slow.say("x")
    #expect(slow.session.nextCall() == nil)
    for bench in [silent, slow] { bench.tick(1_000) }
  }
  for bench in [silent, slow] {
    #expect(!bench.session.isOver)
    bench.tick(1)
    #expect(bench.session.isOver)
    #expect(bench.session.takeOffence() == "it has not finished a call for 30 s")
  }
}

@Test func whoHasCalledMayBeSilentForEverButNotInTheMiddleOfACall() throws {
  let bench = try SessionBench()
  try bench.say(#"{"method":"a.B"}"# + "\0")
  #expect(bench.session.nextCall() != nil)
  for _ in 0..<100 { bench.tick(3_600_000) }
  try bench.say("{")
  bench.tick(1_000)
  bench.tick(30_000)
  #expect(!bench.session.isOver)
  bench.tick(1)
  #expect(bench.session.isOver)
}

@Test func aStreamAndACallThatWaitsForAnAnswerAreNoSilence() throws {
  let (stream, asking) = (try SessionBench(), try SessionBench())
  try stream.subscribe()
  asking.session.isAwaiting = true
  for _ in 0..<20 {
    for bench in [stream, asking] { bench.tick(10_000) }
    _ = try stream.hear()
  }
  #expect(stream.session.ending == nil && asking.session.ending == nil)
}

@Test func whoDoesNotReadItsAnswersIsClosedAfterThirtySecondsUnlessItTakesSome() throws {
  for isReading in [true, false] {
    let bench = try SessionBench()
    try bench.say(#"{"method":"a.B"}"# + "\0")
    _ = bench.session.nextCall()
    bench.session.reply { $0.reply(ServiceReply.large) }
    bench.turn()
    for _ in 0..<8 {
      bench.tick(10_000)
      if isReading { _ = try bench.hear() }
      try bench.poll()
    }
    #expect(bench.session.isOver == !isReading)
    #expect(bench.session.takeOffence() == (isReading ? nil : "it does not read its answers"))
  }
}

@Test func whoNeverReadsItsEndIsForgottenTenSecondsLater() throws {
  let bench = try SessionBench()
  try bench.subscribe()
  bench.publish(30_000)
  bench.session.end(.replayEnded, bench.ledger)
  #expect(bench.session.ending == .afterOutbox)
  bench.tick(1)
  bench.tick(10_000)
  #expect(!bench.session.isOver)
  bench.tick(1)
  #expect(bench.session.isOver)
}

@Test func refusedCallsOfOneConnectionAreToldOnce() throws {
  let bench = try SessionBench(rights: [])
  bench.session.noteRefusal()
  #expect(bench.session.takeRefusal())
  for _ in 0..<100 { bench.session.noteRefusal() }
  #expect(!bench.session.takeRefusal())
}

@Test func theNumberOfAFinishedStrokeIsForItsOwnerOnly() throws {
  for (user, number) in [(Ledger.drawer, 1), (7, 0)] as [(UInt32, UInt64)] {
    let bench = try SessionBench(user: user, rights: .everybodysInk)
    try bench.subscribe()
    for update in [StrokeUpdate.beginning(1), .finishing(1)] {
      guard let message = bench.ledger.record(update) else { continue }
      _ = bench.session.offer(
        message, update, bench.ledger.drawnOn, numbering: bench.ledger.numbering)
      bench.ledger.close(update)
    }
    bench.turn()
    let last = try StreamBench().decode(try bench.hear() ?? []).last
    let stored: UInt64? =
      switch last?.content {
      case .finished(_, let stored): stored
      case .update(.finished): 0
      default: nil
      }
    #expect(stored == number)
  }
}

@Test func whatWaitsForAClientIsKnownWithItsWorst() throws {
  let bench = try SessionBench()
  try bench.subscribe()
  bench.publish(1)
  _ = try bench.hear()
  #expect(bench.session.statistics.most == 0)
  bench.publish(30_000)
  let behind = bench.session.statistics
  #expect(behind.process == 7 && behind.dropped > 0)
  #expect(behind.most > 0 && behind.most >= behind.waiting)
}

@Test func anUpdateIsSentOnceTheSocketHasAllThatWaitedWithIt() throws {
  let bench = try SessionBench()
  try bench.subscribe()
  func publish(_ origin: Int64) {
    let update = StrokeUpdate.sample(StrokeID(rawValue: 1), .at(origin))
    guard let message = bench.ledger.record(update) else { return }
    _ = bench.session.offer(
      message, update, bench.ledger.drawnOn, numbering: bench.ledger.numbering)
    bench.session.note(Stamps(origin: origin, handed: origin))
  }
  publish(1)
  publish(2)
  #expect(bench.session.takeSent() == nil)
  bench.turn()
  #expect(bench.session.takeSent()?.origin == 1)
  #expect(bench.session.takeSent() == nil)
}
