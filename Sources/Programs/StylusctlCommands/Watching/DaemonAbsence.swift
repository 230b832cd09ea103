import StylusClient

/// Says once that a daemon is waited for, and once that it is back, however often it is tried.
struct DaemonAbsence {
  private var isWaiting = false

  /// What a person is to be told of the news.
  mutating func sentence(for news: InkNews) -> String? {
    switch news {
    case .disconnected(let error, _):
      defer { isWaiting = true }
      guard !isWaiting else { return nil }
      let reason = "\(error)"
      return reason + (reason.hasSuffix(".") ? "" : ".") + " Waiting for the daemon"
    case .message, .fetched:
      defer { isWaiting = false }
      return isWaiting ? "the daemon is running" : nil
    case .met: return nil
    case .missed, .lost: return news.sentence
    }
  }
}
