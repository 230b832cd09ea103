import Foundation
import ProgramKit
import StylusProtocol
import Testing

/// Clients that say what no client should; a second, honest client must notice nothing.
@Suite struct HostileClientTests {
  let programs: Programs
  let socket: String
  let daemon: RunningProgram

  init() throws {
    programs = try Programs()
    socket = programs.path("s")
    var script = InkScript()
    for _ in 0..<10 { script.stroke(400) }
    let file = try script.write(to: programs.path("ink"))
    daemon = try programs.daemon(["--replay", file, "--speed", "max"], socket: socket)
  }

  /// What a client says must close its connection, answer nothing, and harm nobody else.
  private func expectClosed(_ bytes: [UInt8], _ what: Comment) throws {
    let honest = try RawClient(socket)
    #expect(honest.isAnswered())
    let hostile = try RawClient(socket)
    hostile.send(bytes)
    #expect(try hostile.rest().isEmpty, what)
    #expect(honest.isAnswered(), what)
  }

  @Test func whatIsNoCallClosesTheConnection() throws {
    for text in [
      "no json", "[]", "7", "\"text\"", "", "{", "{}", #"{"parameters":{}}"#,
      #"{"method":7}"#, #"{"method":"a.B","parameters":[]}"#, #"{"method":"a.B","more":1}"#,
      #"{"method":"a.B","more":true,"oneway":true}"#, #"{"method":"a.B","method":"a.B"}"#,
      #"{"method":"a.B"} trailing"#, #"{"method":"\ud800"}"#, "\u{feff}{\"method\":\"a.B\"}",
      #"{"method":"a.B","upgrade":true,"more":true}"#,
    ] {
      try expectClosed(Array(text.utf8) + [0], "\(text)")
    }
  }

  @Test func bytesThatAreNoTextCloseTheConnection() throws {
    try expectClosed(
      Array(#"{"method":""#.utf8) + [0xC3, 0x28] + Array(#""}"#.utf8) + [0], "UTF-8")
    try expectClosed((1...255).map { UInt8($0) } + [0], "every byte")
    try expectClosed([UInt8](repeating: 0, count: 100), "NULs")
  }

  @Test func nestingThatIsTooDeepClosesTheConnection() throws {
    for depth in [64, 30_000] {
      let nest = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      try expectClosed(
        Array(#"{"method":"a.B","parameters":{"x":\#(nest)}}"#.utf8) + [0], "\(depth) deep")
    }
  }

  @Test func aCallOfTheLargestSizeIsAnsweredAndOneMoreByteIsNot() throws {
    let frame = #"{"method":"org.stylusd.GetStatus","x":""}"#
    let largest = 65_536 - frame.utf8.count
    func call(_ filler: Int) -> [UInt8] {
      Array(
        #"{"method":"org.stylusd.GetStatus","x":"\#(String(repeating: "y", count: filler))"}"#.utf8)
    }
    let honest = try RawClient(socket)
    honest.send(call(largest) + [0])
    #expect(try honest.reply()?.contains("\"protocol\":1") == true)
    try expectClosed(call(largest + 1) + [0], "one byte more")
    try expectClosed([UInt8](repeating: UInt8(ascii: " "), count: 65_537), "without an end")
  }

  @Test func callsInAnyPiecesAreAnsweredInOrder() throws {
    let client = try RawClient(socket)
    let text = Array(Call.status.utf8) + [0] + Array(Call.tablets.utf8) + [0]
    for byte in text { client.send([byte]) }
    #expect(try client.reply()?.contains("\"protocol\":1") == true)
    #expect(try client.reply()?.contains("\"tablets\":[") == true)
    let count = 2_000
    client.send(Array(repeating: text, count: count).flatMap { $0 })
    for _ in 0..<count {
      #expect(try client.reply()?.contains("\"protocol\":1") == true)
      #expect(try client.reply()?.contains("\"tablets\":[") == true)
    }
  }

  @Test func aCallThatCannotBeAnsweredGetsItsErrorAndTheConnectionLives() throws {
    for (call, error) in [
      (#"{"method":"org.stylusd.Nothing"}"#, "MethodNotFound"),
      (#"{"method":"org.nobody.Call"}"#, "InterfaceNotFound"),
      (#"{"method":""}"#, "InterfaceNotFound"),
      (#"{"method":"org.stylusd.GetStatus","parameters":{"x":1}}"#, "InvalidParameter"),
      (#"{"method":"org.stylusd.GetStatus","upgrade":true}"#, "MethodNotImplemented"),
      (#"{"method":"org.stylusd.Subscribe"}"#, "ExpectedMore"),
      (#"{"method":"org.stylusd.GetStrokes"}"#, "InvalidParameter"),
      (#"{"method":"org.stylusd.GetStrokes","parameters":{"since":-1}}"#, "InvalidParameter"),
      (#"{"method":"org.stylusd.GetStrokes","parameters":{"since":1e3}}"#, "InvalidParameter"),
      (
        #"{"method":"org.stylusd.Subscribe","parameters":{"predicted_ms":51},"more":true}"#,
        "InvalidParameter"
      ),
      (
        #"{"method":"org.stylusd.Subscribe","parameters":{"devices":[999]},"more":true}"#,
        "UnknownDevice"
      ),
    ] {
      let client = try RawClient(socket)
      client.call(call)
      #expect(try client.reply()?.contains(".\(error)\"") == true, "\(call)")
      #expect(client.isAnswered())
    }
  }

  @Test func aOnewayCallIsNeverAnsweredNotEvenByAnError() throws {
    let client = try RawClient(socket)
    for method in ["org.stylusd.GetStatus", "org.stylusd.Nothing", "org.stylusd.Subscribe"] {
      client.call(#"{"method":"\#(method)","oneway":true}"#)
    }
    client.call(Call.tablets)
    #expect(try client.reply()?.contains("\"tablets\":[") == true)
  }

  @Test func aMethodOfOneReplyGivesOneAlsoToACallerThatTakesMore() throws {
    let client = try RawClient(socket)
    client.call(#"{"method":"org.stylusd.GetStatus","more":true}"#)
    #expect(try object(client.reply())["continues"] == nil)
    #expect(client.isAnswered())
  }

  @Test func aHalfClosedConnectionIsAnsweredToTheEnd() throws {
    #expect(try RawClient(socket).wholeStream().last?.content == .endOfStream(.replayEnded))
    let asking = try RawClient(socket)
    // Far more than a socket takes at once.
    for _ in 0..<20 { asking.call(Call.strokes(since: 0)) }
    asking.call(Call.tablets)
    asking.endSending()
    for _ in 0..<20 {
      #expect(try asking.reply()?.contains("\"strokes\":[") == true)
    }
    #expect(try asking.reply()?.contains("\"tablets\":[") == true)
    #expect(try asking.reply() == nil)
  }

  @Test func whoTalksWhileItIsStreamedToIsClosed() throws {
    let slow = programs.path("slow")
    _ = try programs.daemon(["--replay", "demo", "--speed", "0.1"], socket: slow)
    for subscription in [Call.frames, Call.replies] {
      let together = try RawClient(slow)
      together.call(subscription + "\0" + Call.status)
      #expect(!String(decoding: try together.rest(), as: UTF8.self).contains("uptime"))
      let later = try RawClient(slow)
      later.call(subscription)
      #expect(try later.reply()?.contains("hello") == true)
      later.call(Call.status)
      #expect(!String(decoding: try later.rest(), as: UTF8.self).contains("uptime"))
    }
    #expect(try RawClient(slow).isAnswered())
  }
}
