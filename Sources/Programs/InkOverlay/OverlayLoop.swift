import Glibc
package import InkScreens
import LinuxIO
import OverlayConfiguration
import StylusClient
import StylusModel
import StylusProtocol
import WaylandClient

/// The one loop: news of the daemon, events of the compositor, commands, fitted strokes, one timer,
/// signals.
///
/// Life: made, ``runLoop()`` until a signal comes or the time is over. A turn delivers all events,
/// then asks each screen what to do; the timer is set for the earliest answer. Nothing else wakes
/// it.
package final class OverlayLoop {
  private let session: InkSession<Source>
  private let state: OverlayState
  private let order: OverlayOrder
  private var commands: CommandLink
  private var desktop: DesktopLink
  private var shortcuts: ShortcutLink
  private var tray: TrayLink
  private var configuration: SettingsLink
  private var statistics: StatisticsReporter
  private var end: Timestamp?
  /// Whether the daemon is followed.
  private var isFollowing = false
  /// The error that ended the loop early.
  private var failure: OverlayLoopError?
  /// For the files that are written at the end: there may be no other descriptors then.
  private var spares: SpareDescriptors?

  private enum Source: UInt64 {
    case fits, pictures, calls, files, desktop, shortcuts, tray, kept, settings, editor
  }

  /// To be made before any other thread, for the signals.
  ///
  /// - Parameters:
  ///   - witness: who records frames, for a measurement.
  ///   - predicting: whether strokes have tails; without them the difference can be measured.
  package init(
    _ wishes: OverlayOrder, watchedBy witness: (any FrameCheck)? = nil, predicting: Bool = true
  ) throws(OverlayLoopError) {
    SignalSource.ignoreBrokenPipes()
    SignalSource.ignoreFileLimits()
    // Before it is read: what changes meanwhile is not missed.
    configuration = SettingsLink(
      wishes.source.place, watchToken: Source.settings.rawValue,
      editorToken: Source.editor.rawValue)
    let settings = try wishes.settings()
    let opening = try wishes.opening()
    let signals: SignalSource
    do throws(SystemError) { signals = try SignalSource([SIGTERM, SIGINT, SIGHUP]) } catch {
      throw .system(error)
    }
    // Before the ink: a second overlay started by mistake reports where the first one listens.
    commands = try CommandLink(path: wishes.commands, at: .now)
    // Before the ink, which leaves traces.
    let first = wishes.firstStart(settings)
    let kept: KeptInk?
    do throws(FileLockError) { kept = try wishes.keptInk(settings, orStop: signals.number) } catch {
      if case .system(let reason) = error { throw .system(reason) }
      throw .notKept(error)
    }
    do throws(SystemError) {
      if let saved = wishes.saved {
        try FileBytes.checkWritable(saved.path)
      }
      spares = try SpareDescriptors()
      state = try OverlayState(
        settings, keeping: kept, orNot: try wishes.unkeptSession(settings), opening: opening)
      let feed = FeedLink(
        socket: wishes.socket, hover: settings.usesPenButtons, predicting: predicting)
      session = try InkSession(state, feed, signals)
      desktop = DesktopLink(token: session.token(.desktop), on: session.poller)
      shortcuts = ShortcutLink(
        settings.shortcuts, token: session.token(.shortcuts), on: session.poller)
      tray = TrayLink(token: session.token(.tray))
      statistics = StatisticsReporter(wishes.form(settings))
    } catch {
      throw .system(error)
    }
    state.screens.witness = witness
    state.openPicker(first, at: .now)
    tray.configure(settings.tray, state, on: session.poller)
    self.order = wishes
    do throws(SystemError) { try watch() } catch { throw .system(error) }
  }

  private func watch() throws(SystemError) {
    try session.watch(state.daemonInk.fitDescriptor, as: .fits)
    try session.watch(state.daemonInk.paintDescriptor, as: .pictures)
    if let kept = state.daemonInk.kept { try session.watch(kept.descriptor, as: .kept) }
    try session.watch(commands.callDescriptor, as: .calls)
    try session.watch(commands.fileDescriptor, as: .files)
    try configuration.beginWatching(on: session.poller)
  }

  /// Serves until it is asked to stop, then writes what was requested.
  package func runLoop() throws(OverlayLoopError) {
    let start = Timestamp.now
    end = order.duration.map { start + $0 }
    do throws(InkSessionError) {
      try session.run(handle: handle, reload: reloadOrReport, finishTurn: finishTurn)
    } catch {
      failure = .session(error)
    }
    // Whatever ended it, the ink is not lost.
    shutDown()
    if let failure { throw failure }
  }

  /// The maximum time for the end of the program: for the last fits, for requested files, and for
  /// copies of kept ink instead.
  private static let fitTime = Microseconds.milliseconds(1_000 * slowness)
  private static let saveTime = Microseconds.milliseconds(800 * slowness)
  private static let copyTime = Microseconds.milliseconds(1_800 * slowness)
  /// Without optimization a fit takes seconds; there it is waited for all the same.
  private static let slowness: Int64 = _isDebugAssertConfiguration() ? 30 : 1

  private func shutDown() {
    let (start, surface) = (Timestamp.now, surface)
    // Files need descriptors, of which there may be no more.
    spares = nil
    let isWhole = state.daemonInk.settleStrokes(at: start, until: start + Self.fitTime)
    let saving = beginSaving()
    saveInk(isWhole: isWhole, until: start + Self.copyTime)
    if !isWhole, session.hadCompositor, let file = order.saved {
      failure = failure ?? .unfinished(file.path, isKept: state.daemonInk.kept != nil)
    }
    statistics.writeLatencies(state.screens.latencies)
    session.feed.disconnect(on: session.poller)
    commands.finishSaving(
      state, under: surface, at: .now, until: start + Self.saveTime, reload: reload)
    do throws(OverlayLoopError) {
      if let file = order.saved, !session.hadCompositor { throw .nothingToSave(file.path) }
      try saving?.awaitSaving(
        state.screens.all, keptBy: state.daemonInk.kept, until: start + Self.saveTime,
        copiedBy: start + Self.copyTime)
    } catch {
      // Both are told.
      if let failure { Log.write(.error, "\(failure)") }
      failure = error
    }
    session.disconnect()
  }

  /// Begins to write the file of --save, while the rest ends, too; nil if there is none.
  private func beginSaving() -> FinalInk? {
    guard session.hadCompositor, let file = order.saved else { return nil }
    return FinalInk(state.screens, to: file, isKept: state.daemonInk.kept != nil)
  }

  private func saveInk(isWhole: Bool, until end: Timestamp) {
    let unkept = state.keepForNextRun(isWhole: isWhole, at: .now)
    guard let kept = state.daemonInk.kept, !unkept.screens.isEmpty else { return }
    let rescues = unkept.screens.map { InkRescue.ink(of: $0, keptBy: kept, until: end) }
    failure = failure ?? .unkept(unkept.reason, rescues)
  }

  private func handle(_ source: Source) {
    switch source {
    case .fits: state.daemonInk.takeFits(at: .now)
    case .pictures: state.daemonInk.takePictures(at: .now)
    case .calls: commands.serveCommands(state, under: surface, at: .now, reload: reload)
    case .files: commands.takeFiles(state, at: .now)
    case .desktop: desktop.process(on: session.poller)
    case .shortcuts: performShortcuts(at: .now)
    case .tray: tray.serve(state, at: .now, on: session.poller)
    case .settings: configuration.takeEvents(at: .now)
    case .editor: configuration.serveEditor(state.picker, at: .now, on: session.poller)
    // Kept ink is checked after all events are handled.
    case .kept: break
    }
  }

  private func reloadOrReport() {
    do throws(OverlayLoopError) { try reload() } catch {
      configuration.recordFault(
        "\(error). The previous settings stay in effect", on: state.picker, at: .now)
    }
  }

  /// Reads the configuration again; one that cannot be read changes nothing.
  private func reload() throws(OverlayLoopError) {
    let settings = try order.settings(mustBeWhole: true)
    state.reconfigure(to: settings)
    statistics = StatisticsReporter(order.form(settings))
    tray.configure(settings.tray, state, on: session.poller)
    session.feed.listen(hover: settings.usesPenButtons, at: .now, on: session.poller)
    configuration.recordFault(nil, on: state.picker, at: .now)
  }

  /// What ink is drawn on: windows, where the compositor is known to have no layers.
  private var surface: OverlayStatus.DrawingSurface {
    session.compositor?.missing.contains(.layerShell) == true ? .window : .layer
  }

  /// Does what there is to do after all events were handled.
  ///
  /// - Returns: when to be called again.
  private func finishTurn() -> Timestamp? {
    beginFollowing()
    if let due = tray.deadline, due <= .now { tray.serve(state, at: .now, on: session.poller) }
    let hears = isFollowing && !state.screens.all.isEmpty
    var deadline = session.finishTurn(isFollowing: hears) { (compositor) throws(WaylandError) in
      try state.performDueWork(at: .now, on: compositor)
    }
    let now = Timestamp.now
    session.hold(state.daemonInk.isBehind)
    if let due = commands.deadline, due <= now {
      commands.serveCommands(state, under: surface, at: now, reload: reload)
    }
    commands.saveWaiting(state, at: now)
    for screen in state.requests.takeSaves() { commands.saveInk(of: screen, state, at: now) }
    deadline = earlier(deadline, updateSettings(at: now))
    if state.requests.isQuit { session.isOver = true }
    deadline = earlier(deadline, updateDesktop(at: now))
    if let due = shortcuts.deadline, due <= now { performShortcuts(at: now) }
    deadline = earlier(deadline, shortcuts.deadline)
    tray.update(state, on: session.poller)
    deadline = earlier(deadline, tray.deadline)
    deadline = earlier(deadline, commands.deadline)
    deadline = earlier(deadline, statistics.reportIfDue(at: now, state))
    deadline = earlier(deadline, end)
    if let end, end <= now { session.isOver = true }
    return deadline
  }

  /// Reads the configuration again if it has changed, and opens it if a button requested that.
  ///
  /// - Returns: when to be called again.
  private func updateSettings(at now: Timestamp) -> Timestamp? {
    if configuration.takeChange(at: now, on: session.poller) { reloadOrReport() }
    if state.requests.takeSettings() {
      configuration.openEditor(state.picker, at: now, on: session.poller)
    }
    if let due = configuration.deadline, due <= now {
      configuration.serveEditor(state.picker, at: now, on: session.poller)
    }
    return configuration.deadline
  }

  /// Ink that comes before anybody knows where the outputs lie, or what was kept on them, would be
  /// nowhere.
  private func beginFollowing() {
    guard !isFollowing, session.hadCompositor, !state.screens.all.isEmpty else { return }
    session.feed.resume(at: state.resumeSession())
    isFollowing = true
  }

  /// Runs the commands of the keys that were pressed. A key that can do nothing now says nothing.
  private func performShortcuts(at now: Timestamp) {
    for shortcut in shortcuts.takePressed(on: session.poller) {
      try? state.performLine(OverlayCommandLine(command: shortcut.command), at: now)
    }
  }

  /// Ink follows the desktop, unless it is said how it is to be.
  private func updateDesktop(at now: Timestamp) -> Timestamp? {
    if let due = desktop.deadline, due <= now { desktop.process(on: session.poller) }
    state.redraw(for: state.settings.appearance ?? desktop.appearance, at: now)
    return desktop.deadline
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
