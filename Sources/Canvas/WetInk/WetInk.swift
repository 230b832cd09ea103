package import FramePacing
package import InkCanvas
package import InkFitting
import LinuxIO
package import PenFollowing
package import StylusModel

/// Wet ink inside an application's window, committed as late as the overlay's.
///
///     // nil: the window draws its wet ink itself
///     let wet = WetInk(display: display, hearsPens: false, numbers, tools)
///     // before each commit of the window that moves the canvas
///     wet.showSurface(place, on: surface)
///     // from any thread
///     wet.begin(id, .draws(style)); wet.apply(.append(sample), to: id, taken: now)
///     wet.apply(.end(now), to: id)  // .ended comes: fit it, draw it,
///     wet.handOver([id])  // and while drawing it, before the window's commit
///     wet.parentCommitted()  // after each commit of the window
///     wet.stop()  // before the display or the surface goes
///
/// A stroke is on its own subsurface above the window, which a thread commits just before the
/// compositor repaints. When the window draws the stroke too, the subsurface is emptied with the
/// window's own commit: the ink is never visible twice, and never missing. All functions may be
/// called from any thread.
@safe package final class WetInk: @unchecked Sendable {
  private let core: Lock<WetCore>
  private let orders = Lock<[WetOrder]>([])
  private let channel: WetChannel
  private var thread: WorkerThread?

  /// Starts the thread; waits for the compositor's answer twice.
  ///
  /// - Parameters:
  ///   - display: a `wl_display`, which other code also reads. It must outlive ``stop()``.
  ///   - hearsPens: whether pens of the compositor draw by themselves; only if no other code in the
  ///     program listens to tablets.
  /// - Returns: nil if the compositor lacks a required interface, or there are no descriptors or
  ///   threads.
  package init?(
    display: OpaquePointer, hearsPens: Bool, _ numbers: StrokeNumbers, _ tools: WetTools
  ) {
    guard let connection = unsafe WetConnection(display, hearsPens: hearsPens),
      connection.isComplete,
      let channel = try? WetChannel()
    else { return nil }
    let made = WetCore(connection, numbers: numbers)
    made.obey(.tools(tools), at: .now)
    takesPens = connection.hasTablets
    isTimed = connection.hasFeedback
    let core = Lock(made)
    self.core = core
    self.channel = channel
    let loop = WetLoop(
      core: core, orders: orders, channel: channel, connection: connection)
    guard let thread = try? WorkerThread(named: "wet-ink", { loop.runLoop() }) else { return nil }
    self.thread = consume thread
  }

  deinit { stop() }

  /// Whether pens of the compositor draw by themselves.
  package let takesPens: Bool
  /// Whether the compositor reports when ink is shown; otherwise ink is committed as it arrives.
  package let isTimed: Bool

  /// Readable when ``takeNews()`` has something to return.
  package var descriptor: Int32 { channel.notification.number }

  /// The events, in order.
  package func takeNews() -> [WetNews] {
    channel.notification.acknowledge()
    return core.withLock { core in
      core.obey(orders, at: .now)
      return core.takeNews()
    }
  }

  // MARK: The window

  /// The position of the canvas, from the window's next commit on; nil if it is not visible.
  package func showSurface(_ place: WetPlace?, on parent: OpaquePointer) {
    core.withLock { core in
      unsafe core.move(to: place, of: parent, at: .now)
      core.connection.flush()
    }
  }

  /// The window draws these strokes itself, from its next commit on.
  package func handOver(_ ids: [StrokeID]) {
    guard !ids.isEmpty else { return }
    core.withLock { $0.handOver(ids) }
  }

  /// The window was committed.
  package func parentCommitted() {
    core.withLock { core in
      core.release(at: .now)
      core.connection.flush()
    }
    channel.arrival.signal()
  }

  /// The latencies of samples, and the counts of commits.
  package var statistics: (latency: LatencyCounts, frames: FrameCounts, mode: PacingMode) {
    core.withLock { ($0.pacer.latency, $0.pacer.counts, $0.pacer.mode) }
  }

  /// Stops the thread: open strokes end as they are, which ``takeNews()`` reports; nothing is
  /// visible any more.
  package func stop() {
    guard let thread = thread.take() else { return }
    channel.stop()
    thread.join()
    core.withLock { core in
      core.obey(orders, at: .now)
      core.releaseSurfaces(at: .now)
      core.connection.flush()
    }
  }

  // MARK: Strokes

  /// Sets the tools of the compositor's pens from their next stroke on.
  package func setTools(_ tools: WetTools) { give(.tools(tools)) }

  /// Whether strokes of pens are drawn from the daemon's reports, if a daemon is running.
  package func setFollows(_ follows: Bool) { give(.follows(follows)) }

  /// How strokes of pens were drawn.
  package var followed: FollowCounts { core.withLock { $0.follower.counts } }

  /// A stroke begins.
  ///
  /// - Parameter isPen: whether the stroke belongs to a pen that the compositor reports: if the
  ///   daemon also reports it, the daemon's samples are used.
  package func begin(_ id: StrokeID, _ part: StrokePart, isPen: Bool = false) {
    give(.begin(id, part, isPen: isPen))
  }

  /// Something happens to it; its sample was taken when, if that shall be counted.
  package func apply(_ step: StrokeStep, to id: StrokeID, taken: Timestamp? = nil) {
    give(.step(id, step, taken: taken))
  }

  /// The stroke is canceled.
  package func cancel(_ id: StrokeID) { give(.cancel(id)) }

  private func give(_ order: WetOrder) {
    orders.withLock { $0.append(order) }
    channel.arrival.signal()
  }
}
