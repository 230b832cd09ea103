import LinuxIO
import StylusModel
import Synchronization

/// The commands and requests of the main thread to a source.
final class SourceControl: Sendable {
  /// Readable once the source shall stop.
  let stop: Wakeup
  /// Readable once somebody listens.
  let begin: Wakeup
  /// Readable once something else is wanted of the tablets.
  let preferenceChange: Wakeup
  private let stopping = Atomic<Bool>(false)
  private let over = Atomic<Bool>(false)
  private let failed = Atomic<Bool>(false)
  private let start = Atomic<Int64>(0)

  init() throws(SystemError) {
    stop = try Wakeup()
    begin = try Wakeup()
    preferenceChange = try Wakeup()
  }

  /// Whether the source shall stop; for a source that never waits.
  var isStopping: Bool { stopping.load(ordering: .relaxed) }

  /// Tells the source to stop.
  func requestStop() {
    stopping.store(true, ordering: .relaxed)
    stop.signal()
  }

  /// Whether the last update of the source has been handed over.
  var isOver: Bool { over.load(ordering: .acquiring) }

  /// When the first frame of a recording was due; nil before that.
  var beginning: Timestamp? {
    let moment = start.load(ordering: .relaxed)
    return moment == 0 ? nil : Timestamp(microseconds: moment)
  }

  /// To be called by a recording when it begins to play.
  func began(at time: Timestamp) { start.store(time.microseconds, ordering: .relaxed) }

  /// Whether a thread of the source could not continue.
  var hasFailed: Bool { failed.load(ordering: .acquiring) }

  /// To be called by a thread that cannot continue.
  func fail() { failed.store(true, ordering: .releasing) }

  /// To be called when the last update has been handed over.
  func markOver() { over.store(true, ordering: .releasing) }
}
