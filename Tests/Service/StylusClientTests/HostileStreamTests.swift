import StylusClient
import StylusModel
import StylusProtocol
import Testing

/// A live stream of a server that has lost its mind.
@Suite struct HostileStreamTests {
  /// What a subscriber got, and how the stream ended: nil in good order.
  private struct Outcome {
    var messages: [LiveMessage] = []
    var failure: ClientError?
  }

  /// Subscribes at a server that answers and then says these pieces.
  private func outcome(_ pieces: [[UInt8]], reply: String = #"{"parameters":{}}"#) throws -> Outcome
  {
    let server = try ScriptedServer([.hear, .reply(reply)] + pieces.map { .say($0) })
    var outcome = Outcome()
    do throws(ClientError) {
      var live = try InkConnection(path: server.path).live(Subscription())
      while let message = try live.awaitMessage() { outcome.messages.append(message) }
    } catch {
      outcome.failure = error
    }
    return outcome
  }

  private static let messages: [LiveMessage] = {
    let hello = Hello(heartbeat: 5_000, capabilities: [.hover], epoch: 1, stored: 0)
    let stroke = StrokeID(rawValue: 1)
    let beginning = StrokeBeginning(
      stroke: stroke, device: DeviceID(rawValue: 1), tool: Tool(kind: .pen),
      time: Timestamp(microseconds: 1))
    let sample = Sample(time: Timestamp(microseconds: 2), x: Millimeters(1), y: Millimeters(2))
    return [
      LiveMessage(sequence: 0, content: .hello(hello)), LiveMessage(sequence: 1, .began(beginning)),
      LiveMessage(sequence: 2, .sample(stroke, sample)),
      LiveMessage(sequence: 3, content: .endOfStream(.replayEnded)),
    ]
  }()

  /// The frames of the messages.
  private static let frames: [[UInt8]] = messages.map { message in
    var encoder = LiveEncoder()
    var bytes: [UInt8] = []
    encoder.encodeMessage(message, to: &bytes)
    return bytes
  }

  @Test func aStreamInAnyPiecesIsUnderstood() throws {
    let bytes = Self.frames.flatMap(\.self)
    for pieces in [Self.frames, [bytes], bytes.map { [$0] }] {
      let outcome = try outcome(pieces)
      #expect(outcome.messages == Self.messages)
      #expect(outcome.failure == nil)
    }
  }

  @Test func aStreamThatStopsWithinAMessageIsBrokenAndNotOver() throws {
    let bytes = Self.frames.flatMap(\.self)
    var ends: Set<Int> = []
    for frame in Self.frames { ends.insert((ends.max() ?? 0) + frame.count) }
    for length in 0..<bytes.count {
      let outcome = try outcome([Array(bytes[..<length])])
      #expect(outcome.messages.count == ends.count { $0 <= length }, "\(length) bytes")
      let isWhole = length == 0 || ends.contains(length)
      #expect(outcome.failure?.isDisconnection == (isWhole ? nil : true), "\(length) bytes")
    }
  }

  @Test func aLengthThatNoFrameHasIsRefusedAtOnce() throws {
    for length in [65_537, UInt32.max] {
      let header = (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
      let outcome = try outcome([
        Self.frames[0], header + [0x31, 0, 1, 0] + [UInt8](repeating: 0, count: 8),
      ])
      #expect(outcome.messages.count == 1)
      #expect(outcome.failure?.isMisunderstanding == true)
    }
  }

  @Test func recordsThatDoNotFitTheirFrameAreRefused() throws {
    for count: UInt8 in [2, 200] {
      var samples = Self.frames[2]
      samples[16 + 8] = count
      let outcome = try outcome([Self.frames[0], Self.frames[1], samples])
      #expect(outcome.messages.count == 2)
      #expect(outcome.failure?.isMisunderstanding == true)
    }
  }

  @Test func whatIsNoStreamEndsWithAnErrorOrItsEnd() throws {
    var dice = SystemRandomNumberGenerator()
    for _ in 0..<100 {
      let noise = (0..<500).map { _ in UInt8.random(in: 0...255, using: &dice) }
      let outcome = try outcome([Self.frames[0], noise])
      #expect(outcome.messages.first == Self.messages[0], "\(noise)")
      #expect(outcome.failure != nil, "\(noise)")
    }
    let text = try outcome([Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8)])
    #expect(text.failure?.isMisunderstanding == true)
  }

  @Test func aSubscriptionThatIsRefusedOrMisunderstoodIsNoStream() throws {
    let refused = try outcome([], reply: #"{"error":"a.B"}"#)
    #expect(refused.failure == .refused(name: "a.B", parameters: "{}"))
    #expect(try outcome([], reply: "garbage").failure?.isMisunderstanding == true)
  }
}
