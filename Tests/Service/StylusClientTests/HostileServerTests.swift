import Foundation
import StylusClient
import StylusModel
import StylusProtocol
import Testing

/// A server that is no stylusd, or one that has lost its mind: each call ends with an error that
/// says which, and none waits for ever.
@Suite struct HostileServerTests {
  /// What a call made of a server's script; nil if it made sense of it.
  private func failure(
    _ script: [ScriptedServer.Step], patience: Microseconds = .milliseconds(60_000),
    _ call: (inout InkConnection) throws(ClientError) -> Void = { (daemon) throws(ClientError) in
      _ = try daemon.tablets()
    }
  ) throws -> ClientError? {
    let server = try ScriptedServer(script)
    do throws(ClientError) {
      var daemon = try InkConnection(path: server.path, patience: patience)
      try call(&daemon)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    (
      #"{"error":"org.stylusd.NoJournal","parameters":{"reason":"it is switched off. Fix: journal = yes"}}"#,
      "no journal that it can use: it is switched off. Fix: journal = yes"
    ),
    (
      #"{"error":"org.stylusd.TooManyClients","parameters":{"limit":48,"user":1000}}"#,
      "its maximum number of programs: 48 of user 1000. Fix:"
    ),
    (#"{"error":"org.stylusd.UnknownDevice","parameters":{"device":7}}"#, "no device 7"),
    (
      #"{"error":"org.example.Odd","parameters":{"a":1,"b":["x"]}}"#,
      "the daemon refused: org.example.Odd (a 1)"
    ),
  ])
  func aRefusalIsASentenceWithoutJSON(reply: String, words: String) throws {
    let told = "\(try #require(try failure([.hear, .reply(reply)])))"
    #expect(told.contains(words), "\(told)")
    #expect(!told.contains("{") && !told.contains("\""), "\(told)")
  }

  @Test func whatIsNoReplyIsMisunderstood() throws {
    for reply in [
      "garbage", "", "[]", "7", "{", "{}", #"{"parameters":[]}"#, #"{"parameters":{"tablets":7}}"#,
      #"{"parameters":{"tablets":[{}]}}"#, #"{"parameters":{},"continues":1}"#, #"{"error":7}"#,
      #"{"parameters":{"tablets":[]},"continues":true}"#, #"{"parameters":{"tablets":["\ud800"]}}"#,
      #"{"parameters":{"tablets":[]}} and more"#, String(repeating: "[", count: 30_000),
    ] {
      let failure = try failure([.hear, .reply(reply)])
      #expect(
        failure?.isMisunderstanding == true, "\(reply.prefix(60)): \(String(describing: failure))")
    }
    let noText = Array(#"{"parameters":{"tablets":[]},"x":""#.utf8) + [0xc3, 0x28, 0x22, 0x7d, 0]
    #expect(try failure([.hear, .say(noText)])?.isMisunderstanding == true)
    #expect(try failure([.hear, .reply(#"{"parameters":{"tablets":[]}}"#)]) == nil)
  }

  @Test func aReplyWithoutAnEndIsCutAtItsLimit() throws {
    let endless = [UInt8](repeating: UInt8(ascii: " "), count: VarlinkDecoder.longestReply + 1)
    #expect(try failure([.hear, .say(endless), .wait])?.isMisunderstanding == true)
  }

  @Test func aServerThatGoesIsADisconnection() throws {
    let half = Array(#"{"parameters":{"tab"#.utf8)
    for script: [ScriptedServer.Step] in [[], [.hear], [.say(half)], [.hear, .say(half)]] {
      guard case .disconnected = try failure(script) else {
        Issue.record("\(script) is no disconnection")
        continue
      }
    }
  }

  @Test func aServerThatSaysNothingIsNotWaitedForForEver() throws {
    let half = Array(#"{"parameters":{"tab"#.utf8)
    for script: [ScriptedServer.Step] in [[.wait], [.hear, .wait], [.hear, .say(half), .wait]] {
      let failure = try failure(script, patience: .milliseconds(100))
      #expect(failure == .silent(seconds: 0.1))
    }
  }

  @Test func anErrorThatNobodyKnowsIsHandedOn() throws {
    let failure = try failure([.hear, .reply(#"{"error":"a.B","parameters":{"why":[1]}}"#)])
    #expect(failure == .refused(name: "a.B", parameters: #"{"why":[1]}"#))
  }

  @Test func whoIsTurnedAwayBeforeItAsksIsToldWhy() throws {
    let name = "org.stylusd.TooManyClients"
    let server = try ScriptedServer([.reply(#"{"error":"\#(name)","parameters":{"limit":2}}"#)])
    var daemon = try InkConnection(path: server.path)
    #expect(server.isDone())
    do throws(ClientError) {
      _ = try daemon.tablets()
      Issue.record("a closed connection answers")
    } catch {
      #expect(error == .refused(name: name, parameters: #"{"limit":2}"#))
    }
  }

  @Test func pagesThatDoNotAdvanceAreNoReasonToAskForEver() throws {
    func page(_ next: Int, _ newest: Int) -> ScriptedServer.Step {
      .reply(
        #"{"parameters":{"strokes":[],"next":\#(next),"newest":\#(newest),"oldest":1,"#
          + #""missed":0,"epoch":1}}"#)
    }
    for next in [0, 1, 9] {
      let failure = try failure([.hear, page(next, 10), .hear, page(next, 10), .wait]) {
        (daemon) throws(ClientError) in _ = try daemon.strokes(since: 0)
      }
      #expect(failure?.isMisunderstanding == true)
    }
    let rest = try failure([.hear, page(10, 10), .wait]) { (daemon) throws(ClientError) in
      #expect(try daemon.strokes(since: 0).isEmpty)
    }
    #expect(rest == nil)
  }

  /// In a process of its own, for which a closed socket means death unless the library sees to it.
  @Test func aCallToNobodyDoesNotEndTheProgram() async {
    await #expect(processExitsWith: .success) {
      _ = signal(SIGPIPE, SIG_DFL)
      let server = try ScriptedServer([])
      var daemon = try InkConnection(path: server.path)
      guard server.isDone() else { exit(2) }
      for _ in 0..<3 {
        do throws(ClientError) { _ = try daemon.tablets() } catch {
          guard case .disconnected = error else { exit(3) }
          continue
        }
        exit(4)
      }
      exit(EXIT_SUCCESS)
    }
  }
}

extension ClientError {
  /// Whether the other end said what the protocol does not allow.
  var isMisunderstanding: Bool {
    if case .misunderstood = self { true } else { false }
  }

  /// Whether the connection broke.
  var isDisconnection: Bool {
    if case .disconnected = self { true } else { false }
  }
}
