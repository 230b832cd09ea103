import InkDrawing
import InkFormats
import LinuxIO
import StylusProtocol
import VarlinkServer

/// Writes and reads the files that callers name, off the loop.
typealias FileThread = SideThread<FileJob, FileResult>

/// A file operation, and its caller.
enum FileJob: Sendable {
  case save(CommandTicket, DrawingFile, InkDocument, output: String)
  case open(CommandTicket, OverlayInkFile)
}

/// The result.
enum FileResult: Sendable {
  case saved(CommandTicket, Result<OverlaySaved, OverlayError>)
  case opened(CommandTicket, Result<InkDocument, OverlayError>, output: String?)
}

extension FileThread {
  /// A thread for files.
  convenience init() throws(SystemError) { try self.init(named: "ink-files") { $0.result } }
}

extension FileJob {
  fileprivate var result: FileResult {
    switch self {
    case .save(let ticket, let file, let document, let output):
      do throws(SystemError) {
        try file.saveDocument(document, addsPreview: true)
        return .saved(ticket, .success(OverlaySaved(output: output, strokes: document.strokeCount)))
      } catch {
        return .saved(ticket, .failure(.cannotSave(path: file.path, reason: error.advice)))
      }
    case .open(let ticket, let file):
      do throws(DrawingFileError) {
        return .opened(
          ticket, .success(try DrawingFile.loadDocument(file.path)), output: file.output)
      } catch {
        let refusal = OverlayError.cannotOpen(path: file.path, reason: "\(error)")
        return .opened(ticket, .failure(refusal), output: file.output)
      }
    }
  }
}
