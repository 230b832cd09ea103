import Foundation
import LinuxIO
import StylusModel
import StylusProtocol
import Testing

@testable import InkOverlay

/// What the overlay answers, and to whom.
@Suite struct CommandServerTests {
  @Test func everyCommandIsDoneAndAnswered() throws {
    let bench = try CommandBench()
    let caller = try bench.connect()
    for (method, parameters, key) in [
      ("SetMode", "{\"mode\":\"draw\"}", "mode"), ("SetInk", "{\"ink\":\"reed\"}", "color"),
      ("Undo", "{}", nil), ("Redo", "{}", nil),
      (
        "LeaveOut", "{\"areas\":[{\"left\":1,\"top\":2,\"width\":3,\"height\":4}]}", nil
      ), ("Clear", "{\"output\":\"DP-1\"}", nil),
      ("Save", "{\"path\":\"/tmp/a.svg\"}", "strokes"), ("GetStatus", "{}", "outputs"),
      ("GetStatistics", "{}", "outputs"), ("Hide", "{}", nil), ("Reload", "{}", nil),
    ] as [(String, String, String?)] {
      try caller.call(method, parameters)
      bench.turn()
      let reply = try #require(try caller.reply())
      #expect(reply.error == nil && !reply.continues, "\(method)")
      if let key { #expect(reply.parameters[key] != nil, "\(method)") }
    }
    #expect(bench.overlay.mode == .draw && bench.overlay.ink.ink == "reed")
    #expect(bench.overlay.strokes == 0 && bench.overlay.isHidden && bench.overlay.reloads == 1)
    try caller.say("{\"method\":\"org.varlink.service.GetInfo\"}\0")
    bench.turn()
    #expect(try caller.reply()?.parameters["product"] == .string("inkoverlay"))
    let describe = "org.varlink.service.GetInterfaceDescription"
    try caller.say(
      "{\"method\":\"\(describe)\",\"parameters\":{\"interface\":\"org.stylusd.overlay\"}}\0")
    bench.turn()
    let text = try caller.reply()?.parameters["description"]
    #expect(text == .string(VarlinkInterface.overlay.definition))
  }

  @Test(arguments: [
    ("Redo", "{}", "org.stylusd.overlay.NothingToRedo"),
    ("Clear", "{\"output\":\"DP-9\"}", "org.stylusd.overlay.NoSuchOutput"),
    ("SetInk", "{\"ink\":\"chalk\"}", "org.stylusd.overlay.UnknownInk"),
    ("SetInk", "{\"color\":\"rod\"}", "org.stylusd.overlay.BadColor"),
    ("SetInk", "{\"width\":0}", "org.stylusd.overlay.BadWidth"),
    ("SetMode", "{\"mode\":\"on\"}", "org.varlink.service.InvalidParameter"),
    ("Paint", "{}", "org.varlink.service.MethodNotFound"),
  ])
  func aRefusalIsTypedAndTheConnectionLivesOn(
    method: String, parameters: String, error: String
  ) throws {
    let bench = try CommandBench()
    let caller = try bench.connect()
    try caller.call(method, parameters)
    bench.turn()
    #expect(try caller.reply()?.error == error)
    try caller.call("GetStatus")
    bench.turn()
    #expect(try caller.reply()?.error == nil)
    #expect(!caller.isClosed)
  }

  @Test func callsInOnePieceAreAnsweredInOrder() throws {
    let bench = try CommandBench()
    let caller = try bench.connect()
    bench.overlay.strokes = 2
    for _ in 0..<3 { try caller.call("Undo") }
    try caller.call("GetStatus")
    bench.turn()
    var errors: [String?] = []
    while let reply = try caller.reply() { errors.append(reply.error) }
    #expect(errors == [nil, nil, "org.stylusd.overlay.NothingToUndo", nil])
  }

  @Test func aCallIsHeardInWhateverPiecesItComes() throws {
    let bench = try CommandBench()
    let caller = try bench.connect()
    for byte in "{\"method\":\"org.stylusd.overlay.Undo\"}\0" {
      try caller.say(String(byte))
      bench.turn()
    }
    #expect(try caller.reply()?.error == nil)
    #expect(bench.overlay.undone == 1)
  }

  @Test func whoWantsNoAnswerGetsNone() throws {
    let bench = try CommandBench()
    let caller = try bench.connect()
    try caller.call("Undo", "{}", "oneway")
    try caller.call("Undo", "{}", "oneway")
    bench.turn()
    #expect(try caller.reply() == nil)
    #expect(bench.overlay.undone == 1 && !caller.isClosed)
  }

  @Test func whoHangsUpAtOnceIsObeyed() throws {
    let bench = try CommandBench()
    do {
      let caller = try bench.connect()
      try caller.call("Undo")
    }
    bench.turn()
    #expect(bench.overlay.undone == 1)
    #expect(bench.server.deadline == nil && !bench.isReadable)
  }

  @Test func whoClosesItsSendingHalfIsAnsweredAndThenClosed() throws {
    let bench = try CommandBench()
    let caller = try bench.connect()
    try caller.call("Undo")
    caller.finishSpeaking()
    bench.turn()
    bench.turn()
    #expect(try caller.reply() != nil)
    #expect(try caller.reply() == nil && caller.isClosed)
    #expect(bench.server.deadline == nil)
  }

  @Test func savingMayTakeItsTimeWhileOthersAreAnswered() throws {
    let bench = try CommandBench()
    bench.overlay.savesLater = true
    let (saver, other) = (try bench.connect(), try bench.connect())
    try saver.call("Save", "{\"path\":\"/tmp/a.png\"}")
    try saver.call("Undo")
    bench.turn()
    try other.call("GetStatus")
    bench.turn()
    #expect(try other.reply() != nil)
    #expect(try saver.reply() == nil && bench.overlay.undone == 0)
    // It may wait for as long as it takes, and nothing is there to be done.
    bench.wait(seconds: 600)
    #expect(!saver.isClosed && !bench.isReadable)
    let ticket = try #require(bench.overlay.tickets.first)
    bench.server.sendReply(OverlaySaved(output: "DP-1", strokes: 3), to: ticket, at: bench.now)
    #expect(bench.server.deadline.map { $0 <= bench.now } == true)
    bench.turn()
    #expect(try saver.reply()?.parameters["strokes"] == .integer(3))
    #expect(try saver.reply()?.error == nil && bench.overlay.undone == 1)
    // Nobody is told twice.
    bench.server.refuse(.nothingToUndo, to: ticket, at: bench.now)
    bench.turn()
    #expect(try saver.reply() == nil)
  }

  @Test func anAnswerForWhoHasGoneIsForgotten() throws {
    let bench = try CommandBench()
    bench.overlay.savesLater = true
    do {
      let saver = try bench.connect()
      try saver.call("Save", "{\"path\":\"/tmp/a.png\"}")
      bench.turn()
    }
    bench.turn()
    #expect(bench.server.deadline == nil && !bench.isReadable)
    let ticket = try #require(bench.overlay.tickets.first)
    let failure = OverlayError.cannotSave(path: "/tmp/a.png", reason: "full")
    bench.server.refuse(failure, to: ticket, at: bench.now)
    bench.turn()
    #expect(!bench.isReadable)
  }

  @Test func theAnswerToAOnewayCallGoesToNobody() throws {
    let bench = try CommandBench()
    bench.overlay.savesLater = true
    let caller = try bench.connect()
    try caller.call("Save", "{\"path\":\"/tmp/a.png\"}", "oneway")
    try caller.call("Save", "{\"path\":\"/tmp/b.png\"}")
    bench.turn()
    try #require(bench.overlay.tickets.count == 2)
    let tickets = bench.overlay.tickets
    bench.server.refuse(.nothingToUndo, to: tickets[0], at: bench.now)
    bench.turn()
    #expect(try caller.reply() == nil)
    let saved = OverlaySaved(output: "b", strokes: 1)
    bench.server.sendReply(saved, to: tickets[1], at: bench.now)
    bench.turn()
    #expect(try caller.reply()?.parameters["output"] == .string("b"))
  }
}
