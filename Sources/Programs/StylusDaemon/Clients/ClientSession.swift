import LinuxIO
import StylusModel
import StylusProtocol
import VarlinkServer

/// One client: its identity, its permissions, and the use of its connection.
final class ClientSession {
  /// Who is at the other end, as it was when it connected.
  let caller: Caller
  /// Whose finished strokes the client gets if it names no owner.
  let keeper: UInt32
  /// The client's current permissions.
  private(set) var rights: Rights
  let connection: VarlinkConnection
  private var state = ConnectionUse.calling
  /// The stamps of the oldest update that waits in the outbox.
  private var oldest: Stamps?
  /// How many updates were discarded.
  private var dropped: UInt64 = 0

  /// What the connection is used for; from the last two there is no way back.
  private enum ConnectionUse {
    case calling
    /// A call waits for an answer from elsewhere; until then no other is taken.
    case awaiting
    case streaming(LiveStream)
    /// The client sends values apart from the frames of a device.
    case sending(LateIntake)
  }

  /// The result of reading from a client.
  enum ReadOutcome {
    /// What there was, if anything, is taken.
    case taken
    /// It talked while it was streamed to, which nobody can answer.
    case talking
  }

  /// - Parameter keeper: whose finished strokes the client gets if it names no owner; nil for its
  ///   own.
  init(
    number: UInt64, socket: consuming FileDescriptor, caller: Caller, keeper: UInt32? = nil,
    rights: Rights, now: Timestamp
  ) {
    self.caller = caller
    self.keeper = keeper ?? caller.user
    self.rights = rights
    connection = VarlinkConnection(number: number, socket, ClientTimeouts(now))
  }

  /// The session's number; never used again.
  var number: UInt64 { connection.number }

  /// Why the session is over; nil while it lives.
  var ending: VarlinkConnection.Ending? { connection.ending }

  /// Whether there is nothing more to do for the client.
  var isOver: Bool { connection.isOver }

  /// The live stream; nil for a client that has none.
  var stream: LiveStream? { if case .streaming(let stream) = state { stream } else { nil } }

  /// What the client sends apart from frames; nil for one that is not a late source.
  var late: LateIntake? { if case .sending(let intake) = state { intake } else { nil } }

  private var isCalling: Bool { if case .calling = state { true } else { false } }

  /// Ends a session that can never be asked for anything again; to be called when there is no next
  /// call.
  func finishIfSilent() {
    switch state {
    case .calling, .sending: connection.finishIfSilent()
    case .awaiting, .streaming: break
    }
  }

  /// Ends the session once everything that waits is sent.
  func closeAfterSending() { connection.closeAfterSending() }

  // MARK: Hearing

  /// The next whole call; nil when there is none yet, or another is not answered.
  func nextCall(_ now: Timestamp) -> VarlinkCall? { isCalling ? connection.nextCall(now) : nil }

  /// Takes what the socket has, at most one buffer of it.
  func readSocket(using buffer: inout [UInt8]) -> ReadOutcome {
    let bytes = connection.read(using: &buffer)
    guard !bytes.isEmpty else { return .taken }
    switch state {
    case .calling, .awaiting: connection.feed(bytes)
    case .sending(let intake): intake.feed(bytes)
    case .streaming: return .talking
    }
    return .taken
  }

  /// The client talked while it was streamed to: it has lost its way, and nothing can be
  /// distinguished any more.
  func endTalking(_ ink: InkState) {
    guard ending == nil else { return }
    connection.violations.recordViolation("it sent data during a stream")
    endStream(.policy, ink)
  }

  /// A call waits for its answer; until ``stopAwaiting()`` no other is taken.
  func awaitAnswer() { if isCalling { state = .awaiting } }

  /// The answer that was awaited has come.
  func stopAwaiting() { if case .awaiting = state { state = .calling } }

  // MARK: Telling

  /// Puts a reply into the outbox.
  func reply(_ body: (inout JSONWriter) -> Void) { connection.reply(body) }

  /// Takes note that the client may not do what it asked for, or not now.
  func recordRefusal() { connection.violations.recordRefusal() }

  /// Begins the live stream; the greeting is `hello`.
  ///
  /// The binary form greets twice: once as the reply to the call, once as the first frame.
  func start(_ stream: LiveStream, _ hello: Hello, _ ink: InkState) {
    if stream.form == .frames {
      reply { $0.reply(LiveMessage(sequence: ink.sequence, content: .hello(hello))) }
    }
    connection.outbox.switchFraming(
      capacity: LiveStream.overflow + FrameLimits.payload, endOfMessage: stream.endOfMessage)
    state = .streaming(stream)
    stream.greet(hello, ink, into: &connection.outbox)
    // The bytes after the call were read already.
    if !connection.takeUnread().isEmpty { endTalking(ink) }
  }

  /// Accepts the client as a late source; from now on it sends frames instead of calls.
  func start(_ intake: LateIntake) {
    reply { $0.reply(LateAcceptance(source: intake.source)) }
    state = .sending(intake)
    intake.feed(connection.takeUnread()[...])
  }

  /// Offers an update to the stream, if there is one that subscribes to it; returns how many
  /// updates were dropped for it.
  ///
  /// - Parameter numbering: in which finished strokes are numbered.
  func offer(
    _ message: LiveMessage, _ drawnOn: StrokeDevices, numbering: InkState.Numbering
  ) -> UInt64 {
    guard ending == nil, rights.contains(.ink), let stream,
      stream.filter.admits(message.content, drawnOn: drawnOn)
    else { return 0 }
    var told = message
    // A number means nothing in another numbering, or to another owner.
    let isOurs = numbering.owner == keeper && numbering.epoch == stream.epoch
    if !isOurs, case .update(.finished(var summary)) = message.content {
      summary.stored = nil
      told.content = .update(.finished(summary))
    }
    let thrownAway = stream.offer(told, into: &connection.outbox)
    dropped += thrownAway
    return thrownAway
  }

  /// Records when an update came that was just offered, if nothing older waits.
  func recordStamps(_ stamps: Stamps) {
    if oldest == nil, stream != nil, !connection.outbox.isEmpty { oldest = stamps }
  }

  /// The stamps of the oldest update, once the socket has taken all that waited with it.
  func takeSent() -> Stamps? {
    guard connection.outbox.isEmpty else { return nil }
    return oldest.take()
  }

  /// The data waiting for the client.
  var statistics: ClientStatistics {
    ClientStatistics(
      process: caller.process, waiting: connection.outbox.count, most: connection.mostWaiting,
      dropped: dropped)
  }

  /// Whether the stream subscribes to the tails of a device's strokes.
  func wantsTails(of device: DeviceID) -> Bool {
    ending == nil && rights.contains(.ink) && stream?.filter.wantsTails(of: device) == true
  }

  /// Sends a tail to the stream, if it subscribes to those of the device; while data waits for the
  /// socket, it only sends that the previous tail is over.
  func sendTail(_ tail: TailPublisher.PublishedTail, sequence: UInt64) {
    guard wantsTails(of: tail.device) else { return }
    var tail = tail
    if connection.room != .enough { tail.prediction = nil }
    stream?.appendTail(tail, sequence: sequence, into: &connection.outbox)
  }

  /// Records what the client may do from now on, and tells it what that means for what it does.
  func applyRights(_ rights: Rights, _ ink: InkState, at time: Timestamp) {
    let before = self.rights
    self.rights = rights
    if ending == nil, before.contains(.ink) != rights.contains(.ink) {
      stream?.setShut(isShut: !rights.contains(.ink), ink, at: time, into: &connection.outbox)
    }
    if stream != nil, !rights.contains(.remain) { endStream(.policy, ink) }
    if !rights.contains(.late) { endLate(LateEnding(.deviceGone)) }
  }

  /// Ends the stream, or the late source, if there is one.
  func endStream(_ reason: EndReason, _ ink: InkState) {
    endLate(LateEnding(reason))
    guard ending == nil, stream != nil else { return }
    stream?.appendEnd(reason, ink, into: &connection.outbox)
    closeAfterSending()
  }

  /// Gives the stream what was kept back, if the client has taken everything before it.
  ///
  /// An outbox that is empty because the backlog was discarded is not a sign of a client that
  /// reads.
  func catchUp(_ ink: InkState) {
    if ending == nil, connection.room != .none { stream?.drained(ink, into: &connection.outbox) }
  }

  /// Looks after a client that has been silent, or takes nothing; to be called about every second.
  func keepAlive(_ now: Timestamp, _ ink: InkState) {
    guard ending == nil, let stream else {
      return connection.hurry(now, awaitsCall: isCalling)
    }
    if stream.isLagging, connection.timeouts.isOver(withSubscriber: now) {
      connection.violations.recordViolation("it does not read")
      return endStream(.tooSlow, ink)
    }
    if connection.outbox.isEmpty, connection.timeouts.isQuiet(now) {
      stream.ping(now, sequence: ink.sequence, into: &connection.outbox)
    }
  }

  /// Sends what the socket takes.
  func flush(now: Timestamp) {
    if !connection.outbox.isEmpty { stream?.seal() }
    connection.flush(now)
  }

  /// Tells the poller what to wait for now: room while something waits, calls while none is open.
  func updateInterest(in poller: borrowing Poller) {
    switch state {
    case .calling, .sending: connection.updateInterest(in: poller, .whenAnswered)
    case .awaiting: connection.updateInterest(in: poller, .never)
    case .streaming: connection.updateInterest(in: poller, .always)
    }
  }
}
