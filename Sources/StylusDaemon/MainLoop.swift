import Glibc
import InkModel
import LinuxIO
import StrokeJournal
import StylusProtocol

/// The main thread: hops 5 to 7 of a pen move, and everything that clients ask for.
///
/// Life: made with its parts, ``run()`` until a signal and the last strokes have come, then over.
final class MainLoop {
  private let poller: Poller
  private let signals: SignalSource
  private let alarm: Alarm
  private let source: RunningSource
  private let reception: Reception
  private let desk: ControlDesk
  private let late: LateDesk
  private let keeper: ConfigurationKeeper
  private let custodian: Custodian
  private let journal: JournalDesk?
  private var ledger: Ledger
  private var anomalies = AnomalyLog()
  private var foresight = Foresight()
  private var tailAlarm: DeadlineAlarm
  private var ready: [Poller.Ready] = []
  private var state = State.serving
  /// Between two ticks, in microseconds: ``tick``, or half of what the service manager waits for a
  /// sign of life.
  private let period: Int64

  private enum State: Equatable {
    case serving
    /// A recording has come to its end; clients may still ask for its strokes.
    case ended
    /// A signal came; the last strokes are awaited, but not for ever.
    case stopping(until: Int64)
    /// The last strokes are out; clients may take what waits for them, but not for ever.
    case parting(until: Int64)
  }

  /// Who is behind a token of the poller.
  private enum Token {
    static let signals: UInt64 = 1
    static let alarm: UInt64 = 2
    static let updates: UInt64 = 3
    static let listener: UInt64 = 4
    static let tails: UInt64 = 5
    static let logins: UInt64 = 6
    static let journal: UInt64 = 7
  }

  /// The number, and the poller's token, of the first session.
  static let firstSession: UInt64 = 16

  /// Updates published before clients are served and written to.
  private static let batch = 256
  /// Calls of one client answered before it is the others' turn.
  private static let mostCalls = 16
  /// How often slow clients and heartbeats are looked after, in microseconds.
  private static let tick: Int64 = 1_000_000
  /// How long the daemon waits for the last strokes, and again for clients to take them.
  private static let farewell: Int64 = 500_000

  init(
    signals: consuming SignalSource, source: RunningSource, reception: Reception, late: LateDesk,
    custodian: Custodian, ledger: Ledger, journal: JournalDesk?,
    desk: ControlDesk, keeper: ConfigurationKeeper
  ) throws(SystemError) {
    let poller = try Poller()
    let alarm = try Alarm()
    let tailAlarm = try DeadlineAlarm()
    try poller.add(signals.number, token: Token.signals)
    try poller.add(alarm.number, token: Token.alarm)
    try poller.add(tailAlarm.number, token: Token.tails)
    try poller.add(source.updates.arrival.number, token: Token.updates)
    if let number = custodian.number { try poller.add(number, token: Token.logins) }
    if let journal { try poller.add(journal.arrival, token: Token.journal) }
    try reception.listen(token: Token.listener, on: poller)
    self.poller = poller
    self.signals = signals
    self.alarm = alarm
    self.tailAlarm = tailAlarm
    self.source = source
    self.reception = reception
    self.ledger = ledger
    self.desk = desk
    self.late = late
    self.keeper = keeper
    self.custodian = custodian
    self.journal = journal
    period = min(
      Self.tick, ServiceManager.watchdogInterval.map { max(Int64(clamping: $0 / 2), 1_000) } ?? .max
    )
  }

  /// Serves until it is told to stop; false if it stopped because the source failed.
  func run() throws(SystemError) -> Bool {
    start()
    while !isOver { try turn() }
    journal?.stop()
    return !source.hasFailed
  }

  /// To be called once, before the first ``turn()``.
  func start() {
    alarm.set(at: MonotonicClock.microseconds + period)
    // Before the first client: a journal that could be opened has the numbers.
    heedJournal()
    heedLogins()
  }

  /// Waits until something happens, and does what there is to do.
  func turn() throws(SystemError) {
    try poller.wait(into: &ready)
    // Before anything else, so that nobody gets what is another's by now; it may be among those that a full
    // batch left out.
    if ready.count == Poller.batch || ready.contains(where: { $0.token == Token.logins }) {
      heedLogins()
    }
    for event in ready { serve(event) }
    publish()
    lookAhead()
    reception.settle(now: Self.now, on: poller)
    makeGood()
    late.settle(reception.sessions, now: Self.now)
    // Last, so that those who just left make room for those who come.
    if ready.contains(where: { $0.token == Token.listener }) { letIn() }
  }

  private static var now: Timestamp { Timestamp(microseconds: MonotonicClock.microseconds) }

  private var isStopping: Bool {
    switch state {
    case .serving, .ended: false
    case .stopping, .parting: true
    }
  }

  private var isOver: Bool {
    guard case .parting(let until) = state else { return false }
    return !reception.hasWaiting || MonotonicClock.microseconds >= until
  }

  private func serve(_ event: Poller.Ready) {
    switch event.token {
    case Token.signals: while let signal = signals.next() { take(signal) }
    case Token.alarm: tick()
    case Token.tails: tailAlarm.acknowledge()
    case Token.updates: source.updates.arrival.acknowledge()
    case Token.journal: heedJournal()
    case Token.listener, Token.logins: break
    default: serveClient(event)
    }
  }

  // MARK: Signals and time

  private func take(_ signal: Int32) {
    guard signal != SIGHUP else { return reload() }
    guard !isStopping else { return }
    Log.write(.notice, "stopping")
    ServiceManager.notify("STOPPING=1")
    state = .stopping(until: MonotonicClock.microseconds + Self.farewell)
    alarm.set(at: MonotonicClock.microseconds + Self.farewell)
    source.stop()
  }

  /// Reads the configuration again. The service manager is told that the daemon is ready whatever came of it:
  /// it goes on, as it was or as it is wanted now.
  private func reload() {
    ServiceManager.notifyReloading(at: MonotonicClock.microseconds)
    defer { ServiceManager.notify("READY=1") }
    guard let configuration = keeper.reload() else { return }
    ledger.setLimits(configuration.limits)
    journal?.retain(configuration.journal.retention)
    reception.mostSessions = configuration.maximumClients
    source.reconsider()
  }

  private func tick() {
    alarm.acknowledge()
    let now = Self.now
    alarm.set(at: now.microseconds + (isStopping ? 50_000 : period))
    ServiceManager.notify("WATCHDOG=1")
    if case .stopping(let until) = state, now.microseconds >= until { part() }
    do throws(SystemError) { try reception.listen(token: Token.listener, on: poller) } catch {
      Log.write(.error, "\(error)")
    }
    for session in reception.sessions { session.keepAlive(now, ledger) }
    late.keepAlive(reception.sessions, now: now)
  }

  // MARK: Strokes

  private func publish() {
    foresight.attend { device in reception.sessions.contains { $0.wantsTails(of: device) } }
    var taken = 0
    while taken < Self.batch, !mustWait, let stamped = source.updates.ring.pop() {
      publish(stamped.element, stamped.stamps)
      taken += 1
    }
    if taken > 0 { source.updates.took() }
    // The rest waits until clients have been written to.
    if taken == Self.batch { return source.updates.announce() }
    if taken == 0, source.isOver || source.hasFailed, journal?.isHolding != true { sourceEnded() }
  }

  /// Whether a recording must wait for the disk.
  private var mustWait: Bool { source.isRecording && journal?.isFull == true }

  private func publish(_ update: StrokeUpdate, _ stamps: Stamps) {
    if custodian.admits(update) { announce(update, stamps) }
  }

  /// Tells an update, but for the end of a stroke that must be on the disk first.
  private func announce(_ update: StrokeUpdate, _ stamps: Stamps? = nil) {
    guard case .finished(let summary) = update, let journal else { return tell(update, stamps) }
    if journal.isFull { giveUpJournal() }
    if !journal.take(summary, &ledger) { tell(update, stamps) }
  }

  /// Numbers an update and offers it to everybody.
  ///
  /// - Parameter stamps: of its way; nil for what has waited for more than the threads.
  private func tell(_ update: StrokeUpdate, _ stamps: Stamps? = nil) {
    if case .anomaly(let device, let kind, _) = update { tell(kind, of: device) }
    if case .deviceRemoved(let device, _) = update { endLateSources(of: device) }
    guard let message = ledger.record(update) else { return }
    offer(message, update)
    if let stamps { measure(stamps) }
  }

  private func offer(_ message: LiveMessage, _ update: StrokeUpdate) {
    foresight.note(message)
    for session in reception.sessions {
      ledger.dropped += session.offer(
        message, update, ledger.drawnOn, numbering: ledger.numbering)
    }
    ledger.close(update)
  }

  /// An update is in every outbox.
  private func measure(_ stamps: Stamps) {
    let now = MonotonicClock.nanoseconds
    source.gauges.publish.record(now - stamps.handed)
    let told = Stamps(origin: stamps.origin, handed: now)
    for session in reception.sessions { session.note(told) }
  }

  // MARK: The journal

  private func heedJournal() {
    while let step = journal?.next(&ledger) {
      switch step {
      case .release(let strokes): release(strokes)
      case .answer(let answer, let caller): tell(answer, to: caller)
      }
    }
  }

  /// Tells what waits for the disk as if there were no journal.
  private func giveUpJournal() { release(journal?.giveUp(&ledger) ?? []) }

  /// Strokes wait for the disk no more.
  private func release(_ strokes: [JournalDesk.Held]) {
    for stroke in strokes {
      if stroke.isTold {
        ledger.keep(stroke.summary, of: stroke.owner)
      } else {
        tell(.finished(stroke.summary))
      }
    }
  }

  /// The owner goes: whose strokes wait for the disk hears of their finish now, without a number.
  private func partWithHeld() {
    for summary in journal?.tellHeld() ?? [] {
      offer(ledger.part(with: summary), .finished(summary))
    }
  }

  private func tell(_ answer: JournalAnswer, to caller: JournalDesk.Waiting) {
    journal?.learn(from: answer, to: caller, &ledger)
    guard let session = reception.session(caller.session), session.ending == nil else { return }
    desk.tell(answer, to: session, caller, ledger)
  }

  // MARK: Tails and owners

  /// Tells the tails behind the batch that they follow.
  private func lookAhead() {
    let now = Self.now
    foresight.tell(at: now) { tail in
      for session in reception.sessions { session.tell(tail, sequence: ledger.sequence) }
    }
    tailAlarm.arm(for: foresight.deadline, now: now)
  }

  /// Who is logged in may be another now: ink and rights go over at once.
  private func heedLogins() {
    let now = Self.now
    guard custodian.heed(now) else { return }
    let change = custodian.handOver(now)
    for stroke in change?.strokes ?? [] {
      let time = change?.time ?? now
      for update in ledger.store.closing(stroke, at: time, adding: .switched) { announce(update) }
    }
    if change != nil { partWithHeld() }
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
    guard let leftOut = anomalies.note(kind, of: device, Self.now) else { return }
    Log.write(
      .warning, AnomalyLog.line(kind, of: ledger.name(of: device), leftOut: leftOut))
  }

  /// The last update of the source is published.
  private func sourceEnded() {
    switch state {
    case .parting: break
    case _ where source.hasFailed: part()
    case .serving:
      state = .ended
      for session in reception.sessions { session.end(.replayEnded, ledger) }
      reception.settle(now: Self.now, on: poller)
    case .stopping: part()
    case .ended: break
    }
  }

  private func part() {
    // The disk had its time.
    if journal?.isHolding == true { giveUpJournal() }
    for session in reception.sessions { session.end(.stopping, ledger) }
    reception.settle(now: Self.now, on: poller)
    state = .parting(until: MonotonicClock.microseconds + Self.farewell)
  }

  // MARK: Clients

  private func letIn() {
    reception.letIn(ledger, now: Self.now, on: poller)
    reception.settle(now: Self.now, on: poller)
  }

  private func serveClient(_ event: Poller.Ready) {
    guard let session = reception.session(event.token) else { return }
    if event.found.contains(.writable) { session.roomCame() }
    if event.found.contains(.readable) {
      reception.hear(session)
      late.hear(session, now: Self.now)
    }
    // A client that hung up takes nothing any more; what it had said before is of no use to it,
    // unless it was values for the strokes: those are read to their end.
    let isUnread = session.late != nil && event.found.contains(.readable)
    if !event.found.isDisjoint(with: .hangUp), !isUnread { session.abandon() }
    answerCalls(of: session)
  }

  private func answerCalls(of session: Session) {
    for _ in 0..<Self.mostCalls {
      guard let call = session.nextCall() else { return session.finishIfSilent() }
      answer(call, of: session)
      session.flush(now: Self.now)
    }
    // The rest waits until the others have been served.
    source.updates.announce()
  }

  private func answer(_ call: VarlinkCall, of session: Session) {
    guard !isStopping else { return refuse(call, of: session) }
    desk.answer(call, from: session, ledger, late, clients: reception.sessions)
    guard session.stream != nil || session.late != nil else { return }
    if session.stream != nil { source.subscribed() }
    if state == .ended { session.end(.replayEnded, ledger) }
  }

  private func refuse(_ call: VarlinkCall, of session: Session) {
    if call.mode != .oneway { session.reply { $0.reply(.stopping) } }
    session.finish()
  }

  /// Clients that have taken everything get what was kept back from them, and their next answers.
  private func makeGood() {
    var isChanged = false
    for session in reception.sessions where session.outbox.isEmpty {
      session.catchUp(ledger)
      if session.stream == nil { answerCalls(of: session) }
      isChanged = isChanged || !session.outbox.isEmpty || session.isOver
    }
    if isChanged { reception.settle(now: Self.now, on: poller) }
  }
}
