package import Units

/// Does jobs on its own thread, one after another, because they take longer than a frame; ends with
/// the value.
package final class SideThread<Job: Sendable, Result: Sendable>: Sendable {
  private let queue: JobQueue<Job, Result>

  /// - Parameters:
  ///   - name: the name of the thread, at most 15 bytes.
  ///   - perform: does a job, on that thread.
  package init(named name: String, _ perform: @escaping @Sendable (Job) -> Result)
    throws(SystemError)
  {
    let queue = try JobQueue<Job, Result>()
    self.queue = queue
    try WorkerThread(named: name) { queue.work(perform) }.detach()
  }

  deinit { queue.stop() }

  /// Readable when there is something to ``takeResults()``.
  package var descriptor: Int32 { queue.done.number }

  /// Has a job done.
  package func submit(_ job: Job) { queue.enqueue(job) }

  /// The results so far, in the order of the jobs.
  package func takeResults() -> [Result] { queue.takeResults() }

  /// The results so far, waiting for at least one; empty if no job is pending.
  ///
  /// - Parameter end: the time limit; nil for none. After it the result is also empty.
  package func takeNext(until end: Timestamp? = nil) -> [Result] {
    while queue.owesAny {
      let results = queue.takeResults()
      guard results.isEmpty else { return results }
      let left = end.map { max($0 - .now, Microseconds(0)) }
      guard left != Microseconds(0) else { return [] }
      _ = Readiness.wait(for: nil, orStop: queue.done.number, atMost: left)
    }
    return []
  }
}

/// The state shared by the two threads.
private final class JobQueue<Job: Sendable, Result: Sendable>: Sendable {
  private struct QueuedJobs {
    var waiting: [Job] = []
    var results: [Result] = []
    /// The number of jobs whose results have not been taken.
    var owed = 0
    var isOver = false
  }

  private let state = Lock(QueuedJobs())
  private let arrival: Wakeup
  let done: Wakeup

  init() throws(SystemError) {
    arrival = try Wakeup()
    done = try Wakeup()
  }

  func enqueue(_ job: Job) {
    state.withLock {
      $0.waiting.append(job)
      $0.owed += 1
    }
    arrival.signal()
  }

  func takeResults() -> [Result] {
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

  func work(_ perform: (Job) -> Result) {
    while true {
      _ = Readiness.wait(for: nil, orStop: arrival.number)
      arrival.acknowledge()
      while let job = state.withLock({ $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }) {
        let result = perform(job)
        state.withLock { $0.results.append(result) }
        done.signal()
      }
      if state.withLock({ $0.isOver }) { return }
    }
  }
}
