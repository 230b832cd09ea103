import StylusModel
import StylusPipeline
import StylusProtocol
import VarlinkServer

/// What one subscriber gets, and what it gets when it does not read fast enough.
///
/// Without a clock or a socket; belongs to one session. Life: ``greet(_:_:into:)`` once,
/// ``offer(_:into:)`` for every update, ``drained(_:into:)`` whenever the outbox has become empty,
/// ``appendEnd(_:_:into:)`` at last. What it does when is docs/develop/protocol.md, section 6.
final class LiveStream {
  let filter: StreamFilter
  let form: DaemonRequest.StreamForm
  /// The numbering that the subscriber was greeted with.
  private(set) var epoch: UInt64 = 0
  private var encoder = LiveEncoder()
  /// Whether there are no tablets for this subscriber, whatever the daemon knows.
  private var isShut: Bool
  /// The strokes of which the subscriber holds a tail: at most one for each tablet.
  private var tails: [StrokeID] = []
  /// The tail that is being told; kept for its room.
  private var points: [PredictedSample] = []
  /// The newest hover sample of each device that was held back, oldest first.
  private var heldHover: [LiveMessage] = []
  /// The updates that the subscriber will not get; nil while it keeps up.
  private var lost: LostUpdates?
  /// The first update since the outbox was empty, or since the last greeting or loss.
  private var oldestWaiting: UInt64?
  /// How many updates were taken since then and not discarded; some may be sent.
  private var waiting: UInt64 = 0
  /// Bytes that a snapshot put into the outbox; they are not the subscriber's fault.
  private var snapshotBytes = 0
  /// Whether the last message was a sign of life.
  private var isPinged = false

  /// Above this many waiting bytes only the newest hover sample of a device is kept.
  static let coalescing = 64 << 10
  /// Above this many waiting bytes the backlog is discarded.
  static let overflow = 256 << 10
  /// How many devices' hover samples are held back at most.
  private static let mostHeld = 16
  /// How many points a tail has at most: one each 5 ms.
  private static let mostPoints = 10

  init(filter: StreamFilter, form: DaemonRequest.StreamForm, isShut: Bool = false) {
    self.filter = filter
    self.form = form
    self.isShut = isShut
    heldHover.reserveCapacity(Self.mostHeld)
    guard filter.horizon.value > 0 else { return }
    tails.reserveCapacity(Self.mostHeld)
    points.reserveCapacity(Self.mostPoints)
  }

  /// Whether updates are being discarded.
  var isLagging: Bool { lost != nil }

  /// Where its messages end.
  var endOfMessage: Outbox.EndOfMessage {
    switch form {
    case .frames: LiveEncoder.end(ofFrameAt:in:)
    case .replies: VarlinkDecoder.end(ofMessageAt:in:)
    }
  }

  /// Greets the subscriber and sends the current state.
  func greet(_ hello: Hello, _ ink: InkState, into outbox: inout Outbox) {
    epoch = hello.epoch
    appendMessage(.hello(hello), ink.sequence, to: &outbox)
    encodePresent(ink, to: &outbox)
  }

  /// Offers one update that the filter admits; how many updates had to be discarded for it, itself
  /// included, where those that had just left are counted too.
  func offer(_ message: LiveMessage, into outbox: inout Outbox) -> UInt64 {
    guard lost == nil else {
      lost?.last = message.sequence
      return 1
    }
    countWaiting(message.sequence, isFirst: outbox.isEmpty)
    if case .update(.hover(let device, _, _)) = message.content, outbox.count > Self.coalescing {
      return hold(message, of: device)
    }
    releaseHover(into: &outbox)
    forgetTail(after: message)
    appendMessage(message, to: &outbox)
    guard outbox.count > Self.overflow + snapshotBytes else { return 0 }
    return fallBehind(message.sequence, &outbox)
  }

  /// Tells where a tip goes from here, in place of what was told of its stroke before.
  ///
  /// An empty tail is for a subscriber that holds another; none is for one that has fallen behind,
  /// whose tails are all forgotten.
  func appendTail(_ tail: TailPublisher.PublishedTail, sequence: UInt64, into outbox: inout Outbox)
  {
    guard lost == nil else { return }
    points.removeAll(keepingCapacity: true)
    tail.prediction?.tail(to: filter.horizon, into: &points)
    let isHeld = forgetTail(of: tail.stroke)
    guard isHeld || !points.isEmpty else { return }
    if !points.isEmpty { tails.append(tail.stroke) }
    appendMessage(.predicted(tail.stroke, points), sequence, to: &outbox)
  }

  /// The tablets leave this subscriber, or come back to it; nothing else may be offered while they
  /// are gone.
  ///
  /// A subscriber that has fallen behind is notified once it has read the waiting data.
  func setShut(
    isShut: Bool, _ ink: InkState, at time: Timestamp, into outbox: inout Outbox
  ) {
    self.isShut = isShut
    guard lost == nil else { return }
    releaseHover(into: &outbox)
    for device in ink.devices where filter.admits(device.tablet.id) {
      let content: LiveMessage.LiveContent =
        isShut
        ? .update(.deviceRemoved(device.tablet.id, time))
        : .added(device.tablet.id, device.tablet, time)
      appendMessage(content, ink.sequence, to: &outbox)
    }
    if outbox.count > Self.overflow + snapshotBytes { _ = fallBehind(ink.sequence, &outbox) }
  }

  /// The outbox is empty: held back or discarded data is sent.
  func drained(_ ink: InkState, into outbox: inout Outbox) {
    snapshotBytes = 0
    makeGood(ink, into: &outbox)
  }

  /// Says why nothing more will come; for a subscriber that is too slow instead of its backlog.
  func appendEnd(_ reason: EndReason, _ ink: InkState, into outbox: inout Outbox) {
    if reason == .tooSlow {
      throwAway(&outbox)
    } else {
      makeGood(ink, into: &outbox)
    }
    appendMessage(.endOfStream(reason), ink.sequence, to: &outbox)
  }

  /// A sign of life, unless this silence had the only one that is wanted.
  func ping(_ now: Timestamp, sequence: UInt64, into outbox: inout Outbox) {
    guard !isPinged || filter.wantsPings else { return }
    appendMessage(.ping(now), sequence, to: &outbox)
  }

  /// To be called before bytes leave the outbox.
  func seal() { encoder.seal() }

  // MARK: Tails

  /// An end takes its tail with it.
  private func forgetTail(after message: LiveMessage) {
    switch message.content {
    case .update(.ended(let ending)): forgetTail(of: ending.stroke)
    case .update(.cancelled(let stroke, _)): forgetTail(of: stroke)
    default: break
    }
  }

  /// True if the subscriber held one.
  @discardableResult private func forgetTail(of stroke: StrokeID) -> Bool {
    guard let index = tails.firstIndex(of: stroke) else { return false }
    tails.remove(at: index)
    return true
  }

  // MARK: Falling behind

  private func countWaiting(_ sequence: UInt64, isFirst: Bool) {
    if isFirst || oldestWaiting == nil {
      oldestWaiting = sequence
      waiting = 0
    }
    waiting += 1
  }

  /// Keeps a hover sample in place of an older one; how many it replaced.
  private func hold(_ message: LiveMessage, of device: DeviceID) -> UInt64 {
    let before = heldHover.count
    heldHover.removeAll { held in
      guard case .update(.hover(device, _, _)) = held.content else { return false }
      return true
    }
    if heldHover.count == Self.mostHeld { heldHover.removeFirst() }
    let replaced = UInt64(before - heldHover.count)
    heldHover.append(message)
    waiting -= replaced
    return replaced
  }

  private func releaseHover(into outbox: inout Outbox) {
    for message in heldHover { appendMessage(message, to: &outbox) }
    heldHover.removeAll(keepingCapacity: true)
  }

  private func fallBehind(_ last: UInt64, _ outbox: inout Outbox) -> UInt64 {
    throwAway(&outbox)
    lost = LostUpdates(first: oldestWaiting ?? last, last: last, open: 0)
    return waiting
  }

  private func throwAway(_ outbox: inout Outbox) {
    outbox.discardUnsent()
    encoder.seal()
    heldHover.removeAll(keepingCapacity: true)
    tails.removeAll(keepingCapacity: true)
  }

  private func makeGood(_ ink: InkState, into outbox: inout Outbox) {
    releaseHover(into: &outbox)
    guard var loss = lost else { return }
    lost = nil
    loss.open =
      isShut ? 0 : UInt32(clamping: ink.store.open.count { filter.admits($0.device) })
    appendMessage(.lost(loss), ink.sequence, to: &outbox)
    encodePresent(ink, to: &outbox)
  }

  // MARK: Encoding

  /// The devices that are there, the strokes that are open, with the ends that are past, and the
  /// pens that are near.
  private func encodePresent(_ ink: InkState, to outbox: inout Outbox) {
    defer {
      snapshotBytes = outbox.count
      oldestWaiting = nil
    }
    guard !isShut else { return }
    for device in ink.devices where filter.admits(device.tablet.id) {
      appendMessage(
        .added(device.tablet.id, device.tablet, device.since), ink.sequence, to: &outbox)
    }
    for stroke in ink.store.open where filter.admits(stroke.device) {
      for part in StrokeSnapshot.parts(of: stroke.beginning, samples: stroke.samples) {
        appendMessage(.snapshot(part), ink.sequence, to: &outbox)
      }
      if let ending = ink.store.ending(of: stroke.id) {
        appendMessage(.update(.ended(ending)), ink.sequence, to: &outbox)
      }
    }
    for pen in ink.hoveringPens where filter.admits(pen.device) {
      appendMessage(.update(.proximity(pen)), ink.sequence, to: &outbox)
    }
  }

  private func appendMessage(
    _ content: LiveMessage.LiveContent, _ sequence: UInt64, to outbox: inout Outbox
  ) {
    appendMessage(LiveMessage(sequence: sequence, content: content), to: &outbox)
  }

  private func appendMessage(_ message: LiveMessage, to outbox: inout Outbox) {
    isPinged = message.isPing
    switch form {
    case .frames: outbox.append { encoder.encodeMessage(message, to: &$0) }
    case .replies:
      var writer = JSONWriter()
      writer.reply(message, continues: !message.isLast)
      outbox.append { $0 += writer.bytes }
    }
  }
}

extension LiveMessage {
  /// Whether it is a sign of life and nothing else.
  fileprivate var isPing: Bool {
    if case .ping = content { true } else { false }
  }

  /// Whether nothing follows.
  fileprivate var isLast: Bool {
    if case .endOfStream = content { true } else { false }
  }
}
