import InkCanvas
import InkDrawing
import InkEditing
import LinuxIO
import StylusModel
import VarlinkServer

/// Keeps the ink of outputs between runs: each step at once, on a thread of its own.
///
///     kept.bring(to: screen)                    // an output is there: what was on it last
///     let deadline = kept.tend(screens, at: now)
///     let unkept = kept.close(screens)          // waits for the last steps, but not for long
///
/// What could not be written counts as not kept, and is tried again until it is.
final class KeptInk {
  private let lock: KeptLock?
  private let thread: SideThread<KeepJob, KeepResult>
  /// The ink of each output that is on the disk.
  private var marks: [String: InkMark] = [:]
  private var isBusy = false
  /// When ink may be written next.
  private var next = Timestamp(microseconds: 0)
  /// How long to wait after a failure.
  private var wait = KeptInk.shortest
  private var failure: SystemError?
  /// When the logs are looked at, for those that are long; nil: nothing has changed since.
  private var foldDue: Timestamp?

  /// While an eraser moves, steps are not written more often than this.
  private static let interval = Microseconds.milliseconds(40)
  /// A log is folded when nothing was drawn for so long.
  private static let rest = Microseconds.milliseconds(10_000)
  /// The waits after a failure.
  private static let shortest = Microseconds.milliseconds(500)
  private static let longest = Microseconds.milliseconds(10_000)
  /// The last steps get so long at the end.
  static let patience = Microseconds.milliseconds(1_200)

  /// - Throws: ``KeptLockError/held(_:by:)`` if another overlay keeps its ink there.
  init(in folder: KeptFolder) throws(KeptLockError) {
    do throws(KeptLockError) { lock = try KeptLock(in: folder.path) } catch {
      guard case .system(let reason) = error, !reason.reason.isExhaustion else { throw error }
      // The folder may be writable later; nobody else can keep ink there either until then.
      Log.write(.notice, "\(reason). Ink is kept as soon as that folder can be written")
      lock = nil
    }
    let logs = KeptLogs(in: folder)
    do throws(SystemError) {
      thread = try SideThread(named: "ink-keep") { logs.perform($0) }
    } catch {
      throw .system(error)
    }
  }

  /// Readable when ``tend(_:at:)`` has something to do.
  var descriptor: Int32 { thread.descriptor }

  /// Whether all ink of a screen is on the disk.
  func has(_ screen: OutputScreen) -> Bool { marks[screen.place.name] == screen.inkMark }

  /// An output is there for the first time: what was on it last is on it again.
  func bring(to screen: OutputScreen, at now: Timestamp) {
    let name = screen.place.name
    guard marks[name] == nil else { return }
    while isBusy { take(thread.takeNext(), at: now) }
    thread.put(.restore(name))
    for case .restored(let document, let shown, let complaints) in thread.takeNext() {
      for complaint in complaints { Log.write(.notice, complaint) }
      if let document { screen.begin(with: document, page: shown, at: now) }
    }
    marks[name] = screen.inkMark
    foldDue = now + Self.rest
  }

  /// Writes what has changed.
  ///
  /// - Returns: when to be asked again.
  func tend(_ screens: [OutputScreen], at now: Timestamp) -> Timestamp? {
    if isBusy { take(thread.take(), at: now) }
    guard !isBusy else { return nil }
    if screens.contains(where: isChanged) {
      guard next <= now else { return next }
      keep(screens, at: now)
      return nil
    }
    guard let due = foldDue else { return nil }
    guard due <= now else { return due }
    foldDue = nil
    isBusy = true
    thread.put(.fold(isLast: false))
    return nil
  }

  /// Writes all that changed, and waits for it, but not for ever.
  ///
  /// - Returns: the screens whose ink is not on the disk, and why.
  func close(
    _ screens: [OutputScreen], at now: Timestamp
  ) -> (screens: [OutputScreen], reason: SystemError?) {
    let end = Timestamp.now + Self.patience
    while isBusy, Timestamp.now < end { take(thread.takeNext(until: end), at: now) }
    if !isBusy {
      if screens.contains(where: isChanged) { keep(screens, at: now) }
      while isBusy, Timestamp.now < end { take(thread.takeNext(until: end), at: now) }
    }
    let left = screens.filter(isChanged)
    if !isBusy {
      thread.put(.fold(isLast: true))
      _ = thread.takeNext(until: end)
    }
    return (left, failure)
  }

  /// Writes what is kept of an output as a file, after ``close(_:at:)``: quickly, for most of it is copied.
  func save(_ output: String, to path: String) -> SystemError? {
    guard !isBusy else { return SystemError("write", path, Errno.busy) }
    thread.put(.save(output, to: path))
    for case .saved(let failure) in thread.takeNext() { return failure }
    return nil
  }

  private func isChanged(_ screen: OutputScreen) -> Bool {
    marks[screen.place.name].map { $0 != screen.inkMark } ?? false
  }

  private func keep(_ screens: [OutputScreen], at now: Timestamp) {
    let pages = screens.filter(isChanged).map { screen in
      KeptPages(
        output: screen.place.name, document: screen.document,
        shown: screen.notebook.current, mark: screen.inkMark)
    }
    isBusy = true
    next = now + Self.interval
    foldDue = now + Self.rest
    thread.put(.keep(pages))
  }

  private func take(_ results: [KeepResult], at now: Timestamp) {
    for result in results {
      isBusy = false
      switch result {
      case .kept(let outcomes): take(outcomes, at: now)
      case .folded(let hasMore, let failure):
        if hasMore { foldDue = now }
        if let failure {
          Log.write(
            .notice, "\(failure). The kept ink is whole, but takes more room than it needs")
        }
      case .restored, .saved: break
      }
    }
  }

  private func take(_ outcomes: [(String, InkMark, SystemError?)], at now: Timestamp) {
    for case (let output, let mark, nil) in outcomes { marks[output] = mark }
    guard let failed = outcomes.lazy.compactMap({ $2 }).first else {
      if failure != nil { Log.write(.notice, "the ink on the screen is kept again") }
      (failure, wait) = (nil, Self.shortest)
      return
    }
    if failure == nil {
      Log.write(
        .notice,
        "the ink on the screen is not kept: \(failed). It is tried again until it can be. "
          + "Fix: \(failed.fix ?? "make that place writable")")
    }
    failure = failed
    next = now + wait
    wait = min(Microseconds(wait.value * 2), Self.longest)
  }
}
