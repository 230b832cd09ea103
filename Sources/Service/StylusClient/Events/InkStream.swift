/// Live ink of a daemon, followed through broken connections and restarts.
///
/// Life: iterate it; each iteration is one listener with a thread of its own, which begins at once
/// and ends with the iterator, or at once when its task is canceled (the iteration then ends
/// without an error). It ends by itself after the end of a recording. After any break it connects
/// again, at first after 0.05 to 0.1 s and then up to twice as long each time, 5 s at most; a
/// daemon that is not there yet is waited for likewise.
///
///     for try await event in InkStream() {
///       if case .finished(let stroke) = event { page.add(stroke) }
///     }
///
/// **Nothing twice, nothing lost in silence.** Every finished stroke comes once, with the same
/// samples, whether it was drawn live or fetched after a break; what the daemon keeps no longer is
/// told as ``InkEvent/missed(_:)``, an open stroke that went with a daemon as
/// ``InkEvent/lost(_:)``. One exception: when a break meets a journal that has failed or is whole
/// again, the daemon's numbers are of another epoch, and the strokes that it holds in memory come
/// once more under these.
///
/// **Slow programs.** 1,024 messages may wait for the program. With so many the thread reads no
/// further, and the daemon treats the program as a slow client: predictions go first, then hover,
/// then ``InkEvent/missed(_:)`` with ``MissedInk/updates(_:)`` is followed by the strokes of the
/// time, whole.
public struct InkStream: AsyncSequence, Sendable {
  /// What is heard.
  public typealias Element = InkEvent
  /// What another attempt would not fix.
  public typealias Failure = ClientError

  private let path: String?
  private let options: InkStreamOptions
  private let place: InkPlace?

  /// The ink of a daemon.
  ///
  /// - Parameters:
  ///   - path: its socket, at most 107 bytes; nil tries ``InkConnection/usualPaths`` each time.
  ///   - options: what is wanted.
  ///   - place: the strokes up to this are known already, and all that came after them come first;
  ///     nil begins with what happens from now on.
  public init(
    path: String? = nil, _ options: InkStreamOptions = InkStreamOptions(),
    since place: InkPlace? = nil
  ) {
    self.path = path
    self.options = options
    self.place = place
  }

  /// Begins to listen.
  public func makeAsyncIterator() -> Iterator {
    Iterator(
      Result { () throws(ClientError) in
        try InkFeed(path: path, options.subscription, since: place)
      })
  }

  /// One listener.
  public struct Iterator: AsyncIteratorProtocol {
    private let feed: Result<InkFeed, ClientError>
    private var narration = InkNarration()
    private var waiting: [InkEvent] = []
    /// How many of those that wait were given out.
    private var given = 0

    fileprivate init(_ feed: Result<InkFeed, ClientError>) { self.feed = feed }

    /// The next event; nil after the end of a recording, and once the task is canceled.
    ///
    /// - Throws: ``ClientError``, for what another attempt would not fix: a refusal, a daemon that
    ///   breaks the protocol, devices of choice that have other numbers now.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(ClientError) -> InkEvent? {
      while given == waiting.count {
        guard let news = try await nextNews() else { return nil }
        waiting.removeAll(keepingCapacity: true)
        given = 0
        for news in news {
          if let event = narration.event(of: news) { waiting.append(event) }
        }
      }
      guard !Task.isCancelled else {
        try feed.get().stop()
        return nil
      }
      given += 1
      return waiting[given - 1]
    }

    private func nextNews(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(ClientError) -> [InkNews]? {
      let feed = try feed.get()
      let delivery = await withTaskCancellationHandler {
        await feed.nextNews()
      } onCancel: {
        feed.stop()
      }
      return try delivery.get()
    }
  }
}
