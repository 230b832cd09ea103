import LinuxIO
package import StylusModel
package import StylusProtocol

/// News of a daemon that is followed through its restarts, for programs that poll: no thread, and
/// nothing waits.
///
/// Connects, asks for what was missed, listens, and does so again when the connection breaks. Life:
/// made; ``poll(_:)`` whenever ``descriptor`` is readable, until it says that nothing more comes.
/// An ``InkFeed`` is the same with a thread.
package struct PolledInk: ~Copyable {
  private let path: String?
  private let subscription: Subscription
  private let poller: Poller
  private let alarm: Alarm
  private var resumption: Resumption
  private var backoff: Backoff
  private var stage = Stage.resting
  /// The stream, or what becomes one.
  private var main: PolledSocket?
  /// Asks for strokes while the stream waits.
  private var side: PolledSocket?
  private var decoder = LiveDecoder()
  private var vigil: Vigil
  /// How long the daemon may say nothing now; nil as long as it likes.
  private var patience: Microseconds?
  private var lastMessage = Timestamp(microseconds: 0)
  private var began = Timestamp(microseconds: 0)
  /// When the next attempt comes.
  private var due = Timestamp(microseconds: 0)
  /// When the alarm goes off; nil if it is not set.
  private var alarmed: Timestamp?
  /// What is watched: a descriptor, and whether for room too.
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

  /// How long a call may stay without an answer.
  private static let longestCall = Microseconds.milliseconds(10_000)
  /// So many news make a turn; what else has come is the next one's.
  private static let most = 1_024

  /// Nothing is asked before the first turn, for which the descriptor is readable at once.
  ///
  /// - Parameters:
  ///   - path: the daemon's socket; nil for ``InkConnection/usualPaths``.
  ///   - place: the strokes up to this are known already; nil begins with what happens from now on.
  ///   - startsOver: whether all strokes of another numbering than the place's are wanted.
  ///   - longestWait: between two attempts.
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
    backoff = Backoff(longest: longestWait)
    resumption = Resumption(since: place, devices: subscription.devices, startsOver: startsOver)
    vigil = Vigil(hearsPings: subscription.pings)
  }

  private static func own<Thing: ~Copyable>(
    _ make: () throws(SystemError) -> Thing
  ) throws(ClientError) -> Thing {
    do throws(SystemError) { return try make() } catch { throw .unable("\(error)") }
  }

  /// Readable when there is something to do.
  package var descriptor: Int32 { poller.number }

  /// How far what was told goes; nil until a daemon was met.
  package var place: InkPlace? { resumption.place }

  /// Does what can be done without waiting, and appends what came of it; false once nothing more
  /// will.
  ///
  /// - Throws: what another attempt would not fix; nothing more comes after it.
  package mutating func poll(_ news: inout [InkNews]) throws(ClientError) -> Bool {
    if case .over = stage { return false }
    if let alarmed, alarmed <= .now {
      alarm.acknowledge()
      self.alarmed = nil
    }
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

  /// True if it stopped though there is more to do.
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

  /// Does the next thing; false if the daemon has not said enough for it, or nothing comes any
  /// more.
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
    news.append(.met(greeting))
    if let query = resumption.firstQuery { try catchUp(query) } else { try subscribe() }
  }

  private mutating func beginToListen() {
    decoder = LiveDecoder()
    decoder.feed(main?.takeRest()[...] ?? [])
    (vigil, patience) = (Vigil(hearsPings: subscription.pings), nil)
    stage = .listening
  }

  /// The stream has waited, and may be silent from now on for as long as before.
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

  /// Takes the next message of the stream.
  private mutating func listen(_ news: inout [InkNews]) throws(ClientError) -> Bool {
    guard let message = try nextMessage() else {
      guard let bytes = try main?.readBytes() else { return false }
      guard !bytes.isEmpty else {
        throw .disconnected(
          decoder.isWithinFrame ? "in the middle of a message" : "the daemon closed it")
      }
      decoder.feed(bytes)
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

  private func connect() throws(ClientError) -> PolledSocket {
    try PolledSocket(paths: path.map { [$0] } ?? InkConnection.usualPaths)
  }

  /// Waits for the next attempt.
  private mutating func rest(after failure: ClientError, _ news: inout [InkNews]) {
    disconnect()
    let now = Timestamp.now
    let wait = backoff.wait(afterLasting: now - began, chance: .random(in: 0..<1))
    news.append(.disconnected(failure, retry: wait))
    (due, stage) = (now + wait, .resting)
  }

  private mutating func shutDown() {
    disconnect()
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

  /// Sees to it that the descriptor is readable when there is something to do.
  private mutating func arm(isMore: Bool) throws(ClientError) {
    let moment: Timestamp? =
      if isMore { .now } else if case .resting = stage { due } else {
        patience.map { lastMessage + $0 }
      }
    // A moment that moved back is looked at when the alarm goes off: not a call of the kernel's for
    // each message.
    if let moment, alarmed.map({ moment < $0 }) ?? true {
      alarm.arm(at: moment)
      alarmed = moment
    }
    do throws(SystemError) { try watch() } catch {
      shutDown()
      throw .unable("\(error)")
    }
  }

  /// Watches the connection that has something to say.
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
  /// Why a stream ended, for people.
  var sentence: String {
    switch self {
    case .stopping: "the daemon is stopping"
    case .replayEnded: "the daemon's recording has ended"
    case .tooSlow: "the daemon closed the stream because its ink was not read fast enough"
    case .policy: "the daemon may no longer send ink to this program; its log has the reason"
    }
  }
}
