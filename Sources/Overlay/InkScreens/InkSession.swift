import Glibc
package import LinuxIO
package import StylusClient
package import StylusModel
package import WaylandClient

/// A program that shows ink of the daemon on the outputs of a compositor.
package protocol InkProgram: AnyObject {
  /// Handles an event of the daemon.
  func handleNews(_ news: InkNews, at now: Timestamp)
  /// Handles an event of the compositor.
  func handleEvent(_ event: CompositorEvent, of compositor: Compositor, at now: Timestamp)
  /// Reports that the daemon cannot be reached.
  func missDaemon(because error: ClientError, at now: Timestamp)
  /// Releases everything that belongs to the compositor, because the connection is lost.
  func loseCompositor()
}

/// Why a session ended before its time.
package enum InkSessionError: Error {
  /// No compositor can show the ink.
  case compositor(WaylandError)
  /// The kernel refused something.
  case system(SystemError)
}

/// The event sources of a program that shows ink: the daemon, the compositor, signals and one
/// timer. It reconnects when the daemon or the compositor was lost.
///
///     let session = try InkSession<Source>(state, feed, signals)
///     try session.watch(reader.descriptor, as: .readings)
///     try session.run(
///       handle: { source in ... },                           // descriptors that the program added
///       reload: { ... },
///       finishTurn: {
///         session.finishTurn(isFollowing: true) { try state.performDueWork(at: .now, on: $0) }
///       })
///     session.disconnect()
///
/// Create it before any other thread, because of the signals.
///
/// - Parameter Source: the program's own descriptors; its raw values are below 2^32.
package final class InkSession<Source: RawRepresentable> where Source.RawValue == UInt64 {
  package var feed: FeedLink
  /// Whether the program must stop.
  package var isOver = false
  /// The permanent error that ended the session.
  private var compositorError: WaylandError?
  /// Whether there has been a compositor.
  package private(set) var hadCompositor = false

  private let program: any InkProgram
  private let loop: EventLoop<InkSource>
  private var link = CompositorLink()
  private var events: [CompositorEvent] = []
  private var isReloadDue = false
  /// In a terminal, SIGHUP means that the terminal was closed.
  private let isInTerminal = isatty(STDERR_FILENO) == 1

  /// Creates a session that is not connected yet.
  ///
  /// - Parameter signals: SIGTERM and SIGINT, which end the session, and SIGHUP.
  package init(
    _ program: any InkProgram, _ feed: FeedLink, _ signals: consuming SignalSource
  ) throws(SystemError) {
    self.program = program
    self.feed = feed
    loop = try EventLoop(reporting: signals)
  }

  /// The compositor; nil while there is no connection.
  package var compositor: Compositor? { link.compositor }

  /// For descriptors that come and go, with ``token(_:)``.
  package var poller: Poller { _read { yield loop.poller } }

  /// The token with which the descriptor of a source is added.
  package func token(_ source: Source) -> UInt64 { source.rawValue }

  /// Watches a descriptor of the program.
  package func watch(_ number: Int32, as source: Source) throws(SystemError) {
    try poller.add(number, token: token(source))
  }

  // MARK: A turn

  /// Serves the program until ``isOver``.
  ///
  /// - Parameters:
  ///   - handle: is called for each of the program's own descriptors that is ready.
  ///   - reload: is called when SIGHUP asks for it.
  ///   - finishTurn: is called after all events of a turn were handled: does what there is to do
  ///     and returns when to be called again.
  /// - Throws: the error that ended it early.
  package func run(
    handle: (Source) -> Void, reload: () -> Void, finishTurn: () -> Timestamp?
  ) throws(InkSessionError) {
    do throws(SystemError) {
      try runTurns(handle: handle, reload: reload, finishTurn: finishTurn)
    } catch {
      throw .system(error)
    }
    if let compositorError { throw .compositor(compositorError) }
  }

  private func runTurns(
    handle: (Source) -> Void, reload: () -> Void, finishTurn: () -> Timestamp?
  ) throws(SystemError) {
    loop.deadline = finishTurn()
    while !isOver {
      for event in try loop.wait() {
        if case .ready(let source) = event, let own = Source(rawValue: source.rawValue) {
          handle(own)
        } else {
          serve(event)
        }
      }
      if isReloadDue { reload() }
      isReloadDue = false
      if !isOver { loop.deadline = finishTurn() }
    }
  }

  private func serve(_ event: EventLoop<InkSource>.Event) {
    switch event {
    case .ready(.daemon): takeNews()
    case .ready(.compositor): takeEvents()
    case .signal(SIGHUP) where !isInTerminal: isReloadDue = true
    case .signal: isOver = true
    default: break
    }
  }

  private func takeNews() {
    let now = Timestamp.now
    var news = feed.readNews(at: now, on: poller)
    for piece in news { program.handleNews(piece, at: now) }
    feed.giveBack(&news)
  }

  private func takeEvents() {
    guard let compositor else { return }
    do throws(WaylandError) {
      try compositor.dispatchEvents(into: &events)
      let now = Timestamp.now
      for event in events {
        if case .ready = event {
          hadCompositor = true
          try link.found(at: now)
        }
        program.handleEvent(event, of: compositor, at: now)
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
  package func finishTurn(
    isFollowing: Bool, _ show: (Compositor?) throws(WaylandError) -> Timestamp?
  ) -> Timestamp? {
    let now = Timestamp.now
    var deadline =
      isFollowing ? feed.connectIfDue(at: now, token: InkSource.daemon.rawValue, on: poller) : nil
    if let failure = feed.takeFailure() { program.missDaemon(because: failure, at: now) }
    do throws(WaylandError) {
      deadline = earlier(deadline, try show(compositor))
      return earlier(
        deadline,
        try link.maintainConnection(at: .now, token: InkSource.compositor.rawValue, on: poller))
    } catch {
      return earlier(deadline, lose(because: error))
    }
  }

  /// Pauses or resumes reading from the daemon.
  package func hold(_ isHeld: Bool) {
    feed.hold(isHeld, token: InkSource.daemon.rawValue, on: poller)
  }

  @discardableResult private func lose(because fault: WaylandError) -> Timestamp? {
    program.loseCompositor()
    do throws(WaylandError) {
      return try link.lose(because: fault, at: .now, on: poller)
    } catch {
      self.compositorError = error
      isOver = true
      return nil
    }
  }

  /// Closes both connections. The session can be used again.
  package func disconnect() {
    feed.disconnect(on: poller)
    program.loseCompositor()
    link.disconnect(on: poller)
    link = CompositorLink()
  }
}

/// Where an event of a session comes from: the session's own sources, or one of the program's.
private struct InkSource: RawRepresentable, Equatable {
  let rawValue: UInt64
  static let daemon = InkSource(rawValue: 1 << 32)
  static let compositor = InkSource(rawValue: 1 << 32 + 1)
}
