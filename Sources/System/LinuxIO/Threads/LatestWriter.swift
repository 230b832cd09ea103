package import Units

/// Writes the newest of the submitted values on its own thread, and tries again until it succeeds.
///
///     // nil, or the reason why it cannot be written
///     let writer = try LatestWriter(named: "ink-tools") { text in ... }
///     writer.submit(text)                                                 // never waits
///     let isWritten = writer.finishWriting(within: .milliseconds(1_000))
///
/// A value that is submitted while another is written replaces the one that waits.
package final class LatestWriter<Value: Sendable>: Sendable {
  private let work: LatestWork<Value>
  private let thread: SideThread<Void, Void>

  /// - Parameters:
  ///   - name: the name of the thread, at most 15 bytes.
  ///   - write: writes a value; returns why that failed, as a sentence for the log, or nil.
  package init(
    named name: String, _ write: @escaping @Sendable (Value) -> String?
  ) throws(SystemError) {
    let work = LatestWork(try Wakeup(), write)
    self.work = work
    thread = try SideThread(named: name) { _ in work.writeValues() }
  }

  deinit { work.stop() }

  /// Submits a value, which replaces one that waits.
  package func submit(_ value: Value) {
    work.replaceWaiting(value)
    thread.submit(())
  }

  /// Waits until everything is written, or has failed once more.
  ///
  /// - Returns: whether the last value is known to be written.
  @discardableResult package func finishWriting(within patience: Microseconds) -> Bool {
    work.stop()
    let end = Timestamp.now + patience
    while !thread.takeNext(until: end).isEmpty {}
    return work.isDone
  }
}

/// The state shared by the two threads.
private final class LatestWork<Value: Sendable>: Sendable {
  private struct PendingWrite {
    var waiting: Value?
    var isWriting = false
    /// No further attempts are made.
    var isEnding = false
    /// The last attempt has failed.
    var isGivenUp = false
  }

  private let state = Lock(PendingWrite())
  /// Ends the pause after a failure.
  private let wakeup: Wakeup
  private let write: @Sendable (Value) -> String?

  private static var shortestPause: Microseconds { .milliseconds(500) }
  private static var longestPause: Microseconds { .milliseconds(30_000) }

  init(_ wakeup: consuming Wakeup, _ write: @escaping @Sendable (Value) -> String?) {
    self.wakeup = wakeup
    self.write = write
  }

  var isDone: Bool { state.withLock { $0.waiting == nil && !$0.isWriting } }

  func replaceWaiting(_ value: Value) {
    state.withLock { $0.waiting = value }
    wakeup.signal()
  }

  func stop() {
    state.withLock { $0.isEnding = true }
    wakeup.signal()
  }

  /// Writes until no value waits; after a failure with increasing pauses.
  func writeValues() {
    var pause = Self.shortestPause
    var hasFailed = false
    while let value = nextValue() {
      guard let failure = write(value) else {
        state.withLock { $0.isWriting = false }
        if hasFailed { Log.write(.notice, "a file that could not be written has now been written") }
        hasFailed = false
        continue
      }
      if !hasFailed { Log.write(.notice, failure) }
      hasFailed = true
      guard putBack(value) else { return }
      _ = Readiness.wait(for: nil, orStop: wakeup.number, atMost: pause)
      wakeup.acknowledge()
      pause = min(Microseconds(2 * pause.value), Self.longestPause)
    }
  }

  private func nextValue() -> Value? {
    state.withLock { state in
      guard !state.isGivenUp, let value = state.waiting.take() else { return nil }
      state.isWriting = true
      return value
    }
  }

  /// Keeps a value that failed for the next attempt, unless a newer one arrived; false if there is
  /// no next attempt.
  private func putBack(_ value: Value) -> Bool {
    state.withLock { state in
      state.isWriting = false
      state.waiting = state.waiting ?? value
      state.isGivenUp = state.isEnding
      return !state.isEnding
    }
  }
}
