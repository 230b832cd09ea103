package import StylusModel
package import StylusProtocol

/// Decides what to request from a daemon, what to pass on and what to report as missing, so that
/// every finished stroke is reported once, whatever interruptions occur.
///
/// For each connection: call ``meet(run:)``, fetch the pages of ``firstQuery``, subscribe, pass on
/// each message and perform the returned step. It uses no socket and no clock; the caller performs
/// all operations.
///
/// A stroke can arrive through the stream and from the store. The one that reports its end first is
/// used, and anything else from the other is left out.
package struct Resumption: Sendable {
  /// The last finished stroke reported; nil before the first connection.
  package private(set) var place: InkPlace?
  /// The devices to report; nil for all.
  private let devices: Set<DeviceID>?
  /// Whether to fetch all strokes of another numbering.
  private var startsOver: Bool
  /// The run that the numbers of devices and open strokes belong to; nil before the first
  /// connection.
  private var run: UInt64?
  /// Whether the reported devices and strokes belong to an earlier run, so that they have no
  /// meaning in the stream that begins.
  private var isStale = false
  /// Whether the stream of this connection has begun. Before its numbering is known, a stroke could
  /// be reported twice.
  private var isGreeted = false
  /// The open strokes that were reported.
  private var open: [StrokeID: Open] = [:]
  /// The connected devices that were reported.
  private var present: Set<DeviceID> = []
  /// The strokes that were received from the store before the stream reported their end.
  private var overtaken: Set<StrokeID> = []
  /// The devices and strokes that have not been listed again after a hello or a loss; those that
  /// are not listed are gone. It is nil if the list is complete.
  private var roll: Roll?

  /// The known part of an open stroke.
  private struct Open: Hashable, Sendable {
    /// The time at which it began, because two runs use the same numbers for their strokes.
    var began: Timestamp
    /// The number of samples reported.
    var samples: Int
  }

  /// The devices and open strokes listed after a hello or a loss with its number.
  private struct Roll: Hashable, Sendable {
    var number: UInt64
    var strokes: Set<StrokeID>
    var devices: Set<DeviceID>
  }

  /// What the caller must do next.
  package enum ResumptionStep: Hashable, Sendable {
    /// Process the next message.
    case listen
    /// Fetch strokes from the store on another connection, page by page, before the next message.
    case fetch(StrokeQuery)
    /// The stream has ended, with its reason.
    case end(EndReason)
  }

  /// A limit for the number of open strokes, devices, and strokes fetched at once, which no correct
  /// daemon exceeds.
  static let most = 4_096

  /// - Parameters:
  ///   - place: the last stroke already received; nil begins with new events.
  ///   - devices: the devices to report; nil for all.
  ///   - startsOver: whether to fetch all strokes if the first daemon uses another numbering than
  ///     `place`; if false, the stream begins with new events.
  package init(since place: InkPlace?, devices: [DeviceID]?, startsOver: Bool = true) {
    self.place = place
    self.devices = devices.map { Set($0) }
    self.startsOver = startsOver
  }

  /// The strokes to fetch on a new connection before subscribing; nil if no strokes can have been
  /// missed.
  package var firstQuery: StrokeQuery? { place.map { StrokeQuery(since: $0.sequence) } }
}

// The part about the daemon.
extension Resumption {
  /// Reports a connection to a daemon on which only its run was requested.
  ///
  /// - Throws: ``ClientError/renumbered``.
  package mutating func meet(run: UInt64) throws(ClientError) {
    isGreeted = false
    defer { self.run = run }
    guard let known = self.run, known != run else { return }
    guard devices == nil else { throw .renumbered }
    isStale = true
    overtaken = []
  }
}

// The part about the store.
extension Resumption {
  /// Processes a page and returns the next query; nil if there are no more strokes.
  ///
  /// - Throws: ``ClientError/renumbered``.
  package mutating func mergePage(
    _ page: StrokePage, to query: StrokeQuery, _ news: inout [InkNews]
  ) throws(ClientError) -> StrokeQuery? {
    if let run, page.run != run {
      throw .disconnected("the daemon was restarted during the request")
    }
    if let place, place.epoch != page.epoch {
      try renumber(page.epoch, &news)
      guard self.place != nil else { return nil }
      // The reply belongs to a query for other numbers.
      if query.since > 0 { return StrokeQuery(since: 0) }
    }
    let missed = page.missed + foreign(in: page)
    if missed > 0 { news.append(.missed(.strokes(missed))) }
    for stroke in page.strokes {
      mergeStroke(stroke, isOfThisRun: stroke.sequence > page.earlier, &news)
    }
    advance(to: page.next, of: page.epoch)
    return page.following
  }

  private mutating func mergeStroke(
    _ stroke: CapturedStroke, isOfThisRun: Bool, _ news: inout [InkNews]
  ) {
    guard stroke.sequence > (place?.sequence ?? 0) else { return }
    place?.sequence = stroke.sequence
    // Recordings start again with each run, so a number and a time may be those of a stroke of the
    // previous run.
    let isOpen = open[stroke.id]?.began == stroke.began && !(isStale && isOfThisRun)
    if isOpen {
      open[stroke.id] = nil
    } else {
      // Another stroke had this number in an earlier run.
      lose([stroke.id], &news)
    }
    if isOfThisRun, overtaken.count < Self.most { overtaken.insert(stroke.id) }
    let isWanted = devices.map { isOfThisRun && $0.contains(stroke.device) } ?? true
    if isWanted { news.append(.fetched(stroke)) }
  }

  /// Returns the number of new strokes in a page that belong to an earlier run, if only some
  /// devices are reported and it is unknown on which devices these strokes were drawn.
  private func foreign(in page: StrokePage) -> UInt64 {
    guard devices != nil else { return 0 }
    let known = place?.sequence ?? 0
    return UInt64(page.strokes.count { known < $0.sequence && $0.sequence <= page.earlier })
  }

  private mutating func advance(to sequence: UInt64, of epoch: UInt64) {
    place = InkPlace(epoch: epoch, sequence: max(place?.sequence ?? 0, sequence))
  }

  /// Forgets everything that was identified by numbers of the old numbering.
  private mutating func renumber(_ epoch: UInt64, _ news: inout [InkNews]) throws(ClientError) {
    guard devices == nil else { throw .renumbered }
    place = startsOver ? InkPlace(epoch: epoch, sequence: 0) : nil
    startsOver = true
    news.append(.missed(.numbering))
    forgetAll(&news)
    overtaken = []
  }

  /// Forgets all reported open strokes and devices.
  private mutating func forgetAll(_ news: inout [InkNews]) {
    isStale = false
    roll = nil
    lose(Array(open.keys), &news)
    removeDevices(Array(present), at: Timestamp(microseconds: 0), &news)
  }

  private mutating func lose(_ strokes: [StrokeID], _ news: inout [InkNews]) {
    for stroke in strokes.sorted() where open.removeValue(forKey: stroke) != nil {
      news.append(.lost(stroke))
    }
  }

  private mutating func removeDevices(
    _ devices: [DeviceID], at time: Timestamp, _ news: inout [InkNews]
  ) {
    for device in devices.sorted() where present.remove(device) != nil {
      news.append(.message(LiveMessage(sequence: 0, .deviceRemoved(device, time))))
    }
  }
}

// The part about the stream.
extension Resumption {
  /// Processes a message of the stream.
  ///
  /// - Throws: ``ClientError/misunderstood(_:)``; ``ClientError/renumbered``.
  package mutating func handleMessage(
    _ message: LiveMessage, _ news: inout [InkNews]
  ) throws(ClientError) -> ResumptionStep {
    try checkBeginning(message)
    if isStale, message.beginsRoll { forgetAll(&news) }
    if let roll, !message.beginsRoll, !message.isOnRoll(roll.number) { closeRoll(roll, &news) }
    switch message.content {
    case .hello(let hello): return try greet(hello, message, &news)
    case .lost:
      call(message.sequence)
      news.append(.message(message))
      return .fetch(StrokeQuery(since: place?.sequence ?? 0))
    case .update(.finished(let summary)):
      if let stored = summary.stored {
        return finishStroke(summary, stored: stored, message, &news)
      }
      if endUnkept(summary.stroke) { news.append(.message(message)) }
      return .listen
    case .endOfStream(let reason):
      news.append(.message(message))
      return .end(reason)
    default:
      if try passes(message) { news.append(.message(message)) }
      return .listen
    }
  }

  /// Checks that a stream begins with a hello. A slow client may instead get the loss that replaced
  /// it, or the end.
  private mutating func checkBeginning(_ message: LiveMessage) throws(ClientError) {
    switch message.content {
    case .hello, .lost, .endOfStream: isGreeted = true
    default:
      guard isGreeted else { throw .misunderstood("a stream that does not begin with a hello") }
    }
  }

  private mutating func greet(
    _ hello: Hello, _ message: LiveMessage, _ news: inout [InkNews]
  ) throws(ClientError) -> ResumptionStep {
    guard hello.protocolVersion == Hello.currentProtocol else {
      throw .incompatible(protocolVersion: hello.protocolVersion)
    }
    if let place, place.epoch != hello.epoch { try renumber(hello.epoch, &news) }
    overtaken = []
    call(message.sequence)
    news.append(.message(message))
    startsOver = true
    guard let place else {
      place = InkPlace(epoch: hello.epoch, sequence: hello.stored)
      return .listen
    }
    return hello.stored > place.sequence
      ? .fetch(StrokeQuery(since: place.sequence)) : .listen
  }

  /// Begins a new list of devices and open strokes.
  private mutating func call(_ number: UInt64) {
    roll = Roll(number: number, strokes: Set(open.keys), devices: present)
  }

  /// Ends a list: all existing devices and open strokes were listed.
  private mutating func closeRoll(_ roll: Roll, _ news: inout [InkNews]) {
    self.roll = nil
    lose(Array(roll.strokes), &news)
    removeDevices(Array(roll.devices), at: Timestamp(microseconds: 0), &news)
  }

  private mutating func finishStroke(
    _ summary: StrokeSummary, stored: UInt64, _ message: LiveMessage, _ news: inout [InkNews]
  ) -> ResumptionStep {
    let stroke = summary.stroke
    guard overtaken.remove(stroke) == nil else { return .listen }
    if stored <= place?.sequence ?? 0 {
      // The same numbering once more: a recording that is played again.
      guard open.removeValue(forKey: stroke) != nil else { return .listen }
      let forgotten = LiveMessage(sequence: message.sequence, .cancelled(stroke, summary.time))
      news.append(.message(forgotten))
      return .listen
    }
    guard open[stroke]?.samples == Int(summary.samples) else {
      // Some samples are missing; the store has all that are kept. If the store no longer has the
      // stroke, it is lost.
      if open[stroke] != nil { roll = Roll(number: 0, strokes: [stroke], devices: []) }
      return .fetch(StrokeQuery(since: place?.sequence ?? 0))
    }
    open[stroke] = nil
    place?.sequence = stored
    news.append(.message(message))
    return .listen
  }

  /// Returns whether to pass on a message, and records open strokes and devices.
  private mutating func passes(_ message: LiveMessage) throws(ClientError) -> Bool {
    switch message.content {
    case .snapshot(let part): return try openStroke(part.beginning, with: part)
    case .added(let device, _, _): return try appear(device)
    case .predicted(let stroke, _): return open[stroke] != nil
    case .update(let update): return try passes(update)
    default: return true
    }
  }

  private mutating func passes(_ update: StrokeUpdate) throws(ClientError) -> Bool {
    switch update {
    case .deviceRemoved(let device, _): return present.remove(device) != nil
    case .began(let beginning): return try openStroke(beginning)
    case .sample(let stroke, _):
      // Changing it in place through a subscript would allocate.
      guard var known = open[stroke] else { return false }
      known.samples += 1
      open[stroke] = known
      return true
    case .corrected(let correction): return open[correction.stroke] != nil
    case .identified(let stroke, _, _): return open[stroke] != nil
    case .ended(let ending): return open[ending.stroke] != nil
    case .cancelled(let stroke, _):
      overtaken.remove(stroke)
      return open.removeValue(forKey: stroke) != nil
    case .finished(let summary): return endUnkept(summary.stroke)
    case .gap, .hover, .pad, .proximity: return true
    }
  }

  /// Ends a finished stroke that is not stored; the samples received are all that will ever arrive.
  private mutating func endUnkept(_ stroke: StrokeID) -> Bool {
    let isOvertaken = overtaken.remove(stroke) != nil
    return open.removeValue(forKey: stroke) != nil && !isOvertaken
  }

  private mutating func appear(_ device: DeviceID) throws(ClientError) -> Bool {
    roll?.devices.remove(device)
    present.insert(device)
    guard present.count <= Self.most else { throw .misunderstood("it has too many devices") }
    return true
  }

  /// Records that a stroke begins, or that a part of an open one is sent.
  private mutating func openStroke(
    _ beginning: StrokeBeginning, with part: StrokeSnapshot? = nil
  ) throws(ClientError) -> Bool {
    let stroke = beginning.stroke
    guard !overtaken.contains(stroke) else { return false }
    roll?.strokes.remove(stroke)
    let samples = part.map { Int($0.first) + $0.samples.count } ?? 0
    open[stroke] = Open(began: beginning.time, samples: samples)
    guard open.count <= Self.most else { throw .misunderstood("it has too many open strokes") }
    return true
  }
}

extension LiveMessage {
  /// Whether a new list of everything follows this message, so that unlisted items may still exist.
  fileprivate var beginsRoll: Bool {
    switch content {
    case .hello, .lost: true
    default: false
    }
  }

  /// Returns whether the message is one of the list that follows a hello or a loss with this
  /// number.
  fileprivate func isOnRoll(_ number: UInt64) -> Bool {
    guard sequence <= number else { return false }
    switch content {
    case .snapshot, .added, .update(.ended), .update(.proximity): return true
    default: return false
    }
  }
}
