import Glibc
package import LinuxIO
package import StylusClient
package import StylusModel
package import WaylandClient

/// A program that shows the daemon's ink on a compositor's outputs, as far as an ``InkSession``
/// talks to it.
package protocol InkProgram: AnyObject {
  /// The daemon says something.
  func take(_ news: InkNews, at now: Timestamp)
  /// The compositor says something.
  func serve(_ event: CompositorEvent, of compositor: Compositor, at now: Timestamp)
  /// The daemon cannot be heard, and why.
  func missDaemon(because error: ClientError, at now: Timestamp)
  /// The compositor is gone: what is held of it is nothing any more.
  func loseCompositor()
}

/// What a program waits for that shows ink: the daemon, the compositor, signals, one timer; and how
/// daemon and compositor come back when they were lost.
///
///     let session = try InkSession(state, FeedLink(socket: nil, hover: false, predicting: true))
///     while !session.isOver {
///       for token in try session.turn() { ... }             // of descriptors that the program added itself
///       if session.takesReload() { ... }
///       session.arm(for: session.settle(isFollowing: true) { try state.tend(at: .now, on: $0) })
///     }
///     session.end()
///
/// To be made before any other thread, for the signals.
package final class InkSession {
  package let poller: Poller
  package var feed: FeedLink
  /// Whether it was told to stop.
  package var isOver = false
  /// What ended it that does not heal.
  package private(set) var fault: WaylandFault?
  /// Whether there was ever something to draw on.
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
  /// Then SIGHUP means that the terminal is gone.
  private let isInTerminal = isatty(STDERR_FILENO) == 1

  /// The tokens of programs begin here.
  package static let firstToken: UInt64 = 16

  /// Connects to nobody yet.
  ///
  /// - Parameter signals: SIGTERM and SIGINT, which end it, and SIGHUP.
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

  /// The compositor, while there is one.
  package var compositor: Compositor? { link.compositor }

  // MARK: A turn

  /// Waits until something comes, and tells the program what daemon and compositor said.
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

  /// Whether the configuration is to be read again.
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

  /// Sees to daemon and compositor when everything was told, and between them to what the program
  /// shows.
  ///
  /// - Parameters:
  ///   - isFollowing: whether the daemon is of interest already.
  ///   - show: draws what is to be drawn; when to be asked again.
  /// - Returns: when to be asked again.
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

  /// Lets the daemon wait, or go on.
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

  /// When the next turn comes at the latest; nil: when something does.
  package func arm(for deadline: Timestamp?) {
    guard deadline != armed else { return }
    armed = deadline
    if let deadline { alarm.set(at: deadline) } else { alarm.stop() }
  }

  /// Follows nobody and shows nothing from now on; it can go on after that.
  package func end() {
    feed.end(on: poller)
    program.loseCompositor()
    link.end(on: poller)
    link = CompositorLink()
  }
}
