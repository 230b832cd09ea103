import Desktops
import Glibc
import InkScreens
import LinuxIO
import ProgramElements
import StylusClient
import StylusModel
import StylusProtocol
import TextFields
import WaylandClient

/// The one loop: news of the daemon, events of the compositor, windows, applications' answers, what
/// was read, commands, one timer, signals.
///
/// Life: made, ``runLoop()`` until a signal comes. While it is off only commands and signals are
/// waited for.
package final class ScribbleLoop {
  private let session: InkSession<Source>
  private let state: ScribbleState
  private let order: ScribbleOrder
  private let server: ScribbleServer
  /// Remembers whether it is on; nil: nowhere.
  private let keeper: LatestWriter<ScribbleMode>?
  private let start: Timestamp
  private var failure: ScribbleLoopError?

  private enum Source: UInt64 {
    case readings, calls, windows, sessionBus, accessibility, inputs
  }

  /// To be made before any other thread, for the signals.
  package init(_ order: ScribbleOrder) throws(ScribbleLoopError) {
    SignalSource.ignoreBrokenPipes()
    SignalSource.ignoreFileLimits()
    let (settings, tablets) = try order.settings()
    self.order = order
    start = .now
    server = try ScribbleServer(path: order.commands)
    do throws(SystemError) {
      let signals = try SignalSource([SIGTERM, SIGINT, SIGHUP])
      keeper = try order.memory.map { memory throws(SystemError) in try Self.keeper(memory) }
      state = try ScribbleState(
        settings, tablets: tablets, order.mode ?? order.memory?.mode ?? .off,
        .init(
          windows: Source.windows.rawValue, session: Source.sessionBus.rawValue,
          bus: Source.accessibility.rawValue))
      let feed = FeedLink(socket: order.socket, hover: false, predicting: true)
      session = try InkSession(state, feed, signals)
      try session.watch(state.writer.handwriting.reader.descriptor, as: .readings)
      try session.watch(server.descriptor, as: .calls)
      try session.watch(state.inputs.poller.number, as: .inputs)
    } catch {
      throw .system(error)
    }
  }

  private static func keeper(
    _ memory: ScribbleMemory
  ) throws(SystemError) -> LatestWriter<ScribbleMode> {
    try LatestWriter(named: "ink-mode") { mode in
      do throws(SystemError) {
        try memory.saveMode(mode)
        return nil
      } catch {
        return
          "\(error). The mode \(mode.rawValue) of inkscribe is not remembered; saving is retried. "
          + "Fix: "
          + (error.fix ?? "make that file writable")
      }
    }
  }

  /// Serves until it is asked to stop.
  package func runLoop() throws(ScribbleLoopError) {
    do throws(InkSessionError) {
      try session.run(handle: handle, reload: reloadOrReport, finishTurn: finishTurn)
    } catch {
      failure = .session(error)
    }
    rest()
    serveCommands()
    waitUntilWritten()
    if let failure { throw failure }
  }

  /// What is still to be written gets this long at the end.
  private static let patience = Microseconds.milliseconds(1_000)

  /// Waits until all is written, but not forever.
  private func waitUntilWritten() {
    let end = Timestamp.now + Self.patience
    if keeper?.finishWriting(within: Self.patience) == false {
      Log.write(.notice, "the latest mode, on or off, is not remembered")
    }
    let handwriting = state.writer.handwriting
    while !handwriting.learner.takeNext(until: end).isEmpty {}
    if handwriting.wordKeeper?.finishWriting(within: max(end - .now, Microseconds(0))) == false {
      Log.write(.notice, "words that were chosen last are not kept")
    }
  }

  private func handle(_ source: Source) {
    switch source {
    case .readings: state.ink.takeReadings(at: .now)
    case .calls: serveCommands()
    case .windows: state.writer.desk.takeWindows(at: .now, on: session.poller)
    case .sessionBus, .accessibility: state.writer.desk.takeAnswers(on: session.poller)
    // Input methods are served with everything else that is due.
    case .inputs: break
    }
  }

  private func reloadOrReport() {
    do throws(ScribbleLoopError) { try reload() } catch {
      Log.write(.notice, "\(error). The previous settings stay in effect")
    }
  }

  /// Reads the configuration again; one that cannot be read changes nothing.
  private func reload() throws(ScribbleLoopError) {
    let (settings, tablets) = try order.settings(mustBeWhole: true)
    state.reconfigure(to: settings, tablets: tablets)
  }

  /// Does what there is to do after all events were handled.
  ///
  /// - Returns: when to be called again.
  private func finishTurn() -> Timestamp? {
    var deadline = state.updatePrograms(at: .now)
    if state.mode == .on { deadline = earlier(deadline, work()) }
    state.announceWriting()
    let programs = state.writer.requests.programs
    deadline = earlier(deadline, programs.deadline)
    server.sendEvents(programs, at: .now)
    if let due = server.deadline, due <= .now { serveCommands() }
    return earlier(deadline, server.deadline)
  }

  private func work() -> Timestamp? {
    session.finishTurn(isFollowing: !state.ink.screens.all.isEmpty) {
      (compositor) throws(WaylandError) in
      try state.performDueWork(at: .now, on: compositor, session.poller)
    }
  }

  /// The time limit for removing temporary text when inkscribe is turned off.
  private static let parting = Microseconds.milliseconds(400)

  /// Closes the rooms that are open: their spaces are nobody's text.
  private func closeRooms() {
    let limit = Timestamp.now + Self.parting
    var ready: [Poller.Ready] = []
    state.ink.perform(state.writer.session.closeRooms(), at: .now)
    while state.writer.session.hasRooms, .now < limit {
      state.writer.desk.takeAnswers(on: session.poller)
      state.ink.takeOutcomes(at: .now)
      // Whether it waited or not, the next turn sees.
      try? session.poller.wait(atMost: .milliseconds(10), into: &ready)
    }
  }

  /// It is off: nothing is read, shown or requested.
  private func rest() {
    closeRooms()
    state.switchMode(.off, at: .now, on: session.poller)
    session.disconnect()
  }

  // MARK: Commands

  private func serveCommands() {
    let now = Timestamp.now
    var scribble = RunningScribble(loop: self, now: now)
    server.serve(&scribble, at: now)
  }

  fileprivate func switchMode(_ mode: ScribbleMode) {
    if mode == .off { rest() } else { state.switchMode(.on, at: .now, on: session.poller) }
  }

  /// It as commands see it, at one moment.
  private struct RunningScribble: CommandedScribble {
    let loop: ScribbleLoop
    let now: Timestamp

    var programs: ElementPrograms { loop.state.writer.requests.programs }
    var status: ScribbleStatus { loop.state.status(since: loop.start, at: now) }

    func setMode(_ change: ScribbleModeChange) throws(ScribbleError) -> ScribbleMode {
      let mode = change.mode(after: loop.state.mode)
      loop.switchMode(mode)
      loop.keeper?.submit(mode)
      do throws(SystemError) { try loop.order.memory?.checkWritable(mode) } catch {
        throw .cannotKeep(error.advice)
      }
      return mode
    }

    func setPad(_ change: ScribblePadChange) throws(ScribbleError) -> ScribblePadState {
      guard loop.state.mode == .on else { throw .isOff }
      return loop.state.ink.setPad(change, at: now)
    }

    func takeTexts() -> ScribbleTexts {
      ScribbleTexts(texts: loop.state.writer.session.takeUnwritten())
    }

    func reload() throws(ScribbleError) {
      do throws(ScribbleLoopError) { try loop.reload() } catch { throw .cannotReload("\(error)") }
    }
  }
}
