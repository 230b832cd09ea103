import InkCanvas
import InkScreens
import LinuxIO
import StylusModel

/// Writes all ink to the file of --save at the end, on another thread, because the end of a program
/// must not take long.
struct FinalInk {
  private let file: DrawingFile
  private let ink: LayoutInk
  private let way: SavingRoute

  private enum SavingRoute {
    /// The kept ink of this output is all of it, and already in the format.
    case copied(OutputScreen)
    case beside(SideThread<LayoutInk, SystemError?>)
    /// By the loop, as there can be no thread.
    case here
    /// It cannot be written in time.
    case never
  }

  /// No machine can write this many strokes in a slow format in the available time; trying would
  /// only delay the copy.
  private static let mostStrokes = 50_000

  /// Begins to write it.
  ///
  /// - Parameter isKept: whether the ink of outputs is in logs.
  init(_ screens: Screens, to file: DrawingFile, isKept: Bool) {
    (self.file, ink) = (file, screens.layout)
    let count = screens.all.reduce(0) { $0 + $1.page.strokeCount }
    if isKept, file.isInkFile, let only = screens.onlyInked {
      way = .copied(only)
    } else if isKept, !file.isInkFile, count > Self.mostStrokes {
      way = .never
    } else if let thread = try? SideThread(
      named: "ink-save", { Self.captureError(writing: $0, to: file) })
    {
      thread.submit(ink)
      way = .beside(thread)
    } else {
      way = .here
    }
  }

  /// Waits for it. Where it takes too long, what was kept is copied; where it cannot be written, it
  /// is next to the sockets of the session. Neither is done over anything that is there.
  ///
  /// - Throws: why it is not where it was wanted, and where it is.
  func awaitSaving(
    _ screens: [OutputScreen], keptBy kept: KeptInk?, until end: Timestamp, copiedBy last: Timestamp
  ) throws(OverlayLoopError) {
    guard let result = result(keptBy: kept, until: end, copiedBy: last) else {
      throw .slow(
        file.path, InkRescue.copies(of: screens, ink, beside: file, keptBy: kept, until: last))
    }
    guard let failure = result else { return }
    let copy = InkRescue.file(like: file) { (copy) throws(SystemError) in
      try copy.saveDocument(ink.document)
    }
    if case .file = copy { throw .unsaved(failure, copy) }
    throw .unsaved(failure, kept?.hasKept(screens) == true ? .kept : copy)
  }

  /// Nil: it takes too long.
  private func result(
    keptBy kept: KeptInk?, until end: Timestamp, copiedBy last: Timestamp
  ) -> SystemError?? {
    switch way {
    case .copied(let screen):
      // Anything but a file, such as a pipe, cannot be replaced by a copy.
      let failure = kept?.save(screen, to: file.path, until: last)
      return .some(
        failure?.reason == .notOrdinary ? Self.captureError(writing: ink, to: file) : failure)
    case .beside(let thread):
      let isOnlyWay = kept == nil && file.isInkFile
      return thread.takeNext(until: isOnlyWay ? nil : end).first
    case .here: return .some(Self.captureError(writing: ink, to: file))
    case .never: return nil
    }
  }

  private static func captureError(writing ink: LayoutInk, to file: DrawingFile) -> SystemError? {
    do throws(SystemError) {
      try file.saveDocument(ink.document)
      return nil
    } catch {
      return error
    }
  }
}
