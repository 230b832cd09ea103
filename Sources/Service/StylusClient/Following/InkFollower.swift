import LinuxIO
import StylusModel
import StylusProtocol

/// Follows a daemon through its restarts: connects, asks for what was missed, listens, and does so again
/// when the connection breaks. Runs on a thread of its own, which waits for nothing but the daemon, the
/// stop, and room in the queue.
struct InkFollower: ~Copyable {
  private let path: String?
  private let subscription: Subscription
  private let queue: InkQueue
  private var resumption: Resumption
  private var backoff: Backoff
  private var news: [InkNews] = []

  /// How long a call may stay without an answer.
  static let patience = Microseconds.milliseconds(10_000)

  /// - Parameters:
  ///   - path: the daemon's socket; nil for ``InkConnection/usualPaths``.
  ///   - startsOver: whether all strokes of another numbering than the place's are wanted.
  ///   - longestWait: between two attempts.
  init(
    path: String?, _ subscription: Subscription, since place: InkPlace?, startsOver: Bool,
    longestWait: Microseconds, into queue: InkQueue
  ) {
    backoff = Backoff(longest: longestWait)
    self.path = path
    self.subscription = subscription
    self.queue = queue
    resumption = Resumption(since: place, devices: subscription.devices, startsOver: startsOver)
  }

  /// Follows until the recording is over, something cannot be fixed by waiting, or nobody wants more.
  mutating func run() {
    while true {
      let start = Timestamp.now
      do throws(ClientError) {
        try listen()
        return queue.finish(nil)
      } catch {
        guard error.isPassing else {
          _ = deliver()
          return queue.finish(error)
        }
        let lasted = Timestamp.now - start
        guard pause(after: error, lasting: lasted) else { return }
      }
    }
  }

  /// Waits for the next attempt; false if nobody wants one.
  private mutating func pause(after failure: ClientError, lasting lasted: Microseconds) -> Bool {
    let wait = backoff.wait(afterLasting: lasted, chance: .random(in: 0..<1))
    news.append(.disconnected(failure, retry: wait))
    guard deliver() else { return false }
    return Readiness.wait(for: nil, orStop: queue.stop, atMost: wait) != .stopped
  }

  /// One connection, to the end of the recording.
  private mutating func listen() throws(ClientError) {
    var connection = try connect()
    let greeting = try connection.greet()
    try resumption.meet(run: greeting.run)
    news.append(.met(greeting))
    if let query = resumption.firstQuery { try fetch(query, from: &connection) }
    var live = try connection.live(subscription)
    var vigil = Vigil(hearsPings: subscription.pings)
    repeat {
      while let message = try live.waiting() {
        if vigil.changes(with: message.content) { try live.wait(atMost: vigil.patience) }
        guard try obey(message) else { return }
      }
      try deliverOrStop()
    } while try live.take()
    throw .disconnected("the daemon closed it")
  }

  /// Does what a message asks for; false if nothing comes after it.
  private mutating func obey(_ message: LiveMessage) throws(ClientError) -> Bool {
    switch try resumption.take(message, &news) {
    case .listen: return true
    case .fetch(let query):
      var connection = try connect()
      try fetch(query, from: &connection)
      return true
    case .end(.replayEnded):
      _ = deliver()
      return false
    case .end(let reason): throw .disconnected(reason.sentence)
    }
  }

  private mutating func fetch(
    _ query: StrokeQuery, from connection: inout InkConnection
  ) throws(ClientError) {
    var next: StrokeQuery? = query
    while let query = next {
      next = try resumption.take(try connection.strokes(query), to: query, &news)
      try deliverOrStop()
    }
  }

  private func connect() throws(ClientError) -> InkConnection {
    try InkConnection(path: path, patience: Self.patience, stop: queue.stop)
  }

  /// Hands over what has come; false once nobody wants more.
  private mutating func deliver() -> Bool {
    defer { news.removeAll(keepingCapacity: true) }
    return queue.put(news)
  }

  private mutating func deliverOrStop() throws(ClientError) {
    guard deliver() else { throw .disconnected("nobody listens any more") }
  }
}

extension EndReason {
  /// Why a stream ended, for people.
  var sentence: String {
    switch self {
    case .stopping: "the daemon is stopping"
    case .replayEnded: "the daemon's recording is over"
    case .tooSlow: "the daemon gave up: its ink was not read fast enough"
    case .policy: "the daemon may not serve this program any longer; its log tells why"
    }
  }
}
