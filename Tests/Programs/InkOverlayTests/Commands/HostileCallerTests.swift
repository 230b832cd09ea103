import Foundation
import LinuxIO
import StylusModel
import StylusProtocol
import Testing

@testable import InkOverlay

/// Clients that are slow, many, or of somebody else.
@Suite struct HostileCallerTests {
  @Test func aStrangerIsClosedWithoutAWord() throws {
    let stranger = Environment.user + 1
    let bench = try CommandBench { _ in PeerCredentials(process: 1, user: stranger, group: 0) }
    let caller = try bench.connect()
    _ = try? caller.call("Undo")
    bench.turn()
    #expect(try caller.reply() == nil && caller.isClosed)
    #expect(bench.overlay.undone == 0 && bench.server.deadline == nil)
  }

  @Test func theNinthIsToldSoAndTheOthersAreServed() throws {
    let bench = try CommandBench()
    let callers = try (0..<CommandServer.mostClients).map { _ in try bench.connect() }
    let ninth = try bench.connect()
    let refusal = try #require(try ninth.reply())
    #expect(refusal.error == "org.stylusd.overlay.TooManyClients")
    #expect(refusal.parameters["limit"] == .integer(8))
    #expect(try ninth.reply() == nil && ninth.isClosed)
    for caller in callers {
      try caller.call("GetStatus")
      bench.turn()
      #expect(try caller.reply() != nil)
    }
  }

  @Test func whoSaysNothingLosesItsPlace() throws {
    let bench = try CommandBench()
    let callers = try (0..<CommandServer.mostClients).map { _ in try bench.connect() }
    bench.wait(seconds: 20)
    try callers[3].call("GetStatus")
    bench.turn()
    let due = try #require(bench.server.deadline)
    #expect(due == Timestamp(microseconds: 31_000_000))
    bench.wait(seconds: 10)
    for (number, caller) in callers.enumerated() {
      #expect((try caller.reply() != nil) == (number == 3))
      #expect(caller.isClosed == (number != 3))
    }
    let next = try bench.connect()
    try next.call("GetStatus")
    bench.turn()
    #expect(try next.reply()?.error == nil)
  }

  @Test func aCallThatNeverEndsIsClosedHoweverItDrips() throws {
    let bench = try CommandBench()
    let caller = try bench.connect()
    for _ in 0..<31 {
      _ = try? caller.say("{")
      bench.wait(seconds: 1)
    }
    #expect(try caller.reply() == nil && caller.isClosed)
    #expect(bench.server.deadline == nil)
  }

  @Test func whoDoesNotReadItsAnswersIsAskedNothingMoreAndThenClosed() throws {
    let bench = try CommandBench()
    // Each answer is larger than what a socket takes.
    bench.overlay.name = String(repeating: "x", count: 4_000_000)
    let caller = try bench.connect()
    caller.narrow()
    for _ in 0..<20 { try caller.call("GetStatus") }
    try caller.call("Undo")
    for _ in 0..<100 { bench.turn() }
    #expect(bench.overlay.undone == 0)
    // Nothing is done while nothing can be: the loop sleeps.
    #expect(!bench.isReadable)
    bench.wait(seconds: 31)
    #expect(bench.server.deadline == nil && bench.overlay.undone == 0)
  }

  @Test func aSlowReaderGetsEverythingIfItReads() throws {
    let bench = try CommandBench()
    bench.overlay.name = String(repeating: "x", count: 1_000_000)
    let caller = try bench.connect()
    for _ in 0..<3 { try caller.call("GetStatus") }
    try caller.call("Undo")
    var replies = 0
    for _ in 0..<200 where replies < 4 {
      bench.turn()
      while try caller.reply() != nil { replies += 1 }
    }
    #expect(replies == 4 && bench.overlay.undone == 1)
  }

  @Test(arguments: [
    "rubbish\0", "{}\0", "{\"method\":7}\0", "[]\0", "\0",
    "{\"method\":\"org.stylusd.overlay.Undo\",\"more\":true,\"oneway\":true}\0",
  ])
  func whatIsNoCallEndsTheConnectionAndOnlyThat(text: String) throws {
    let bench = try CommandBench()
    let (bad, good) = (try bench.connect(), try bench.connect())
    try bad.say(text)
    try good.call("Undo")
    bench.turn()
    #expect(try bad.reply() == nil && bad.isClosed)
    #expect(try good.reply()?.error == nil)
  }

  @Test func aCallThatIsTooLongEndsTheConnection() throws {
    let bench = try CommandBench()
    let caller = try bench.connect()
    for _ in 0..<100 {
      _ = try? caller.say(String(repeating: "x", count: 1_024))
      bench.turn()
    }
    #expect(try caller.reply() == nil && caller.isClosed)
  }

  @Test func randomBytesAreNoTrouble() throws {
    let bench = try CommandBench()
    var generator = SystemRandomNumberGenerator()
    let alphabet = Array("{}[]\":,\\\0metodprs.1e ".unicodeScalars)
    for _ in 0..<200 {
      let caller = try bench.connect()
      let text = (0..<64).map { _ in alphabet.randomElement(using: &generator) ?? "x" }
      try caller.say(String(String.UnicodeScalarView(text)))
      bench.turn()
    }
    bench.turn()
    #expect(bench.server.deadline == nil)
    #expect(bench.overlay.undone == 0)
  }
}
