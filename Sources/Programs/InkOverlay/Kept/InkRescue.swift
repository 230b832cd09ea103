import InkCanvas
import InkScreens
package import LinuxIO
import StylusModel

/// The result for ink that could not be saved as requested.
package enum InkRescue: Hashable, Sendable {
  /// It is in this file.
  case file(String)
  /// It could not be written elsewhere either.
  case failed(SystemError)
  /// There is no other place.
  case nowhere
  /// No other file has it, but it is kept for the next run.
  case kept

  /// The end of a sentence that says why.
  var words: String {
    switch self {
    case .file(let path):
      "all ink is in \(path) instead. Fix: make room, and move the file before the session ends"
    case .failed(let error):
      "and \(error), so the ink is lost. Fix: make room before you draw again"
    case .kept:
      "the ink is kept for the next start. Fix: make room, start inkoverlay again, and save it "
        + "with stylusctl overlay save"
    case .nowhere:
      "and XDG_RUNTIME_DIR has no room for it, so the ink is lost. Fix: make room before you draw "
        + "again"
    }
  }
}

extension InkRescue {
  /// The number of names tried for ink whose file cannot be written.
  private static let mostNames = 100

  /// Writes the ink of an output that could not be kept next to the sockets of the session.
  static func ink(of screen: OutputScreen, keptBy kept: KeptInk, until end: Timestamp) -> InkRescue
  {
    guard let file = DrawingFile(path: "inkoverlay-\(plainName(of: screen)).inkd") else {
      return .nowhere
    }
    return Self.file(like: file) { (copy) throws(SystemError) in
      guard kept.save(screen, to: copy.path, until: end) != nil else { return }
      try copy.saveDocument(screen.page.document)
    }
  }

  /// Writes a file of that name next to the sockets of the session, over nothing that is there.
  static func file(
    like file: DrawingFile, _ write: (DrawingFile) throws(SystemError) -> Void
  ) -> InkRescue {
    guard let folder = Environment.variable("XDG_RUNTIME_DIR"),
      (try? RuntimeFolder.check(folder)) != nil
    else { return .nowhere }
    return copy(file, in: folder, write)
  }

  /// Writes ink quickly next to a file whose format takes too long, over nothing that is there: a
  /// file for each output that has ink. Where none is kept there is no quick way, but one that is
  /// quicker than others.
  static func copies(
    of screens: [OutputScreen], _ ink: LayoutInk, beside file: DrawingFile, keptBy kept: KeptInk?,
    until end: Timestamp
  ) -> [InkRescue] {
    let inked = screens.filter { $0.page.strokeCount > 0 }
    guard let kept else {
      return [
        copy(file.inkFile(""), in: file.folder) { (copy) throws(SystemError) in
          try copy.saveDocument(ink.document)
        }
      ]
    }
    return inked.map { screen in
      let plain = file.inkFile(inked.count > 1 ? "-" + plainName(of: screen) : "")
      return copy(plain, in: file.folder) { (copy) throws(SystemError) in
        if let failure = kept.save(screen, to: copy.path, until: end) { throw failure }
      }
    }
  }

  /// Writes a file of that name in a folder, over nothing that is there.
  private static func copy(
    _ file: DrawingFile?, in folder: String, _ write: (DrawingFile) throws(SystemError) -> Void
  ) -> InkRescue {
    let names = (1...mostNames).lazy.compactMap { file?.copy($0, in: folder) }
    guard let copy = names.first(where: { !FileBytes.isThere($0.path) }) else { return .nowhere }
    do throws(SystemError) {
      try write(copy)
      return .file(copy.path)
    } catch {
      return .failed(error)
    }
  }

  private static func plainName(of screen: OutputScreen) -> String {
    String(screen.place.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }
}
