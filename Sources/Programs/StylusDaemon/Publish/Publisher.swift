import Glibc
import LinuxIO
import StrokeJournal
import StylusModel
import StylusPipeline
import StylusProtocol
import VarlinkServer

/// Hop 5 of a pen move: what the strokes say is given to its owner, numbered, kept, and offered to
/// every client.
///
/// Belongs to the main thread, and waits for nobody but, in ``stop()``, the last write of the
/// journal.
final class Publisher {
  private let source: RunningSource
  private let connected: ClientList
  private let owners: OwnerWatch
  private let journal: DurableStrokes?
  private let answers: CallAnswers
  private var anomalies = AnomalyLog()
  private var cuts = RationedLog()
  private var tailPublisher: TailPublisher
  private let handStore: HandStore?
  private var tailAlarm: DeadlineAlarm

  /// How much of what waited was published.
  enum BatchResult {
    /// As much as is published before clients are written to; there may be more.
    case full
    /// All of it.
    case part
    /// There was nothing, or what there was must wait.
    case nothing
  }

  /// Updates published before clients are served and written to.
  private static let most = 256

  init(
    _ source: RunningSource, to connected: ClientList, owners: OwnerWatch,
    _ journal: DurableStrokes?, hands: HandStore?, learning: TailPublisher.Learning,
    answers: CallAnswers
  ) throws(SystemError) {
    tailPublisher = TailPublisher(learning: learning)
    tailPublisher.change(owner: owners.owner)
    handStore = hands
    tailAlarm = try DeadlineAlarm()
    self.source = source
    self.connected = connected
    self.owners = owners
    self.journal = journal
    self.answers = answers
  }

  // MARK: What it waits for

  /// Readable when tails are due; ``acknowledgeTails()``, then ``lookAhead(behind:)``.
  var tails: Int32 { tailAlarm.number }
  /// Readable when somebody logs in or out, if that matters; ``heedLogins(_:)``.
  var logins: Int32? { owners.number }
  /// Readable when the journal has an answer, if there is one; ``heedJournal(_:)``.
  var journalArrival: Int32? { journal?.arrival }
  /// Readable when there is news of kept hands, if any are kept; ``heedHands()``.
  var handArrival: Int32? { handStore?.arrival }

  // MARK: Updates

  /// Publishes what the strokes have said, up to a batch.
  func publishBatch(_ ink: inout InkState) -> BatchResult {
    tailPublisher.updateInterest { device in
      connected.sessions.contains { $0.wantsTails(of: device) }
    }
    var taken = 0
    while taken < Self.most, !mustWait, let stamped = source.updates.ring.pop() {
      publish(stamped.element, stamped.stamps, &ink)
      taken += 1
    }
    if taken > 0 { source.updates.took() }
    return taken == Self.most ? .full : taken > 0 ? .part : .nothing
  }

  /// Whether a recording must wait for the disk.
  private var mustWait: Bool { source.isRecording && journal?.isFull == true }

  private func publish(_ output: PipelineOutput, _ stamps: Stamps, _ ink: inout InkState) {
    if owners.admits(output) { announce(output, stamps, &ink) }
  }

  /// Publishes the events of the pipeline, except the end of a stroke that must be on the disk
  /// first.
  private func announce(
    _ output: PipelineOutput, _ stamps: Stamps?, _ ink: inout InkState
  ) {
    guard case .update(.finished(let summary)) = output, let journal else {
      return publishOutput(output, stamps, &ink)
    }
    if journal.isFull { giveUpJournal(&ink) }
    if !journal.persistStroke(summary, &ink) { publishOutput(output, stamps, &ink) }
  }

  /// Numbers what the pipeline said and offers it to everybody.
  ///
  /// - Parameter stamps: of its way; nil for what has waited for more than the threads.
  private func publishOutput(
    _ output: PipelineOutput, _ stamps: Stamps?, _ ink: inout InkState
  ) {
    switch output {
    case .update(let update):
      if case .deviceRemoved(let device, _) = update { endLateSources(of: device) }
      if let cut = StrokeCut(update, in: ink) { cuts.warn(cut.sentence, .now) }
    case .anomaly(let device, let kind, _): logAnomaly(kind, of: device, ink)
    case .deviceAdded, .profiled: break
    }
    guard let message = ink.record(output) else { return }
    offer(message, &ink)
    if let stamps { measure(stamps) }
  }

  private func offer(_ message: LiveMessage, _ ink: inout InkState) {
    tailPublisher.applyMessage(message)
    ink.dropped += offer(message, ink.drawnOn, numbering: ink.numbering)
    ink.forgetEnded(message)
  }

  /// Offers a message to every client; how many updates were discarded for it.
  private func offer(
    _ message: LiveMessage, _ drawnOn: StrokeDevices, numbering: InkState.Numbering
  ) -> UInt64 {
    var thrownAway: UInt64 = 0
    for session in connected.sessions {
      thrownAway += session.offer(message, drawnOn, numbering: numbering)
    }
    return thrownAway
  }

  /// An update is in every outbox.
  private func measure(_ stamps: Stamps) {
    let now = MonotonicClock.nanoseconds
    source.gauges.publish.record(now - stamps.handed)
    let told = Stamps(origin: stamps.origin, handed: now)
    for session in connected.sessions { session.recordStamps(told) }
  }

  // MARK: The journal

  /// Whether strokes wait for the disk.
  var isHolding: Bool { journal?.isHolding == true }

  /// Takes what the journal says.
  func processJournal(_ ink: inout InkState) {
    while let step = journal?.nextStep(&ink) {
      switch step {
      case .release(let strokes): release(strokes, &ink)
      case .answer(let answer, let caller): deliverReply(answer, to: caller, &ink)
      }
    }
  }

  /// The disk has reached its time limit: publishes what still waits for it.
  func waitNoMore(_ ink: inout InkState) {
    if isHolding { giveUpJournal(&ink) }
  }

  /// Keeps strokes on the disk for another time from now on.
  func setRetention(_ retention: JournalRetention) { journal?.retain(retention) }

  /// Waits until the journal is written, and what was learned.
  func stop() {
    journal?.stop()
    tailPublisher.keepHands()
    keepHands()
    handStore?.stop()
  }

  /// Publishes what waits for the disk as if there were no journal.
  private func giveUpJournal(_ ink: inout InkState) {
    release(journal?.giveUp(&ink) ?? [], &ink)
  }

  /// Strokes wait for the disk no more.
  private func release(_ strokes: [DurableStrokes.Held], _ ink: inout InkState) {
    for stroke in strokes {
      if stroke.isAnnounced {
        ink.storeStroke(stroke.summary, of: stroke.owner)
      } else {
        publishOutput(.update(.finished(stroke.summary)), nil, &ink)
      }
    }
  }

  /// The owner goes: whose strokes wait for the disk hears of their finish now, without a number.
  private func partWithHeld(_ ink: inout InkState) {
    for summary in journal?.announceHeld() ?? [] {
      offer(ink.numberFinish(with: summary), &ink)
    }
  }

  private func deliverReply(
    _ reply: DurableStrokes.JournalReply, to caller: DurableStrokes.WaitingCall,
    _ ink: inout InkState
  ) {
    journal?.learn(from: reply, to: caller, &ink)
    guard let session = connected.session(caller.session), session.ending == nil else { return }
    answers.deliverReply(reply, to: session, caller, ink)
  }

  // MARK: Hands

  /// The learned models of the hands that draw now.
  var hands: [HandStatistics] { tailPublisher.hands }

  private func keepHands() {
    for wish in tailPublisher.takeHandRequests() { handStore?.submit(wish) }
  }

  /// Forgets what was learned of a user's hands.
  ///
  /// - Parameter session: who gets an answer when it is off the disk; nil for nobody.
  func forgetHands(of owner: UInt32, for session: ClientSession?) {
    let inMemory = hands.count
    if owner == owners.owner { tailPublisher.forgetHands() }
    guard let handStore else {
      session?.reply { $0.reply(HandsForgotten(hands: inMemory)) }
      return
    }
    guard handStore.removeHands(owner: owner, for: session?.number) else {
      session?.reply {
        $0.reply(VarlinkError.handsKept("too many requests wait for the disk. Fix: try again"))
      }
      return
    }
    session?.awaitAnswer()
  }

  /// Takes what the disk says of hands.
  func handleHandAnswers() {
    handStore?.acknowledge()
    while let answer = handStore?.nextAnswer() {
      switch answer {
      case .fetched(let key, let hand): tailPublisher.installHand(hand, of: key)
      case .forgotten(let count, let ticket):
        replyToAsker(ticket) { $0.reply(HandsForgotten(hands: count)) }
      case .refused(let error, let ticket):
        replyToAsker(ticket) { $0.reply(VarlinkError.handsKept("\(error)")) }
      }
    }
  }

  private func replyToAsker(_ ticket: UInt64, _ body: (inout JSONWriter) -> Void) {
    guard let number = handStore?.asker(of: ticket), let session = connected.session(number),
      session.ending == nil
    else { return }
    session.stopAwaiting()
    session.reply(body)
  }

  // MARK: Tails and owners

  func acknowledgeTails() { tailAlarm.acknowledge() }

  /// Sends the tails after the batch that they follow.
  func lookAhead(behind sequence: UInt64) {
    let now = Timestamp.now
    tailPublisher.publishTails(at: now) { tail in
      for session in connected.sessions { session.sendTail(tail, sequence: sequence) }
    }
    keepHands()
    tailAlarm.arm(for: tailPublisher.deadline, now: now)
  }

  /// Who is logged in may be another now: ink and rights go over at once.
  func applyLogins(_ ink: inout InkState) {
    let now = Timestamp.now
    guard owners.updateLogins(now) else { return }
    let change = owners.handOver(now)
    for stroke in change?.strokes ?? [] {
      let time = change?.time ?? now
      for update in ink.store.closing(stroke, at: time, adding: .switched) {
        announce(.update(update), nil, &ink)
      }
    }
    if change != nil { partWithHeld(&ink) }
    if change?.strokes.isEmpty == false {
      cuts.warn(owners.cut(from: ink.owner).sentence, now)
    }
    ink.handOver(to: owners.owner)
    tailPublisher.change(owner: owners.owner)
    for session in connected.sessions {
      let rights = owners.rights(of: session.caller) ?? []
      session.applyRights(rights, ink, at: change?.time ?? now)
    }
  }

  private func endLateSources(of device: DeviceID) {
    for session in connected.sessions where session.late?.offer.device == device {
      session.endLate(LateEnding(.deviceGone))
    }
  }

  /// An anomaly is for the log, not for clients.
  private func logAnomaly(_ kind: Anomaly, of device: DeviceID, _ ink: InkState) {
    guard let leftOut = anomalies.recordAnomaly(kind, of: device, .now) else { return }
    Log.write(
      .warning, AnomalyLog.line(kind, of: ink.name(of: device), leftOut: leftOut))
  }
}
