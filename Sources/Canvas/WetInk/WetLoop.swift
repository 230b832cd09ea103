import LinuxIO
import StylusClient
import StylusModel
import Synchronization

/// What wakes the thread and the application.
final class WetChannel: Sendable {
  /// Something came for the thread.
  let arrival: Wakeup
  /// Something came for the application.
  let told: Wakeup
  private let over = Atomic<Bool>(false)

  init() throws(SystemError) {
    arrival = try Wakeup()
    told = try Wakeup()
  }

  var isOver: Bool { over.load(ordering: .acquiring) }

  func stop() {
    over.store(true, ordering: .releasing)
    arrival.signal()
  }
}

/// The thread: waits for the compositor, for orders and for the moment to commit, beside whoever
/// else reads the connection.
struct WetLoop: @unchecked Sendable {
  let core: Lock<WetCore>
  let orders: Lock<[WetOrder]>
  let channel: WetChannel
  let connection: WetConnection

  private enum Source: UInt64 { case compositor, arrival, daemon }

  func run() {
    do throws(SystemError) { try serve() } catch {
      Log.write(.error, "\(error). Wet ink is not shown any more")
    }
  }

  private func serve() throws(SystemError) {
    let loop = try EventLoop<Source>()
    try loop.watch(connection.number, as: .compositor)
    try loop.watch(channel.arrival.number, as: .arrival)
    // While the canvas is seen.
    var feed = FeedLink(socket: nil, hover: false, predicting: true)
    while !channel.isOver {
      guard prepare() else { return }
      loop.deadline = [turn(), tend(&feed, on: loop)].compactMap { $0 }.min()
      connection.flush()
      let events: [EventLoop<Source>.Event]
      do throws(SystemError) { events = try loop.wait() } catch {
        _ = connection.read(false)
        throw error
      }
      var comes = false
      for event in events {
        switch event {
        case .ready(.compositor): comes = true
        case .ready(.arrival): channel.arrival.acknowledge()
        case .ready(.daemon): take(from: &feed, on: loop)
        case .signal, .deadline: break
        }
      }
      // Whoever else reads waits for us, but ink does not wait for that.
      _ = turn()
      guard connection.read(comes) else { return }
    }
  }

  /// Announces that this thread reads, after everything was told that came already; false if the
  /// connection is over.
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

  /// Listens to the daemon while that is of interest; when to be asked again.
  private func tend(_ feed: inout FeedLink, on loop: EventLoop<Source>) -> Timestamp? {
    guard core.withLock({ $0.wantsDaemon }) else {
      feed.end(on: loop.poller)
      return nil
    }
    let next = feed.tend(at: .now, token: loop.token(.daemon), on: loop.poller)
    // That there is none is no news: the compositor tells of pens as well.
    _ = feed.takeFailure()
    return next
  }

  private func take(from feed: inout FeedLink, on loop: EventLoop<Source>) {
    let now = Timestamp.now
    var news = feed.take(at: now, on: loop.poller)
    let isOver = feed.takeFailure() != nil
    core.withLock { core in
      core.takeDaemon(news, at: now)
      if isOver { core.endFollowing(at: now) }
    }
    feed.giveBack(&news)
  }

  /// Does what there is to do; when to be asked again.
  private func turn() -> Timestamp? {
    let (deadline, hasNews) = core.withLock { core in
      let now = Timestamp.now
      core.obey(orders, at: now)
      let (due, straightens) = (core.tendFollower(at: now), core.straighten(at: now))
      return ([core.pace(at: now), straightens, due].compactMap { $0 }.min(), core.hasNews)
    }
    if hasNews { channel.told.signal() }
    return deadline
  }
}
