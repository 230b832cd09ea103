import LinuxIO
import ProgramKit
import StylusModel
import StylusProtocol
import Synchronization
import Testing

@testable import StylusClient

/// When a stroke was drawn as the time of day, so that no program adds offsets of clocks by itself.
@Suite struct StrokeDateTests {
  private let id = StrokeID(rawValue: 3)

  private func beginning(_ time: Int64 = 7) -> StrokeBeginning {
    StrokeBeginning(
      stroke: id, device: DeviceID(rawValue: 1), tool: Tool(kind: .pen),
      time: Timestamp(microseconds: time))
  }

  private func finish() -> StrokeUpdate {
    .finished(
      StrokeSummary(
        stroke: id, time: Timestamp(microseconds: 9), flags: [], samples: 0, stored: 1))
  }

  private func news(_ update: StrokeUpdate) -> InkNews {
    .message(LiveMessage(sequence: 1, content: .update(update)))
  }

  private func text(_ value: some JSONWritable) -> String {
    var writer = JSONWriter()
    value.write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// What a daemon says of itself.
  private func status(_ source: DaemonStatus.Source) -> String {
    text(DaemonStatus(version: "1", epoch: 1, uptime: Microseconds(1), source: source))
  }

  private func greeting(_ source: DaemonStatus.Source) throws -> InkNews {
    guard case .object(let object) = try JSONValue(parsing: Array(status(source).utf8)) else {
      throw Programs.ProgramRunError(description: "no object")
    }
    return .met(try DaemonGreeting(object))
  }

  private let recording = DaemonStatus.Source.replay(name: "demo", speed: 1)

  /// The stroke that an event tells whole.
  private func stroke(_ event: InkEvent?) -> CapturedStroke? {
    switch event {
    case .finished(let stroke)?, .restored(let stroke)?: stroke
    default: nil
    }
  }

  /// The stroke once it is finished.
  private func finished(_ narration: inout InkNarration) -> CapturedStroke? {
    stroke(narration.event(of: news(finish())))
  }

  @Test func aStrokeThatIsHeardIsDatedByTheClocksOfItsBeginning() throws {
    let offset = ClockByHand(1_000)
    var narration = InkNarration(clockOffset: { offset.value })
    let told = narration.event(of: try greeting(.live))
    #expect(told == nil)
    _ = narration.event(of: news(.began(beginning())))
    // The machine sleeps, or somebody sets the time, before the stroke is finished.
    offset.set(90_000)
    let first = try #require(finished(&narration))
    #expect(first.began == Timestamp(microseconds: 7))
    #expect(first.beganSince1970 == Microseconds(1_007))
    _ = narration.event(of: news(.began(beginning())))
    let second = finished(&narration)
    #expect(second?.beganSince1970 == Microseconds(90_007))
  }

  @Test func anOpenStrokeThatIsToldAgainIsDatedToo() throws {
    var narration = InkNarration(clockOffset: { Microseconds(1_000) })
    _ = narration.event(of: try greeting(.live))
    let part = StrokeSnapshot(beginning: beginning(), sampleCount: 0, first: 0, samples: [])
    let whole = narration.event(of: .message(LiveMessage(sequence: 1, content: .snapshot(part))))
    #expect(stroke(whole)?.beganSince1970 == Microseconds(1_007))
  }

  @Test func aRecordingHasNoTimeOfDayNorHasADaemonThatDoesNotTellWhatItReads() throws {
    var narration = InkNarration(clockOffset: { Microseconds(1_000) })
    for met in [try greeting(recording), nil, try greeting(.live), try greeting(recording)] {
      if let met { _ = narration.event(of: met) }
      guard met != (try greeting(.live)) else { continue }
      _ = narration.event(of: news(.began(beginning())))
      let whole = try #require(finished(&narration))
      #expect(whole.beganSince1970 == nil)
    }
  }

  @Test func aTimeThatCannotBeIsNoDate() throws {
    var narration = InkNarration(clockOffset: { Microseconds(1_000) })
    _ = narration.event(of: try greeting(.live))
    _ = narration.event(of: news(.began(beginning(.max))))
    let whole = try #require(finished(&narration))
    #expect(whole.beganSince1970 == nil)
  }

  /// The reply to a call for strokes, of which the first two are those of an earlier run.
  private func page(clockOffset: Int64?) -> String {
    var page = StrokePage(for: StrokeQuery(since: 0), oldest: 1, newest: 4, epoch: 1)
    for sequence: UInt64 in 1...4 {
      var stroke = CapturedStroke(beginning: beginning(Int64(sequence) * 10))
      stroke.sequence = sequence
      _ = page.append(stroke)
    }
    (page.earlier, page.clockOffset) = (2, clockOffset)
    return #"{"parameters":\#(text(page))}"#
  }

  private func fetched(clockOffset: Int64?) throws -> [Int64?] {
    let server = try ScriptedServer([.hear, .reply(page(clockOffset: clockOffset))])
    var daemon = try InkConnection(path: server.path)
    return try daemon.strokes(since: 0).map { $0.beganSince1970?.value }
  }

  @Test func aStrokeThatIsFetchedIsDatedIfItIsOfThisRun() throws {
    #expect(try fetched(clockOffset: 1_000) == [nil, nil, 1_030, 1_040])
    #expect(try fetched(clockOffset: nil) == [nil, nil, nil, nil])
    #expect(try fetched(clockOffset: .max) == [nil, nil, nil, nil])
  }

  @Test(arguments: [true, false])
  func aFollowerLearnsFromTheDaemonWhetherItsStrokesHaveADate(isLive: Bool) async throws {
    let (now, date) = (Timestamp.now, WallClock.microseconds)
    let hello = Hello(heartbeat: 5_000, capabilities: [], epoch: 1, stored: 0)
    var encoder = LiveEncoder()
    var bytes: [UInt8] = []
    for (number, content) in [
      LiveMessage.LiveContent.hello(hello), .update(.began(beginning(now.microseconds))),
      .update(finish()), .endOfStream(.replayEnded),
    ].enumerated() {
      encoder.encodeMessage(LiveMessage(sequence: UInt64(number), content: content), to: &bytes)
    }
    let server = try ScriptedServer([
      .hear, .reply(#"{"parameters":\#(status(isLive ? .live : recording))}"#), .hear,
      .reply(#"{"parameters":{}}"#), .say(bytes), .wait,
    ])
    var told: [CapturedStroke] = []
    for try await event in InkStream(path: server.path) {
      if case .finished(let stroke) = event { told.append(stroke) }
    }
    #expect(told.count == 1 && told[0].began == now)
    let began = told.first?.beganSince1970
    #expect((began != nil) == isLive)
    // However long the machine takes: both clocks go on together.
    if let began { #expect(abs(began.value - date) < 10_000_000) }
  }
}

/// An offset between two clocks that a test turns.
private final class ClockByHand: Sendable {
  private let microseconds: Atomic<Int64>

  init(_ microseconds: Int64) { self.microseconds = Atomic(microseconds) }

  var value: Microseconds { Microseconds(microseconds.load(ordering: .relaxed)) }

  func set(_ microseconds: Int64) { self.microseconds.store(microseconds, ordering: .relaxed) }
}
