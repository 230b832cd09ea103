import InkCanvas
import InkScreens
import LinuxIO
import OverlayConfiguration
import StylusModel
import StylusProtocol
import VarlinkServer

/// The socket for commands, and the files that its callers name.
struct CommandLink {
  private let commands: CommandServer
  private let files: FileThread
  private let start: Timestamp
  /// What cannot be saved before strokes are fitted.
  private var waiting: [WaitingSave] = []

  /// Listens.
  ///
  /// - Parameter path: where; nil for the usual place.
  init(path: String?, at now: Timestamp) throws(OverlayLoopError) {
    do throws(CommandSocketError) {
      let listener = try CommandSocket.open(
        path, runtimeFolder: Environment.variable("XDG_RUNTIME_DIR"))
      do throws(SystemError) {
        commands = try CommandServer(listener)
        files = try FileThread()
      } catch {
        throw .system(error)
      }
    } catch {
      throw .commands(error)
    }
    start = now
  }

  /// Readable when somebody calls.
  var callDescriptor: Int32 { commands.descriptor }
  /// Readable when a file was written or opened.
  var fileDescriptor: Int32 { files.descriptor }

  /// When to be called though nobody calls.
  var deadline: Timestamp? { earlier(commands.deadline, waiting.map(\.until).min()) }

  /// Does what callers want.
  ///
  /// - Parameter reload: reads the configuration again.
  mutating func serveCommands(
    _ state: OverlayState, under surface: OverlayStatus.DrawingSurface, at now: Timestamp,
    reload: @escaping () throws(OverlayLoopError) -> Void
  ) {
    var overlay = RunningOverlay(
      state: state, surface: surface, start: start, now: now, readAgain: reload, waiting: waiting)
    commands.serve(&overlay, at: now)
    waiting = overlay.waiting
    for opening in overlay.openings { files.submit(opening) }
    saveWaiting(state, at: now)
  }

  /// Saves the ink of an output to a new file of the user, as a button requested; the screen says
  /// what became of it.
  ///
  /// - Parameter screen: the output; nil, or one without ink, for the only one with ink.
  mutating func saveInk(of screen: OutputScreen?, _ state: OverlayState, at now: Timestamp) {
    func inked(_ screen: OutputScreen) -> Bool {
      screen.page.strokeCount > 0 || !state.daemonInk.pendingStrokes(on: screen).isEmpty
    }
    let all = state.screens.all
    guard let chosen = [screen].compactMap({ $0 }).first(where: inked) ?? all.first(where: inked)
    else { return state.picker.announce("There is no ink to save.", at: now) }
    guard let file = SavedDrawing().newFile(at: WallClock.microseconds) else {
      return state.picker.announce("There is no folder to save to: HOME is not set.", at: now)
    }
    waiting.append(WaitingSave(.button, to: file, of: chosen, state, at: now))
    saveWaiting(state, at: now)
  }

  /// Begins to save what no stroke must be waited for any more.
  mutating func saveWaiting(_ state: OverlayState, at now: Timestamp) {
    for save in waiting {
      if save.isReady {
        guard !save.isEmpty else {
          report(.failure(save.noInk), of: save.file.path, to: save.requester, state, at: now)
          continue
        }
        files.submit(save.job)
      } else if save.until <= now {
        report(.failure(save.tooSlow), of: save.file.path, to: save.requester, state, at: now)
      }
    }
    waiting.removeAll { $0.isReady || $0.until <= now }
  }

  /// Shows what was opened, and tells callers what became of their files.
  func takeFiles(_ state: OverlayState, at now: Timestamp) {
    answerFiles(files.takeResults(), state, at: now)
  }

  /// Nothing comes any more, and all is fitted: writes what waits, and waits for it, but not
  /// forever.
  mutating func finishSaving(
    _ state: OverlayState, under surface: OverlayStatus.DrawingSurface, at now: Timestamp,
    until end: Timestamp, reload: @escaping () throws(OverlayLoopError) -> Void
  ) {
    saveWaiting(state, at: now)
    while true {
      let done = files.takeNext(until: end)
      if done.isEmpty { break }
      answerFiles(done, state, at: now)
    }
    serveCommands(state, under: surface, at: now, reload: reload)
  }

  private func answerFiles(_ done: [FileResult], _ state: OverlayState, at now: Timestamp) {
    for file in done {
      switch file {
      case .saved(let requester, let path, let outcome):
        report(outcome, of: path, to: requester, state, at: now)
      case .opened(let ticket, let outcome, let output):
        let shown = outcome.flatMap {
          state.screens.replacePages(with: $0, on: output, at: now)
        }
        sendOutcome(shown, ticket, now)
      }
    }
  }

  /// Reports the result of saving to its requester.
  private func report(
    _ outcome: Result<OverlaySaved, OverlayError>, of path: String, to requester: FileRequester,
    _ state: OverlayState, at now: Timestamp
  ) {
    switch (requester, outcome) {
    case (.caller(let ticket), _): sendOutcome(outcome, ticket, now)
    case (.button, .success):
      state.picker.announce("Saved as \(SavedDrawing().shown(path))", at: now)
    case (.button, .failure(let error)):
      Log.write(.notice, "\(error)")
      state.picker.announce("\(error)", at: now)
    }
  }

  private func sendOutcome(
    _ outcome: Result<some JSONWritable, OverlayError>, _ ticket: CommandTicket, _ now: Timestamp
  ) {
    switch outcome {
    case .success(let reply): commands.sendReply(reply, to: ticket, at: now)
    case .failure(let error): commands.refuse(error, to: ticket, at: now)
    }
  }
}

/// Ink to be saved once all strokes that were finished at the time of the request are fitted; while
/// a user writes, there are always newer ones.
private struct WaitingSave {
  let requester: FileRequester
  let file: DrawingFile
  let screen: OutputScreen
  /// The strokes to wait for.
  let last: [OpenStroke]
  /// It is given up then: a file without the last strokes would be worse than none.
  let until: Timestamp

  /// Each fit takes about 25 ms; a caller waits for at most 30 s.
  static let patience = Microseconds.milliseconds(20_000)

  init(
    _ requester: FileRequester, to file: DrawingFile, of screen: OutputScreen,
    _ state: OverlayState, at now: Timestamp
  ) {
    (self.requester, self.file, self.screen) = (requester, file, screen)
    last = state.daemonInk.pendingStrokes(on: screen)
    until = now + Self.patience
  }

  var isReady: Bool { last.allSatisfy { $0.settled.contains(screen.id) } }

  var tooSlow: OverlayError {
    .cannotSave(path: file.path, reason: "the last strokes are still being fitted; try again")
  }

  /// Whether no page has any ink.
  var isEmpty: Bool { screen.page.strokeCount == 0 }

  var noInk: OverlayError {
    .cannotSave(
      path: file.path,
      reason: "\(screen.place.name) has no ink that stays, so nothing was written. Fix: draw in "
        + "mode draw, or name another screen with --output")
  }

  var job: FileJob { .save(requester, file, screen.page.document, output: screen.place.name) }
}

/// The overlay as commands see it, at one moment.
private struct RunningOverlay: CommandedOverlay {
  let state: OverlayState
  let surface: OverlayStatus.DrawingSurface
  let start: Timestamp
  let now: Timestamp
  let readAgain: () throws(OverlayLoopError) -> Void
  var waiting: [WaitingSave]
  /// What is to be opened.
  var openings: [FileJob] = []

  var status: OverlayStatus {
    var status = OverlayStatus(
      version: Release.version, uptime: now - start, mode: state.modes.chosen, ink: state.ink.reply,
      eraser: state.settings.eraser, surface: surface)
    status.isHidden = state.modes.isHidden
    status.outputs = state.screens.descriptions(keptBy: state.daemonInk.kept)
    status.tablets = state.daemonInk.tablets.reaches
    status.daemonFault = state.silence.reason
    return status
  }

  var statistics: OverlayStatistics {
    OverlayStatistics(uptime: now - start, outputs: state.screens.latencies)
  }

  func setMode(_ mode: OverlayModeChange) -> OverlayMode { state.setMode(mode, at: now) }

  func setInk(_ ink: OverlayInkChange) throws(OverlayError) -> OverlayInk {
    try state.ink.applyChange(ink)
    return state.ink.reply
  }

  func performLine(_ line: OverlayCommandLine) throws(OverlayError) {
    try state.performLine(line, at: now)
  }

  func undo() throws(OverlayError) {
    guard state.screens.undo(at: now) else { throw .nothingToUndo }
  }

  func redo() throws(OverlayError) {
    guard state.screens.redo(at: now) else { throw .nothingToRedo }
  }

  func clearInk(_ clearing: OverlayClearing) throws(OverlayError) {
    try state.screens.removeInk(of: clearing.output, at: now)
  }

  func leaveOut(_ areas: OverlayAreas) { state.leaveOut(areas, at: now) }

  func hide(_ isHidden: Bool) { state.changeMode(at: now) { $0.hide(isHidden) } }

  func reload() throws(OverlayError) {
    do throws(OverlayLoopError) { try readAgain() } catch { throw .cannotReload("\(error)") }
  }

  mutating func save(
    _ saving: OverlayInkFile, _ ticket: CommandTicket
  ) throws(OverlayError) -> OverlaySaved? {
    guard let file = DrawingFile(path: saving.path) else {
      throw .cannotSave(
        path: saving.path, reason: "its name must end with one of \(DrawingFile.endings)")
    }
    let screen = try state.screens.screenToSave(saving.output)
    waiting.append(WaitingSave(.caller(ticket), to: file, of: screen, state, at: now))
    return nil
  }

  mutating func openFile(
    _ file: OverlayInkFile, _ ticket: CommandTicket
  ) throws(OverlayError) -> OverlayOpened? {
    if let output = file.output { _ = try state.screens.named(output) }
    openings.append(.open(ticket, file))
    return nil
  }
}
