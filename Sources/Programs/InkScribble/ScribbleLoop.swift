import Glibc
import InkScreens
import InputMethods
import LinuxIO
import ProgramElements
import StylusClient
import StylusModel
import StylusProtocol
import TextFields
import WaylandClient

/// The one loop: news of the daemon, events of the compositor, windows, applications' answers, what was read, commands, one
/// timer, signals.
///
/// Life: made, ``run()`` until a signal comes. While it is off only commands and signals are waited for.
package final class ScribbleLoop {
  private let poller: Poller
  private let signals: SignalSource
  private let alarm: Alarm
  private let state: ScribbleState
  private let order: ScribbleOrder
  private let server: ScribbleServer
  /// Remembers whether it is on; nil: nowhere.
  private let keeper: LatestWriter<ScribbleMode>?
  private let start: Timestamp
  private var compositor = CompositorLink()
  private var feed: FeedLink
  private var ready: [Poller.Ready] = []
  private var events: [CompositorEvent] = []
  private var armed: Timestamp?
  private var isOver = false
  private var failure: ScribbleFailure?
  /// Then SIGHUP means that the terminal is gone.
  private let isInTerminal = isatty(STDERR_FILENO) == 1

  private enum Token {
    static let signals: UInt64 = 1
    static let alarm: UInt64 = 2
    static let news: UInt64 = 3
    static let readings: UInt64 = 4
    static let calls: UInt64 = 5
    static let compositor: UInt64 = 6
    static let windows: UInt64 = 7
    static let session: UInt64 = 8
    static let accessibility: UInt64 = 9
    static let inputs: UInt64 = 10
  }

  /// To be made before any other thread, for the signals.
  package init(_ order: ScribbleOrder) throws(ScribbleFailure) {
    SignalSource.ignoreBrokenPipes()
    SignalSource.ignoreFileLimits()
    let (settings, tablets) = try order.settings()
    self.order = order
    start = .now
    server = try ScribbleServer(path: order.commands)
    feed = FeedLink(socket: order.socket, hover: false, predicting: true)
    do throws(SystemError) {
      signals = try SignalSource([SIGTERM, SIGINT, SIGHUP])
      poller = try Poller()
      alarm = try Alarm()
      keeper = try order.memory.map { memory throws(SystemError) in try Self.keeper(memory) }
      state = try ScribbleState(
        settings, tablets: tablets, order.mode ?? order.memory?.mode ?? .off,
        .init(windows: Token.windows, session: Token.session, bus: Token.accessibility))
      try poller.add(signals.number, token: Token.signals)
      try poller.add(alarm.number, token: Token.alarm)
      try poller.add(state.reader.descriptor, token: Token.readings)
      try poller.add(server.descriptor, token: Token.calls)
      try poller.add(state.inputs.poller.number, token: Token.inputs)
    } catch {
      throw .system(error)
    }
  }

  private static func keeper(
    _ memory: ScribbleMemory
  ) throws(SystemError) -> LatestWriter<ScribbleMode> {
    try LatestWriter(named: "ink-mode") { mode in
      do throws(SystemError) {
        try memory.keep(mode)
        return nil
      } catch {
        return
          "\(error). It is not remembered that inkscribe is \(mode.rawValue); this is tried again until it works. Fix: "
          + (error.fix ?? "make that file writable")
      }
    }
  }

  /// Serves until it is told to stop.
  package func run() throws(ScribbleFailure) {
    do throws(SystemError) {
      settle()
      while !isOver { try turn() }
    } catch {
      failure = .system(error)
    }
    rest()
    serve()
    close()
    if let failure { throw failure }
  }

  /// What is still to be written gets this long at the end.
  private static let patience = Microseconds.milliseconds(1_000)

  /// Waits until all is written, but not for ever.
  private func close() {
    let end = Timestamp.now + Self.patience
    if keeper?.close(within: Self.patience) == false {
      Log.write(.notice, "what was said last, on or off, is not remembered")
    }
    while !state.learner.takeNext(until: end).isEmpty {}
    if state.wordKeeper?.close(within: max(end - .now, Microseconds(0))) == false {
      Log.write(.notice, "words that were chosen last are not kept")
    }
  }

  private func turn() throws(SystemError) {
    try poller.wait(into: &ready)
    for event in ready {
      switch event.token {
      case Token.signals: takeSignals()
      case Token.alarm:
        alarm.acknowledge()
        armed = nil
      case Token.news: takeNews()
      case Token.readings: state.takeReadings(at: .now)
      case Token.calls: serve()
      case Token.windows: state.desk.takeWindows(at: .now, on: poller)
      case Token.session, Token.accessibility: state.desk.takeAnswers(on: poller)
      // Seen to with all else that is due.
      case Token.inputs: break
      default: takeEvents()
      }
    }
    if !isOver { settle() }
  }

  private func takeSignals() {
    while let signal = signals.next() {
      if signal != SIGHUP || isInTerminal {
        isOver = true
        continue
      }
      do throws(ScribbleFailure) { try reload() } catch {
        Log.write(.notice, "\(error). What was read before still counts")
      }
    }
  }

  /// Reads the configuration again; one that cannot be read changes nothing.
  private func reload() throws(ScribbleFailure) {
    let (settings, tablets) = try order.settings(mustBeWhole: true)
    state.change(to: settings, tablets: tablets)
  }

  private func takeNews() {
    let now = Timestamp.now
    var news = feed.take(at: now, on: poller)
    for piece in news { state.take(piece, at: now) }
    feed.giveBack(&news)
  }

  private func takeEvents() {
    guard let link = compositor.compositor else { return }
    do throws(WaylandFault) {
      try link.receive(into: &events)
      let now = Timestamp.now
      for event in events {
        if case .ready = event { try compositor.found(at: now) }
        state.serve(event, of: link, at: now)
      }
    } catch {
      lose(because: error)
    }
  }

  /// Everything was told: does what there is to do, and sets the timer for what comes next.
  private func settle() {
    var deadline = state.tendPrograms(at: .now)
    if state.mode == .on { deadline = earlier(deadline, work()) }
    state.tellWriting()
    deadline = earlier(deadline, state.programs.deadline)
    server.tell(state.programs, at: .now)
    if let due = server.deadline, due <= .now { serve() }
    arm(for: earlier(deadline, server.deadline))
  }

  private func work() -> Timestamp? {
    let now = Timestamp.now
    var deadline =
      state.screens.all.isEmpty ? nil : feed.tend(at: now, token: Token.news, on: poller)
    if let failure = feed.takeFailure() { state.missDaemon(because: failure, at: now) }
    do throws(WaylandFault) {
      deadline = earlier(deadline, try state.tend(at: now, on: compositor.compositor, poller))
      deadline = earlier(
        deadline, try compositor.tend(at: .now, token: Token.compositor, on: poller))
    } catch {
      deadline = earlier(deadline, lose(because: error))
    }
    return deadline
  }

  @discardableResult private func lose(because fault: WaylandFault) -> Timestamp? {
    state.loseCompositor()
    do throws(WaylandFault) {
      return try compositor.lose(because: fault, at: .now, on: poller)
    } catch {
      failure = .compositor(error)
      isOver = true
      return nil
    }
  }

  /// So long what was put in for a moment may take to go again when it is turned off.
  private static let parting = Microseconds.milliseconds(400)

  /// Closes the rooms that are open: their spaces are nobody's text.
  private func closeRooms() {
    let limit = Timestamp.now + Self.parting
    state.perform(state.session.closeRooms(), at: .now)
    while state.session.hasRooms, .now < limit {
      state.desk.takeAnswers(on: poller)
      state.takeOutcomes(at: .now)
      // Whether it waited or not, the next turn sees.
      try? poller.wait(atMost: .milliseconds(10), into: &ready)
    }
  }

  /// It is off: nothing is heard, shown or asked.
  private func rest() {
    closeRooms()
    state.set(.off, at: .now, on: poller)
    feed.end(on: poller)
    state.loseCompositor()
    compositor.end(on: poller)
    compositor = CompositorLink()
  }

  private func arm(for deadline: Timestamp?) {
    guard deadline != armed else { return }
    armed = deadline
    if let deadline { alarm.set(at: deadline) } else { alarm.stop() }
  }

  // MARK: Commands

  private func serve() {
    let now = Timestamp.now
    var scribble = RunningScribble(loop: self, now: now)
    server.serve(&scribble, at: now)
  }

  fileprivate func set(_ mode: ScribbleMode) {
    if mode == .off { rest() } else { state.set(.on, at: .now, on: poller) }
  }

  /// It as commands see it, at one moment.
  private struct RunningScribble: CommandedScribble {
    let loop: ScribbleLoop
    let now: Timestamp

    var programs: ElementPrograms { loop.state.programs }
    var status: ScribbleStatus { loop.state.status(since: loop.start, at: now) }

    func set(_ change: ScribbleModeChange) throws(ScribbleError) -> ScribbleMode {
      let mode = change.mode(after: loop.state.mode)
      loop.set(mode)
      loop.keeper?.put(mode)
      do throws(SystemError) { try loop.order.memory?.check(mode) } catch {
        throw .cannotKeep(error.advice)
      }
      return mode
    }

    func setPad(_ change: ScribblePadChange) throws(ScribbleError) -> ScribblePadState {
      guard loop.state.mode == .on else { throw .isOff }
      return loop.state.setPad(change, at: now)
    }

    func takeTexts() -> ScribbleTexts {
      ScribbleTexts(texts: loop.state.session.takeUnwritten())
    }

    func reload() throws(ScribbleError) {
      do throws(ScribbleFailure) { try loop.reload() } catch { throw .cannotReload("\(error)") }
    }
  }
}
