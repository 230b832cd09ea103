import LinuxIO
import StrokeJournal
import StylusModel
import StylusProtocol

/// Answers the calls of clients; docs/protocol.md, section 2.
struct ControlDesk {
  private let source: DaemonStatus.Source
  private let journal: JournalDesk?
  private let running: RunningSource
  private let privileges: Privileges

  /// A page of strokes with so many samples is full: some milliseconds of work and some megabytes,
  /// for which live streams and other clients must wait.
  private static let samplesOfPage = 4_096
  /// The same of a page that only counts them: unpacking them is its work.
  private static let samplesCounted = 32_768
  private let started = MonotonicClock.microseconds

  /// - Parameters:
  ///   - source: where the ink comes from.
  ///   - running: what its threads measure.
  ///   - privileges: what was granted to them.
  ///   - journal: what is asked for strokes that memory has no more; nil if there is none.
  init(
    source: DaemonStatus.Source, _ running: RunningSource, _ privileges: Privileges,
    journal: JournalDesk?
  ) {
    self.source = source
    self.running = running
    self.privileges = privileges
    self.journal = journal
  }

  /// Answers one call of a client, starts its live stream, or makes it a late source.
  func answer(
    _ call: VarlinkCall, from session: Session, _ ledger: Ledger, _ late: LateDesk,
    clients: [Session]
  ) {
    let request: DaemonRequest
    do throws(VarlinkError) {
      request = try DaemonRequest(call)
      guard session.may(request) else { throw .permissionDenied }
      if case .subscribe(let subscription, let form) = request {
        try subscribe(session, subscription, form, ledger)
        return
      }
      if case .sendLateValues(let offer) = request {
        return try late.open(offer, for: session, ledger, now: .now)
      }
      if call.mode != .oneway, try ask(request, for: session, ledger) { return }
    } catch {
      if error == .permissionDenied { session.conduct.noteRefusal() }
      if call.mode != .oneway { session.reply { $0.reply(error) } }
      return
    }
    guard call.mode != .oneway else { return }
    session.reply { write(request, ledger, for: session, clients: clients, to: &$0) }
  }

  /// Whether the answer is the journal's, and will come later.
  private func ask(
    _ request: DaemonRequest, for session: Session, _ ledger: Ledger
  ) throws(VarlinkError) -> Bool {
    let owner = request.owner ?? session.keeper
    switch request {
    case .getStrokes(let query):
      guard let journal, journal.mayHave(query, of: owner, ledger.store) else { return false }
    case .getJournal, .listJournal, .wipeJournal:
      guard journal != nil else { throw .noJournal(Self.off) }
    default: return false
    }
    journal?.ask(request, of: owner, for: session, ledger.store)
    return true
  }

  private static let off = "it is switched off. Fix: journal = yes in stylusd.conf"

  /// Tells a caller what the journal answered, if it may still know.
  func tell(
    _ answer: JournalAnswer, to session: Session, _ caller: JournalDesk.Waiting, _ ledger: Ledger
  ) {
    session.isAwaiting = false
    guard session.may(caller.request) else {
      session.conduct.noteRefusal()
      return session.reply { $0.reply(.permissionDenied) }
    }
    session.reply { writer in
      switch (answer, caller.request) {
      case (.page(let older, _), .getStrokes(let query)):
        writer.reply(page(for: query, of: caller.owner, older, ledger))
      case (_, .getStrokes(let query)):
        writer.reply(page(for: query, of: caller.owner, nil, ledger))
      case (.page(let page, _), _): writer.reply(page)
      case (.wiped(let count, _), _): writer.reply(JournalWiped(strokes: count))
      case (.report(let report, _), _): writer.reply(report)
      case (.refused(let fault, _), _): writer.reply(.noJournal("\(fault)"))
      case (.opened, _), (.committed, _), (.failed, _):
        preconditionFailure("this answers no call")
      }
    }
  }

  private func write(
    _ request: DaemonRequest, _ ledger: Ledger, for session: Session, clients: [Session],
    to writer: inout JSONWriter
  ) {
    switch request {
    case .getInfo: writer.reply(ServiceReply(version: Release.version, of: .daemon))
    case .getInterfaceDescription(let interface): writer.reply(interface)
    case .getStatus: writer.reply(status(ledger, for: session, clients: clients.count))
    case .getStatistics: writer.reply(statistics(ledger, clients: clients))
    case .listTablets: writer.reply(TabletList(session.tablets(of: ledger)))
    case .getStrokes(let query):
      writer.reply(page(for: query, of: query.owner ?? session.keeper, nil, ledger))
    case .subscribe, .sendLateValues: preconditionFailure("another protocol is no reply")
    case .getJournal, .listJournal, .wipeJournal: preconditionFailure("the journal answers")
    }
  }

  private func status(_ ledger: Ledger, for session: Session, clients: Int) -> DaemonStatus {
    var status = DaemonStatus(
      version: Release.version, epoch: ledger.epoch,
      uptime: Microseconds(MonotonicClock.microseconds - started), source: source)
    status.began = running.beginning.map { Timestamp(microseconds: $0) }
    status.tablets = session.tablets(of: ledger).count
    status.clients = clients
    status.strokes = ledger.store.finished(of: session.keeper).count
    if session.rights.contains(.ink) { status.owner = ledger.owner }
    status.gaps = ledger.gaps
    status.dropped = ledger.dropped
    status.anomalies = ledger.anomalies
    status.run = ledger.run
    if let journal { (status.journal, status.journalFault) = journal.status }
    return status
  }

  private func statistics(_ ledger: Ledger, clients: [Session]) -> DaemonStatistics {
    var statistics = DaemonStatistics(
      uptime: Microseconds(MonotonicClock.microseconds - started), hops: running.gauges.hops,
      queues: running.queues, clients: clients.map(\.statistics))
    statistics.gaps = ledger.gaps
    statistics.leftOut = running.gauges.leftOut
    statistics.dropped = ledger.dropped
    statistics.anomalies = ledger.anomalies
    statistics.priority = privileges.priority
    statistics.locked = privileges.locked
    return statistics
  }

  /// A page of strokes: those that the journal has and memory has no more, or else of memory.
  private func page(
    for query: StrokeQuery, of owner: UInt32, _ older: JournalPage?, _ ledger: Ledger
  ) -> StrokePage {
    let kept = ledger.store.finished(of: owner)
    let remembered = kept.count == 0 ? 0 : kept.oldest
    let oldest = (older?.oldest).flatMap { $0 == 0 ? nil : $0 } ?? remembered
    var page = StrokePage(for: query, oldest: oldest, newest: kept.newest, epoch: ledger.epoch)
    page.run = ledger.run
    page.earlier = ledger.earlier(of: owner)
    for entry in older?.strokes ?? [] { guard page.append(entry.stroke) else { break } }
    if !page.strokes.isEmpty {
      page.countMissed()
      return page
    }
    let most = query.samples ? Self.samplesOfPage : Self.samplesCounted
    var samples = 0
    for stroke in kept.strokes(since: query.since, limit: query.limit) {
      guard samples < most, page.append(stroke.unpacked) else { break }
      samples += stroke.samples.count
    }
    if older != nil { page.countMissed() }
    return page
  }

  private func subscribe(
    _ session: Session, _ subscription: Subscription, _ form: DaemonRequest.StreamForm,
    _ ledger: Ledger
  ) throws(VarlinkError) {
    let tablets = session.tablets(of: ledger)
    for device in subscription.devices ?? [] where !tablets.contains(where: { $0.id == device }) {
      throw .unknownDevice(device)
    }
    let hello = Hello(
      heartbeat: UInt32(Patience.heartbeat.value / 1_000),
      capabilities: [.hover, .pads, .updates, .predicted], epoch: ledger.epoch,
      stored: ledger.store.finished(of: session.keeper).newest)
    let stream = LiveStream(
      filter: StreamFilter(subscription), form: form, isShut: !session.rights.contains(.ink))
    session.start(stream, hello, ledger)
  }
}

extension DaemonRequest {
  /// What its caller must be allowed.
  fileprivate var needs: Rights {
    switch self {
    case .getInfo, .getInterfaceDescription: []
    case .getStatus, .getStatistics: .status
    case .listTablets: .tablets
    case .subscribe: .subscribe
    case .getStrokes, .getJournal, .listJournal, .wipeJournal: .strokes
    case .sendLateValues: .late
    }
  }

  /// Whose finished strokes it asks for; nil if it does not say.
  fileprivate var owner: UInt32? {
    switch self {
    case .getStrokes(let query): query.owner
    case .getJournal(let inquiry): inquiry.owner
    case .listJournal(let query): query.owner
    case .wipeJournal(let wipe): wipe.owner
    default: nil
    }
  }
}

extension Session {
  /// Whether the client may ask for something now.
  fileprivate func may(_ request: DaemonRequest) -> Bool {
    guard rights.isSuperset(of: request.needs) else { return false }
    guard let owner = request.owner, owner != keeper else { return true }
    if case .wipeJournal = request { return rights.contains(.wipeOthers) }
    return rights.contains(.othersStrokes)
  }

  /// The tablets that are there for the client.
  fileprivate func tablets(of ledger: Ledger) -> [Tablet] {
    rights.seesTablets ? ledger.devices.map(\.tablet) : []
  }
}
