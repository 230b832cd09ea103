import InkDrawing
import LinuxIO
import StylusProtocol

/// Writes drawings to files for those who asked for it.
typealias SaveThread = SideThread<SaveJob, SavedInk>

/// What is to be written, where, and who waits for it.
struct SaveJob: Sendable {
  let ticket: CommandTicket
  let file: DrawingFile
  let drawing: Drawing
  let output: String
}

/// What came of it.
struct SavedInk: Sendable {
  let ticket: CommandTicket
  let outcome: Result<OverlaySaved, OverlayError>
}

extension SaveThread {
  /// A thread that saves.
  convenience init() throws(SystemError) {
    try self.init(named: "ink-save") { job in
      SavedInk(ticket: job.ticket, outcome: job.outcome)
    }
  }
}

extension SaveJob {
  fileprivate var outcome: Result<OverlaySaved, OverlayError> {
    do throws(SystemError) {
      try file.write(drawing)
      return .success(OverlaySaved(output: output, strokes: drawing.count))
    } catch {
      return .failure(.cannotSave(path: file.path, reason: "\(error)"))
    }
  }
}
