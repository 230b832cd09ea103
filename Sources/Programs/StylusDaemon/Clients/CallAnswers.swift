import LinuxIO
import StrokeJournal
import StylusModel
import StylusProtocol
import VarlinkServer

/// Answers the calls of clients; docs/develop/protocol.md, section 2.
struct CallAnswers {
  private let source: DaemonStatus.Source
  private let journal: DurableStrokes?
  private let running: RunningSource
  private let privileges: Privileges

  /// A page of strokes with this many samples is full: some milliseconds of work and some
  /// megabytes, for which live streams and other clients must wait.
  private static let samplesOfPage = 4_096
  /// The same of a page that only counts them: unpacking them is its work.
  private static let samplesCounted = 32_768
  private let started = Timestamp.now

  /// - Parameters:
  ///   - source: where the ink comes from.
  ///   - running: what its threads measure.
  ///   - privileges: what was granted to them.
  ///   - journal: what is asked for strokes that memory has no more; nil if there is none.
  init(
    source: DaemonStatus.Source, _ running: RunningSource, _ privileges: Privileges,
    journal: DurableStrokes?
  ) {
    self.source = source
    self.running = running
    self.privileges = privileges
    self.journal = journal
  }

  /// Answers one call of a client, starts its live stream, or makes it a late source.
  func answer(
    _ call: VarlinkCall, from session: ClientSession, _ ink: InkState, _ late: LateClients,
    _ publisher: Publisher, clients: [ClientSession]
  ) {
    let answer = CallReply(
      service: self, session: session, ink: ink, isWanted: call.mode != .oneway)
    do throws(VarlinkError) {
      let request = try DaemonRequest(call)
      guard session.may(request) else { throw .permissionDenied }
      switch request {
      case .getInfo: answer.send { $0.reply(ServiceReply(version: Release.version, of: .daemon)) }
      case .getInterfaceDescription(let interface):
        answer.send { $0.reply(InterfaceReply(interface)) }
      case .getStatus: answer.send { $0.reply(answer.status(clients: clients.count)) }
      case .getStatistics:
        let hands = session.rights.contains(.ink) ? publisher.hands : []
        answer.send { $0.reply(answer.statistics(clients, hands)) }
      case .listTablets: answer.send { $0.reply(TabletList(answer.tablets)) }
      case .getStrokes(let query): answer.sendStrokes(query, request)
      case .getJournal: try answer.askJournal(.report, request)
      case .listJournal(let query): try answer.askJournal(.list(query), request)
      case .wipeJournal(let wipe): try answer.askJournal(.wipe(before: wipe.before), request)
      case .forgetHands:
        publisher.forgetHands(of: session.keeper, for: answer.isWanted ? session : nil)
      case .subscribe(let subscription, let form): try answer.subscribe(subscription, form)
      case .sendLateValues(let offer):
        try late.openSource(offer, for: session, answer.tablets, now: .now)
      }
    } catch {
      if error == .permissionDenied { session.recordRefusal() }
      answer.send { $0.reply(error) }
    }
  }

  /// Tells a caller what the journal said, if it may still know.
  func deliverReply(
    _ reply: DurableStrokes.JournalReply, to session: ClientSession,
    _ caller: DurableStrokes.WaitingCall,
    _ ink: InkState
  ) {
    session.stopAwaiting()
    let answer = CallReply(service: self, session: session, ink: ink, isWanted: true)
    guard session.may(caller.request) else {
      session.recordRefusal()
      return answer.send { $0.reply(VarlinkError.permissionDenied) }
    }
    answer.send { writer in
      switch (reply, caller.question) {
      case (.page(let older), .strokes(let query)):
        writer.reply(answer.page(for: query, of: caller.owner, older))
      case (_, .strokes(let query)):
        writer.reply(answer.page(for: query, of: caller.owner, nil))
      case (.page(let page), _): writer.reply(page)
      case (.wiped(let count), _): writer.reply(JournalWiped(strokes: count))
      case (.report(let report), _): writer.reply(report)
      case (.refused(let fault), _): writer.reply(VarlinkError.noJournal("\(fault)"))
      }
    }
  }
}

extension CallAnswers {
  /// What one client is answered, from what the daemon knows at this moment.
  private struct CallReply {
    let service: CallAnswers
    let session: ClientSession
    let ink: InkState
    /// Whether the client waits for it.
    let isWanted: Bool

    private static let off = "the journal is off. Fix: journal = yes in stylusd.conf"

    /// The tablets that are there for the client.
    var tablets: [Tablet] { session.rights.seesTablets ? ink.devices.map(\.tablet) : [] }

    func send(_ body: (inout JSONWriter) -> Void) {
      if isWanted { session.reply(body) }
    }

    /// Finished strokes out of memory, or of the journal if it has older ones.
    func sendStrokes(_ query: StrokeQuery, _ request: DaemonRequest) {
      let owner = query.owner ?? session.keeper
      guard isWanted, let journal = service.journal, journal.mayHave(query, of: owner, ink.store)
      else { return send { $0.reply(page(for: query, of: owner, nil)) } }
      journal.ask(.strokes(query), request, of: owner, for: session, ink.store)
    }

    /// The answer is the journal's, and will come later.
    func askJournal(
      _ question: DurableStrokes.JournalQuestion, _ request: DaemonRequest
    ) throws(VarlinkError) {
      guard isWanted else { return }
      guard let journal = service.journal else { throw .noJournal(Self.off) }
      let owner = request.owner ?? session.keeper
      journal.ask(question, request, of: owner, for: session, ink.store)
    }

    func status(clients: Int) -> DaemonStatus {
      var status = DaemonStatus(
        version: Release.version, epoch: ink.epoch,
        uptime: Timestamp.now - service.started,
        source: service.source)
      status.began = service.running.beginning
      status.tablets = tablets.count
      status.clients = clients
      status.strokes = ink.store.finished(of: session.keeper).count
      if session.rights.contains(.ink) { status.owner = ink.owner }
      status.gaps = ink.gaps
      status.dropped = ink.dropped
      status.anomalies = ink.anomalies
      status.run = ink.run
      if let journal = service.journal {
        (status.journal, status.journalFault) = journal.status
      }
      return status
    }

    func statistics(
      _ clients: [ClientSession], _ hands: [HandStatistics]
    ) -> DaemonStatistics {
      let running = service.running
      var statistics = DaemonStatistics(
        uptime: Timestamp.now - service.started,
        hops: running.gauges.hops, queues: running.queues, clients: clients.map(\.statistics))
      statistics.hands = hands
      statistics.gaps = ink.gaps
      statistics.leftOut = running.gauges.leftOut
      statistics.dropped = ink.dropped
      statistics.anomalies = ink.anomalies
      statistics.priority = service.privileges.priority
      statistics.locked = service.privileges.locked
      return statistics
    }

    /// A page of strokes: those that the journal has and memory has no more, or else of memory.
    func page(for query: StrokeQuery, of owner: UInt32, _ older: JournalPage?) -> StrokePage {
      let kept = ink.store.finished(of: owner)
      let remembered = kept.count == 0 ? 0 : kept.oldest
      let oldest = (older?.oldest).flatMap { $0 == 0 ? nil : $0 } ?? remembered
      var page = StrokePage(for: query, oldest: oldest, newest: kept.newest, epoch: ink.epoch)
      page.run = ink.run
      page.earlier = ink.earlier(of: owner)
      if service.source == .live {
        page.clockOffset = WallClock.offset.value
      }
      for entry in older?.strokes ?? [] { guard page.append(entry.stroke) else { break } }
      if !page.strokes.isEmpty {
        page.countMissed()
        return page
      }
      let most = query.samples ? CallAnswers.samplesOfPage : CallAnswers.samplesCounted
      var samples = 0
      for stroke in kept.keptStrokes(since: query.since, limit: query.limit) {
        guard samples < most, page.append(stroke.unpacked) else { break }
        samples += stroke.samples.count
      }
      if older != nil { page.countMissed() }
      return page
    }

    func subscribe(
      _ subscription: Subscription, _ form: DaemonRequest.StreamForm
    ) throws(VarlinkError) {
      let tablets = tablets
      for device in subscription.devices ?? [] where !tablets.contains(where: { $0.id == device }) {
        throw .unknownDevice(device)
      }
      let hello = Hello(
        heartbeat: UInt32(ClientTimeouts.heartbeat.value / 1_000),
        capabilities: [.hover, .pads, .updates, .predicted], epoch: ink.epoch,
        stored: ink.store.finished(of: session.keeper).newest)
      let stream = LiveStream(
        filter: StreamFilter(subscription), form: form, isShut: !session.rights.contains(.ink))
      session.start(stream, hello, ink)
    }
  }
}

extension DaemonRequest {
  /// The required permissions of the caller.
  fileprivate var needs: Rights {
    switch self {
    case .getInfo, .getInterfaceDescription: []
    case .getStatus, .getStatistics: .status
    case .listTablets: .tablets
    case .subscribe: .subscribe
    case .getStrokes, .getJournal, .listJournal, .wipeJournal, .forgetHands: .strokes
    case .sendLateValues: .late
    }
  }

  /// The owner of the requested finished strokes; nil if not specified.
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

extension ClientSession {
  /// Whether the client may ask for something now.
  fileprivate func may(_ request: DaemonRequest) -> Bool {
    guard rights.isSuperset(of: request.needs) else { return false }
    guard let owner = request.owner, owner != keeper else { return true }
    if case .wipeJournal = request { return rights.contains(.wipeOthers) }
    return rights.contains(.othersStrokes)
  }
}
