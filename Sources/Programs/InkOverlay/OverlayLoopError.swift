package import InkScreens
package import LinuxIO
package import OverlayConfiguration
import WaylandClient

/// Why the overlay cannot continue; says what to do about it.
package enum OverlayLoopError: Error, CustomStringConvertible {
  /// There is no compositor that could show it, or the kernel ended it.
  case session(InkSessionError)
  /// There is no place to take commands.
  case commands(CommandSocketError)
  /// There are no settings.
  case settings(OverlaySettingsError)
  /// What --open names is not a drawing that can be shown.
  case unopened(String, DrawingFileError)
  /// What --save asked for was not written, and what became of the ink instead.
  case unsaved(SystemError, InkRescue)
  /// What --save asked for takes too long, and what became of the ink of the outputs instead.
  case slow(String, [InkRescue])
  /// What --save asked for lacks strokes that were not ready in time, and whether the next run
  /// fetches them.
  case unfinished(String, isKept: Bool)
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
    case .session(.compositor(let fault)): "\(fault)"
    case .commands(let error): "\(error)"
    case .settings(let error): "\(error)"
    case .unopened(let path, let fault): "cannot open \(path): \(fault)"
    case .unsaved(let error, let rescue): "\(error); \(rescue.words)"
    case .slow(let path, let copies): Self.slow(path, copies)
    case .unfinished(let path, let isKept): Self.unfinished(path, isKept: isKept)
    case .nothingToSave(let path):
      "\(path) was not written: there was no compositor, so there is no ink. "
        + "Fix: start this in a Wayland session, with WAYLAND_DISPLAY set"
    case .notKept(.held(let folder, let process)): Self.held(folder, by: process)
    case .notKept(let error): "\(error)"
    case .unkept(let error, let rescues):
      "some ink is not kept for the next start\(error.map { ": \($0)" } ?? ""); "
        + rescues.map(\.words).joined(separator: "; ")
    case .system(let error), .session(.system(let error)): error.description + Self.fix(of: error)
    }
  }
}

extension OverlayLoopError {
  private static func held(_ folder: String, by process: Int32?) -> String {
    "another inkoverlay\(process.map { " (process \($0))" } ?? "") keeps its ink in \(folder). "
      + "Fix: end that one, or start this one with --no-keep or another XDG_STATE_HOME"
  }

  /// Where strokes are that a file lacks.
  private static func unfinished(_ path: String, isKept: Bool) -> String {
    "\(path) lacks the last strokes: this machine took longer to finish them than an ending program "
      + "has. The daemon has them. Fix: "
      + (isKept
        ? "start inkoverlay again, which fetches them, and save with stylusctl overlay save"
        : "stylusctl export - strokes.inkd")
  }

  /// Which files have the ink, and how to make of them what was wanted.
  private static func slow(_ path: String, _ copies: [InkRescue]) -> String {
    let files = copies.compactMap { if case .file(let file) = $0 { file } else { nil } }
    let cause = "\(path) was not written: an ending program has no time for this much ink"
    guard !files.isEmpty, files.count == copies.count else {
      // Where there was no time it is in the log.
      let reasons = copies.compactMap {
        if case .failed(let error) = $0, error.reason != .busy { "\(error)" } else { nil }
      }
      return cause + reasons.map { "; \($0)" }.joined()
        + ". Fix: start inkoverlay again, which shows the kept ink, and save it with stylusctl "
        + "overlay save"
    }
    return "\(cause). It is in \(files.joined(separator: " and ")). "
      + "Fix: run stylusctl export \(files[0]) \(path)"
  }

  /// The fix if the kernel refuses an operation.
  private static func fix(of error: SystemError) -> String {
    error.reason.isExhaustion
      ? ". Fix: raise the limits of the process (ulimit -n, ulimit -a)"
      : ". Fix: name another path, or make this one writable"
  }
}
