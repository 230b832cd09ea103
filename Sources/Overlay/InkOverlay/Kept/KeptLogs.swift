import InkDrawing
import LinuxIO

/// The logs of all outputs. Only the thread that keeps ink looks at them.
final class KeptLogs: @unchecked Sendable {
  private let folder: KeptFolder
  private var logs: [String: KeptLog] = [:]

  init(in folder: KeptFolder) { self.folder = folder }

  func perform(_ job: KeepJob) -> KeepResult {
    switch job {
    case .restore(let output):
      var complaints: [String] = []
      let log = folder.log(of: output, &complaints)
      logs[output] = log
      return .restored(log.restored?.document, shown: log.restored?.shown ?? 0, complaints)
    case .keep(let pages): return .kept(pages.map { ($0.output, $0.mark, keep($0)) })
    case .fold(let isLast): return fold(isLast: isLast)
    case .save(let output, let path):
      return .saved(failure { () throws(SystemError) in try logs[output]?.save(to: path) })
    }
  }

  private func keep(_ page: KeptPages) -> SystemError? {
    failure { () throws(SystemError) in
      try logs[page.output]?.keep(page.document, shown: page.shown)
    }
  }

  /// Makes logs short. At the end only what is empty goes, for there is no time.
  private func fold(isLast: Bool) -> KeepResult {
    var hasMore = false
    let failed = failure { () throws(SystemError) in
      for log in logs.values {
        try log.removeIfEmpty()
        if isLast { log.stopFolding() } else if try log.fold() { hasMore = true }
      }
    }
    return .folded(hasMore: hasMore, failed)
  }

  private func failure(_ body: () throws(SystemError) -> Void) -> SystemError? {
    do throws(SystemError) {
      try body()
      return nil
    } catch {
      return error
    }
  }
}

/// What is on an output at one moment.
struct KeptPages: Sendable {
  let output: String
  let document: InkDocument
  let shown: Int
  let mark: InkMark
}

/// What the thread that keeps ink does.
enum KeepJob: Sendable {
  case restore(String)
  case keep([KeptPages])
  /// Makes logs short for some milliseconds; at the end removes those that are empty.
  case fold(isLast: Bool)
  /// Writes what is kept of an output as a file.
  case save(String, to: String)
}

/// What came of it.
enum KeepResult: Sendable {
  case restored(InkDocument?, shown: Int, [String])
  /// For each output, which ink, and why it is not on the disk.
  case kept([(String, InkMark, SystemError?)])
  case folded(hasMore: Bool, SystemError?)
  case saved(SystemError?)
}
