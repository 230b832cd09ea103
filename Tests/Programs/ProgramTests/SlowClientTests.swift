import Foundation
import ProgramKit
import StylusModel
import StylusProtocol
import Testing

/// Clients that do not read, while ink flows faster than anybody writes.
///
/// The recording holds a burst of more than any buffer takes, then a stroke that stays open for ten
/// seconds.
@Suite struct SlowClientTests {
  let programs: Programs
  let socket: String
  let daemon: RunningProgram

  /// Strokes in the burst, and samples in each.
  private static let strokes = 12
  private static let samples = 800

  init() throws {
    programs = try Programs()
    socket = programs.path("s")
    var script = InkScript()
    script.approach()
    // Time for all clients of a test to be there before the burst.
    script.pause(milliseconds: 3_000)
    for _ in 0..<Self.strokes { script.stroke(Self.samples) }
    script.touch()
    script.move(500)
    script.pause(milliseconds: 600_000)
    script.move(1)
    let file = try script.write(to: programs.path("ink"))
    daemon = try programs.daemon(["--replay", file, "--speed", "1"], socket: socket)
  }

  /// Waits until the burst is over; the strokes are counted on a connection of their own.
  private func awaitBurst() throws {
    #expect(try RawClient(socket).awaitStrokes(Self.strokes))
  }

  /// A client that has subscribed and read nothing behind the greeting.
  private func subscriber(_ call: String = Call.frames) throws -> RawClient {
    let client = try RawClient(socket)
    client.call(call)
    _ = try client.reply()
    return client
  }

  @Test func theSlowOneIsToldOfItsLossAndTheOthersGetEverything() throws {
    let slow = try subscriber()
    let other = Listener(try subscriber())
    try awaitBurst()
    let late = try readUntilLoss(slow)
    let isClosed = daemon.log.contains("does not read")
    daemon.signal(SIGTERM)
    let all = try messages(other.bytes())
    #expect(all.untold == 0)
    #expect(all.count { $0.loss != nil } == 0)
    #expect(all.count { $0.isFinish } == Self.strokes + 1)
    // On a busy machine the burst goes on for longer than the daemon waits for the client.
    if isClosed { return }
    #expect(late.untold == 0)
    let lost = try #require(late.lastIndex { $0.loss != nil })
    guard case .added(_, let tablet?, _) = late[lost + 1].content else {
      Issue.record("after the loss comes \(late[lost + 1].content)")
      return
    }
    #expect(tablet.name == "Test Tablet Pen")
    #expect(late.count { $0.isFinish } < Self.strokes)
  }

  /// Reads until a loss has been told, and what came with it.
  private func readUntilLoss(_ client: RawClient) throws -> [LiveMessage] {
    var decoder = LiveDecoder()
    var messages: [LiveMessage] = []
    while !messages.dropLast().contains(where: { $0.loss != nil }) {
      let bytes = try client.bytes()
      guard !bytes.isEmpty else { break }
      decoder.feed(bytes[...])
      while let message = try decoder.nextMessage() { messages.append(message) }
    }
    return messages
  }

  @Test func whatALossSwallowedCanBeFetched() throws {
    let slow = try subscriber(Call.replies)
    try awaitBurst()
    var known = 0
    var isLost = false
    while let reply = try slow.reply() {
      let event = try #require(object(reply)["parameters"] as? [String: Any])
      if let stored = event["stored"] as? Int, event["event"] as? String == "finished" {
        known = stored
      }
      guard let kind = event["event"] as? String else { continue }
      isLost = isLost || kind == "lost" || event["reason"] as? String == "too_slow"
      if isLost { break }
    }
    // On a busy machine the daemon may have closed the connection before it was read.
    #expect(isLost || daemon.log.contains("does not read"))
    #expect(known < Self.strokes)
    let asking = try RawClient(socket)
    var fetched: [[String: Any]] = []
    while fetched.count < Self.strokes - known {
      asking.call(Call.strokes(since: known + fetched.count))
      let page = try #require(object(asking.reply())["parameters"] as? [String: Any])
      #expect(page["missed"] as? Int == 0)
      let strokes = try #require(page["strokes"] as? [[String: Any]])
      guard !strokes.isEmpty else { break }
      fetched += strokes
    }
    #expect(fetched.compactMap { $0["sequence"] as? Int } == Array(known + 1...Self.strokes))
    #expect(fetched.allSatisfy { ($0["samples"] as? [Any])?.count == Self.samples })
  }

  @Test func whoDoesNotReadForTwoSecondsIsToldSoAndTheLogNamesIt() throws {
    let slow = try subscriber()
    let asking = try RawClient(socket)
    // The daemon's patience is measured by a clock that no test can turn. It keeps the end of the
    // stream for 10 s.
    let isTold = try eventually(whileGrows: asking.strokes) { daemon.log.contains("does not read") }
    #expect(isTold)
    #expect(daemon.log.contains("process \(getpid()) "))
    #expect(try messages(slow.rest()).last?.content == .endOfStream(.tooSlow))
    #expect(try RawClient(socket).isAnswered())
  }

  @Test func whoNeverReadsTheEndOfItsStreamIsForgotten() throws {
    let over = programs.path("over")
    _ = try programs.daemon(["--replay", programs.path("ink"), "--speed", "max"], socket: over)
    let deaf = try RawClient(over)
    deaf.call(Call.frames)
    #expect(try RawClient(over).wholeStream().last?.content == .endOfStream(.replayEnded))
    let asking = try RawClient(over)
    // The daemon's patience is measured by a clock that no test can turn.
    let isAlone = try eventually {
      let reply = try object(asking.reply(to: Call.status))
      let status = try #require(reply["parameters"] as? [String: Any])
      usleep(100_000)
      return status["clients"] as? Int == 1
    }
    #expect(isAlone)
    // It was there all the time.
    deaf.close()
  }
}

extension LiveMessage {
  /// The loss that it tells; nil for other messages.
  fileprivate var loss: LostUpdates? {
    if case .lost(let lost) = content { lost } else { nil }
  }

  /// Whether a stroke is finished.
  fileprivate var isFinish: Bool {
    content.kept != nil
  }
}
