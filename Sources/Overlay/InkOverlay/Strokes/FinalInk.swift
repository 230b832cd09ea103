import InkCanvas
import LinuxIO
import StylusModel

/// Writes all ink to the file in which it is wanted at the end: beside the loop, for whoever ends a program does not wait long.
struct FinalInk {
  private let file: DrawingFile
  private let ink: LayoutInk
  /// Nil where there can be no thread.
  private let thread: SideThread<LayoutInk, SystemError?>?

  /// Begins to write it.
  init(_ ink: LayoutInk, to file: DrawingFile) {
    (self.file, self.ink) = (file, ink)
    thread = try? SideThread(named: "ink-save") { Self.failure(writing: $0, to: file) }
    thread?.put(ink)
  }

  /// Waits for it. Where it takes too long, what was kept is copied; where it cannot be written, it is beside the sockets of
  /// the session. Neither is done over anything that is there.
  ///
  /// - Throws: why it is not where it was wanted, and where it is.
  func finish(
    _ screens: [OutputScreen], keptBy kept: KeptInk?, until end: Timestamp, copiedBy last: Timestamp
  ) throws(LoopFailure) {
    let isOnlyWay = kept == nil && file.isInkFile
    let results = thread?.takeNext(until: isOnlyWay ? nil : end)
    let result = results ?? [Self.failure(writing: ink, to: file)]
    guard let result = result.first else {
      throw .slow(
        file.path, InkRescue.copies(of: screens, ink, beside: file, keptBy: kept, until: last))
    }
    guard let failure = result else { return }
    throw .unsaved(
      failure,
      InkRescue.file(like: file) { (copy) throws(SystemError) in try copy.write(ink.document) })
  }

  private static func failure(writing ink: LayoutInk, to file: DrawingFile) -> SystemError? {
    do throws(SystemError) {
      try file.write(ink.document)
      return nil
    } catch {
      return error
    }
  }
}
