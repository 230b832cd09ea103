import InkCanvas
import InkDrawing
import LinuxIO
import StylusModel

/// Fits strokes beside the loop, a thread for each.
final class Fits: Sendable {
  private let results = Lock<[(StrokeID, Stroke?)]>([])
  private let wakeup: Wakeup

  init() throws { wakeup = try Wakeup() }

  /// Readable when there is something to ``take()``.
  var descriptor: Int32 { wakeup.number }

  /// Has a stroke fitted.
  func put(_ ink: InkToFit, of stroke: StrokeID) {
    try? WorkerThread(named: "fit") {
      let fitted = try? ink.fitted()
      self.results.withLock { $0.append((stroke, fitted)) }
      self.wakeup.signal()
    }.detach()
  }

  /// What is fitted.
  func take() -> [(StrokeID, Stroke?)] {
    wakeup.acknowledge()
    return results.withLock { results in
      defer { results = [] }
      return results
    }
  }
}
