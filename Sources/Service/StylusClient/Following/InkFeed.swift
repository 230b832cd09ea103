import LinuxIO
package import StylusModel
package import StylusProtocol

/// News of a daemon that continue after its restarts, for programs with their own event loop.
///
/// The feed runs on its own thread. Call ``take()`` whenever ``descriptor`` is readable. The feed
/// ends with the value, or with ``stop()``.
package final class InkFeed: Sendable {
  private let queue: InkQueue

  /// Starts a feed; it waits for a daemon that is not running yet.
  ///
  /// - Parameters:
  ///   - path: the path of the socket; nil for ``InkConnection/usualPaths``.
  ///   - place: the last stroke already received; nil begins with new events.
  ///   - startsOver: whether to fetch all strokes if the first daemon uses another numbering than
  ///     `place`; if false, the feed begins with new events.
  ///   - longestWait: the longest wait between two attempts to connect.
  /// - Throws: ``ClientError/unable(_:)``.
  package init(
    path: String?, _ subscription: Subscription, since place: InkPlace? = nil,
    startsOver: Bool = true,
    longestWait: Microseconds = Microseconds.milliseconds(5_000)
  ) throws(ClientError) {
    do throws(SystemError) {
      let queue = try InkQueue()
      self.queue = queue
      try WorkerThread(named: "stylus-ink") {
        do throws(ClientError) {
          var follower = InkFollower(
            try PolledInk(
              path: path, subscription, since: place, startsOver: startsOver,
              longestWait: longestWait),
            into: queue)
          follower.followFeed()
        } catch {
          queue.finish(error)
        }
      }.detach()
    } catch {
      throw .unable("\(error)")
    }
  }

  deinit { queue.cancel() }

  /// The descriptor that becomes readable when ``take()`` has something to return.
  package var descriptor: Int32 { queue.descriptor }

  /// Returns the news that have arrived, in order; empty if there are none yet, nil once the feed
  /// has ended.
  package func take() throws(ClientError) -> [InkNews]? {
    guard let delivery = queue.take() else { return [] }
    return try Self.news(of: delivery)
  }

  /// Returns the memory of processed news for reuse, and empties the array.
  package func giveBack(_ news: inout [InkNews]) { queue.giveBack(&news) }

  /// Waits for news and returns them; nil once the feed has ended.
  package func takeNext() throws(ClientError) -> [InkNews]? {
    while true {
      let news = try take()
      guard news?.isEmpty == true else { return news }
      _ = Readiness.wait(for: nil, orStop: queue.descriptor)
    }
  }

  /// Waits for news and returns them; nil once the feed has ended, and immediately after
  /// ``stop()``.
  func nextNews() async -> Result<[InkNews]?, ClientError> {
    let delivery = await queue.nextDelivery()
    return Result { () throws(ClientError) in try Self.news(of: delivery) }
  }

  /// Ends the feed immediately.
  func stop() { queue.cancel() }

  private static func news(of delivery: InkQueue.Delivery) throws(ClientError) -> [InkNews]? {
    switch delivery {
    case .news(let news): return news
    case .over(let failure?): throw failure
    case .over(nil): return nil
    }
  }
}
