import LinuxIO
import StylusModel

/// The news between the thread that hears the daemon and whoever takes them.
///
/// Bounded: with ``limit`` news in it the thread hears no further until some are taken, and the
/// daemon does what it does for slow clients (docs/develop/protocol.md, section 6). What one read
/// or one page brought is never parted.
final class InkQueue: Sendable {
  /// What a taker gets.
  enum Delivery: Sendable {
    /// At least one, in order.
    case news([InkNews])
    /// Nothing more will come: nil in good order, or because nobody wanted more.
    case over(ClientError?)
  }

  private struct QueueContents {
    var waiting: [InkNews] = []
    /// Empty, and has room: what was taken and given back.
    var spare: [InkNews] = []
    var isOver = false
    var failure: ClientError?
    var taker: CheckedContinuation<Delivery, Never>?
  }

  /// So many news may wait.
  static let limit = 1_024

  private let state = Lock(QueueContents())
  private let arrival: Wakeup
  private let room: Wakeup
  private let end: Wakeup

  init() throws(SystemError) {
    arrival = try Wakeup()
    room = try Wakeup()
    end = try Wakeup()
  }

  /// Readable once nobody wants more.
  var stop: Int32 { end.number }

  /// Readable while there may be something to ``take()``.
  var descriptor: Int32 { arrival.number }

  /// Adds news, and waits until there is room for more; false once nobody wants any.
  func enqueue(_ news: [InkNews]) -> Bool {
    guard !news.isEmpty else { return true }
    let (taker, isOver) = state.withLock { state in
      if !state.isOver { state.waiting += news }
      return (Self.satisfy(&state), state.isOver)
    }
    taker?()
    arrival.signal()
    return !isOver && awaitRoom()
  }

  /// Says that nothing more comes.
  func finish(_ failure: ClientError?) {
    let taker = state.withLock { state in
      if !state.isOver { state.failure = failure }
      state.isOver = true
      return Self.satisfy(&state)
    }
    taker?()
    arrival.signal()
  }

  /// Ends everything at once; what waits is forgotten.
  func cancel() {
    let taker = state.withLock { state in
      state.waiting = []
      state.failure = nil
      state.isOver = true
      return Self.satisfy(&state)
    }
    taker?()
    end.signal()
    arrival.signal()
  }

  /// What waits; nil if there is nothing yet.
  func take() -> Delivery? {
    arrival.acknowledge()
    let (delivery, isOver) = state.withLock { (Self.removeWaiting(&$0), $0.isOver) }
    // The end may have been signalled together with the news before it, and is still to be taken.
    if isOver { arrival.signal() }
    room.signal()
    return delivery
  }

  /// Gives back what was taken, for its room; it is empty then.
  func giveBack(_ news: inout [InkNews]) {
    news.removeAll(keepingCapacity: true)
    state.withLock { swap(&$0.spare, &news) }
    news = []
  }

  /// What waits, or comes next. One taker at a time.
  func nextDelivery() async -> Delivery {
    let delivery = await withCheckedContinuation { continuation in
      let ready = state.withLock { state in
        let ready = Self.removeWaiting(&state)
        if ready == nil { state.taker = continuation }
        return ready
      }
      if let ready { continuation.resume(returning: ready) }
    }
    room.signal()
    return delivery
  }

  private static func removeWaiting(_ state: inout QueueContents) -> Delivery? {
    guard state.waiting.isEmpty else {
      defer {
        state.waiting = state.spare
        state.spare = []
      }
      return .news(state.waiting)
    }
    return state.isOver ? .over(state.failure) : nil
  }

  /// Gives a waiting taker what there is; to be called without the lock.
  private static func satisfy(_ state: inout QueueContents) -> (@Sendable () -> Void)? {
    guard let taker = state.taker, let delivery = removeWaiting(&state) else { return nil }
    state.taker = nil
    return { taker.resume(returning: delivery) }
  }

  private func awaitRoom() -> Bool {
    while true {
      // Before looking, so that nothing is taken unnoticed.
      room.acknowledge()
      guard state.withLock({ $0.waiting.count >= Self.limit }) else { break }
      if Readiness.wait(for: room.number, orStop: stop) == .stopped { return false }
    }
    return Readiness.wait(for: nil, orStop: stop, atMost: Microseconds(0)) != .stopped
  }
}
