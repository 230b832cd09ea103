import InkCanvas
import InkDrawing
import InkFitting
import InkModel
import LinuxIO

/// Fits finished strokes on a thread of its own, for a fit takes longer than a frame; ends with the value.
///
/// No more wait than there are wet strokes on all outputs: ``OutputCanvas/mostOpen`` each.
final class FitThread: Sendable {
  /// What is to be fitted, and for whom.
  struct Job: Sendable {
    let screen: ScreenID
    let stroke: StrokeID
    let ink: InkToFit
  }

  /// What came of it; no stroke where nothing is to stay.
  struct Result: Sendable {
    let screen: ScreenID
    let stroke: StrokeID
    let fitted: Stroke?
  }

  private let queue: FitQueue

  init() throws(SystemError) {
    let queue = try FitQueue()
    self.queue = queue
    try WorkerThread(named: "ink-fit") { queue.work() }.detach()
  }

  deinit { queue.stop() }

  /// Readable when there is something to ``take()``.
  var descriptor: Int32 { queue.done.number }

  /// Has a stroke fitted.
  func put(_ job: Job) { queue.put(job) }

  /// What is fitted.
  func take() -> [Result] { queue.take() }

  /// What is fitted, waiting for at least one; empty if nothing was put that was not taken.
  func takeNext() -> [Result] {
    while queue.owesAny {
      let fitted = queue.take()
      guard fitted.isEmpty else { return fitted }
      _ = Readiness.wait(for: nil, orStop: queue.done.number)
    }
    return []
  }
}

/// What lies between the two threads.
private final class FitQueue: Sendable {
  private struct State {
    var waiting: [FitThread.Job] = []
    var results: [FitThread.Result] = []
    /// How many were put and not taken as results.
    var owed = 0
    var isOver = false
  }

  private let state = Lock(State())
  private let arrival: Wakeup
  let done: Wakeup

  init() throws(SystemError) {
    arrival = try Wakeup()
    done = try Wakeup()
  }

  func put(_ job: FitThread.Job) {
    state.withLock {
      $0.waiting.append(job)
      $0.owed += 1
    }
    arrival.signal()
  }

  func take() -> [FitThread.Result] {
    done.acknowledge()
    return state.withLock { state in
      defer { state.results = [] }
      state.owed -= state.results.count
      return state.results
    }
  }

  var owesAny: Bool { state.withLock { $0.owed > 0 } }

  func stop() {
    state.withLock { $0.isOver = true }
    arrival.signal()
  }

  func work() {
    while true {
      _ = Readiness.wait(for: nil, orStop: arrival.number)
      arrival.acknowledge()
      while let job = state.withLock({ $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }) {
        // What cannot be fitted leaves nothing; samples that a canvas took can.
        let fitted = try? job.ink.fitted()
        let result = FitThread.Result(screen: job.screen, stroke: job.stroke, fitted: fitted)
        state.withLock { $0.results.append(result) }
        done.signal()
      }
      if state.withLock({ $0.isOver }) { return }
    }
  }
}
