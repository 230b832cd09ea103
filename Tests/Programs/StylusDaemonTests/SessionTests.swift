import Glibc
import LinuxIO
import StylusModel
import StylusProtocol
import Testing
import VarlinkServer

@testable import StylusDaemon

@Test func aCallInPiecesIsOneCall() throws {
  let bench = try SessionBench()
  try bench.say(#"{"method":"a"#)
  #expect(bench.session.nextCall(bench.now) == nil)
  try bench.say(#".B"}"# + "\0" + #"{"method":"c.D"}"# + "\0")
  #expect(bench.session.nextCall(bench.now)?.method == "a.B")
  #expect(bench.session.nextCall(bench.now)?.method == "c.D")
  #expect(bench.session.nextCall(bench.now) == nil)
  #expect(bench.session.ending == nil)
}

@Test func aCallWaitsUntilTheReplyBeforeItIsTaken() throws {
  let bench = try SessionBench()
  try bench.say(#"{"method":"a.B"}"# + "\0" + #"{"method":"c.D"}"# + "\0")
  _ = bench.session.nextCall(bench.now)
  bench.session.reply { $0.reply(JSONObject()) }
  #expect(bench.session.nextCall(bench.now) == nil)
  bench.turn()
  #expect(bench.session.nextCall(bench.now)?.method == "c.D")
}

@Test func aClientThatSaysNoMoreIsAnsweredFirst() throws {
  let bench = try SessionBench()
  try bench.say(#"{"method":"a.B"}"# + "\0" + #"{"method":"c.D"}"# + "\0")
  shutdown(bench.client.number, Int32(SHUT_WR))
  try bench.say("")
  for _ in 0..<2 {
    #expect(bench.session.nextCall(bench.now) != nil)
    bench.session.reply { $0.reply(JSONObject()) }
    bench.session.finishIfSilent()
    #expect(bench.session.ending == nil)
    bench.turn()
  }
  #expect(bench.session.nextCall(bench.now) == nil)
  bench.session.finishIfSilent()
  #expect(bench.session.isOver)
}

@Test func whatIsNoCallEndsTheSessionAndIsNamedOnce() throws {
  let bench = try SessionBench()
  try bench.say("nonsense\0")
  #expect(bench.session.nextCall(bench.now) == nil)
  #expect(bench.session.isOver)
  #expect(bench.takeViolation() == "it sent something other than a call")
  #expect(bench.takeViolation() == nil)
}

@Test func aStreamThatTheClientTalksToIsOver() throws {
  let bench = try SessionBench()
  try bench.subscribe()
  #expect(bench.session.ending == nil)
  try bench.say("x")
  bench.turn()
  #expect(bench.session.isOver)
  let messages = try StreamBench().decode(try bench.hear() ?? [])
  #expect(messages.last?.content == .endOfStream(.policy))
  #expect(bench.takeViolation() == "it sent data during a stream")
}

@Test(arguments: [DaemonRequest.StreamForm.frames, .replies])
func whoseCallsFollowASubscriptionIsGreetedAndToldThatTheStreamIsOver(
  form: DaemonRequest.StreamForm
) throws {
  let bench = try SessionBench()
  try bench.say(#"{"method":"a.B"}"# + "\0" + #"{"method":"c.D"}"# + "\0")
  #expect(bench.session.nextCall(bench.now)?.method == "a.B")
  let hello = Hello(heartbeat: 5_000, capabilities: [], epoch: 1, stored: 0)
  bench.session.start(
    LiveStream(filter: StreamFilter(.everything), form: form), hello, bench.ink)
  #expect(bench.session.nextCall(bench.now) == nil)
  bench.turn()
  let heard = try #require(try bench.hear())
  #expect(try bench.hear() == nil || bench.session.isOver)
  if form == .frames {
    let end = try #require(heard.firstIndex(of: 0))
    let messages = try StreamBench().decode(Array(heard[(end + 1)...]))
    #expect(messages.map(\.content) == [.hello(hello), .endOfStream(.policy)])
  } else {
    let replies = heard.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    #expect(replies.count == 2 && replies[0].contains("\"hello\""))
    #expect(replies[1].contains("\"policy\"") && !replies[1].contains("continues"))
  }
}

@Test func refusedCallsOfOneConnectionAreToldOnce() throws {
  let bench = try SessionBench(rights: [])
  bench.session.connection.violations.recordRefusal()
  #expect(bench.takeRefusal())
  for _ in 0..<100 { bench.session.connection.violations.recordRefusal() }
  #expect(!bench.takeRefusal())
}

@Test func theNumberOfAFinishedStrokeIsForItsOwnerOnly() throws {
  for (user, number) in [(InkState.drawer, 1), (7, nil)] as [(UInt32, UInt64?)] {
    let bench = try SessionBench(user: user, rights: .everybodysInk)
    try bench.subscribe()
    for update in [StrokeUpdate.beginning(1), .finishing(1)] {
      guard let message = bench.ink.record(update) else { continue }
      _ = bench.session.offer(message, bench.ink.drawnOn, numbering: bench.ink.numbering)
      bench.ink.forgetEnded(message)
    }
    bench.turn()
    let last = try StreamBench().decode(try bench.hear() ?? []).last
    guard case .update(.finished(let summary))? = last?.content else {
      Issue.record("\(last as Any)")
      return
    }
    #expect(summary.stored == number)
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
    guard let message = bench.ink.record(update) else { return }
    _ = bench.session.offer(message, bench.ink.drawnOn, numbering: bench.ink.numbering)
    bench.session.recordStamps(Stamps(origin: origin, handed: origin))
  }
  publish(1)
  publish(2)
  #expect(bench.session.takeSent() == nil)
  bench.turn()
  #expect(bench.session.takeSent()?.origin == 1)
  #expect(bench.session.takeSent() == nil)
}
