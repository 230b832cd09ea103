import Evdev
import Foundation
import ProgramKit
import StylusModel
import StylusProtocol
import Testing

/// Many pens as fast as the daemon can, and clients of all kinds that come and go meanwhile.
///
/// Short in an ordinary run; STYLUSD_LOAD_SECONDS makes it longer, for the sanitizers.
@Suite(.serialized) struct LoadTests {
  private static let seconds =
    ProcessInfo.processInfo.environment["STYLUSD_LOAD_SECONDS"].flatMap { Double($0) } ?? 3
  private static let pens = 8
  private static let strokes = 10

  private let programs: Programs
  /// The recording of all pens.
  private let recording: String

  init() throws {
    programs = try Programs()
    recording = programs.path("pens.evemu")
    let text = EvemuText.encodeRecording(try Self.drawing())
    try Data(text).write(to: URL(fileURLWithPath: recording))
  }

  @Test func manyPensAndClientsThatComeAndGoLoseNothingInSilence() throws {
    var visits = 0
    try inRounds { round, socket in
      let isDemo = round % 3 == 2
      let daemon = try programs.daemon(
        ["--replay", isDemo ? "demo" : recording, "--speed", "max"], socket: socket)
      // Before the crowd: those who came and went count as clients until the daemon finds them
      // gone.
      let (client, asking) = (try RawClient(socket), try RawClient(socket))
      // The daemon closes a connection on which no call comes for 30 s.
      #expect(asking.isAnswered())
      // The pen of the demo hovers, too.
      let crowd = Crowd(at: socket, expectsAll: !isDemo)
      let stream = try client.wholeStream()
      #expect(stream.last?.content == .endOfStream(.replayEnded))
      if !isDemo { #expect(stream.untold == 0) }
      daemon.signal(SIGHUP)
      let reply = try object(asking.reply(to: Call.status))
      let status = try #require(reply["parameters"] as? [String: Any])
      if !isDemo { #expect(status["strokes"] as? Int == Self.pens * Self.strokes) }
      #expect(status["gaps"] as? Int == 0)
      let (count, complaints) = crowd.leave()
      #expect(complaints.isEmpty)
      visits += count
      #expect(daemon.stop() == 0, "\(daemon.log)")
    }
    print("load: \(visits) visits of clients")
  }

  @Test func aSignalInTheMiddleOfAllThatEndsTheStreamInGoodOrder() throws {
    try inRounds { round, socket in
      let daemon = try programs.daemon(
        ["--replay", recording, "--speed", "max"], socket: socket)
      let client = try RawClient(socket)
      let crowd = Crowd(at: socket)
      client.call(Call.frames)
      #expect(try client.reply() != nil)
      // Each round a little further into the stream.
      var bytes: [UInt8] = []
      for _ in 0...round % 20 { bytes += try client.bytes() }
      daemon.signal(SIGTERM)
      let stream = try messages(bytes + client.rest())
      #expect(daemon.awaitEnd() == 0, "\(daemon.log)")
      let ends = [EndReason.stopping, .replayEnded].map(LiveMessage.LiveContent.endOfStream)
      #expect(stream.last.map { ends.contains($0.content) } == true)
      #expect(stream.untold == 0)
      let complaints = crowd.leave().complaints
      #expect(complaints.isEmpty)
    }
  }

  /// Round after round until the time is over, each with a socket of its own.
  private func inRounds(_ body: (Int, String) throws -> Void) throws {
    let limit = Date(timeIntervalSinceNow: Self.seconds)
    var round = 0
    repeat {
      try body(round, programs.path("s\(round)"))
      round += 1
    } while limit.timeIntervalSinceNow > 0
  }

  /// All pens draw at once, each its strokes, all with other times.
  private static func drawing() throws -> Recording {
    let model = try #require(TabletTable.named("wacom-intuos-pro-2-m"))
    var sharp = model.penDescription
    for code in sharp.axes.keys { sharp.axes[code]?.fuzz = 0 }
    return Recording(
      devices: (0..<pens).map { pen in
        var description = sharp
        description.name = "Pen \(pen)"
        return RecordedDevice(description: description, events: strokes(of: Int64(pen)))
      })
  }

  /// The step, of a hundred, at which a stroke ends.
  private static let lastOfStroke: Int32 = 90

  private static func strokes(of pen: Int64) -> [InputEvent] {
    var events: [InputEvent] = []
    // The pen leaves after each stroke. Of samples that hover, a client that falls behind gets only
    // the newest, without a notice.
    for step in 0..<Int32(strokes * 100) where step % 100 <= lastOfStroke {
      let time = Timestamp(microseconds: 1_000 * Int64(step) + 10 * pen)
      let isDown = step % 100 < lastOfStroke
      func add(_ type: UInt16, _ code: UInt16, _ value: Int32) {
        events.append(InputEvent(time: time, type: type, code: code, value: value))
      }
      if step % 100 == 0 || !isDown {
        add(EventType.key, Key.toolPen, isDown ? 1 : 0)
        add(EventType.key, Key.touch, isDown ? 1 : 0)
      }
      add(EventType.absolute, Axis.x, 1_000 + 30 * step)
      add(EventType.absolute, Axis.y, 1_000 + step)
      add(EventType.absolute, Axis.pressure, isDown ? 2_000 + step : 0)
      add(EventType.synchronization, SyncCode.report, 0)
    }
    return events
  }
}
