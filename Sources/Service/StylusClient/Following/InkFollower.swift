import LinuxIO

/// The thread of an ``InkFeed``. It calls ``PolledInk/poll(_:)`` for each event, and waits only for
/// the next event, for the stop, and for space in the queue.
struct InkFollower: ~Copyable {
  private var ink: PolledInk
  private var news: [InkNews] = []
  private let queue: InkQueue

  init(_ ink: consuming PolledInk, into queue: InkQueue) {
    self.ink = ink
    self.queue = queue
  }

  /// Runs until the recording ends, an error is permanent, or the feed is stopped.
  mutating func followFeed() {
    do throws(ClientError) {
      var goesOn = true
      while goesOn {
        goesOn = try ink.poll(&news)
        guard deliver() else { return }
        guard goesOn else { break }
        let ready = Readiness.wait(for: ink.descriptor, orStop: queue.stop)
        if ready == .stopped { return }
      }
      queue.finish(nil)
    } catch {
      _ = deliver()
      queue.finish(error)
    }
  }

  /// Passes the news to the queue; false if the feed was stopped.
  private mutating func deliver() -> Bool {
    defer { news.removeAll(keepingCapacity: true) }
    return queue.enqueue(news)
  }
}
