import Glibc
import LinuxIO
import StrokeJournal
import StylusModel
import StylusProtocol
import VarlinkServer

/// The main thread: hops 5 to 7 of a pen move, and everything that clients ask for.
///
/// Life: made with its parts, ``runLoop()`` until a signal and the last strokes have come, then
/// over.
final class MainLoop {
  private let poller: Poller
  private let signals: SignalSource
  private let alarm: Alarm
  private let source: RunningSource
  private let connected: ClientList
  private let answers: CallAnswers
  private let late: LateClients
  private let keeper: ConfigurationKeeper
  private let publisher: Publisher
  /// The source of all messages to clients; lent to the publisher or to the answers.
  private var ink: InkState
  private var ready: [Poller.Ready] = []
  private var state = ServingState.serving
  /// Whether it was looked for tablets, a tick after the start.
  private var hasLooked = false
  /// Between two ticks: ``tick``, or half of what the service manager waits for a
  /// sign of life.
  private let period: Microseconds

  private enum ServingState: Equatable {
    case serving
    /// A recording has come to its end; clients may still ask for its strokes.
    case ended
    /// A signal came; the last strokes are awaited, but not forever.
    case stopping(until: Timestamp)
    /// The last strokes are out; clients may take what waits for them, but not forever.
    case parting(until: Timestamp)
  }

  /// Who is behind a token of the poller.
  enum DaemonSource: UInt64 {
    case signals, alarm, updates, listener, tails, logins, journal, hands
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
    signals: consuming SignalSource, source: RunningSource, connected: ClientList,
    late: LateClients,
    publisher: Publisher, answers: CallAnswers, keeper: ConfigurationKeeper,
    ink: InkState
  ) throws(SystemError) {
    let poller = try Poller()
    let alarm = try Alarm()
    try poller.watch(signals.number, as: DaemonSource.signals)
    try poller.watch(alarm.number, as: DaemonSource.alarm)
    try poller.watch(publisher.tails, as: DaemonSource.tails)
    try poller.watch(source.updates.arrival.number, as: DaemonSource.updates)
    if let logins = publisher.logins { try poller.watch(logins, as: DaemonSource.logins) }
    if let journal = publisher.journalArrival {
      try poller.watch(journal, as: DaemonSource.journal)
    }
    if let hands = publisher.handArrival { try poller.watch(hands, as: DaemonSource.hands) }
    try connected.listen(on: poller)
    self.poller = poller
    self.signals = signals
    self.alarm = alarm
    self.source = source
    self.connected = connected
    self.answers = answers
    self.late = late
    self.keeper = keeper
    self.publisher = publisher
    self.ink = ink
    period = min(
      Self.tick,
      Systemd.watchdogInterval.map { max(Microseconds($0.value / 2), .milliseconds(1)) }
        ?? Self.tick)
  }

  /// Serves until it is asked to stop; false if it stopped because the source failed.
  func runLoop() throws(SystemError) -> Bool {
    start()
    while !isOver { try runTurn() }
    publisher.stop()
    return !source.hasFailed
  }

  /// To be called once, before the first ``runTurn()``.
  func start() {
    alarm.arm(at: Timestamp.now + period)
    // Before the first client: a journal that could be opened has the numbers.
    publisher.processJournal(&ink)
    publisher.applyLogins(&ink)
  }

  /// Waits until something happens, and does what there is to do.
  func runTurn() throws(SystemError) {
    try poller.wait(into: &ready)
    // Before anything else, so that nobody gets what is another's by now; it may be among those
    // that a full batch left out.
    if ready.count == Poller.batch || isReady(.logins) {
      publisher.applyLogins(&ink)
    }
    for event in ready { handleReady(event) }
    publish()
    publisher.lookAhead(behind: ink.sequence)
    send()
    makeGood()
    late.pruneSources(connected.sessions, now: .now)
    // Last, so that those who just left make room for those who come.
    if isReady(.listener) { letIn() }
  }

  private func isReady(_ source: DaemonSource) -> Bool {
    ready.contains { $0.token == source.rawValue }
  }

  private var isStopping: Bool {
    switch state {
    case .serving, .ended: false
    case .stopping, .parting: true
    }
  }

  private var isOver: Bool {
    guard case .parting(let until) = state else { return false }
    return !connected.hasWaiting || Timestamp.now >= until
  }

  private func handleReady(_ event: Poller.Ready) {
    switch DaemonSource(rawValue: event.token) {
    case .signals: while let signal = signals.nextSignal() { handleSignal(signal) }
    case .alarm: tick()
    case .tails: publisher.acknowledgeTails()
    case .updates: source.updates.arrival.acknowledge()
    case .journal: publisher.processJournal(&ink)
    case .hands: publisher.handleHandAnswers()
    case .listener, .logins: break
    case nil: serveClient(event)
    }
  }

  // MARK: Signals and time

  private func handleSignal(_ signal: Int32) {
    guard signal != SIGHUP else { return reload() }
    guard !isStopping else { return }
    Log.write(.notice, "stopping")
    Systemd.notify("STOPPING=1")
    state = .stopping(until: Timestamp.now + Self.farewell)
    alarm.arm(at: Timestamp.now + Self.farewell)
    source.stop()
  }

  /// Reads the configuration again. The service manager is told that the daemon is ready whatever
  /// came of it: it continues, as it was or as it is wanted now.
  private func reload() {
    Systemd.notifyReloading(at: Timestamp.now)
    defer { Systemd.notify("READY=1") }
    guard let configuration = keeper.reload() else { return }
    ink.setLimits(configuration.limits)
    publisher.setRetention(configuration.journal.retention)
    connected.limits = configuration.clients
    source.reconsider()
  }

  private func tick() {
    alarm.acknowledge()
    let now = Timestamp.now
    alarm.arm(at: now + (isStopping ? .milliseconds(50) : period))
    Systemd.notify("WATCHDOG=1")
    lookForTablets()
    if case .stopping(let until) = state, now >= until { beginShutdown() }
    do throws(SystemError) { try connected.listen(on: poller) } catch {
      Log.write(.error, "\(error)")
    }
    for session in connected.sessions { session.keepAlive(now, ink) }
    late.keepAlive(connected.sessions, now: now)
  }

  /// Says once, when libinput has had its time, if there is nothing to draw with.
  private func lookForTablets() {
    guard !hasLooked else { return }
    hasLooked = true
    guard !source.isRecording, state == .serving, ink.devices.isEmpty else { return }
    Log.write(
      .notice,
      "no tablet is connected; a tablet that you plug in is read at once. "
        + "To find out why one is missing: stylusctl doctor")
  }

  // MARK: Strokes

  private func publish() {
    switch publisher.publishBatch(&ink) {
    case .full: source.updates.announce()  // The rest waits until clients have been written to.
    case .part: break
    case .nothing:
      if source.isOver || source.hasFailed, !publisher.isHolding { sourceEnded() }
    }
  }

  /// Hop 7: writes what waits to every client, and sees off those that are done.
  private func send() {
    let now = Timestamp.now
    for session in connected.sessions {
      session.flush(now: now)
      if let oldest = session.takeSent() {
        source.gauges.sent(oldest, at: MonotonicClock.nanoseconds)
      }
    }
    connected.seeOff(now: now, on: poller)
  }

  /// The last update of the source is published.
  private func sourceEnded() {
    switch state {
    case .parting: break
    case _ where source.hasFailed: beginShutdown()
    case .serving:
      state = .ended
      for session in connected.sessions { session.endStream(.replayEnded, ink) }
      send()
    case .stopping: beginShutdown()
    case .ended: break
    }
  }

  private func beginShutdown() {
    publisher.waitNoMore(&ink)
    for session in connected.sessions { session.endStream(.stopping, ink) }
    send()
    state = .parting(until: Timestamp.now + Self.farewell)
  }

  // MARK: Clients

  private func letIn() {
    for session in connected.letIn(now: .now, on: poller) { session.endStream(.policy, ink) }
    send()
  }

  private func serveClient(_ event: Poller.Ready) {
    guard let session = connected.session(event.token) else { return }
    if event.found.contains(.writable) { session.connection.roomCame() }
    if event.found.contains(.readable) {
      switch connected.readClient(session) {
      case .taken: late.forwardLateValues(session, now: .now)
      case .talking: session.endTalking(ink)
      }
    }
    // A client that hung up takes nothing any more; what it had said before is of no use to it,
    // unless it was values for the strokes: those are read to their end.
    let isUnread = session.late != nil && event.found.contains(.readable)
    if !event.found.isDisjoint(with: .hangUp), !isUnread { session.connection.abandon() }
    answerCalls(of: session)
  }

  private func answerCalls(of session: ClientSession) {
    for _ in 0..<Self.mostCalls {
      guard let call = session.nextCall(.now) else { return session.finishIfSilent() }
      handleCall(call, of: session)
      session.flush(now: .now)
    }
    // The rest waits until the others have been served.
    source.updates.announce()
  }

  private func handleCall(_ call: VarlinkCall, of session: ClientSession) {
    guard !isStopping else { return refuse(call, of: session) }
    answers.answer(call, from: session, ink, late, publisher, clients: connected.sessions)
    guard session.stream != nil || session.late != nil else { return }
    if session.stream != nil { source.subscribed() }
    if state == .ended { session.endStream(.replayEnded, ink) }
  }

  private func refuse(_ call: VarlinkCall, of session: ClientSession) {
    if call.mode != .oneway { session.reply { $0.reply(VarlinkError.stopping) } }
    session.closeAfterSending()
  }

  /// Clients that have taken everything get what was kept back from them, and their next answers.
  private func makeGood() {
    var isChanged = false
    for session in connected.sessions where session.connection.outbox.isEmpty {
      session.catchUp(ink)
      if session.stream == nil { answerCalls(of: session) }
      isChanged = isChanged || !session.connection.outbox.isEmpty || session.isOver
    }
    if isChanged { send() }
  }
}
