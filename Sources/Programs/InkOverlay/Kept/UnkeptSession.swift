import Glibc
import LinuxIO
import StylusModel

/// An overlay that keeps no ink, with `keep = no`. What is drawn under it is nobody's: after
/// another overlay was killed, its next run must not take that for its own missing strokes.
///
///     unkept.noteBeginning(beginning, after: lastFinished)    // for each stroke, without waiting
///
/// With the first stroke after such a kill it notes in the log of the killed session where that
/// ended.
final class UnkeptSession {
  private let thread: SideThread<SessionEnd, Void>

  init(in folder: KeptFolder) throws(SystemError) {
    let watch = Lock(KilledSessions(in: folder))
    thread = try SideThread(named: "ink-unkept") { end in
      watch.withLock { $0.endSession(at: end) }
    }
  }

  /// A stroke begins.
  ///
  /// - Parameter sequence: of the last stroke that was finished before.
  func recordBeginning(_ beginning: StrokeBeginning, after sequence: UInt64) {
    _ = thread.takeResults()
    thread.submit(SessionEnd(time: beginning.time, sequence: sequence))
  }

  /// Waits until all that is noted is on the disk, but not forever.
  func waitForDisk(until end: Timestamp) {
    while !thread.takeNext(until: end).isEmpty {}
  }
}

/// Looks for the log of a killed session.
private struct KilledSessions {
  private let folder: KeptFolder
  /// The log that needs nothing any more.
  private var known: FileStamp?
  private var hasComplained = false

  init(in folder: KeptFolder) { self.folder = folder }

  mutating func endSession(at end: SessionEnd) {
    // While no overlay keeps ink nothing changes: then one look is all.
    guard let mark = FileStamp(of: folder.sessionFile), mark != known else { return }
    do throws(KeptFolderError) {
      guard try folder.endSession(at: end) else { return }
      known = FileStamp(of: folder.sessionFile)
    } catch {
      if !hasComplained {
        Log.write(
          .notice,
          "\(error.reason). A previous overlay was killed, and its next run may show strokes that "
            + "are drawn now"
        )
      }
      hasComplained = true
    }
  }
}
