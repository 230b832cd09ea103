import Foundation
import ProgramKit
import StylusClient
import StylusModel
import StylusPipeline
import StylusProtocol
import Testing

/// Live tails from a daemon that plays a recording, to clients of both forms.
@Suite struct PredictionTests {
  let programs: Programs
  let socket: String

  init() throws {
    programs = try Programs()
    socket = programs.path("s")
  }

  /// The name of a recording of a pen that draws two fast lines, 1.5 s each at 200 Hz.
  private func lines() throws -> String {
    var script = InkScript()
    script.pace = 20
    script.approach()
    script.move(20, every: 4_999)
    script.stroke(300, every: 4_999)
    script.move(40, every: 4_999)
    script.stroke(300, every: 4_999)
    script.leave()
    return try script.write(to: programs.path("lines"))
  }

  /// All that a client is told who wants tails of so many milliseconds, and the strokes that are
  /// kept then, as they are told.
  private func played(_ file: String, speed: String, predicted: Int) throws
    -> (told: [LiveMessage], kept: String)
  {
    let daemon = try programs.daemon(["--replay", file, "--speed", speed], socket: socket)
    let client = try RawClient(socket)
    client.call(
      #"{"method":"org.stylusd.Subscribe","parameters":{"hover":true,"predicted_ms":"#
        + #"\#(predicted)},"upgrade":true}"#)
    _ = try client.reply()
    let told = try messages(client.rest())
    let kept = try #require(try RawClient(socket).reply(to: Call.strokes(since: 0)))
    #expect(daemon.stop() == 0)
    return (told, kept)
  }

  @Test(arguments: ["demo", "lines"])
  func theFinishedStrokesAreTheSameBytesWithAndWithoutTails(recording: String) throws {
    let file = recording == "lines" ? try lines() : recording
    let plain = try played(file, speed: "max", predicted: 0)
    // At no speed in particular a busy machine takes all samples at once, and tells no tail.
    let ahead = try played(file, speed: "4", predicted: 50)
    #expect(ahead.told.contains { $0.tail?.isEmpty == false })
    #expect(ahead.kept == plain.kept)
    #expect(ahead.told.filter { $0.tail == nil } == plain.told)
  }

  @Test func tailsFollowTheTipToTheHorizonAndGoWithTheStroke() throws {
    let told = try played(try lines(), speed: "1", predicted: 25).told
    #expect(told.first?.capabilities?.contains(.predicted) == true)
    var last: [StrokeID: Timestamp] = [:]
    var tails = 0
    var full = 0
    for message in told {
      switch message.content {
      case .update(.sample(let stroke, let sample)): last[stroke] = sample.time
      case .update(.ended(let ending)): last[ending.stroke] = nil
      case .predicted(let stroke, let tail) where !tail.isEmpty:
        let origin = try #require(last[stroke])
        let times = tail.map { ($0.sample.time - origin).value }
        #expect(times == (1...tail.count).map { Int64($0) * 5_000 })
        tails += 1
        if tail.count == 5 { full += 1 }
      default: break
      }
    }
    // A machine that stalls takes many samples at once.
    #expect(tails > 20)
    #expect(full > 10)
  }

  @Test func watchTellsTailsAsLinesAndAnImpossibleHorizonIsNamed() throws {
    let file = try lines()
    _ = try programs.daemon(["--replay", file, "--speed", "2"], socket: socket)
    let watched = try programs.run(
      "stylusctl", ["--socket", socket, "watch", "--json", "--predict", "16", "--until-end"])
    #expect(watched.status == 0)
    let events = try watched.lines.map { try object($0) }
    let tails = events.filter { $0["event"] as? String == "predicted" }
    let points = tails.flatMap { $0["tail"] as? [[String: Any]] ?? [] }
    // A machine that stalls takes many samples at once.
    #expect(points.count > 10)
    #expect(points.allSatisfy { ($0["uncertainty"] as? Double ?? 0) > 0 })
    let refused = try programs.run("stylusctl", ["watch", "--predict", "51"])
    #expect(refused.status == 2 && refused.errors.contains("from 0 to 50"))
  }
}

extension LiveMessage {
  /// The tail that it tells; nil for other messages.
  fileprivate var tail: [PredictedSample]? {
    if case .predicted(_, let tail) = content { tail } else { nil }
  }

  fileprivate var capabilities: Capabilities? {
    if case .hello(let hello) = content { hello.capabilities } else { nil }
  }
}
