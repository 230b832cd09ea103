import StylusClient
import StylusProtocol

/// Where a watch gets its news from.
protocol WatchedInk: ~Copyable {
  /// The descriptor that becomes readable when there is something to take.
  var descriptor: Int32 { get }
  /// Takes what has come; nil once nothing more will.
  mutating func takeNews() throws(ClientError) -> [InkNews]?
}

extension InkFeed: WatchedInk {
  func takeNews() throws(ClientError) -> [InkNews]? { try take() }
}

/// One stream of one daemon, to its end.
struct SingleStream: ~Copyable, WatchedInk {
  private var live: LiveInk
  private var isFirst = true

  init(_ live: consuming LiveInk) { self.live = live }

  var descriptor: Int32 { live.descriptor }

  mutating func takeNews() throws(ClientError) -> [InkNews]? {
    // The first messages came with the reply, and make nothing readable.
    if !isFirst, try !live.receiveBytes() { return nil }
    isFirst = false
    var news: [InkNews] = []
    while let message = try live.waiting() { news.append(.message(message)) }
    return news
  }
}
