import InkCanvas
package import LinuxIO

/// The file that all ink is written to at the end.
struct FinalInk {
  let file: DrawingFile

  /// So many names are tried for ink whose file cannot be written.
  private static let mostNames = 100

  /// Writes it; where that cannot be, beside the sockets of the session, over nothing that is there.
  ///
  /// - Throws: why it is not where it was wanted, and where it is.
  func write(of state: OverlayState) throws(LoopFailure) {
    do throws(SystemError) { try state.save(to: file) } catch {
      throw .unsaved(error, rescue(of: state))
    }
  }

  private func rescue(of state: OverlayState) -> InkRescue {
    Self.rescue(as: file) { (copy) throws(SystemError) in try state.save(to: copy) }
  }

  /// Writes the ink of an output that could not be kept beside the sockets of the session.
  static func rescue(of screen: OutputScreen) -> InkRescue {
    let name = screen.place.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    guard let file = DrawingFile(path: "inkoverlay-\(String(name)).inkd") else { return .nowhere }
    return rescue(as: file) { (copy) throws(SystemError) in try copy.write(screen.document) }
  }

  private static func rescue(
    as file: DrawingFile, _ write: (DrawingFile) throws(SystemError) -> Void
  ) -> InkRescue {
    guard let folder = Environment.variable("XDG_RUNTIME_DIR"),
      (try? RuntimeFolder.check(folder)) != nil
    else { return .nowhere }
    for number in 1...mostNames {
      guard let copy = file.copy(number, in: folder), !FileBytes.isThere(copy.path) else {
        continue
      }
      do throws(SystemError) {
        try write(copy)
        return .file(copy.path)
      } catch {
        return .failed(error)
      }
    }
    return .nowhere
  }
}

/// What became of ink that is not where it was wanted.
package enum InkRescue: Hashable, Sendable {
  /// It is in this file.
  case file(String)
  /// It could not be written elsewhere either.
  case failed(SystemError)
  /// There is no other place.
  case nowhere

  /// The end of a sentence that says why.
  var words: String {
    switch self {
    case .file(let path):
      "all ink is in \(path) instead. Fix: make room, and move it before the session ends"
    case .failed(let error):
      "and \(error), so the ink is lost. Fix: make room before the next time"
    case .nowhere:
      "and XDG_RUNTIME_DIR has no place for it, so the ink is lost. Fix: make room before the next time"
    }
  }
}
