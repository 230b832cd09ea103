package import LinuxIO
package import StylusModel
import StylusProtocol

/// The daemon's news, for a program with a poller. The feed follows restarts by itself; what ended
/// it for good, such as the end of a recording, may be another daemon's beginning: it is asked
/// again after a while, for what was finished since, too.
package struct FeedLink {
  private let socket: String?
  private var hover: Bool
  private let predicting: Bool
  private var feed: InkFeed?
  /// How far what was taken goes; nil before a daemon was heard.
  private var place: InkPlace?
  /// Whether a daemon was heard.
  private var isGreeted = false
  private var retry: Timestamp? = Timestamp(microseconds: 0)
  private var wait = Self.shortest
  private var isHeld = false
  /// What it does not recover from by itself, and nobody was told of yet.
  private var failure: ClientError?

  private static let shortest = Microseconds.milliseconds(250)
  /// A recording that is over does not go on sooner.
  private static let pause = Microseconds.milliseconds(2_000)
  private static let longest = Microseconds.milliseconds(30_000)

  /// - Parameters:
  ///   - socket: the daemon's; nil for ``InkConnection/usualPaths``.
  ///   - hover: whether pens that do not touch are of interest, too: for their buttons.
  ///   - predicting: whether it is of interest where tips go.
  package init(socket: String?, hover: Bool, predicting: Bool) {
    (self.socket, self.hover, self.predicting) = (socket, hover, predicting)
  }

  /// Wants finished strokes from a place on that an earlier run has noted, if the daemon still
  /// counts as it did then.
  ///
  /// To be told before it begins to listen.
  package mutating func resume(at place: InkPlace?) { self.place = place }

  /// Begins to listen if it is time to.
  ///
  /// - Returns: when to be asked again.
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

  /// What it did not recover from by itself since this was asked last.
  package mutating func takeFailure() -> ClientError? {
    defer { failure = nil }
    return failure
  }

  /// While it is held, news wait where they are: first here, then in the daemon, which knows what
  /// to do with who is slow.
  package mutating func hold(_ isHeld: Bool, token: UInt64, on poller: borrowing Poller) {
    guard let feed, isHeld != self.isHeld else { return }
    self.isHeld = isHeld
    try? poller.change(feed.descriptor, token: token, isHeld ? [] : .readable)
  }

  /// What came.
  package mutating func readNews(at now: Timestamp, on poller: borrowing Poller) -> [InkNews] {
    guard let feed else { return [] }
    do throws(ClientError) {
      if let news = try feed.take() {
        if news.contains(where: \.isInk) { wait = Self.shortest }
        for piece in news { recordProgress(piece) }
        return news
      }
      wait = max(wait, Self.pause)
    } catch {
      failure = error
    }
    scheduleRetry(at: now, on: poller)
    return []
  }

  /// Notes how far it goes.
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

  /// Gives back what was taken and told.
  package func giveBack(_ news: inout [InkNews]) { feed?.giveBack(&news) }

  /// Listens to other things than before, if these are others.
  package mutating func listen(hover: Bool, at now: Timestamp, on poller: borrowing Poller) {
    guard hover != self.hover else { return }
    self.hover = hover
    guard feed != nil else { return }
    scheduleRetry(at: now, on: poller)
    retry = now
  }

  /// It is not needed any more.
  package mutating func disconnect(on poller: borrowing Poller) {
    if let feed { poller.remove(feed.descriptor) }
    feed = nil
  }

  @discardableResult private mutating func scheduleRetry(
    at now: Timestamp, on poller: borrowing Poller
  ) -> Timestamp {
    disconnect(on: poller)
    let next = now + wait
    retry = next
    wait = min(Microseconds(wait.value * 2), Self.longest)
    return next
  }
}

extension InkPlace {
  fileprivate mutating func advance(to sequence: UInt64) {
    self.sequence = max(self.sequence, sequence)
  }
}

extension InkNews {
  /// Whether it tells of a stroke: a daemon that has more to say than its end.
  fileprivate var isInk: Bool {
    if case .message(let message) = self, case .update = message.content { true } else { false }
  }
}
