import InkCanvas
import InkDrawing
import InkEditing
import InkScreens
import LinuxIO
import StylusModel
import VarlinkServer

/// Keeps the ink of outputs between runs: each step at once, on its own thread.
///
///     kept.bring(to: screen)                    // an output is there: what was on it last
///     let deadline = kept.saveIfDue(screens, progress, ...)
///     // waits for the last steps, but not for long
///     let unkept = kept.finishKeeping(screens, progress, ...)
///
/// What could not be written counts as not kept, and is tried again until it is.
final class KeptInk {
  private let folder: KeptFolder
  /// Nil while the folder cannot be written; nothing is, then.
  private var lock: FileLock?
  private let thread: SideThread<KeepJob, KeepResult>
  /// Ends each wait for what was kept once it is readable.
  private let stop: Int32
  /// The ink of each output that is on the disk.
  private var marks: [String: InkMark] = [:]
  /// How many strokes those are.
  private var counts: [String: Int] = [:]
  /// The ink of the last session, and the logs of the outputs.
  private var lastSession: KeptNote?
  private var lastNotes: [String: KeptNote?] = [:]
  /// The contents of the log of this session.
  private var written: KeptNote?
  private var isBusy = false
  /// When ink may be written next.
  private var next = Timestamp(microseconds: 0)
  /// How long to wait after a failure.
  private var backoff = Backoff(from: .milliseconds(500), upTo: .milliseconds(10_000))
  private var failure: SystemError?
  /// When the logs are looked at, for those that are long; nil: nothing has changed since.
  private var foldDue: Timestamp?

  /// While an eraser moves, steps are not written more often than this.
  private static let interval = Microseconds.milliseconds(40)
  /// A log is folded when nothing was drawn for this time.
  private static let rest = Microseconds.milliseconds(10_000)
  /// The waits after a failure.
  /// While pens draw, the session is noted as alive no less often: strokes that begin much later
  /// are another program's.
  private static let signOfLife = Microseconds.milliseconds(60_000)
  /// Another overlay has this long to end, or one that keeps nothing to write its note.
  private static let lockPatience = Microseconds.milliseconds(500)
  /// The time limit of the last steps at the end.
  static let patience = Microseconds.milliseconds(800)

  /// - Parameter stop: once it is readable, the program ends: nothing that was kept is waited for
  ///   any more.
  /// - Throws: ``FileLockError/held(_:by:)`` if another overlay keeps its ink there.
  init(in folder: KeptFolder, orStop stop: Int32) throws(FileLockError) {
    (self.folder, self.stop) = (folder, stop)
    do throws(FileLockError) { lock = try folder.lock(within: Self.lockPatience) } catch {
      guard case .system(let reason) = error, !reason.reason.isExhaustion else { throw error }
      Log.write(.notice, "\(reason). Ink is kept as soon as that folder can be written")
    }
    let logs = KeptLogs(in: folder)
    do throws(SystemError) {
      thread = try SideThread(named: "ink-keep") { logs.runJob($0) }
    } catch {
      throw .system(error)
    }
    isBusy = true
    thread.submit(.begin)
  }

  /// Readable when ``tend(_:_:at:)`` has something to do.
  var descriptor: Int32 { thread.descriptor }

  /// How many strokes of an output are on the disk.
  func keptStrokes(of output: String) -> Int { counts[output] ?? 0 }

  /// An output is there for the first time: what was on it last is on it again, unless the program
  /// ends meanwhile.
  func bring(to screen: OutputScreen, at now: Timestamp) {
    let name = screen.place.name
    guard marks[name] == nil, awaitThread(at: now) else { return }
    isBusy = true
    thread.submit(.restore(name))
    guard Readiness.wait(for: thread.descriptor, orStop: stop) != .stopped else { return }
    for case .restored(let document, let shown, let note, let complaints) in thread.takeNext() {
      isBusy = false
      for complaint in complaints { Log.write(.notice, complaint) }
      if let document { screen.page.fillPages(with: document, page: shown, at: now) }
      lastNotes[name] = .some(note)
      counts[name] = document?.strokeCount
    }
    marks[name] = screen.inkMark
    foldDue = now + Self.rest
  }

  /// Strokes of the last session that the daemon may have and no log has; nil if there are none, or
  /// if not all outputs are known yet.
  func resumption(of screens: [OutputScreen]) -> KeptResumption? {
    guard let lastSession else { return nil }
    let notes = screens.compactMap { screen in
      lastNotes[screen.place.name].map { (screen.place.name, $0) }
    }
    return KeptResumption(lastSession, outputs: Dictionary(notes) { $1 })
  }

  /// Writes what has changed.
  ///
  /// - Parameters:
  ///   - progress: which of the daemon's strokes are in the ink; nil before it was heard.
  ///   - isDrawing: whether a pen draws: then the session is noted as alive now and then.
  /// - Returns: when to be asked again.
  func saveIfDue(
    _ screens: [OutputScreen], _ progress: KeptNote?, isDrawing: Bool, at now: Timestamp
  ) -> Timestamp? {
    if isBusy { processResults(thread.takeResults(), at: now) }
    guard !isBusy else { return nil }
    if screens.contains(where: isChanged) || isNews(progress, isDrawing: isDrawing) {
      guard next <= now else { return next }
      startSaving(screens, progress, at: now)
      return nil
    }
    guard let due = foldDue else { return nil }
    guard due <= now else { return due }
    foldDue = nil
    isBusy = true
    thread.submit(.fold)
    return nil
  }

  /// Writes all that changed, and waits for it, but not forever.
  ///
  /// - Parameter isWhole: whether all that was drawn is on the screens.
  /// - Returns: the screens whose ink is not on the disk, and why.
  func finishKeeping(
    _ screens: [OutputScreen], _ progress: KeptNote?, isWhole: Bool, at now: Timestamp
  ) -> (screens: [OutputScreen], reason: SystemError?) {
    let end = Timestamp.now + Self.patience
    finishJob(until: end, at: now)
    if !isBusy, screens.contains(where: isChanged) {
      startSaving(screens, progress, at: now)
      finishJob(until: end, at: now)
    }
    let left = screens.filter(isChanged)
    if !isBusy {
      var last = left.isEmpty && isWhole ? progress : nil
      last?.session?.isOver = true
      thread.submit(.end(last))
      _ = thread.takeNext(until: end)
    }
    return (left, failure)
  }

  private func finishJob(until end: Timestamp, at now: Timestamp) {
    while isBusy, Timestamp.now < end { processResults(thread.takeNext(until: end), at: now) }
  }

  /// Writes the pages of an output as a file of the ink format, after
  /// ``finishKeeping(_:_:isWhole:at:)``: quickly, for most of it is copied from the log.
  func save(_ screen: OutputScreen, to path: String, until end: Timestamp) -> SystemError? {
    guard !isBusy else { return SystemError("write", path, .busy) }
    isBusy = true
    thread.submit(.save(KeptPages(of: screen), to: path))
    for case .saved(let failure) in thread.takeNext(until: end) {
      isBusy = false
      return failure
    }
    return SystemError("write", path, .busy)
  }

  /// Whether all ink of these outputs is on the disk.
  func hasKept(_ screens: [OutputScreen]) -> Bool { !screens.contains(where: isChanged) }

  private func isChanged(_ screen: OutputScreen) -> Bool {
    marks[screen.place.name].map { $0 != screen.inkMark } ?? false
  }

  /// Whether the log of the session has to say something else. While no ink stays, it does not
  /// matter which strokes left none.
  private func isNews(_ progress: KeptNote?, isDrawing: Bool) -> Bool {
    guard let progress, let session = progress.session else { return false }
    guard let before = written, let known = before.session else { return true }
    if session.draws != known.draws || progress.epoch != before.epoch { return true }
    if isDrawing, session.time - known.time > Self.signOfLife { return true }
    return session.draws && (progress.settled != before.settled || session.cuts != known.cuts)
  }

  private func startSaving(_ screens: [OutputScreen], _ progress: KeptNote?, at now: Timestamp) {
    if let reason = lockError() { return processOutcomes([], nil, reason, at: now) }
    let pages = screens.filter(isChanged).map(KeptPages.init)
    isBusy = true
    next = now + Self.interval
    if !pages.isEmpty { foldDue = now + Self.rest }
    thread.submit(.keep(pages, progress))
  }
}

extension KeptInk {
  /// Takes the lock if it was not to be had at the start.
  ///
  /// - Returns: why it still is not.
  private func lockError() -> SystemError? {
    guard lock == nil else { return nil }
    do throws(FileLockError) {
      lock = try folder.lock()
      return nil
    } catch {
      if case .system(let reason) = error { return reason }
      return SystemError("keep ink in", folder.path, .busy)
    }
  }
}

// The results of the thread.
extension KeptInk {
  /// Waits until the thread has done what it was asked for; false if the program ends meanwhile.
  private func awaitThread(at now: Timestamp) -> Bool {
    while isBusy {
      guard Readiness.wait(for: thread.descriptor, orStop: stop) != .stopped else { return false }
      processResults(thread.takeResults(), at: now)
    }
    return true
  }

  private func processResults(_ results: [KeepResult], at now: Timestamp) {
    for result in results {
      isBusy = false
      switch result {
      case .began(let note, let complaints):
        for complaint in complaints { Log.write(.notice, complaint) }
        lastSession = note
      case .kept(let outcomes, let note, let failed):
        processOutcomes(outcomes, note, failed, at: now)
      case .folded(let hasMore, let failure):
        if hasMore { foldDue = now }
        if let failure {
          Log.write(
            .notice, "\(failure). The kept ink is complete, but takes more room than it needs")
        }
      case .restored, .saved: break
      }
    }
  }

  private func processOutcomes(
    _ outcomes: [KeptOutcome], _ note: KeptNote?, _ failed: SystemError?, at now: Timestamp
  ) {
    for outcome in outcomes where outcome.failure == nil {
      marks[outcome.output] = outcome.mark
      counts[outcome.output] = outcome.strokes
    }
    guard let failed else {
      if failure != nil { Log.write(.notice, "the ink on the screen is kept again") }
      failure = nil
      backoff.forgive()
      written = note ?? written
      return
    }
    if failure == nil {
      Log.write(
        .notice,
        "the ink on the screen is not kept: \(failed). Saving is retried. "
          + "Fix: \(failed.fix ?? "make that place writable")")
    }
    failure = failed
    next = now + backoff.nextWait()
  }
}
