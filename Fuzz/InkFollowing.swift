import StylusClient
import StylusModel
import StylusProtocol

/// A daemon that says anything, over several connections: a client that follows it keeps its place,
/// reports each kept stroke once, and holds no more than what was said.
///
/// The bytes are pieces: a kind, the length in two bytes, and what was said.
@_cdecl("LLVMFuzzerTestOneInput")
public func followInk(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  for place in [nil, InkPlace(epoch: 41, sequence: 3)] {
    var client = Client(since: place)
    client.hear(bytes[...])
  }
  return 0
}

private struct Client {
  private var resumption: Resumption
  private var narration = InkNarration { Microseconds(1_700_000_000_000_000) }
  private var decoder = LiveDecoder()
  private var isConnected = false
  /// What the store is asked; no message is taken before it has answered.
  private var query: StrokeQuery?
  private var count = 0
  /// The place and the numbers of the strokes that were finished since the last renumbering.
  private var last: UInt64
  private var open: Set<StrokeID> = []
  private var samples = 0
  private var events = 0

  init(since place: InkPlace?) {
    resumption = Resumption(since: place, devices: nil)
    last = place?.sequence ?? 0
  }

  mutating func hear(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while rest.count > 3 {
      let kind = rest.removeFirst()
      let length = Int(rest.removeFirst()) | Int(rest.removeFirst()) << 8
      let piece = Array(rest.prefix(length))
      rest = rest.dropFirst(length)
      count += piece.count + 3
      // What the client cannot understand ends it for good; what passes ends a connection.
      do throws(ClientError) { try hear(piece, kind) } catch {
        precondition(!"\(error)".isEmpty, "an error without words")
        isConnected = false
      }
      precondition(samples <= 8 * count && events <= 8 * count, "more than was said")
    }
  }

  private mutating func hear(_ piece: [UInt8], _ kind: UInt8) throws(ClientError) {
    var news: [InkNews] = []
    defer { for event in news.compactMap({ narration.event(of: $0) }) { note(event) } }
    switch kind & 3 {
    case 0: try meet(piece, &news)
    case 1: try take(page: piece, &news)
    case 2:
      decoder.feed(piece[...])
      while isListening, let message = try? decoder.nextMessage() { try take(message, &news) }
    default:
      var steps = Steps(piece[...])
      while isListening, let message = steps.next() { try take(message, &news) }
    }
  }

  private var isListening: Bool { isConnected && query == nil }

  private mutating func meet(_ piece: [UInt8], _ news: inout [InkNews]) throws(ClientError) {
    guard let reply = try? VarlinkReply(parsing: piece), reply.error == nil,
      let greeting = try? DaemonGreeting(reply.parameters)
    else { return }
    decoder = LiveDecoder()
    isConnected = false
    try resumption.meet(run: greeting.run)
    isConnected = true
    news.append(.met(greeting))
    query = resumption.firstQuery
  }

  private mutating func take(
    page piece: [UInt8], _ news: inout [InkNews]
  ) throws(ClientError) {
    guard isConnected, let query, let reply = try? VarlinkReply(parsing: piece), reply.error == nil,
      var page = try? StrokePage(reply.parameters, to: query)
    else { return }
    page.setDates()
    let next = try resumption.mergePage(page, to: query, &news)
    precondition(
      next.map { $0.since > query.since || $0.since == 0 } ?? true, "the same page is asked again")
    self.query = next
  }

  private mutating func take(
    _ message: LiveMessage, _ news: inout [InkNews]
  ) throws(ClientError) {
    switch try resumption.handleMessage(message, &news) {
    case .fetch(let asked): query = asked
    case .listen: break
    case .end: isConnected = false
    }
  }

  private mutating func note(_ event: InkEvent) {
    events += 1
    switch event {
    case .missed(.numbering):
      last = 0
    case .connected(let place):
      if resumption.place?.sequence == place.sequence { last = min(last, place.sequence) }
    case .began(let beginning): open.insert(beginning.stroke)
    case .restored(let stroke): check(stroke)
    case .sample(_, let sample):
      samples += 1
      check(sample)
    case .predicted(_, let tail): check(tail)
    case .finished(let stroke):
      check(stroke)
      guard stroke.sequence > 0 else { return }
      precondition(stroke.sequence > last, "a stroke is told twice")
      last = stroke.sequence
    default: break
    }
  }

  private func check(_ stroke: CapturedStroke) {
    precondition(stroke.samples.count <= count, "samples that nobody sent")
    for sample in stroke.samples { check(sample) }
  }

  private func check(_ sample: Sample) {
    precondition(sample.x.value.isFinite && sample.y.value.isFinite, "no place")
    precondition(0...1 ~= sample.pressure.value, "no pressure")
  }

  /// Some moments of a tail, also far ones: what is drawn is made of numbers.
  private func check(_ tail: PredictedTail) {
    for point in tail.points {
      for moment in [
        point.sample.time, Timestamp(microseconds: point.sample.time.microseconds / 2),
      ] {
        for seen in tail.points(until: moment) {
          check(seen.sample)
          precondition(seen.uncertainty.value >= 0, "no uncertainty")
        }
      }
    }
  }
}

/// Messages of few numbers, so that they meet: three strokes, two devices, three numberings.
private struct Steps: Sequence, IteratorProtocol {
  private var bytes: ArraySlice<UInt8>
  private var number: UInt64 = 0
  private static let moment = Timestamp(microseconds: 5)

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  mutating func next() -> LiveMessage? {
    guard let step = bytes.popFirst() else { return nil }
    let value = bytes.popFirst() ?? 0
    number += UInt64(step >> 5)
    return LiveMessage(sequence: number, content: content(step & 15, value))
  }

  private func content(_ step: UInt8, _ value: UInt8) -> LiveMessage.LiveContent {
    let stroke = StrokeID(rawValue: UInt64(value & 3))
    let device = DeviceID(rawValue: UInt32(value >> 7))
    let tool = Tool(kind: .pen)
    let beginning = StrokeBeginning(stroke: stroke, device: device, tool: tool, time: Self.moment)
    let sample = Sample(time: Self.moment, x: Millimeters(Float(value)), y: Millimeters(1))
    switch step {
    case 0:
      return .hello(
        Hello(
          heartbeat: 1, capabilities: [], epoch: 40 + UInt64(value & 3), stored: UInt64(value >> 2))
      )
    case 1: return .lost(LostUpdates(first: number, last: number + UInt64(value), open: 1))
    case 2:
      let part = StrokeSnapshot(
        beginning: beginning, sampleCount: UInt32(value >> 2 & 3), first: UInt32(value >> 4 & 3),
        samples: [sample])
      return .snapshot(part)
    case 3: return .added(device, nil, Self.moment)
    case 4: return .predicted(stroke, [PredictedSample(sample, uncertainty: Millimeters(1))])
    case 5: return .endOfStream(EndReason.allCases[Int(value & 3)])
    case 6: return .update(.deviceRemoved(device, Self.moment))
    case 7: return .update(.began(beginning))
    case 8: return .update(.ended(StrokeEnding(stroke: stroke, time: Self.moment, flags: [])))
    case 9: return .update(.cancelled(stroke, Self.moment))
    case 10, 11:
      let stored = value & 4 == 0 ? nil : UInt64(value >> 3)
      let summary = StrokeSummary(
        stroke: stroke, time: Self.moment, flags: [], samples: UInt32(step - 10), stored: stored)
      return .update(.finished(summary))
    case 12: return .update(.identified(stroke, tool, Self.moment))
    default: return .update(.sample(stroke, sample))
    }
  }
}
