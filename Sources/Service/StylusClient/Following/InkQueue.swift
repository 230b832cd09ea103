import LinuxIO
import StylusModel

/// The queue of news between the thread that receives them and the program that takes them.
///
/// It is bounded: if it contains ``limit`` news, the thread stops receiving until some are taken,
/// and the daemon handles the program as a slow client (docs/develop/protocol.md, section 6). The
/// news of one read or one page are never separated.
final class InkQueue: Sendable {
  /// The result of taking news.
  enum Delivery: Sendable {
    /// One or more news, in order.
    case news([InkNews])
    /// The feed has ended: nil if it ended normally or was stopped.
    case over(ClientError?)
  }

  private struct QueueContents {
    var waiting: [InkNews] = []
    /// Empty arrays that were returned for reuse of their memory.
    var spare: [InkNews] = []
    var isOver = false
    var failure: ClientError?
    var taker: CheckedContinuation<Delivery, Never>?
  }

  /// The number of news that may wait.
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

  /// The descriptor that becomes readable when the feed is stopped.
  var stop: Int32 { end.number }

  /// The descriptor that is readable while ``take()`` may have something to return.
  var descriptor: Int32 { arrival.number }

  /// Adds news and waits until there is space for more; false once the feed is stopped.
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

  /// Reports that there are no further news.
  func finish(_ failure: ClientError?) {
    let taker = state.withLock { state in
      if !state.isOver { state.failure = failure }
      state.isOver = true
      return Self.satisfy(&state)
    }
    taker?()
    arrival.signal()
  }

  /// Ends the queue immediately; waiting news are discarded.
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

  /// Returns the waiting news; nil if there are none yet.
  func take() -> Delivery? {
    arrival.acknowledge()
    let (delivery, isOver) = state.withLock { (Self.removeWaiting(&$0), $0.isOver) }
    // The end may have been signalled together with the preceding news, and must still be taken.
    if isOver { arrival.signal() }
    room.signal()
    return delivery
  }

  /// Returns the memory of news for reuse, and empties the array.
  func giveBack(_ news: inout [InkNews]) {
    news.removeAll(keepingCapacity: true)
    state.withLock { swap(&$0.spare, &news) }
    news = []
  }

  /// Waits for news and returns them. Only one task may wait at a time.
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

  /// Gives the available news to a waiting task; call it without the lock.
  private static func satisfy(_ state: inout QueueContents) -> (@Sendable () -> Void)? {
    guard let taker = state.taker, let delivery = removeWaiting(&state) else { return nil }
    state.taker = nil
    return { taker.resume(returning: delivery) }
  }

  private func awaitRoom() -> Bool {
    while true {
      // This comes before the check, so that nothing is missed.
      room.acknowledge()
      guard state.withLock({ $0.waiting.count >= Self.limit }) else { break }
      if Readiness.wait(for: room.number, orStop: stop) == .stopped { return false }
    }
    return Readiness.wait(for: nil, orStop: stop, atMost: Microseconds(0)) != .stopped
  }
}
