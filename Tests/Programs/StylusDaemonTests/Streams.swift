import StylusModel
import StylusPipeline
import StylusProtocol
import VarlinkServer

@testable import StylusDaemon

/// A ink, one stream and its outbox, without sockets: updates go in, messages come out.
struct StreamBench {
  var ink: InkState
  var stream: LiveStream
  var outbox: Outbox
  /// With weights of zero: what the tests expect must not depend on training.
  var tailPublisher = TailPublisher(network: TipNetwork())
  /// What the stream's filter was offered, and how many updates were reported as thrown away.
  private(set) var offered: [UInt64] = []
  private(set) var dropped: UInt64 = 0

  init(
    _ form: DaemonRequest.StreamForm = .frames, wishes: Subscription = .everything,
    limits: StrokeStore.Limits = StrokeStore.Limits()
  ) {
    ink = InkState(limits: limits) { Tablet(id: $0, name: "tablet", role: .pen) }
    stream = LiveStream(filter: StreamFilter(wishes), form: form)
    outbox = Outbox(capacity: 1_024, endOfMessage: stream.endOfMessage)
  }

  /// Greets the subscriber.
  mutating func open() {
    let hello = Hello(heartbeat: 5_000, capabilities: [.hover], epoch: 1, stored: 0)
    stream.greet(hello, ink, into: &outbox)
  }

  /// Publishes an update as the daemon does.
  mutating func publish(_ update: StrokeUpdate) { publish(.update(update)) }

  /// Publishes what the pipeline said as the daemon does.
  mutating func publish(_ output: PipelineOutput) {
    tailPublisher.updateInterest(stream.filter.wantsTails)
    guard let message = ink.record(output) else { return }
    tailPublisher.applyMessage(message)
    if stream.filter.admits(message.content, drawnOn: ink.drawnOn) {
      offered.append(message.sequence)
      dropped += stream.offer(message, into: &outbox)
    }
    ink.forgetEnded(message)
  }

  /// Tells the tails behind what was published, at a time on the daemon's clock in milliseconds.
  mutating func lookAhead(at now: Int64 = 0) {
    tailPublisher.publishTails(at: Timestamp(microseconds: now * 1_000)) { tail in
      guard stream.filter.wantsTails(of: tail.device) else { return }
      stream.appendTail(tail, sequence: ink.sequence, into: &outbox)
    }
  }

  /// Publishes samples until the stream falls behind; how many it took.
  mutating func overflow(stroke: UInt64 = 1) -> Int {
    for count in 1...100_000 {
      publish(.sample(StrokeID(rawValue: stroke), .at(Int64(count))))
      if stream.isLagging { return count }
    }
    return 0
  }

  /// Takes everything out, as a client that reads.
  mutating func take() -> [UInt8] { take(.max) }

  /// Takes at most so many bytes out.
  mutating func take(_ most: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    stream.seal()
    outbox.send { span in
      for index in 0..<min(most, span.count) { bytes.append(span[index]) }
      return bytes.count
    }
    return bytes
  }

  /// Takes everything out, lets the stream make good what it can, and takes that too.
  mutating func takeAll() throws -> [LiveMessage] {
    var bytes = take()
    stream.drained(ink, into: &outbox)
    bytes += take()
    return try decode(bytes)
  }

  /// The messages in the bytes of a binary stream.
  func decode(_ bytes: [UInt8]) throws -> [LiveMessage] {
    var decoder = LiveDecoder()
    let (messages, fault) = decoder.readAll(bytes[...])
    if let fault { throw fault }
    return messages
  }
}

extension Subscription {
  /// Hover too.
  static var everything: Subscription {
    var wishes = Subscription()
    wishes.hover = true
    wishes.predicted = 0
    return wishes
  }

  /// Tails of so many milliseconds.
  static func ahead(_ milliseconds: Int) -> Subscription {
    var wishes = Subscription.everything
    wishes.predicted = milliseconds
    return wishes
  }
}

extension Sample {
  /// A sample at a time in microseconds.
  static func at(_ time: Int64) -> Sample {
    Sample(
      time: Timestamp(microseconds: time), x: Millimeters(Float(time % 1_000)), y: Millimeters(1))
  }
}

extension Sample {
  /// A sample of a pen that has gone straight ahead for so many steps, 0.5 mm in 5 ms each.
  static func ahead(_ step: Int64) -> Sample {
    var sample = Sample(
      time: Timestamp(microseconds: 1_000_000 + step * 5_000), x: Millimeters(Float(step) * 0.5),
      y: Millimeters(7))
    sample.pressure = Fraction(0.5)
    for property in [Property.position, .time, .pressure] {
      sample.provenance[property] = .measured
    }
    return sample
  }
}

extension StrokeUpdate {
  /// A stroke is lifted.
  static func lifting(_ stroke: UInt64) -> StrokeUpdate {
    .ended(
      StrokeEnding(
        stroke: StrokeID(rawValue: stroke), time: Timestamp(microseconds: 9), flags: []))
  }

  /// A stroke of device 1 begins.
  static func beginning(_ stroke: UInt64, device: UInt32 = 1) -> StrokeUpdate {
    .began(
      StrokeBeginning(
        stroke: StrokeID(rawValue: stroke), device: DeviceID(rawValue: device),
        tool: Tool(kind: .pen), time: Timestamp(microseconds: 0)))
  }

  /// A stroke is finished.
  static func finishing(_ stroke: UInt64) -> StrokeUpdate {
    .finished(
      StrokeSummary(
        stroke: StrokeID(rawValue: stroke), time: Timestamp(microseconds: 9), flags: [], samples: 1)
    )
  }

  /// A pen of a device moves without touching.
  static func hovering(_ device: UInt32, _ time: Int64) -> StrokeUpdate {
    .hover(DeviceID(rawValue: device), Tool(kind: .pen), .at(time))
  }
}

extension ProximityChange {
  /// A pen comes near.
  static func entered(_ device: UInt32, at time: Int64) -> ProximityChange {
    change(.entered, device, time)
  }

  /// It goes.
  static func left(_ device: UInt32, at time: Int64) -> ProximityChange {
    change(.left, device, time)
  }

  private static func change(_ kind: Kind, _ device: UInt32, _ time: Int64) -> ProximityChange {
    ProximityChange(
      device: DeviceID(rawValue: device), tool: Tool(kind: .pen),
      time: Timestamp(microseconds: time), kind: kind)
  }
}

extension InkState.PresentDevice {
  /// What clients are told of it.
  func arrival(at time: Timestamp) -> LiveMessage.LiveContent { .added(tablet.id, tablet, time) }
}

extension PipelineOutput {
  /// A device arrives.
  static func arrival(_ device: UInt32) -> PipelineOutput {
    .deviceAdded(DeviceID(rawValue: device), Timestamp(microseconds: 0))
  }
}

extension LiveMessage {
  /// The samples of a snapshot; nil for other messages.
  var snapshot: StrokeSnapshot? {
    if case .snapshot(let part) = content { part } else { nil }
  }

  /// The tail that it tells; nil for other messages.
  var tail: [PredictedSample]? {
    if case .predicted(_, let tail) = content { tail } else { nil }
  }

  /// The loss that it tells; nil for other messages.
  var loss: LostUpdates? {
    if case .lost(let lost) = content { lost } else { nil }
  }
}
