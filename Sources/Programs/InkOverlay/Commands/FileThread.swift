import InkDrawing
import InkFormats
import LinuxIO
import StylusProtocol
import VarlinkServer

/// Writes and reads the files that callers name, off the loop.
typealias FileThread = SideThread<FileJob, FileResult>

/// Who requested a file.
enum FileRequester: Sendable {
  /// A caller, who waits for the reply.
  case caller(CommandTicket)
  /// A button; the result is shown on the screen.
  case button
}

/// A file operation, and who requested it.
enum FileJob: Sendable {
  case save(FileRequester, DrawingFile, InkDocument, output: String)
  case open(CommandTicket, OverlayInkFile)
}

/// The result.
enum FileResult: Sendable {
  case saved(FileRequester, path: String, Result<OverlaySaved, OverlayError>)
  case opened(CommandTicket, Result<InkDocument, OverlayError>, output: String?)
}

extension FileThread {
  /// A thread for files.
  convenience init() throws(SystemError) { try self.init(named: "ink-files") { $0.result } }
}

extension FileJob {
  fileprivate var result: FileResult {
    switch self {
    case .save(let requester, let file, let document, let output):
      do throws(SystemError) {
        try file.saveDocument(document, addsPreview: true)
        let saved = OverlaySaved(output: output, strokes: document.strokeCount)
        return .saved(requester, path: file.path, .success(saved))
      } catch {
        let refusal = OverlayError.cannotSave(path: file.path, reason: error.advice)
        return .saved(requester, path: file.path, .failure(refusal))
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
