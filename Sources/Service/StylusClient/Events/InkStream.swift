/// Live ink from a daemon, which continues after broken connections and restarts.
///
/// Iterate over the stream. Each iteration is a separate client with its own thread. It begins
/// immediately and ends with the iterator, or as soon as its task is canceled (without an error).
/// It also ends after the end of a recording. After any interruption it connects again, first after
/// 0.05 to 0.1 s, then after up to twice as long each time, and at most after 5 s. It waits in the
/// same way for a daemon that is not running yet.
///
///     for try await event in InkStream() {
///       if case .finished(let stroke) = event { page.add(stroke) }
///     }
///
/// **No duplicates, no unreported losses.** Every finished stroke arrives once, with the same
/// samples, whether it was received live or fetched after an interruption. Strokes that the daemon
/// no longer stores are reported as ``InkEvent/missed(_:)``, and an open stroke that was lost with
/// a daemon as ``InkEvent/lost(_:)``. There is one exception: if the connection breaks while the
/// journal fails or recovers, the daemon's numbers belong to another epoch, and the strokes that it
/// has in memory arrive again with new numbers.
///
/// **Slow programs.** Up to 1,024 messages are queued for the program. When the queue is full, the
/// thread stops reading, and the daemon treats the program as a slow client: it first drops
/// predictions, then hover events, and then sends ``InkEvent/missed(_:)`` with
/// ``MissedInk/updates(_:)``, followed by the complete strokes of that time.
public struct InkStream: AsyncSequence, Sendable {
  /// An event.
  public typealias Element = InkEvent
  /// An error that another attempt would not fix.
  public typealias Failure = ClientError

  private let path: String?
  private let options: InkStreamOptions
  private let place: InkPlace?

  /// Creates a stream of a daemon's ink.
  ///
  /// - Parameters:
  ///   - path: the path of the socket, at most 107 bytes; nil tries ``InkConnection/usualPaths``
  ///     each time.
  ///   - options: what to receive.
  ///   - place: the last stroke already received; all strokes after it arrive first. If it is nil,
  ///     the stream begins with new events.
  public init(
    path: String? = nil, _ options: InkStreamOptions = InkStreamOptions(),
    since place: InkPlace? = nil
  ) {
    self.path = path
    self.options = options
    self.place = place
  }

  /// Starts a client and returns its iterator.
  public func makeAsyncIterator() -> Iterator {
    Iterator(
      Result { () throws(ClientError) in
        try InkFeed(path: path, options.subscription, since: place)
      })
  }

  /// A client of the daemon.
  public struct Iterator: AsyncIteratorProtocol {
    private let feed: Result<InkFeed, ClientError>
    private var narration = InkNarration()
    private var waiting: [InkEvent] = []
    /// The number of waiting events that were already returned.
    private var given = 0

    fileprivate init(_ feed: Result<InkFeed, ClientError>) { self.feed = feed }

    /// Returns the next event; nil after the end of a recording, and once the task is canceled.
    ///
    /// - Throws: ``ClientError`` for an error that another attempt would not fix: the daemon
    ///   rejects the request or violates the protocol, or the chosen devices now have other
    ///   numbers.
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
