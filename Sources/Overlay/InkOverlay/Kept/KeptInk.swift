import InkCanvas
import InkDrawing
import LinuxIO
import StylusModel
import VarlinkServer

/// Keeps the ink of outputs between runs: 2 s after the last change, on a thread of its own, and at the end.
///
///     kept.bring(to: screen)                    // an output is there: what was on it last
///     let deadline = kept.tend(screens, at: now)
///     kept.close(screens)                       // waits until all is written
final class KeptInk {
  private let folder: KeptFolder
  private let writer: SideThread<KeepJob, SystemError?>
  /// What of an output is in its file, and when what changed since is written.
  private var pages: [String: Page] = [:]
  /// How many files are being written: without any the thread is not asked, which costs a call of the kernel each turn.
  private var owed = 0
  private var log = RationedLog(most: 1)

  /// The ink of one output.
  private struct Page {
    var kept: InkMark
    var due: Timestamp?
  }

  private struct KeepJob: Sendable {
    let document: InkDocument
    let output: String
  }

  /// Between strokes one pauses less.
  private static let pause = Microseconds.milliseconds(2_000)

  init(in folder: KeptFolder) throws(SystemError) {
    self.folder = folder
    writer = try SideThread(named: "ink-keep") { job in
      do throws(SystemError) {
        try folder.keep(job.document, of: job.output)
        return nil
      } catch {
        return error
      }
    }
  }

  /// An output is there for the first time: what was on it last is on it again.
  func bring(to screen: OutputScreen, at now: Timestamp) {
    let name = screen.place.name
    guard pages[name] == nil else { return }
    do throws(KeptFault) {
      if let ink = try folder.ink(of: name) { screen.begin(with: ink, at: now) }
    } catch {
      Log.write(.notice, "\(error)")
    }
    pages[name] = Page(kept: screen.inkMark)
  }

  /// Writes what did not change for a while.
  ///
  /// - Returns: when to be asked again.
  func tend(_ screens: [OutputScreen], at now: Timestamp) -> Timestamp? {
    if owed > 0 { tell(writer.take(), at: now) }
    var next: Timestamp?
    for screen in screens {
      let name = screen.place.name
      guard var page = pages[name], page.kept != screen.inkMark else { continue }
      if let due = page.due, due <= now {
        keep(screen)
      } else {
        page.due = page.due ?? now + Self.pause
        pages[name] = page
        next = earlier(next, page.due)
      }
    }
    return next
  }

  /// Writes all that changed, and waits for it.
  func close(_ screens: [OutputScreen], at now: Timestamp) {
    for screen in screens {
      guard let page = pages[screen.place.name], page.kept != screen.inkMark else { continue }
      keep(screen)
    }
    while true {
      let done = writer.takeNext()
      if done.isEmpty { return }
      tell(done, at: now)
    }
  }

  private func keep(_ screen: OutputScreen) {
    pages[screen.place.name] = Page(kept: screen.inkMark)
    owed += 1
    writer.put(KeepJob(document: screen.document, output: screen.place.name))
  }

  private func tell(_ done: [SystemError?], at now: Timestamp) {
    owed -= done.count
    for case let failure? in done {
      log.write("the ink on the screen is not kept: \(failure). Fix: make room", now)
    }
  }
}
