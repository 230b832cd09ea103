import Glibc
import LinuxIO
import StrokeJournal
import StylusModel
import StylusPipeline
import StylusProtocol

/// Hop 5 of a pen move: what the strokes say is given to its owner, numbered, kept, and offered to every client.
///
/// Belongs to the main thread, and waits for nobody but, in ``stop()``, the last write of the journal.
final class Publisher {
  private(set) var ledger: Ledger
  private let source: RunningSource
  private let reception: Reception
  private let custodian: Custodian
  private let journal: JournalDesk?
  private let desk: ControlDesk
  private var anomalies = AnomalyLog()
  private var cuts = RationedLog()
  private var foresight = Foresight()
  private var tailAlarm: DeadlineAlarm

  /// How much of what waited was published.
  enum Batch {
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
    _ source: RunningSource, to reception: Reception, custodian: Custodian, ledger: Ledger,
    _ journal: JournalDesk?, desk: ControlDesk
  ) throws(SystemError) {
    tailAlarm = try DeadlineAlarm()
    self.source = source
    self.reception = reception
    self.custodian = custodian
    self.ledger = ledger
    self.journal = journal
    self.desk = desk
  }

  // MARK: What it waits for

  /// Readable when tails are due; ``acknowledgeTails()``, then ``lookAhead()``.
  var tails: Int32 { tailAlarm.number }
  /// Readable when somebody logs in or out, if that matters; ``heedLogins()``.
  var logins: Int32? { custodian.number }
  /// Readable when the journal has an answer, if there is one; ``heedJournal()``.
  var journalArrival: Int32? { journal?.arrival }

  // MARK: Updates

  /// Publishes what the strokes have said, up to a batch.
  func publishBatch() -> Batch {
    foresight.attend { device in reception.sessions.contains { $0.wantsTails(of: device) } }
    var taken = 0
    while taken < Self.most, !mustWait, let stamped = source.updates.ring.pop() {
      publish(stamped.element, stamped.stamps)
      taken += 1
    }
    if taken > 0 { source.updates.took() }
    return taken == Self.most ? .full : taken > 0 ? .part : .nothing
  }

  /// Whether a recording must wait for the disk.
  private var mustWait: Bool { source.isRecording && journal?.isFull == true }

  private func publish(_ output: PipelineOutput, _ stamps: Stamps) {
    if custodian.admits(output) { announce(output, stamps) }
  }

  /// Tells what the pipeline said, but for the end of a stroke that must be on the disk first.
  private func announce(_ output: PipelineOutput, _ stamps: Stamps? = nil) {
    guard case .update(.finished(let summary)) = output, let journal else {
      return tell(output, stamps)
    }
    if journal.isFull { giveUpJournal() }
    if !journal.take(summary, &ledger) { tell(output, stamps) }
  }

  /// Numbers what the pipeline said and offers it to everybody.
  ///
  /// - Parameter stamps: of its way; nil for what has waited for more than the threads.
  private func tell(_ output: PipelineOutput, _ stamps: Stamps? = nil) {
    switch output {
    case .update(let update):
      if case .deviceRemoved(let device, _) = update { endLateSources(of: device) }
      if let cut = StrokeCut(update, in: ledger) { cuts.write(cut.sentence, .now) }
    case .anomaly(let device, let kind, _): tell(kind, of: device)
    case .deviceAdded, .profiled: break
    }
    guard let message = ledger.record(output) else { return }
    offer(message)
    if let stamps { measure(stamps) }
  }

  private func offer(_ message: LiveMessage) {
    foresight.note(message)
    ledger.dropped += offer(message, ledger.drawnOn, numbering: ledger.numbering)
    ledger.close(message)
  }

  /// Offers a message to every client; how many updates were thrown away for it.
  private func offer(
    _ message: LiveMessage, _ drawnOn: StrokeDevices, numbering: Ledger.Numbering
  ) -> UInt64 {
    var thrownAway: UInt64 = 0
    for session in reception.sessions {
      thrownAway += session.offer(message, drawnOn, numbering: numbering)
    }
    return thrownAway
  }

  /// An update is in every outbox.
  private func measure(_ stamps: Stamps) {
    let now = MonotonicClock.nanoseconds
    source.gauges.publish.record(now - stamps.handed)
    let told = Stamps(origin: stamps.origin, handed: now)
    for session in reception.sessions { session.note(told) }
  }

  // MARK: The journal

  /// Whether strokes wait for the disk.
  var isHolding: Bool { journal?.isHolding == true }

  /// Takes what the journal says.
  func heedJournal() {
    while let step = journal?.next(&ledger) {
      switch step {
      case .release(let strokes): release(strokes)
      case .answer(let answer, let caller): tell(answer, to: caller)
      }
    }
  }

  /// The disk had its time: tells what still waits for it.
  func waitNoMore() {
    if isHolding { giveUpJournal() }
  }

  /// Keeps strokes in other amounts and for another time from now on.
  func keep(_ limits: StrokeStore.Limits, _ retention: JournalRetention) {
    ledger.setLimits(limits)
    journal?.retain(retention)
  }

  /// Waits until the journal is written.
  func stop() { journal?.stop() }

  /// Tells what waits for the disk as if there were no journal.
  private func giveUpJournal() { release(journal?.giveUp(&ledger) ?? []) }

  /// Strokes wait for the disk no more.
  private func release(_ strokes: [JournalDesk.Held]) {
    for stroke in strokes {
      if stroke.isTold {
        ledger.keep(stroke.summary, of: stroke.owner)
      } else {
        tell(.update(.finished(stroke.summary)))
      }
    }
  }

  /// The owner goes: whose strokes wait for the disk hears of their finish now, without a number.
  private func partWithHeld() {
    for summary in journal?.tellHeld() ?? [] {
      offer(ledger.part(with: summary))
    }
  }

  private func tell(_ answer: JournalAnswer, to caller: JournalDesk.Waiting) {
    journal?.learn(from: answer, to: caller, &ledger)
    guard let session = reception.session(caller.session), session.ending == nil else { return }
    desk.tell(answer, to: session, caller, ledger)
  }

  // MARK: Tails and owners

  func acknowledgeTails() { tailAlarm.acknowledge() }

  /// Tells the tails behind the batch that they follow.
  func lookAhead() {
    let now = Timestamp.now
    foresight.tell(at: now) { tail in
      for session in reception.sessions { session.tell(tail, sequence: ledger.sequence) }
    }
    tailAlarm.arm(for: foresight.deadline, now: now)
  }

  /// Who is logged in may be another now: ink and rights go over at once.
  func heedLogins() {
    let now = Timestamp.now
    guard custodian.heed(now) else { return }
    let change = custodian.handOver(now)
    for stroke in change?.strokes ?? [] {
      let time = change?.time ?? now
      for update in ledger.store.closing(stroke, at: time, adding: .switched) {
        announce(.update(update))
      }
    }
    if change != nil { partWithHeld() }
    if change?.strokes.isEmpty == false {
      cuts.write(custodian.cut(from: ledger.owner).sentence, now)
    }
    ledger.owner = custodian.owner
    for session in reception.sessions {
      let rights = custodian.rights(of: session.caller) ?? []
      session.adopt(rights, ledger, at: change?.time ?? now)
    }
  }

  private func endLateSources(of device: DeviceID) {
    for session in reception.sessions where session.late?.offer.device == device {
      session.endLate(LateEnding(.deviceGone))
    }
  }

  /// An anomaly is for the log, not for clients.
  private func tell(_ kind: Anomaly, of device: DeviceID) {
    guard let leftOut = anomalies.note(kind, of: device, .now) else { return }
    Log.write(
      .warning, AnomalyLog.line(kind, of: ledger.name(of: device), leftOut: leftOut))
  }
}
