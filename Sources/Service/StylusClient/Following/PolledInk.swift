import LinuxIO
package import StylusModel
package import StylusProtocol

/// News of a daemon that continue after its restarts, for programs that poll. It has no thread and
/// never blocks.
///
/// It connects, fetches missed strokes and receives the stream, and starts again when the
/// connection breaks. Call ``poll(_:)`` whenever ``descriptor`` is readable, until it reports the
/// end. An ``InkFeed`` does the same on a thread.
package struct PolledInk: ~Copyable {
  private let path: String?
  private let subscription: Subscription
  private let poller: Poller
  private let alarm: Alarm
  private var resumption: Resumption
  private var backoff: Backoff
  private var stage = Stage.resting
  /// The connection of the stream, or the one that will become the stream.
  private var main: PolledSocket?
  /// The connection for fetching strokes while the stream waits.
  private var side: PolledSocket?
  private var decoder = LiveDecoder()
  /// Whether the stream had no more bytes in this turn. The poller reports those that arrive later.
  private var isDrained = false
  private var vigil: Vigil
  /// The time for which the daemon may currently be silent; nil for no limit.
  private var patience: Microseconds?
  private var lastMessage = Timestamp(microseconds: 0)
  private var began = Timestamp(microseconds: 0)
  /// The time of the next attempt.
  private var due = Timestamp(microseconds: 0)
  /// Notices the socket of a daemon that starts; nil while there is a daemon, and if the kernel
  /// allows no watch.
  private var arrivals: PathWatch?
  /// The time for which the alarm is set; nil if it is not set.
  private var alarmed: Timestamp?
  /// The watched descriptor, and whether it is also watched for space to write.
  private var watched: (number: Int32, sends: Bool)?

  private enum Stage {
    case resting
    case greeting
    case catchingUp(StrokeQuery)
    case subscribing
    case listening
    case fetching(StrokeQuery)
    case over
  }

  /// The time limit for the reply to a call.
  private static let longestCall = Microseconds.milliseconds(10_000)
  /// The time after a daemon made its socket until it is called; it listens some microseconds after
  /// that.
  private static let listeningTime = Microseconds.milliseconds(5)
  /// The largest number of news per turn; the others are left for the next turn.
  private static let most = 1_024

  /// Creates a follower. Nothing is sent before the first turn, for which the descriptor is
  /// readable immediately.
  ///
  /// - Parameters:
  ///   - path: the path of the daemon's socket; nil for ``InkConnection/usualPaths``.
  ///   - place: the last stroke already received; nil begins with new events.
  ///   - startsOver: whether to fetch all strokes if the daemon uses another numbering than
  ///     `place`.
  ///   - longestWait: the longest wait between two attempts.
  /// - Throws: ``ClientError/unable(_:)``.
  package init(
    path: String?, _ subscription: Subscription, since place: InkPlace?, startsOver: Bool = true,
    longestWait: Microseconds = .milliseconds(5_000)
  ) throws(ClientError) {
    let poller = try Self.own { () throws(SystemError) in try Poller() }
    let alarm = try Self.own { () throws(SystemError) in try Alarm() }
    do throws(SystemError) { try poller.add(alarm.number, token: 0) } catch {
      throw .unable("\(error)")
    }
    alarm.arm(at: .now)
    self.path = path
    self.subscription = subscription
    self.poller = poller
    self.alarm = alarm
    backoff = Backoff(upTo: longestWait)
    resumption = Resumption(since: place, devices: subscription.devices, startsOver: startsOver)
    vigil = Vigil(receivesPings: subscription.pings)
  }

  private static func own<Thing: ~Copyable>(
    _ make: () throws(SystemError) -> Thing
  ) throws(ClientError) -> Thing {
    do throws(SystemError) { return try make() } catch { throw .unable("\(error)") }
  }

  /// The descriptor that is readable when there is something to do.
  package var descriptor: Int32 { poller.number }

  /// The last finished stroke reported; nil before the first connection.
  package var place: InkPlace? { resumption.place }

  /// Does everything that is possible without waiting and appends the resulting news; false once
  /// the feed has ended.
  ///
  /// - Throws: an error that another attempt would not fix; nothing follows it.
  package mutating func poll(_ news: inout [InkNews]) throws(ClientError) -> Bool {
    if case .over = stage { return false }
    if let alarmed, alarmed <= .now {
      alarm.acknowledge()
      self.alarmed = nil
    }
    noticeArrival()
    isDrained = false
    var isMore = false
    do throws(ClientError) { isMore = try proceed(&news) } catch {
      guard error.isPassing else {
        shutDown()
        throw error
      }
      rest(after: error, &news)
    }
    if case .over = stage { return false }
    try arm(isMore: isMore)
    return true
  }

  /// Returns true if it stopped although there is more to do.
  private mutating func proceed(_ news: inout [InkNews]) throws(ClientError) -> Bool {
    let now = Timestamp.now
    if case .resting = stage {
      guard due <= now else { return false }
      (began, lastMessage, patience) = (now, now, Self.longestCall)
      main = try connect()
      try main?.sendCall(
        DaemonRequest.DaemonMethod.getStatus, JSONObject(), limit: InkConnection.longestGreeting)
      stage = .greeting
    }
    let first = news.count
    while news.count - first < Self.most {
      guard try step(&news) else {
        if let patience, Timestamp.now - lastMessage > patience {
          throw .silent(seconds: Double(patience.value) / 1_000_000)
        }
        return false
      }
      lastMessage = .now
    }
    return true
  }

  /// Performs the next step; false if more data from the daemon is needed, or if the feed has
  /// ended.
  private mutating func step(_ news: inout [InkNews]) throws(ClientError) -> Bool {
    switch stage {
    case .resting, .over: return false
    case .greeting:
      guard let reply = try main?.reply() else { return false }
      try greet(reply, &news)
    case .catchingUp(let query):
      guard let reply = try main?.reply() else { return false }
      let page = try InkConnection.page(reply, to: query)
      let next = try resumption.mergePage(page, to: query, &news)
      if let next { try catchUp(next) } else { try subscribe() }
    case .subscribing:
      guard try main?.reply() != nil else { return false }
      beginToListen()
    case .listening: return try listen(&news)
    case .fetching(let query):
      guard let reply = try side?.reply() else { return false }
      let page = try InkConnection.page(reply, to: query)
      let next = try resumption.mergePage(page, to: query, &news)
      if let next { try fetch(next) } else { goOnListening() }
    }
    return true
  }

  private mutating func greet(
    _ reply: JSONObject, _ news: inout [InkNews]
  ) throws(ClientError) {
    let greeting = try InkConnection.greeting(reply)
    try resumption.meet(run: greeting.run)
    ignoreArrivals()
    news.append(.met(greeting))
    if let query = resumption.firstQuery { try catchUp(query) } else { try subscribe() }
  }

  private mutating func beginToListen() {
    decoder = LiveDecoder()
    decoder.feed(main?.takeRest()[...] ?? [])
    (vigil, patience) = (Vigil(receivesPings: subscription.pings), nil)
    stage = .listening
  }

  /// Restores the time limit of the stream after it has waited.
  private mutating func goOnListening() {
    unwatch()
    side = nil
    (patience, stage) = (vigil.patience, .listening)
  }

  private mutating func catchUp(_ query: StrokeQuery) throws(ClientError) {
    try main?.sendCall(DaemonRequest.DaemonMethod.getStrokes, query)
    stage = .catchingUp(query)
  }

  private mutating func subscribe() throws(ClientError) {
    try main?.sendCall(DaemonRequest.DaemonMethod.subscribe, subscription, mode: .upgrade)
    stage = .subscribing
  }

  private mutating func fetch(_ query: StrokeQuery) throws(ClientError) {
    if side?.descriptor == nil { side = try connect() }
    try side?.sendCall(DaemonRequest.DaemonMethod.getStrokes, query)
    patience = Self.longestCall
    stage = .fetching(query)
  }

  /// Processes the next message of the stream.
  private mutating func listen(_ news: inout [InkNews]) throws(ClientError) -> Bool {
    guard let message = try nextMessage() else {
      guard !isDrained, let bytes = try main?.readBytes() else { return false }
      guard !bytes.isEmpty else {
        throw .disconnected(
          decoder.isWithinFrame ? "in the middle of a message" : "the daemon closed it")
      }
      decoder.feed(bytes)
      isDrained = bytes.count < PolledSocket.mostBytes
      return true
    }
    if vigil.changes(with: message.content) { patience = vigil.patience }
    switch try resumption.handleMessage(message, &news) {
    case .listen: break
    case .fetch(let query): try fetch(query)
    case .end(.replayEnded): shutDown()
    case .end(let reason): throw .disconnected(reason.sentence)
    }
    return true
  }

  private mutating func nextMessage() throws(ClientError) -> LiveMessage? {
    do throws(ProtocolError) { return try decoder.nextMessage() } catch {
      throw .misunderstood("\(error)")
    }
  }

  private var paths: [String] { path.map { [$0] } ?? InkConnection.usualPaths }

  private func connect() throws(ClientError) -> PolledSocket { try PolledSocket(paths: paths) }

  /// Waits for the next attempt.
  private mutating func rest(after failure: ClientError, _ news: inout [InkNews]) {
    disconnect()
    let now = Timestamp.now
    let wait = backoff.nextWait(afterLasting: now - began, chance: .random(in: 0..<1))
    news.append(.disconnected(failure, retry: wait))
    (due, stage) = (now + wait, .resting)
    awaitArrival()
  }

  // MARK: Daemons that start

  /// Watches for the socket of a daemon, so that the wait ends early.
  private mutating func awaitArrival() {
    guard arrivals == nil, let watch = try? PathWatch(for: paths) else { return }
    guard (try? poller.add(watch.number, token: 2)) != nil else { return }
    arrivals = consume watch
  }

  private mutating func noticeArrival() {
    guard arrivals?.takeAppearance() == true, case .resting = stage else { return }
    backoff.forgive()
    due = min(due, .now + Self.listeningTime)
  }

  private mutating func ignoreArrivals() {
    if let number = arrivals?.number { poller.remove(number) }
    arrivals = nil
  }

  private mutating func shutDown() {
    disconnect()
    ignoreArrivals()
    stage = .over
  }

  private mutating func disconnect() {
    unwatch()
    main = nil
    side = nil
  }

  private mutating func unwatch() {
    if let watched { poller.remove(watched.number) }
    watched = nil
  }

  // MARK: Waiting

  /// Makes the descriptor readable when there is something to do.
  private mutating func arm(isMore: Bool) throws(ClientError) {
    let moment: Timestamp? =
      if isMore { .now } else if case .resting = stage { due } else {
        patience.map { lastMessage + $0 }
      }
    // If the time moved back, it is checked when the alarm goes off, to avoid a system call per
    // message.
    if let moment, alarmed.map({ moment < $0 }) ?? true {
      alarm.arm(at: moment)
      alarmed = moment
    }
    do throws(SystemError) { try watch() } catch {
      shutDown()
      throw .unable("\(error)")
    }
  }

  /// Watches the connection that is expected to send something.
  private mutating func watch() throws(SystemError) {
    let isAside = side?.descriptor != nil
    guard let number = isAside ? side?.descriptor : main?.descriptor else { return }
    let sends = (isAside ? side?.isSending : main?.isSending) ?? false
    guard watched?.number != number || watched?.sends != sends else { return }
    unwatch()
    try poller.add(number, token: 1, sends ? [.readable, .writable] : .readable)
    watched = (number, sends)
  }
}

extension EndReason {
  /// The reason why a stream ended, for display.
  var sentence: String {
    switch self {
    case .stopping: "the daemon is stopping"
    case .replayEnded: "the daemon's recording has ended"
    case .tooSlow: "the daemon closed the stream because its ink was not read fast enough"
    case .policy: "the daemon may no longer send ink to this program; its log has the reason"
    }
  }
}
