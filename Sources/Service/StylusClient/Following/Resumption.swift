package import StylusModel
package import StylusProtocol

/// Decides what to ask a daemon, what to pass on and what to tell as missing, so that every
/// finished stroke is told once, whatever breaks.
///
/// Life, for each connection: ``meet(run:)``, ask for the pages of ``firstQuery``, subscribe, give
/// it each message and do what it says; then the next connection. No socket, no clock: what happens
/// is up to the caller.
///
/// Two ways bring a stroke: the stream, and the store. Whichever says first that it is finished
/// wins; what the other still says of it is left out.
package struct Resumption: Sendable {
  /// How far what was told goes; nil until a daemon was met.
  package private(set) var place: InkPlace?
  /// The only devices that are wanted; nil for all.
  private let devices: Set<DeviceID>?
  /// Whether strokes of another numbering are wanted from its first on.
  private var startsOver: Bool
  /// Whose numbers those of devices and open strokes are; nil until a daemon was met.
  private var run: UInt64?
  /// Whether those that were told are of an earlier run: they mean nothing to the stream that
  /// begins.
  private var isStale = false
  /// Whether the stream of this connection has begun: without its numbering, a stroke could be told
  /// twice.
  private var isGreeted = false
  /// The strokes that are open as far as was told.
  private var open: [StrokeID: Open] = [:]
  /// The devices that are there as far as was told.
  private var present: Set<DeviceID> = []
  /// Strokes that the store gave before the stream has told the end of them.
  private var overtaken: Set<StrokeID> = []
  /// What a hello or a loss has yet to name, or is gone; nil if everything is accounted for.
  private var roll: Roll?

  /// As much of an open stroke as is known.
  private struct Open: Hashable, Sendable {
    /// When it began: two runs give their strokes the same numbers.
    var began: Timestamp
    /// How many samples of it were told.
    var samples: Int
  }

  /// What follows a hello or a loss, with its number: devices and open strokes.
  private struct Roll: Hashable, Sendable {
    var number: UInt64
    var strokes: Set<StrokeID>
    var devices: Set<DeviceID>
  }

  /// What the caller has to do next.
  package enum ResumptionStep: Hashable, Sendable {
    /// Take the next message.
    case listen
    /// Ask the store on another connection, page by page, before the next message.
    case fetch(StrokeQuery)
    /// The stream is over; it tells why.
    case end(EndReason)
  }

  /// No daemon has so many open strokes, devices, or strokes fetched at once; what claims to is
  /// bounded by this.
  static let most = 4_096

  /// - Parameters:
  ///   - place: the strokes up to this are known already; nil begins with what happens from now on.
  ///   - devices: the only devices that are wanted; nil for all.
  ///   - startsOver: whether, if the daemon that is met first has another numbering than that of
  ///     the place, all of its strokes are wanted; false begins with what happens from now on.
  package init(since place: InkPlace?, devices: [DeviceID]?, startsOver: Bool = true) {
    self.place = place
    self.devices = devices.map { Set($0) }
    self.startsOver = startsOver
  }

  /// What to ask a new connection for before subscribing; nil if nothing can have been missed.
  package var firstQuery: StrokeQuery? { place.map { StrokeQuery(since: $0.sequence) } }
}

// The daemon.
extension Resumption {
  /// A connection to a daemon is there, and nothing was asked on it but which run of the daemon
  /// this is.
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

// The store.
extension Resumption {
  /// Takes a page and says what to ask next; nil if nothing more is there.
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
      // What came answers a question about other numbers.
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
    // Recordings begin anew with each run: a number and a time may be those of a stroke of the run
    // before.
    let isOpen = open[stroke.id]?.began == stroke.began && !(isStale && isOfThisRun)
    if isOpen {
      open[stroke.id] = nil
    } else {
      // Another stroke had the number, in an earlier run.
      lose([stroke.id], &news)
    }
    if isOfThisRun, overtaken.count < Self.most { overtaken.insert(stroke.id) }
    let isWanted = devices.map { isOfThisRun && $0.contains(stroke.device) } ?? true
    if isWanted { news.append(.fetched(stroke)) }
  }

  /// How many new strokes of a page are of an earlier run, where nobody knows which devices they
  /// were drawn on and only those of some are wanted.
  private func foreign(in page: StrokePage) -> UInt64 {
    guard devices != nil else { return 0 }
    let known = place?.sequence ?? 0
    return UInt64(page.strokes.count { known < $0.sequence && $0.sequence <= page.earlier })
  }

  private mutating func advance(to sequence: UInt64, of epoch: UInt64) {
    place = InkPlace(epoch: epoch, sequence: max(place?.sequence ?? 0, sequence))
  }

  /// Nothing that was known by a number is known any more.
  private mutating func renumber(_ epoch: UInt64, _ news: inout [InkNews]) throws(ClientError) {
    guard devices == nil else { throw .renumbered }
    place = startsOver ? InkPlace(epoch: epoch, sequence: 0) : nil
    startsOver = true
    news.append(.missed(.numbering))
    forgetAll(&news)
    overtaken = []
  }

  /// Nothing that is open or there as far as was told is so any more.
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

// The stream.
extension Resumption {
  /// Takes a message of the stream.
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

  /// A stream begins with a hello. A slow client may not get it any more, but the loss that took
  /// its place, or the end.
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

  /// From here on what is there is named again.
  private mutating func call(_ number: UInt64) {
    roll = Roll(number: number, strokes: Set(open.keys), devices: present)
  }

  /// Everything that is there was named.
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
      // Not all of it came; the store has all that is kept. If it has it no longer, the stroke is
      // lost.
      if open[stroke] != nil { roll = Roll(number: 0, strokes: [stroke], devices: []) }
      return .fetch(StrokeQuery(since: place?.sequence ?? 0))
    }
    open[stroke] = nil
    place?.sequence = stored
    news.append(.message(message))
    return .listen
  }

  /// Whether a message is to be passed on; notes what is open and what is there.
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
      // In place through a subscript, it would allocate.
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

  /// A stroke is finished that is not kept: what came of it is all that there will ever be.
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

  /// A stroke begins, or a part of one that is open is told.
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
  /// Whether everything that is there is named anew behind it: what was not named yet may still be.
  fileprivate var beginsRoll: Bool {
    switch content {
    case .hello, .lost: true
    default: false
    }
  }

  /// Whether it is one of those that follow a hello or a loss with its number.
  fileprivate func isOnRoll(_ number: UInt64) -> Bool {
    guard sequence <= number else { return false }
    switch content {
    case .snapshot, .added, .update(.ended), .update(.proximity): return true
    default: return false
    }
  }
}
