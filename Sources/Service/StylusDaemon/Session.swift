import LinuxIO
import StylusModel
import StylusProtocol

/// One connected client: its socket, what it said, what waits for it, and its live stream if it has one.
///
/// Never waits: what the socket does not take stays in the outbox.
final class Session {
  /// The session's number; never used again.
  let number: UInt64
  /// Who is at the other end, as it was when it connected.
  let caller: Caller
  /// Whose finished strokes the client gets if it names no owner.
  let keeper: UInt32
  /// What the client may do now.
  private(set) var rights: Rights
  private let socket: FileDescriptor
  /// What waits to be sent.
  var outbox: Outbox
  /// The live stream; nil for a client that only calls.
  var stream: LiveStream?
  /// What it sends apart from the frames of a device; nil for a client that is no late source.
  var late: LateIntake?
  /// Whether a call waits for an answer from elsewhere; until then no other is taken.
  var isAwaiting = false
  private var inbox = VarlinkDecoder(limit: VarlinkDecoder.longestCall)
  /// How long the client has taken, and may take.
  private var patience: Patience
  private var interest = Poller.Interest.readable
  private var isInputOver = false
  private var room = Room.enough
  /// Why the session is over; nil while it lives.
  private(set) var ending: Ending?
  /// The stamps of the oldest update that waits in the outbox.
  private var oldest: Stamps?
  /// How many bytes waited at most after a write.
  private var mostWaiting = 0
  /// How many updates were thrown away.
  private var dropped: UInt64 = 0
  /// What the log is to tell of the client.
  var conduct = Conduct()

  /// What the socket took the last time.
  private enum Room {
    /// Everything.
    case enough
    /// Less than there was.
    case none
    /// Less than there was, but it has asked for more since.
    case again
  }

  /// Why a session is over.
  enum Ending: Equatable {
    /// The client went, or its socket broke.
    case gone
    /// What waits is sent first, if the socket takes it soon.
    case afterOutbox
  }

  /// - Parameter keeper: whose finished strokes the client gets if it names no owner; nil for its own.
  init(
    number: UInt64, socket: consuming FileDescriptor, caller: Caller, keeper: UInt32? = nil,
    rights: Rights, now: Timestamp
  ) {
    self.number = number
    self.caller = caller
    self.keeper = keeper ?? caller.user
    self.rights = rights
    self.socket = socket
    outbox = Outbox(framing: .nulTerminated, capacity: 4_096)
    patience = Patience(now)
  }

  /// The descriptor to watch.
  var descriptor: Int32 { socket.number }

  /// Whether there is nothing more to do for the client.
  var isOver: Bool { ending == .gone || (ending == .afterOutbox && outbox.isEmpty) }

  /// Ends a session that can never be asked for anything again; to be called when there is no next
  /// call.
  func finishIfSilent() {
    if isInputOver, stream == nil, outbox.isEmpty, !isAwaiting { finish() }
  }

  /// Ends the session once everything that waits is sent.
  func finish() { if ending == nil { ending = .afterOutbox } }

  /// Ends the session now.
  func abandon() { ending = .gone }

  private func abandon(because offence: String) {
    conduct.note(offence)
    abandon()
  }

  // MARK: Hearing

  /// Reads what the client sent and returns the next whole call; nil when there is none yet.
  ///
  /// Reads no further while replies wait, so a client that calls without reading its replies fills
  /// its own socket and nothing else.
  func nextCall() -> VarlinkCall? {
    guard ending == nil, stream == nil, late == nil, outbox.isEmpty, !isAwaiting else {
      return nil
    }
    do throws(ProtocolError) {
      guard let call = try inbox.next() else { return nil }
      patience.heardCall()
      return try VarlinkCall(parsing: call)
    } catch {
      abandon(because: "what it sent is no call")
      return nil
    }
  }

  /// Takes what the socket has, at most one buffer of it.
  func receive(using buffer: inout [UInt8]) {
    guard ending == nil else { return }
    do throws(Errno) {
      guard let count = try socket.read(into: &buffer) else { return }
      // A script may close its sending half and still wait for the answer.
      guard count > 0 else {
        isInputOver = true
        return
      }
      guard stream == nil else { return abandon(because: Self.talking) }
      if late == nil { inbox.feed(buffer[..<count]) } else { late?.feed(buffer[..<count]) }
    } catch {
      abandon()
    }
  }

  /// What came behind the last call.
  func takeUnread() -> [UInt8] { inbox.takeRest() }

  /// A client that talks while it is being streamed to has lost its way.
  private static let talking = "it talked while it was streamed to"

  // MARK: Telling

  /// Puts a reply into the outbox.
  func reply(_ body: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    body(&writer)
    outbox.append { $0 += writer.bytes }
  }

  /// Begins the live stream; the greeting is `hello`.
  ///
  /// The binary form greets twice: once as the reply to the call, once as the first frame.
  func start(_ form: LiveStream, _ hello: Hello, _ ledger: Ledger) {
    if form.form == .frames {
      reply { $0.reply(LiveMessage(sequence: ledger.sequence, content: .hello(hello))) }
    }
    var larger = Outbox(
      framing: form.form == .frames ? .frames : .nulTerminated,
      capacity: LiveStream.overflow + FrameLimits.payload)
    outbox.moveAll(to: &larger)
    outbox = larger
    stream = form
    stream?.open(hello, ledger, into: &outbox)
    // What came behind the call was heard already.
    if !takeUnread().isEmpty { abandon(because: Self.talking) }
  }

  /// Offers an update to the stream, if there is one that wants it; how many updates were thrown
  /// away for it.
  ///
  /// - Parameter numbering: in which finished strokes are numbered.
  func offer(
    _ message: LiveMessage, _ drawnOn: StrokeDevices, numbering: Ledger.Numbering
  ) -> UInt64 {
    guard ending == nil, rights.contains(.ink), let filter = stream?.filter,
      filter.admits(message.content, drawnOn: drawnOn)
    else { return 0 }
    var told = message
    // A number means nothing in another numbering, or to another owner.
    let isOurs = numbering.owner == keeper && numbering.epoch == stream?.epoch
    if !isOurs, case .update(.finished(var summary)) = message.content {
      summary.stored = nil
      told.content = .update(.finished(summary))
    }
    let thrownAway = stream?.offer(told, into: &outbox) ?? 0
    dropped += thrownAway
    return thrownAway
  }

  /// Takes note of when an update came that was just offered, if nothing older waits.
  func note(_ stamps: Stamps) {
    if oldest == nil, stream != nil, !outbox.isEmpty { oldest = stamps }
  }

  /// The stamps of the oldest update, once the socket has taken all that waited with it.
  func takeSent() -> Stamps? {
    guard outbox.isEmpty else { return nil }
    return oldest.take()
  }

  /// What waits for the client.
  var statistics: ClientStatistics {
    ClientStatistics(
      process: caller.process, waiting: outbox.count, most: mostWaiting, dropped: dropped)
  }

  /// Whether the stream wants the tails of a device's strokes.
  func wantsTails(of device: DeviceID) -> Bool {
    ending == nil && rights.contains(.ink) && stream?.filter.wantsTails(of: device) == true
  }

  /// Tells the stream a tail, if it wants those of its device; while anything waits for the socket, no
  /// more than that the one before is over.
  func tell(_ tail: Foresight.Tail, sequence: UInt64) {
    guard wantsTails(of: tail.device) else { return }
    var tail = tail
    if room != .enough { tail.prediction = nil }
    stream?.tell(tail, sequence: sequence, into: &outbox)
  }

  /// Takes note of what the client may do from now on, and tells it what that means for what it does.
  func adopt(_ rights: Rights, _ ledger: Ledger, at time: Timestamp) {
    let before = self.rights
    self.rights = rights
    if ending == nil, before.contains(.ink) != rights.contains(.ink) {
      stream?.turn(isShut: !rights.contains(.ink), ledger, at: time, into: &outbox)
    }
    if stream != nil, !rights.contains(.remain) { end(.policy, ledger) }
    if !rights.contains(.late) { endLate(LateEnding(.deviceGone)) }
  }

  /// Ends the stream, or the late source, if there is one.
  func end(_ reason: EndReason, _ ledger: Ledger) {
    endLate(LateEnding(reason))
    guard ending == nil, stream != nil else { return }
    stream?.end(reason, ledger, into: &outbox)
    finish()
  }

  /// To be called when the socket takes more.
  func roomCame() { if room == .none { room = .again } }

  /// Gives the stream what was kept back, if the client has taken everything before it.
  ///
  /// An outbox that is empty because the backlog was thrown away is no sign of a client that reads.
  func catchUp(_ ledger: Ledger) {
    if ending == nil, room != .none { stream?.drained(ledger, into: &outbox) }
  }

  /// Looks after a client that has been silent, or takes nothing; to be called about every second.
  func keepAlive(_ now: Timestamp, _ ledger: Ledger) {
    guard ending == nil else { return seeOff(now) }
    guard let isLagging = stream?.isLagging else { return hurry(now) }
    if isLagging, patience.isOver(withSubscriber: now) {
      conduct.note("it does not read")
      return end(.tooSlow, ledger)
    }
    if outbox.isEmpty, patience.isQuiet(now) {
      stream?.ping(now, sequence: ledger.sequence, into: &outbox)
    }
  }

  /// Closes the connection of a client that does not finish what it says, or does not take what it asked for.
  private func hurry(_ now: Timestamp) {
    // Who calls no more, such as a script behind a pager, may take its time.
    if !isInputOver, patience.isOver(withReader: now) {
      return abandon(because: "it does not read its answers")
    }
    // Calls wait for their turn while an answer is on its way.
    guard late == nil, outbox.isEmpty, !isAwaiting else { return }
    guard patience.isOver(withSpeaker: now, isWithinCall: inbox.isWithinMessage) else { return }
    abandon(because: "it has not finished a call for \(Patience.withCaller.value / 1_000_000) s")
  }

  private func seeOff(_ now: Timestamp) {
    if patience.isOver(withLeaver: now) { abandon() }
  }

  /// Sends what the socket takes.
  func flush(now: Timestamp) {
    guard ending != .gone, !outbox.isEmpty else { return }
    stream?.seal()
    let before = outbox.count
    do throws(Errno) {
      while !outbox.isEmpty {
        let waiting = outbox.count
        try outbox.send { span throws(Errno) in try socket.write(span) }
        if outbox.count == waiting { break }
      }
    } catch {
      return abandon()
    }
    mostWaiting = max(mostWaiting, outbox.count)
    room = outbox.isEmpty ? .enough : .none
    patience.sent(now, tookSome: outbox.count < before)
  }

  /// Tells the poller what to wait for now: room while something waits, calls while none is open.
  func updateInterest(in poller: borrowing Poller) {
    var wanted: Poller.Interest = room == .none ? .writable : []
    if !isInputOver, (outbox.isEmpty && !isAwaiting) || stream != nil { wanted.insert(.readable) }
    guard wanted != interest, ending != .gone else { return }
    interest = wanted
    do throws(SystemError) {
      try poller.change(descriptor, token: number, wanted)
    } catch {
      abandon()
    }
  }
}
