import LinuxIO

/// The thread of an ``InkFeed``: turns what polls a daemon whenever something comes, and waits for
/// nothing but that, the stop, and room in the queue.
struct InkFollower: ~Copyable {
  private var ink: PolledInk
  private var news: [InkNews] = []
  private let queue: InkQueue

  init(_ ink: consuming PolledInk, into queue: InkQueue) {
    self.ink = ink
    self.queue = queue
  }

  /// Follows until the recording is over, something cannot be fixed by waiting, or nobody wants
  /// more.
  mutating func run() {
    do throws(ClientError) {
      var goesOn = true
      while goesOn {
        goesOn = try ink.turn(&news)
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

  /// Hands over what has come; false once nobody wants more.
  private mutating func deliver() -> Bool {
    defer { news.removeAll(keepingCapacity: true) }
    return queue.put(news)
  }
}
