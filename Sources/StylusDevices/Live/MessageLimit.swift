import InkModel

/// Lets through only so many messages in a while: a device may cause one with every event.
struct MessageLimit {
  private var start = Timestamp(microseconds: .min)
  private var count = 0

  /// Messages in one ``span``.
  static let most = 10
  static let span = Microseconds.milliseconds(60_000)

  /// Whether a message may go through.
  enum Verdict: Equatable {
    case pass
    /// It may, as the last one for now.
    case passAsLast
    case hold
  }

  /// Decides about a message that comes now.
  mutating func judge(at now: Timestamp) -> Verdict {
    if now - start >= Self.span {
      start = now
      count = 0
    }
    count += 1
    if count < Self.most { return .pass }
    return count == Self.most ? .passAsLast : .hold
  }
}
