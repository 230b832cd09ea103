import LinuxIO
import StylusClient
import StylusModel
import Synchronization

/// Wakes the thread and the application.
final class WetChannel: Sendable {
  /// Wakes the thread.
  let arrival: Wakeup
  /// Wakes the application.
  let notification: Wakeup
  private let over = Atomic<Bool>(false)

  init() throws(SystemError) {
    arrival = try Wakeup()
    notification = try Wakeup()
  }

  var isOver: Bool { over.load(ordering: .acquiring) }

  func stop() {
    over.store(true, ordering: .releasing)
    arrival.signal()
  }
}

/// The thread: waits for the compositor, for orders and for the moment to commit, alongside other
/// readers of the connection.
struct WetLoop: @unchecked Sendable {
  let core: Lock<WetCore>
  let orders: Lock<[WetOrder]>
  let channel: WetChannel
  let connection: WetConnection

  private enum Source: UInt64 { case compositor, arrival, daemon }

  func runLoop() {
    do throws(SystemError) { try pollEvents() } catch {
      Log.write(.error, "\(error). Wet ink is not shown any more")
    }
  }

  private func pollEvents() throws(SystemError) {
    let loop = try EventLoop<Source>()
    try loop.watch(connection.number, as: .compositor)
    try loop.watch(channel.arrival.number, as: .arrival)
    // While the canvas is seen.
    var feed = FeedLink(socket: nil, hover: false, predicting: true)
    while !channel.isOver {
      guard prepare() else { return }
      loop.deadline = [runTurn(), maintainFeed(&feed, on: loop)].compactMap { $0 }.min()
      connection.flush()
      let events: [EventLoop<Source>.Event]
      do throws(SystemError) { events = try loop.wait() } catch {
        _ = connection.finishRead(false)
        throw error
      }
      var comes = false
      for event in events {
        switch event {
        case .ready(.compositor): comes = true
        case .ready(.arrival): channel.arrival.acknowledge()
        case .ready(.daemon): readNews(from: &feed, on: loop)
        case .signal, .deadline: break
        }
      }
      // Other readers wait for us, but ink does not wait for them.
      _ = runTurn()
      guard connection.finishRead(comes) else { return }
    }
  }

  /// Announces that this thread will read, after all events received before were handled; false if
  /// the connection is over.
  private func prepare() -> Bool {
    while !connection.prepare() {
      let isThere = core.withLock { core in
        let isThere = connection.dispatch()
        core.takePens(at: .now)
        return isThere
      }
      guard isThere else { return false }
    }
    return true
  }

  /// Reads from the daemon while that is needed; returns the time of the next call.
  private func maintainFeed(_ feed: inout FeedLink, on loop: EventLoop<Source>) -> Timestamp? {
    guard core.withLock({ $0.wantsDaemon }) else {
      feed.disconnect(on: loop.poller)
      return nil
    }
    let next = feed.connectIfDue(at: .now, token: loop.token(.daemon), on: loop.poller)
    // A missing daemon is not reported, because the compositor reports pens as well.
    _ = feed.takeFailure()
    return next
  }

  private func readNews(from feed: inout FeedLink, on loop: EventLoop<Source>) {
    let now = Timestamp.now
    var news = feed.readNews(at: now, on: loop.poller)
    let isOver = feed.takeFailure() != nil
    core.withLock { core in
      core.takeDaemon(news, at: now)
      if isOver { core.endFollowing(at: now) }
    }
    feed.giveBack(&news)
  }

  /// Does all pending work; returns the time of the next call.
  private func runTurn() -> Timestamp? {
    let (deadline, hasNews) = core.withLock { core in
      let now = Timestamp.now
      core.obey(orders, at: now)
      let (due, straightens) = (core.updateFollower(at: now), core.straighten(at: now))
      return ([core.pace(at: now), straightens, due].compactMap { $0 }.min(), core.hasNews)
    }
    if hasNews { channel.notification.signal() }
    return deadline
  }
}
