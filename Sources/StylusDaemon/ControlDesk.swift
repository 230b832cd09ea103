import InkModel
import LinuxIO
import StrokeJournal
import StylusProtocol

/// Answers the calls of clients; docs/protocol.md, section 2.
struct ControlDesk {
  private let source: DaemonStatus.Source
  private let journal: JournalDesk?

  /// A page of strokes with so many samples is full: some milliseconds of work and some megabytes,
  /// for which live streams and other clients must wait.
  private static let samplesOfPage = 4_096
  private let started = MonotonicClock.microseconds

  /// - Parameters:
  ///   - source: where the ink comes from.
  ///   - journal: what is asked for strokes that memory has no more; nil if there is none.
  init(source: DaemonStatus.Source, journal: JournalDesk?) {
    self.source = source
    self.journal = journal
  }

  /// Answers one call of a client, starts its live stream, or makes it a late source.
  func answer(
    _ call: VarlinkCall, from session: Session, _ ledger: Ledger, _ late: LateDesk, clients: Int
  ) {
    let request: Request
    do throws(VarlinkError) {
      request = try Request(call)
      if case .subscribe(let subscription, let form) = request {
        try subscribe(session, subscription, form, ledger)
        return
      }
      if case .sendLateValues(let offer) = request {
        let now = Timestamp(microseconds: MonotonicClock.microseconds)
        return try late.open(offer, for: session, ledger, now: now)
      }
      if call.mode != .oneway, try ask(request, for: session, ledger) { return }
    } catch {
      if call.mode != .oneway { session.reply { $0.reply(error) } }
      return
    }
    guard call.mode != .oneway else { return }
    session.reply { write(request, ledger, clients: clients, to: &$0) }
  }

  /// Whether the answer is the journal's, and will come later.
  private func ask(
    _ request: Request, for session: Session, _ ledger: Ledger
  ) throws(VarlinkError) -> Bool {
    switch request {
    case .getStrokes(let query):
      guard let journal, journal.mayHave(query, ledger.store) else { return false }
    case .getJournal, .listJournal, .wipeJournal:
      guard journal != nil else { throw .noJournal(Self.off) }
    default: return false
    }
    try journal?.ask(request, for: session, ledger.store)
    return true
  }

  private static let off = "it is switched off. Mend: journal = yes in stylusd.conf"

  /// Tells a caller what the journal answered.
  func tell(_ answer: JournalAnswer, to session: Session, _ request: Request, _ ledger: Ledger) {
    session.isAwaiting = false
    session.reply { writer in
      switch (answer, request) {
      case (.page(let older, _), .getStrokes(let query)):
        writer.reply(page(for: query, older, ledger))
      case (_, .getStrokes(let query)): writer.reply(page(for: query, nil, ledger))
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
    _ request: Request, _ ledger: Ledger, clients: Int, to writer: inout JSONWriter
  ) {
    switch request {
    case .getInfo: writer.reply(ServiceReply(version: Release.version))
    case .getInterfaceDescription(let interface): writer.reply(interface)
    case .getStatus: writer.reply(status(ledger, clients: clients))
    case .listTablets: writer.reply(TabletList(ledger.devices.map(\.tablet)))
    case .getStrokes(let query): writer.reply(page(for: query, nil, ledger))
    case .subscribe, .sendLateValues: preconditionFailure("another protocol is no reply")
    case .getJournal, .listJournal, .wipeJournal: preconditionFailure("the journal answers")
    }
  }

  private func status(_ ledger: Ledger, clients: Int) -> DaemonStatus {
    var status = DaemonStatus(
      version: Release.version, epoch: ledger.epoch,
      uptime: Microseconds(MonotonicClock.microseconds - started), source: source)
    status.tablets = ledger.devices.count
    status.clients = clients
    status.strokes = ledger.store.count
    status.gaps = ledger.gaps
    status.dropped = ledger.dropped
    status.anomalies = ledger.anomalies
    status.run = ledger.run
    if let journal { (status.journal, status.journalFault) = journal.status }
    return status
  }

  /// A page of strokes: those that the journal has and memory has no more, or else of memory.
  private func page(
    for query: StrokeQuery, _ older: JournalPage?, _ ledger: Ledger
  ) -> StrokePage {
    let store = ledger.store
    let kept = store.count == 0 ? 0 : store.oldest
    let oldest = (older?.oldest).flatMap { $0 == 0 ? nil : $0 } ?? kept
    var page = StrokePage(for: query, oldest: oldest, newest: store.newest, epoch: ledger.epoch)
    page.run = ledger.run
    page.earlier = ledger.earlier
    for entry in older?.strokes ?? [] { guard page.append(entry.stroke) else { break } }
    if !page.strokes.isEmpty {
      page.countMissed()
      return page
    }
    var samples = 0
    for stroke in store.strokes(since: query.since, limit: query.limit) {
      guard samples < Self.samplesOfPage, page.append(stroke) else { break }
      if query.samples { samples += stroke.samples.count }
    }
    if older != nil { page.countMissed() }
    return page
  }

  private func subscribe(
    _ session: Session, _ subscription: Subscription, _ form: Request.StreamForm, _ ledger: Ledger
  ) throws(VarlinkError) {
    for device in subscription.devices ?? []
    where !ledger.devices.contains(where: { $0.tablet.id == device }) {
      throw .unknownDevice(device)
    }
    let hello = Hello(
      heartbeat: UInt32(Session.heartbeat.value / 1_000),
      capabilities: [.hover, .pads, .updates, .predicted], epoch: ledger.epoch,
      stored: ledger.store.newest)
    session.start(LiveStream(filter: StreamFilter(subscription), form: form), hello, ledger)
  }
}
