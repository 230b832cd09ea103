package import LinuxIO
package import StylusModel
import StylusProtocol

/// The daemon's news, for a program with a poller. The feed continues after restarts of the daemon.
/// If it ends permanently, for example at the end of a recording, another daemon may start later,
/// so the link tries again after a while and also fetches the strokes finished since.
package struct FeedLink {
  private let socket: String?
  private var hover: Bool
  private let predicting: Bool
  private var feed: InkFeed?
  /// The last finished stroke processed; nil before the first connection.
  private var place: InkPlace?
  /// Whether a daemon has been connected.
  private var isGreeted = false
  private var retry: Timestamp? = Timestamp(microseconds: 0)
  private var backoff = Backoff(from: .milliseconds(250), upTo: Self.longest)
  private var isHeld = false
  /// The error that ended the feed and has not been reported yet.
  private var failure: ClientError?

  /// The wait before a new attempt after the feed ended, because a finished recording does not
  /// continue sooner.
  private static let pause = Microseconds.milliseconds(2_000)
  private static let longest = Microseconds.milliseconds(30_000)

  /// - Parameters:
  ///   - socket: the daemon's socket; nil for ``InkConnection/usualPaths``.
  ///   - hover: whether to receive pens that do not touch, for their buttons.
  ///   - predicting: whether to receive predictions.
  package init(socket: String?, hover: Bool, predicting: Bool) {
    (self.socket, self.hover, self.predicting) = (socket, hover, predicting)
  }

  /// Requests finished strokes from a place that an earlier run stored, if the daemon still uses
  /// the same numbering.
  ///
  /// Call it before the link starts.
  package mutating func resume(at place: InkPlace?) { self.place = place }

  /// Starts the feed if it is time to.
  ///
  /// - Returns: the time at which to call this method again.
  package mutating func connectIfDue(
    at now: Timestamp, token: UInt64, on poller: borrowing Poller
  ) -> Timestamp? {
    guard feed == nil else { return nil }
    if let retry, retry > now { return retry }
    var subscription = Subscription()
    subscription.pings = false
    subscription.hover = hover
    // The screen is up to three frames behind the pen.
    subscription.predicted = predicting ? Subscription.mostPredicted : 0
    do throws(ClientError) {
      let made = try InkFeed(
        path: socket, subscription, since: place, startsOver: isGreeted, longestWait: Self.longest)
      do throws(SystemError) { try poller.add(made.descriptor, token: token) } catch {
        throw .unable("\(error)")
      }
      feed = made
      isHeld = false
      return nil
    } catch {
      failure = error
      return scheduleRetry(at: now, on: poller)
    }
  }

  /// Returns the error that ended the feed, once.
  package mutating func takeFailure() -> ClientError? {
    defer { failure = nil }
    return failure
  }

  /// While it is held, news wait: first here, then in the daemon, which handles slow clients.
  package mutating func hold(_ isHeld: Bool, token: UInt64, on poller: borrowing Poller) {
    guard let feed, isHeld != self.isHeld else { return }
    self.isHeld = isHeld
    try? poller.change(feed.descriptor, token: token, isHeld ? [] : .readable)
  }

  /// Returns the news that have arrived.
  package mutating func readNews(at now: Timestamp, on poller: borrowing Poller) -> [InkNews] {
    guard let feed else { return [] }
    do throws(ClientError) {
      if let news = try feed.take() {
        if news.contains(where: \.isInk) { backoff.forgive() }
        for piece in news { recordProgress(piece) }
        return news
      }
      backoff.extend(to: Self.pause)
    } catch {
      failure = error
    }
    scheduleRetry(at: now, on: poller)
    return []
  }

  /// Records the last finished stroke processed.
  private mutating func recordProgress(_ news: InkNews) {
    switch news {
    case .missed(.numbering): place = isGreeted ? InkPlace(epoch: 0, sequence: 0) : nil
    case .fetched(let stroke): place?.advance(to: stroke.sequence)
    case .message(let message): recordProgress(message.content)
    case .met, .missed, .lost, .disconnected: break
    }
  }

  private mutating func recordProgress(_ content: LiveMessage.LiveContent) {
    switch content {
    case .hello(let hello):
      let sequence = place?.sequence ?? hello.stored
      place = InkPlace(epoch: hello.epoch, sequence: sequence)
      isGreeted = true
    case .update(.finished(let summary)):
      if let stored = summary.stored { place?.advance(to: stored) }
    default: break
    }
  }

  /// Returns memory of news that have been processed, for reuse.
  package func giveBack(_ news: inout [InkNews]) { feed?.giveBack(&news) }

  /// Starts the feed again with other options, if they differ.
  package mutating func listen(hover: Bool, at now: Timestamp, on poller: borrowing Poller) {
    guard hover != self.hover else { return }
    self.hover = hover
    guard feed != nil else { return }
    scheduleRetry(at: now, on: poller)
    retry = now
  }

  /// Ends the feed when it is not needed any more.
  package mutating func disconnect(on poller: borrowing Poller) {
    if let feed { poller.remove(feed.descriptor) }
    feed = nil
  }

  @discardableResult private mutating func scheduleRetry(
    at now: Timestamp, on poller: borrowing Poller
  ) -> Timestamp {
    disconnect(on: poller)
    let next = now + backoff.nextWait()
    retry = next
    return next
  }
}

extension InkPlace {
  fileprivate mutating func advance(to sequence: UInt64) {
    self.sequence = max(self.sequence, sequence)
  }
}

extension InkNews {
  /// Whether the news concern a stroke, so that the daemon has more to send than its end.
  fileprivate var isInk: Bool {
    if case .message(let message) = self, case .update = message.content { true } else { false }
  }
}
