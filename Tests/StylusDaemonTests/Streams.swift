import InkModel
import StylusPipeline
import StylusProtocol

@testable import StylusDaemon

/// A ledger, one stream and its outbox, without sockets: updates go in, messages come out.
struct StreamBench {
  var ledger: Ledger
  var stream: LiveStream
  var outbox: Outbox
  /// What the stream's filter was offered, and how many updates were reported as thrown away.
  private(set) var offered: [UInt64] = []
  private(set) var dropped: UInt64 = 0

  init(
    _ form: Request.StreamForm = .frames, wishes: Subscription = .everything,
    limits: StrokeStore.Limits = StrokeStore.Limits()
  ) {
    ledger = Ledger(limits: limits) { Tablet(id: $0, name: "tablet", role: .pen) }
    stream = LiveStream(filter: StreamFilter(wishes), form: form)
    outbox = Outbox(framing: form == .frames ? .frames : .nulTerminated, capacity: 1_024)
  }

  /// Greets the subscriber.
  mutating func open() {
    let hello = Hello(heartbeat: 5_000, capabilities: [.hover], epoch: 1, stored: 0)
    stream.open(hello, ledger, into: &outbox)
  }

  /// Publishes an update as the daemon does.
  mutating func publish(_ update: StrokeUpdate) {
    guard let message = ledger.record(update) else { return }
    if stream.filter.admits(update, owners: ledger.owners) {
      offered.append(message.sequence)
      dropped += stream.offer(message, into: &outbox)
    }
    ledger.close(update)
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
    stream.drained(ledger, into: &outbox)
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
    return wishes
  }
}

extension Sample {
  /// A sample at a time in microseconds.
  static func at(_ time: Int64) -> Sample {
    Sample(
      time: Timestamp(microseconds: time), x: Millimetres(Float(time % 1_000)), y: Millimetres(1))
  }
}

extension StrokeUpdate {
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

  /// A device arrives.
  static func arrival(_ device: UInt32) -> StrokeUpdate {
    .deviceAdded(DeviceID(rawValue: device), Timestamp(microseconds: 0))
  }

  /// A pen of a device moves without touching.
  static func hovering(_ device: UInt32, _ time: Int64) -> StrokeUpdate {
    .hover(DeviceID(rawValue: device), Tool(kind: .pen), .at(time))
  }
}

extension LiveMessage {
  /// The samples of a snapshot; nil for other messages.
  var snapshot: StrokeSnapshot? {
    if case .snapshot(let part) = content { part } else { nil }
  }

  /// The loss that it tells; nil for other messages.
  var loss: LostUpdates? {
    if case .lost(let lost) = content { lost } else { nil }
  }
}
