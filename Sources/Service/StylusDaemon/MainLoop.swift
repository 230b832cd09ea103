import Glibc
import LinuxIO
import StrokeJournal
import StylusModel
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
  private let publisher: Publisher
  private var ready: [Poller.Ready] = []
  private var state = State.serving
  /// Between two ticks: ``tick``, or half of what the service manager waits for a
  /// sign of life.
  private let period: Microseconds

  private enum State: Equatable {
    case serving
    /// A recording has come to its end; clients may still ask for its strokes.
    case ended
    /// A signal came; the last strokes are awaited, but not for ever.
    case stopping(until: Timestamp)
    /// The last strokes are out; clients may take what waits for them, but not for ever.
    case parting(until: Timestamp)
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

  /// Calls of one client answered before it is the others' turn.
  private static let mostCalls = 16
  /// How often slow clients and heartbeats are looked after, in microseconds.
  private static let tick = Microseconds.milliseconds(1_000)
  /// How long the daemon waits for the last strokes, and again for clients to take them.
  private static let farewell = Microseconds.milliseconds(500)

  init(
    signals: consuming SignalSource, source: RunningSource, reception: Reception, late: LateDesk,
    publisher: Publisher, desk: ControlDesk, keeper: ConfigurationKeeper
  ) throws(SystemError) {
    let poller = try Poller()
    let alarm = try Alarm()
    try poller.add(signals.number, token: Token.signals)
    try poller.add(alarm.number, token: Token.alarm)
    try poller.add(publisher.tails, token: Token.tails)
    try poller.add(source.updates.arrival.number, token: Token.updates)
    if let logins = publisher.logins { try poller.add(logins, token: Token.logins) }
    if let journal = publisher.journalArrival { try poller.add(journal, token: Token.journal) }
    try reception.listen(token: Token.listener, on: poller)
    self.poller = poller
    self.signals = signals
    self.alarm = alarm
    self.source = source
    self.reception = reception
    self.desk = desk
    self.late = late
    self.keeper = keeper
    self.publisher = publisher
    period = min(
      Self.tick,
      Systemd.watchdogInterval.map { max(Microseconds($0.value / 2), .milliseconds(1)) }
        ?? Self.tick)
  }

  /// Serves until it is told to stop; false if it stopped because the source failed.
  func run() throws(SystemError) -> Bool {
    start()
    while !isOver { try turn() }
    publisher.stop()
    return !source.hasFailed
  }

  /// To be called once, before the first ``turn()``.
  func start() {
    alarm.set(at: Timestamp.now + period)
    // Before the first client: a journal that could be opened has the numbers.
    publisher.heedJournal()
    publisher.heedLogins()
  }

  /// Waits until something happens, and does what there is to do.
  func turn() throws(SystemError) {
    try poller.wait(into: &ready)
    // Before anything else, so that nobody gets what is another's by now; it may be among those that a full
    // batch left out.
    if ready.count == Poller.batch || ready.contains(where: { $0.token == Token.logins }) {
      publisher.heedLogins()
    }
    for event in ready { serve(event) }
    publish()
    publisher.lookAhead()
    reception.settle(now: .now, on: poller)
    makeGood()
    late.settle(reception.sessions, now: .now)
    // Last, so that those who just left make room for those who come.
    if ready.contains(where: { $0.token == Token.listener }) { letIn() }
  }

  private var isStopping: Bool {
    switch state {
    case .serving, .ended: false
    case .stopping, .parting: true
    }
  }

  private var isOver: Bool {
    guard case .parting(let until) = state else { return false }
    return !reception.hasWaiting || Timestamp.now >= until
  }

  private func serve(_ event: Poller.Ready) {
    switch event.token {
    case Token.signals: while let signal = signals.next() { take(signal) }
    case Token.alarm: tick()
    case Token.tails: publisher.acknowledgeTails()
    case Token.updates: source.updates.arrival.acknowledge()
    case Token.journal: publisher.heedJournal()
    case Token.listener, Token.logins: break
    default: serveClient(event)
    }
  }

  // MARK: Signals and time

  private func take(_ signal: Int32) {
    guard signal != SIGHUP else { return reload() }
    guard !isStopping else { return }
    Log.write(.notice, "stopping")
    Systemd.notify("STOPPING=1")
    state = .stopping(until: Timestamp.now + Self.farewell)
    alarm.set(at: Timestamp.now + Self.farewell)
    source.stop()
  }

  /// Reads the configuration again. The service manager is told that the daemon is ready whatever came of it:
  /// it goes on, as it was or as it is wanted now.
  private func reload() {
    Systemd.notifyReloading(at: Timestamp.now)
    defer { Systemd.notify("READY=1") }
    guard let configuration = keeper.reload() else { return }
    publisher.keep(configuration.limits, configuration.journal.retention)
    reception.limits = configuration.clients
    source.reconsider()
  }

  private func tick() {
    alarm.acknowledge()
    let now = Timestamp.now
    alarm.set(at: now + (isStopping ? .milliseconds(50) : period))
    Systemd.notify("WATCHDOG=1")
    if case .stopping(let until) = state, now >= until { part() }
    do throws(SystemError) { try reception.listen(token: Token.listener, on: poller) } catch {
      Log.write(.error, "\(error)")
    }
    for session in reception.sessions { session.keepAlive(now, publisher.ledger) }
    late.keepAlive(reception.sessions, now: now)
  }

  // MARK: Strokes

  private func publish() {
    switch publisher.publishBatch() {
    case .full: source.updates.announce()  // The rest waits until clients have been written to.
    case .part: break
    case .nothing:
      if source.isOver || source.hasFailed, !publisher.isHolding { sourceEnded() }
    }
  }

  /// The last update of the source is published.
  private func sourceEnded() {
    switch state {
    case .parting: break
    case _ where source.hasFailed: part()
    case .serving:
      state = .ended
      for session in reception.sessions { session.end(.replayEnded, publisher.ledger) }
      reception.settle(now: .now, on: poller)
    case .stopping: part()
    case .ended: break
    }
  }

  private func part() {
    publisher.waitNoMore()
    for session in reception.sessions { session.end(.stopping, publisher.ledger) }
    reception.settle(now: .now, on: poller)
    state = .parting(until: Timestamp.now + Self.farewell)
  }

  // MARK: Clients

  private func letIn() {
    reception.letIn(publisher.ledger, now: .now, on: poller)
    reception.settle(now: .now, on: poller)
  }

  private func serveClient(_ event: Poller.Ready) {
    guard let session = reception.session(event.token) else { return }
    if event.found.contains(.writable) { session.roomCame() }
    if event.found.contains(.readable) {
      reception.hear(session)
      late.hear(session, now: .now)
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
      session.flush(now: .now)
    }
    // The rest waits until the others have been served.
    source.updates.announce()
  }

  private func answer(_ call: VarlinkCall, of session: Session) {
    guard !isStopping else { return refuse(call, of: session) }
    desk.answer(call, from: session, publisher.ledger, late, clients: reception.sessions)
    guard session.stream != nil || session.late != nil else { return }
    if session.stream != nil { source.subscribed() }
    if state == .ended { session.end(.replayEnded, publisher.ledger) }
  }

  private func refuse(_ call: VarlinkCall, of session: Session) {
    if call.mode != .oneway { session.reply { $0.reply(.stopping) } }
    session.finish()
  }

  /// Clients that have taken everything get what was kept back from them, and their next answers.
  private func makeGood() {
    var isChanged = false
    for session in reception.sessions where session.outbox.isEmpty {
      session.catchUp(publisher.ledger)
      if session.stream == nil { answerCalls(of: session) }
      isChanged = isChanged || !session.outbox.isEmpty || session.isOver
    }
    if isChanged { reception.settle(now: .now, on: poller) }
  }
}
