import InkCanvas
import InkDrawing
import InkEditing
import InkScreens
import LinuxIO

/// The logs of all outputs. Only the thread that keeps ink looks at them.
final class KeptLogs: @unchecked Sendable {
  private let folder: KeptFolder
  private var logs: [String: KeptLog] = [:]
  /// Of the daemon's strokes; nil where there can be none.
  private var session: KeptLog?

  init(in folder: KeptFolder) { self.folder = folder }

  func runJob(_ job: KeepJob) -> KeepResult {
    switch job {
    case .begin:
      var complaints: [String] = []
      session = folder.session(&complaints)
      return .began(session?.note, complaints)
    case .restore(let output):
      var complaints: [String] = []
      let log = folder.log(of: output, &complaints)
      logs[output] = log
      return .restored(
        log.restored?.document, shown: log.restored?.shown ?? 0, log.note, complaints)
    case .keep(let pages, let note): return savePages(pages, note)
    case .fold: return fold()
    case .end(let note): return closeLogs(note)
    case .save(let page, let path):
      return .saved(
        captureError { () throws(SystemError) in
          try (logs[page.output] ?? KeptLog(nil)).save(page.document, to: path)
        })
    }
  }

  /// Writes pages, each with a note of the strokes in it, and then of the session that all of them
  /// are written.
  private func savePages(_ pages: [KeptPages], _ note: KeptNote?) -> KeepResult {
    let outcomes = pages.map { page in
      KeptOutcome(page, captureError { () throws(SystemError) in try savePage(page, note) })
    }
    var failed = outcomes.lazy.compactMap(\.failure).first
    if failed == nil, let note { failed = saveNote(note) }
    return .kept(outcomes, note, failed)
  }

  private func savePage(_ page: KeptPages, _ note: KeptNote?) throws(SystemError) {
    guard let log = logs[page.output] else { return }
    var own = note.map { KeptNote(epoch: $0.epoch, settled: $0.settled) }
    if let known = log.note, let new = own, known.epoch == new.epoch {
      own = KeptNote(epoch: new.epoch, settled: new.settled.union(known.settled))
    }
    try log.save(page.document, shown: page.shown, note: own)
  }

  private func saveNote(_ note: KeptNote) -> SystemError? {
    captureError { () throws(SystemError) in
      try session?.save(InkDocument(Drawing()), shown: 0, note: note)
    }
  }

  /// Makes logs short.
  private func fold() -> KeepResult {
    var hasMore = false
    let failed = captureError { () throws(SystemError) in
      for log in logs.values {
        try log.removeIfEmpty()
        if try log.fold() { hasMore = true }
      }
      if try session?.fold() == true { hasMore = true }
    }
    return .folded(hasMore: hasMore, failed)
  }

  /// All is kept: only what is empty goes, because there is no time.
  private func closeLogs(_ note: KeptNote?) -> KeepResult {
    let failed = captureError { () throws(SystemError) in
      for log in logs.values {
        try log.removeIfEmpty()
        log.stopFolding()
      }
    }
    return .folded(hasMore: false, note.flatMap { saveNote($0) } ?? failed)
  }

  private func captureError(_ body: () throws(SystemError) -> Void) -> SystemError? {
    do throws(SystemError) {
      try body()
      return nil
    } catch {
      return error
    }
  }
}

/// The contents of an output at one time.
struct KeptPages: Sendable {
  let output: String
  let document: InkDocument
  let shown: Int
  let mark: InkMark

  init(of screen: OutputScreen) {
    (output, document) = (screen.place.name, screen.page.document)
    (shown, mark) = (screen.page.notebook.current, screen.inkMark)
  }
}

/// The results for the pages of an output.
struct KeptOutcome: Sendable {
  let output: String
  let mark: InkMark
  let strokes: Int
  /// Why they are not on the disk.
  let failure: SystemError?

  init(_ pages: KeptPages, _ failure: SystemError?) {
    (output, mark, strokes) = (pages.output, pages.mark, pages.document.strokeCount)
    self.failure = failure
  }
}

/// What the thread that keeps ink does.
enum KeepJob: Sendable {
  /// Looks at how the last session ended.
  case begin
  case restore(String)
  case keep([KeptPages], KeptNote?)
  /// Makes logs short for some milliseconds.
  case fold
  /// Removes logs that are empty, and notes how the session ended.
  case end(KeptNote?)
  /// Writes pages as a file, most of which is copied from the log.
  case save(KeptPages, to: String)
}

/// The result.
enum KeepResult: Sendable {
  case began(KeptNote?, [String])
  case restored(InkDocument?, shown: Int, KeptNote?, [String])
  /// What the log of the session says then, unless something is not on the disk, and why.
  case kept([KeptOutcome], KeptNote?, SystemError?)
  case folded(hasMore: Bool, SystemError?)
  case saved(SystemError?)
}
