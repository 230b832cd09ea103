import LinuxIO
package import StylusModel
package import StylusProtocol

/// News of a daemon that is followed through its restarts, for programs with a loop of their own.
///
/// Life: made, it listens on a thread of its own; ``take()`` whenever ``descriptor`` is readable.
/// It ends with the value, or with ``stop()``.
package final class InkFeed: Sendable {
  private let queue: InkQueue

  /// Begins to listen; a daemon that is not there is waited for.
  ///
  /// - Parameters:
  ///   - path: its socket; nil for ``InkConnection/usualPaths``.
  ///   - place: the strokes up to this are known already; nil begins with what happens from now on.
  ///   - startsOver: whether, if the daemon that is met first has another numbering than the
  ///     place's, all of its strokes are wanted; false begins with what happens from now on.
  ///   - longestWait: between two attempts to reach a daemon that is not there.
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

  /// The descriptor that becomes readable when there is something to ``take()``.
  package var descriptor: Int32 { queue.descriptor }

  /// What has come, in order; empty if nothing has yet, nil once nothing more will.
  package func take() throws(ClientError) -> [InkNews]? {
    guard let delivery = queue.take() else { return [] }
    return try Self.news(of: delivery)
  }

  /// Gives back news that were taken, so that the next need no memory of their own; they are none
  /// then.
  package func giveBack(_ news: inout [InkNews]) { queue.giveBack(&news) }

  /// What has come, or comes next, waiting for it; nil once nothing more will.
  package func takeNext() throws(ClientError) -> [InkNews]? {
    while true {
      let news = try take()
      guard news?.isEmpty == true else { return news }
      _ = Readiness.wait(for: nil, orStop: queue.descriptor)
    }
  }

  /// What has come, or comes next; nil once nothing more will, and at once after ``stop()``.
  func nextNews() async -> Result<[InkNews]?, ClientError> {
    let delivery = await queue.nextDelivery()
    return Result { () throws(ClientError) in try Self.news(of: delivery) }
  }

  /// Ends it at once.
  func stop() { queue.cancel() }

  private static func news(of delivery: InkQueue.Delivery) throws(ClientError) -> [InkNews]? {
    switch delivery {
    case .news(let news): return news
    case .over(let failure?): throw failure
    case .over(nil): return nil
    }
  }
}
