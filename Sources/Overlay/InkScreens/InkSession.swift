import Glibc
package import LinuxIO
package import StylusClient
package import StylusModel
package import WaylandClient

/// A program that shows ink of the daemon on the outputs of a compositor.
package protocol InkProgram: AnyObject {
  /// Handles an event of the daemon.
  func take(_ news: InkNews, at now: Timestamp)
  /// Handles an event of the compositor.
  func serve(_ event: CompositorEvent, of compositor: Compositor, at now: Timestamp)
  /// Reports that the daemon cannot be reached.
  func missDaemon(because error: ClientError, at now: Timestamp)
  /// Releases everything that belongs to the compositor, because the connection is lost.
  func loseCompositor()
}

/// The event sources of a program that shows ink: the daemon, the compositor, signals and one
/// timer. It reconnects when the daemon or the compositor was lost.
///
///     let session = try InkSession(state, feed, signals)
///     while !session.isOver {
///       for token in try session.turn() { ... }              // descriptors that the program added
///       if session.takesReload() { ... }
///       session.arm(for: session.settle(isFollowing: true) { try state.tend(at: .now, on: $0) })
///     }
///     session.end()
///
/// Create it before any other thread, because of the signals.
package final class InkSession {
  package let poller: Poller
  package var feed: FeedLink
  /// Whether the program must stop.
  package var isOver = false
  /// The permanent error that ended the session.
  package private(set) var fault: WaylandFault?
  /// Whether there has been a compositor.
  package private(set) var hadCompositor = false
  private enum Token {
    static let news: UInt64 = 1
    static let compositor: UInt64 = 2
    static let alarm: UInt64 = 3
    static let signals: UInt64 = 4
  }

  private let program: any InkProgram
  private let signals: SignalSource
  private let alarm: Alarm
  private var link = CompositorLink()
  private var ready: [Poller.Ready] = []
  private var others: [UInt64] = []
  private var events: [CompositorEvent] = []
  private var armed: Timestamp?
  private var isReloadDue = false
  /// In a terminal, SIGHUP means that the terminal was closed.
  private let isInTerminal = isatty(STDERR_FILENO) == 1

  /// The first token that a program may use for its own descriptors.
  package static let firstToken: UInt64 = 16

  /// Creates a session that is not connected yet.
  ///
  /// - Parameter signals: SIGTERM and SIGINT, which end the session, and SIGHUP.
  package init(
    _ program: any InkProgram, _ feed: FeedLink, _ signals: consuming SignalSource
  ) throws(SystemError) {
    self.program = program
    self.feed = feed
    self.signals = signals
    poller = try Poller()
    alarm = try Alarm()
    try poller.add(self.signals.number, token: Token.signals)
    try poller.add(alarm.number, token: Token.alarm)
  }

  /// The compositor; nil while there is no connection.
  package var compositor: Compositor? { link.compositor }

  // MARK: A turn

  /// Waits for events, and passes those of the daemon and the compositor to the program.
  ///
  /// - Returns: the tokens of the program's own descriptors that are ready.
  package func turn() throws(SystemError) -> [UInt64] {
    try poller.wait(into: &ready)
    others.removeAll(keepingCapacity: true)
    for event in ready {
      switch event.token {
      case Token.signals: takeSignals()
      case Token.alarm:
        alarm.acknowledge()
        armed = nil
      case Token.news: takeNews()
      case Token.compositor: takeEvents()
      default: others.append(event.token)
      }
    }
    return others
  }

  private func takeSignals() {
    while let signal = signals.next() {
      if signal == SIGHUP, !isInTerminal { isReloadDue = true } else { isOver = true }
    }
  }

  /// Whether SIGHUP asked for a reload since the last call.
  package func takesReload() -> Bool {
    defer { isReloadDue = false }
    return isReloadDue
  }

  private func takeNews() {
    let now = Timestamp.now
    var news = feed.take(at: now, on: poller)
    for piece in news { program.take(piece, at: now) }
    feed.giveBack(&news)
  }

  private func takeEvents() {
    guard let compositor else { return }
    do throws(WaylandFault) {
      try compositor.receive(into: &events)
      let now = Timestamp.now
      for event in events {
        if case .ready = event {
          hadCompositor = true
          try link.found(at: now)
        }
        program.serve(event, of: compositor, at: now)
      }
    } catch {
      lose(because: error)
    }
  }

  /// Maintains both connections after all events were handled, and lets the program draw.
  ///
  /// - Parameters:
  ///   - isFollowing: whether the program is ready for the daemon's ink.
  ///   - show: draws what is necessary and returns when to be called again.
  /// - Returns: when to be called again.
  package func settle(
    isFollowing: Bool, _ show: (Compositor?) throws(WaylandFault) -> Timestamp?
  ) -> Timestamp? {
    let now = Timestamp.now
    var deadline = isFollowing ? feed.tend(at: now, token: Token.news, on: poller) : nil
    if let failure = feed.takeFailure() { program.missDaemon(because: failure, at: now) }
    do throws(WaylandFault) {
      deadline = earlier(deadline, try show(compositor))
      return earlier(
        deadline, try link.tend(at: .now, token: Token.compositor, on: poller))
    } catch {
      return earlier(deadline, lose(because: error))
    }
  }

  /// Pauses or resumes reading from the daemon.
  package func hold(_ isHeld: Bool) { feed.hold(isHeld, token: Token.news, on: poller) }

  @discardableResult private func lose(because fault: WaylandFault) -> Timestamp? {
    program.loseCompositor()
    do throws(WaylandFault) {
      return try link.lose(because: fault, at: .now, on: poller)
    } catch {
      self.fault = error
      isOver = true
      return nil
    }
  }

  /// Sets the timer for the next turn; nil waits for an event.
  package func arm(for deadline: Timestamp?) {
    guard deadline != armed else { return }
    armed = deadline
    if let deadline { alarm.set(at: deadline) } else { alarm.stop() }
  }

  /// Closes both connections. The session can be used again.
  package func end() {
    feed.end(on: poller)
    program.loseCompositor()
    link.end(on: poller)
    link = CompositorLink()
  }
}
