import Glibc
package import InkScreens
package import LinuxIO
package import OverlayConfiguration
import StylusClient
import StylusModel
import StylusProtocol
package import WaylandClient

/// Why the overlay cannot go on; says what to do about it.
package enum LoopFailure: Error, CustomStringConvertible {
  /// There is no compositor that could show it.
  case compositor(WaylandFault)
  /// There is no place to take commands.
  case commands(CommandSocketError)
  /// There are no settings.
  case settings(OverlaySettingsError)
  /// What --open names is no drawing that can be shown.
  case unopened(String, OpeningFault)
  /// What --save asked for was not written, and what became of the ink instead.
  case unsaved(SystemError, InkRescue)
  /// What --save asked for takes too long, and what became of the ink of the outputs instead.
  case slow(String, [InkRescue])
  /// What --save asked for was not written, as there was never a screen to draw on.
  case nothingToSave(String)
  /// Its ink cannot be kept.
  case notKept(FileLockError)
  /// Ink was not kept, and where it is instead.
  case unkept(SystemError?, [InkRescue])
  /// The kernel refused something.
  case system(SystemError)

  package var description: String {
    switch self {
    case .compositor(let fault): "\(fault)"
    case .commands(let error): "\(error)"
    case .settings(let error): "\(error)"
    case .unopened(let path, let fault): "cannot open \(path): \(fault)"
    case .unsaved(let error, let rescue): "\(error); \(rescue.words)"
    case .slow(let path, let copies): Self.slow(path, copies)
    case .nothingToSave(let path):
      "\(path) was not written: no compositor was there, so there is no ink. "
        + "Fix: start this in a Wayland session, whose WAYLAND_DISPLAY it needs"
    case .notKept(.held(let folder, let process)): Self.held(folder, by: process)
    case .notKept(let error): "\(error)"
    case .unkept(let error, let rescues):
      "some ink is not kept for the next time\(error.map { ": \($0)" } ?? ""); "
        + rescues.map(\.words).joined(separator: "; ")
    case .system(let error): error.description + Self.fix(of: error)
    }
  }
}

extension LoopFailure {
  private static func held(_ folder: String, by process: Int32?) -> String {
    "another inkoverlay\(process.map { " (process \($0))" } ?? "") keeps its ink in \(folder). "
      + "Fix: end that one, or start this one with --no-keep or another XDG_STATE_HOME"
  }

  /// Which files have the ink, and how to make of them what was wanted.
  private static func slow(_ path: String, _ copies: [InkRescue]) -> String {
    let files = copies.compactMap { if case .file(let file) = $0 { file } else { nil } }
    let cause = "\(path) was not written: so much ink takes longer than an ending program has"
    guard !files.isEmpty, files.count == copies.count else {
      // Where there was no time it is in the log.
      let reasons = copies.compactMap {
        if case .failed(let error) = $0, error.reason != .busy { "\(error)" } else { nil }
      }
      return cause + reasons.map { "; \($0)" }.joined()
        + ". Fix: start inkoverlay again, which shows what was kept, and save it with stylusctl overlay save"
    }
    return "\(cause). It is in \(files.joined(separator: " and ")). "
      + "Fix: stylusctl export \(files[0]) \(path)"
  }

  /// What helps where the kernel refuses something.
  private static func fix(of error: SystemError) -> String {
    error.reason.isExhaustion
      ? ". Fix: raise the limits of the process (ulimit -n, ulimit -a)"
      : ". Fix: name another place, or make that one ready"
  }
}

/// The one loop: news of the daemon, events of the compositor, commands, fitted strokes, one timer, signals.
///
/// Life: made, ``run()`` until a signal comes or the time is over. A turn tells everything that came, then
/// asks each screen what to do; the timer is set for the first of what they answer. Nothing else wakes it.
package final class OverlayLoop {
  private let poller: Poller
  private let signals: SignalSource
  private let alarm: Alarm
  private let state: OverlayState
  private let wishes: OverlayOrder
  private var commands: CommandLink
  private var compositor = CompositorLink()
  private var feed: FeedLink
  private var desktop: DesktopLink
  private var statistics: StatisticsTeller
  private var ready: [Poller.Ready] = []
  private var events: [CompositorEvent] = []
  private var armed: Timestamp?
  private var end: Timestamp?
  private var isOver = false
  /// Whether there was ever something to draw on.
  private var hadCompositor = false
  /// Whether the daemon is followed.
  private var isFollowing = false
  /// What ended the loop before its time.
  private var failure: LoopFailure?
  /// For the files that are written at the end: there may be no other descriptors then.
  private var spares: SpareDescriptors?
  /// Then SIGHUP means that the terminal is gone.
  private let isInTerminal = isatty(STDERR_FILENO) == 1

  private enum Token {
    static let signals: UInt64 = 1
    static let alarm: UInt64 = 2
    static let news: UInt64 = 3
    static let fits: UInt64 = 4
    static let calls: UInt64 = 5
    static let files: UInt64 = 6
    static let compositor: UInt64 = 7
    static let desktop: UInt64 = 8
    static let pictures: UInt64 = 9
    static let kept: UInt64 = 10
  }

  /// To be made before any other thread, for the signals.
  ///
  /// - Parameters:
  ///   - witness: who takes note of frames, for a measurement.
  ///   - predicting: whether strokes have tails; without them the difference can be measured.
  package init(
    _ wishes: OverlayOrder, watchedBy witness: (any FrameCheck)? = nil, predicting: Bool = true
  ) throws(LoopFailure) {
    SignalSource.ignoreBrokenPipes()
    SignalSource.ignoreFileLimits()
    let settings = try wishes.settings()
    let opening = try wishes.opening()
    do throws(SystemError) { signals = try SignalSource([SIGTERM, SIGINT, SIGHUP]) } catch {
      throw .system(error)
    }
    // Before the ink: who starts a second one by mistake is told where the first one listens.
    commands = try CommandLink(path: wishes.commands, at: .now)
    let kept: KeptInk?
    do throws(FileLockError) { kept = try wishes.keptInk(settings, orStop: signals.number) } catch {
      if case .system(let reason) = error { throw .system(reason) }
      throw .notKept(error)
    }
    do throws(SystemError) {
      poller = try Poller()
      alarm = try Alarm()
      if let saved = wishes.saved {
        try FileBytes.checkWritable(saved.path)
      }
      spares = try SpareDescriptors()
      state = try OverlayState(
        settings, keeping: kept, orNot: try wishes.unkeptSession(settings), opening: opening)
      desktop = DesktopLink(token: Token.desktop, on: poller)
      feed = FeedLink(
        socket: wishes.socket, hover: settings.usesPenButtons, predicting: predicting)
      statistics = StatisticsTeller(wishes.form(settings))
    } catch {
      throw .system(error)
    }
    state.screens.witness = witness
    self.wishes = wishes
    do throws(SystemError) { try watch() } catch { throw .system(error) }
  }

  private func watch() throws(SystemError) {
    try poller.add(signals.number, token: Token.signals)
    try poller.add(alarm.number, token: Token.alarm)
    try poller.add(state.fitDescriptor, token: Token.fits)
    try poller.add(state.paintDescriptor, token: Token.pictures)
    if let kept = state.kept { try poller.add(kept.descriptor, token: Token.kept) }
    try commands.watch(poller, calls: Token.calls, files: Token.files)
  }

  /// Serves until it is told to stop, then writes what was wished for.
  package func run() throws(LoopFailure) {
    let start = Timestamp.now
    end = wishes.duration.map { start + $0 }
    do throws(SystemError) {
      settle()
      while !isOver { try turn() }
    } catch {
      failure = .system(error)
    }
    // Whatever ended it, the ink is not lost.
    close()
    if let failure { throw failure }
  }

  /// Whoever ends a program waits no longer than this: for the last fits, for files that are wanted, and for copies of what
  /// was kept instead.
  private static let fitTime = Microseconds.milliseconds(1_000 * slowness)
  private static let saveTime = Microseconds.milliseconds(800 * slowness)
  private static let copyTime = Microseconds.milliseconds(1_800 * slowness)
  /// Without optimisation a fit takes seconds; there it is waited for all the same.
  private static let slowness: Int64 = _isDebugAssertConfiguration() ? 30 : 1

  private func close() {
    let (start, surface) = (Timestamp.now, surface)
    // Files need descriptors, of which there may be no more.
    spares = nil
    let isWhole = state.finishStrokes(at: start, until: start + Self.fitTime)
    let saving = beginSaving()
    keep(isWhole: isWhole, until: start + Self.copyTime)
    statistics.tell(state.latencies)
    feed.end(on: poller)
    commands.close(
      state, under: surface, at: .now, until: start + Self.saveTime, reload: reload)
    do throws(LoopFailure) {
      if let file = wishes.saved, !hadCompositor { throw .nothingToSave(file.path) }
      try saving?.finish(
        state.screens.all, keptBy: state.kept, until: start + Self.saveTime,
        copiedBy: start + Self.copyTime)
    } catch {
      // Both are told.
      if let failure { Log.write(.error, "\(failure)") }
      failure = error
    }
    state.loseCompositor()
    compositor.end(on: poller)
  }

  /// Begins to write the file of --save, while the rest ends, too; nil if there is none.
  private func beginSaving() -> FinalInk? {
    guard hadCompositor, let file = wishes.saved else { return nil }
    return FinalInk(state.screens, to: file, isKept: state.kept != nil)
  }

  private func keep(isWhole: Bool, until end: Timestamp) {
    let unkept = state.close(isWhole: isWhole, at: .now)
    guard let kept = state.kept, !unkept.screens.isEmpty else { return }
    let rescues = unkept.screens.map { InkRescue.ink(of: $0, keptBy: kept, until: end) }
    failure = failure ?? .unkept(unkept.reason, rescues)
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
      case Token.fits: state.takeFits(at: .now)
      case Token.pictures: state.takePictures(at: .now)
      case Token.calls: commands.serve(state, under: surface, at: .now, reload: reload)
      case Token.files: commands.takeFiles(state, at: .now)
      // What was kept is looked at when everything was told.
      case Token.kept: break
      case Token.desktop: desktop.process(on: poller)
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
      do throws(LoopFailure) { try reload() } catch {
        Log.write(.notice, "\(error). What was read before still counts")
      }
    }
  }

  /// Reads the configuration again; one that cannot be read changes nothing.
  private func reload() throws(LoopFailure) {
    let settings = try wishes.settings(mustBeWhole: true)
    state.change(to: settings)
    statistics = StatisticsTeller(wishes.form(settings))
    feed.listen(hover: settings.usesPenButtons, at: .now, on: poller)
  }

  /// What ink is drawn on: windows, where the compositor is known to have no layers.
  private var surface: OverlayStatus.Surface {
    compositor.compositor?.missing.contains(.layerShell) == true ? .window : .layer
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
        if case .ready = event {
          hadCompositor = true
          try compositor.found(at: now)
        }
        state.serve(event, of: link, at: now)
      }
    } catch {
      lose(because: error)
    }
  }

  /// Everything was told: does what there is to do, and sets the timer for what comes next.
  private func settle() {
    var now = Timestamp.now
    var deadline = tendFeed(at: now)
    if let failure = feed.takeFailure() { state.missDaemon(because: failure, at: now) }
    do throws(WaylandFault) {
      deadline = earlier(deadline, try state.tend(at: now, on: compositor.compositor))
      now = .now
      deadline = earlier(
        deadline, try compositor.tend(at: now, token: Token.compositor, on: poller))
    } catch {
      deadline = earlier(deadline, lose(because: error))
    }
    feed.hold(state.isBehind, token: Token.news, on: poller)
    if let due = commands.deadline, due <= now {
      commands.serve(state, under: surface, at: now, reload: reload)
    }
    commands.saveWaiting(at: now)
    deadline = earlier(deadline, tendDesktop(at: now))
    deadline = earlier(deadline, commands.deadline)
    deadline = earlier(deadline, statistics.tend(at: now, state))
    deadline = earlier(deadline, end)
    if let end, end <= now { isOver = true }
    arm(for: deadline)
  }

  /// Ink that comes before anybody knows where the outputs lie, or what was kept on them, would be nowhere.
  private func tendFeed(at now: Timestamp) -> Timestamp? {
    guard hadCompositor, !state.screens.all.isEmpty else { return nil }
    if !isFollowing { feed.resume(at: state.follow()) }
    isFollowing = true
    return feed.tend(at: now, token: Token.news, on: poller)
  }

  /// Ink follows the desktop, unless it is said how it is to be.
  private func tendDesktop(at now: Timestamp) -> Timestamp? {
    if let due = desktop.deadline, due <= now { desktop.process(on: poller) }
    state.show(for: state.settings.appearance ?? desktop.appearance, at: now)
    return desktop.deadline
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

  private func arm(for deadline: Timestamp?) {
    guard deadline != armed else { return }
    armed = deadline
    if let deadline { alarm.set(at: deadline) } else { alarm.stop() }
  }
}

/// Descriptors that are held for the end: of a log, and of a file that is replaced and its folder.
private struct SpareDescriptors: ~Copyable {
  private let log: FileDescriptor
  private let file: FileDescriptor
  private let folder: FileDescriptor

  init() throws(SystemError) {
    let first = try FileDescriptor.open("/dev/null", O_RDONLY)
    let second = try FileDescriptor.open("/dev/null", O_RDONLY)
    let third = try FileDescriptor.open("/dev/null", O_RDONLY)
    log = first
    file = second
    folder = third
  }
}
