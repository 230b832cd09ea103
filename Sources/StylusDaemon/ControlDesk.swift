import InkModel
import LinuxIO
import StylusProtocol

/// Answers the calls of clients; docs/protocol.md, section 2.
struct ControlDesk {
  private let epoch: UInt64
  private let source: DaemonStatus.Source
  private let running: RunningSource
  private let privileges: Privileges

  /// A page of strokes with so many samples is full: some milliseconds of work and some megabytes,
  /// for which live streams and other clients must wait.
  private static let samplesOfPage = 4_096
  private let started = MonotonicClock.microseconds

  /// - Parameter epoch: names the numbering of this run.
  init(
    epoch: UInt64, source: DaemonStatus.Source, _ running: RunningSource, _ privileges: Privileges
  ) {
    self.epoch = epoch
    self.source = source
    self.running = running
    self.privileges = privileges
  }

  /// Answers one call of a client, starts its live stream, or makes it a late source.
  func answer(
    _ call: VarlinkCall, from session: Session, _ ledger: Ledger, _ late: LateDesk,
    clients: [Session]
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
    } catch {
      if call.mode != .oneway { session.reply { $0.reply(error) } }
      return
    }
    guard call.mode != .oneway else { return }
    session.reply { write(request, ledger, clients: clients, to: &$0) }
  }

  private func write(
    _ request: Request, _ ledger: Ledger, clients: [Session], to writer: inout JSONWriter
  ) {
    switch request {
    case .getInfo: writer.reply(ServiceReply(version: Release.version))
    case .getInterfaceDescription(let interface): writer.reply(interface)
    case .getStatus: writer.reply(status(ledger, clients: clients.count))
    case .getStatistics: writer.reply(statistics(ledger, clients: clients))
    case .listTablets: writer.reply(TabletList(ledger.devices.map(\.tablet)))
    case .getStrokes(let query): writer.reply(page(for: query, of: ledger.store))
    case .subscribe, .sendLateValues: preconditionFailure("another protocol is no reply")
    }
  }

  private func status(_ ledger: Ledger, clients: Int) -> DaemonStatus {
    var status = DaemonStatus(
      version: Release.version, epoch: epoch,
      uptime: Microseconds(MonotonicClock.microseconds - started), source: source)
    status.began = running.beginning.map { Timestamp(microseconds: $0) }
    status.tablets = ledger.devices.count
    status.clients = clients
    status.strokes = ledger.store.count
    status.gaps = ledger.gaps
    status.dropped = ledger.dropped
    status.anomalies = ledger.anomalies
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

  private func page(for query: StrokeQuery, of store: StrokeStore) -> StrokePage {
    var page = StrokePage(
      for: query, oldest: store.count == 0 ? 0 : store.oldest, newest: store.newest, epoch: epoch)
    var samples = 0
    for stroke in store.strokes(since: query.since, limit: query.limit) {
      guard samples < Self.samplesOfPage, page.append(stroke) else { break }
      if query.samples { samples += stroke.samples.count }
    }
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
      capabilities: [.hover, .pads, .updates, .predicted], epoch: epoch,
      stored: ledger.store.newest)
    session.start(LiveStream(filter: StreamFilter(subscription), form: form), hello, ledger)
  }
}
