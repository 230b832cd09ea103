import Glibc
import LinuxIO
import StylusModel
import StylusProtocol
import Testing
import VarlinkServer

@testable import StylusDaemon

// How long a session waits for its client, and how it sees off one that takes too long.

extension ServiceReply {
  /// More than a socket takes at once.
  fileprivate static let large = ServiceReply(
    version: String(repeating: "x", count: 4 << 20), of: .daemon)
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

@Test func whoWantsNoPingsGetsOneOfEachSilence() throws {
  let bench = try SessionBench()
  var wishes = Subscription.everything
  wishes.pings = false
  try bench.subscribe(wishes)
  for _ in 0..<2 {
    bench.tick(5_000)
    #expect(try bench.hear()?.dropFirst(4).first == 0x02)
    for _ in 0..<4 { bench.tick(5_000) }
    #expect(try bench.hear() == [])
    bench.publish(1)
    #expect(try bench.hear() != [])
  }
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
  #expect(bench.takeViolation() == "it does not read")
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
  bench.session.endStream(.replayEnded, bench.ink)
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
  _ = bench.session.nextCall(bench.now)
  bench.session.reply { $0.reply(ServiceReply.large) }
  shutdown(bench.client.number, Int32(SHUT_WR))
  try bench.say("")
  bench.turn()
  var count = 0
  for _ in 0..<1_000 where !bench.session.connection.outbox.isEmpty {
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
    #expect(slow.session.nextCall(slow.now) == nil)
    for bench in [silent, slow] { bench.tick(1_000) }
  }
  for bench in [silent, slow] {
    #expect(!bench.session.isOver)
    bench.tick(1)
    #expect(bench.session.isOver)
    #expect(bench.takeViolation() == "it has not finished a call for 30 s")
  }
}

@Test func whoHasCalledMayBeSilentForEverButNotInTheMiddleOfACall() throws {
  let bench = try SessionBench()
  try bench.say(#"{"method":"a.B"}"# + "\0")
  #expect(bench.session.nextCall(bench.now) != nil)
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
  asking.session.awaitAnswer()
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
    _ = bench.session.nextCall(bench.now)
    bench.session.reply { $0.reply(ServiceReply.large) }
    bench.turn()
    for _ in 0..<8 {
      bench.tick(10_000)
      if isReading { _ = try bench.hear() }
      try bench.poll()
    }
    #expect(bench.session.isOver == !isReading)
    #expect(bench.takeViolation() == (isReading ? nil : "it does not read its answers"))
  }
}

@Test func whoNeverReadsItsEndIsForgottenTenSecondsLater() throws {
  let bench = try SessionBench()
  try bench.subscribe()
  bench.publish(30_000)
  bench.session.endStream(.replayEnded, bench.ink)
  #expect(bench.session.ending == .afterOutbox)
  bench.tick(1)
  bench.tick(10_000)
  #expect(!bench.session.isOver)
  bench.tick(1)
  #expect(bench.session.isOver)
}
