import InkModel
import LinuxIO
import StylusProtocol

/// Answers the calls of clients; docs/protocol.md, section 2.
struct ControlDesk {
  private let epoch: UInt64
  private let source: DaemonStatus.Source

  /// A page of strokes with so many samples is full: some milliseconds of work and some megabytes,
  /// for which live streams and other clients must wait.
  private static let samplesOfPage = 4_096
  private let started = MonotonicClock.microseconds

  /// - Parameter epoch: names the numbering of this run.
  init(epoch: UInt64, source: DaemonStatus.Source) {
    self.epoch = epoch
    self.source = source
  }

  /// Answers one call of a client, starts its live stream, or makes it a late source.
  func answer(
    _ call: VarlinkCall, from session: Session, _ ledger: Ledger, _ late: LateDesk, clients: Int
  ) {
    let request: Request
    do throws(VarlinkError) {
      request = try Request(call)
      guard session.rights.isSuperset(of: request.needs) else { throw .permissionDenied }
      if case .subscribe(let subscription, let form) = request {
        try subscribe(session, subscription, form, ledger)
        return
      }
      if case .sendLateValues(let offer) = request {
        let now = Timestamp(microseconds: MonotonicClock.microseconds)
        return try late.open(offer, for: session, ledger, now: now)
      }
      if case .getStrokes(let query) = request, let owner = query.owner, owner != session.keeper,
        !session.rights.contains(.othersStrokes)
      {
        throw .permissionDenied
      }
    } catch {
      if error == .permissionDenied { session.noteRefusal() }
      if call.mode != .oneway { session.reply { $0.reply(error) } }
      return
    }
    guard call.mode != .oneway else { return }
    session.reply { write(request, ledger, for: session, clients: clients, to: &$0) }
  }

  private func write(
    _ request: Request, _ ledger: Ledger, for session: Session, clients: Int,
    to writer: inout JSONWriter
  ) {
    switch request {
    case .getInfo: writer.reply(ServiceReply(version: Release.version))
    case .getInterfaceDescription(let interface): writer.reply(interface)
    case .getStatus: writer.reply(status(ledger, for: session, clients: clients))
    case .listTablets: writer.reply(TabletList(session.tablets(of: ledger)))
    case .getStrokes(let query):
      writer.reply(page(for: query, of: ledger.store.finished(of: query.owner ?? session.keeper)))
    case .subscribe, .sendLateValues: preconditionFailure("another protocol is no reply")
    }
  }

  private func status(_ ledger: Ledger, for session: Session, clients: Int) -> DaemonStatus {
    var status = DaemonStatus(
      version: Release.version, epoch: epoch,
      uptime: Microseconds(MonotonicClock.microseconds - started), source: source)
    status.tablets = session.tablets(of: ledger).count
    status.clients = clients
    status.strokes = ledger.store.finished(of: session.keeper).count
    if session.rights.contains(.ink) { status.owner = ledger.owner }
    status.gaps = ledger.gaps
    status.dropped = ledger.dropped
    status.anomalies = ledger.anomalies
    return status
  }

  private func page(for query: StrokeQuery, of kept: FinishedStrokes) -> StrokePage {
    var page = StrokePage(
      for: query, oldest: kept.count == 0 ? 0 : kept.oldest, newest: kept.newest, epoch: epoch)
    var samples = 0
    for stroke in kept.strokes(since: query.since, limit: query.limit) {
      guard samples < Self.samplesOfPage, page.append(stroke) else { break }
      if query.samples { samples += stroke.samples.count }
    }
    return page
  }

  private func subscribe(
    _ session: Session, _ subscription: Subscription, _ form: Request.StreamForm, _ ledger: Ledger
  ) throws(VarlinkError) {
    let tablets = session.tablets(of: ledger)
    for device in subscription.devices ?? [] where !tablets.contains(where: { $0.id == device }) {
      throw .unknownDevice(device)
    }
    let hello = Hello(
      heartbeat: UInt32(Session.heartbeat.value / 1_000),
      capabilities: [.hover, .pads, .updates, .predicted], epoch: epoch,
      stored: ledger.store.finished(of: session.keeper).newest)
    let stream = LiveStream(
      filter: StreamFilter(subscription), form: form, isShut: !session.rights.contains(.ink))
    session.start(stream, hello, ledger)
  }
}

extension Request {
  /// What its caller must be allowed.
  fileprivate var needs: Rights {
    switch self {
    case .getInfo, .getInterfaceDescription: []
    case .getStatus: .status
    case .listTablets: .tablets
    case .subscribe: .subscribe
    case .getStrokes: .strokes
    case .sendLateValues: .late
    }
  }
}

extension Session {
  /// The tablets that are there for the client.
  fileprivate func tablets(of ledger: Ledger) -> [Tablet] {
    rights.seesTablets ? ledger.devices.map(\.tablet) : []
  }
}
