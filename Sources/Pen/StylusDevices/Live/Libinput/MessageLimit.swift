import StylusModel

/// Limits the rate of messages and passes each message only once. A device may cause one with every
/// event, and libinput repeats a refusal whenever the node is announced. A node that appears during
/// the listing is both listed and announced.
struct MessageLimit {
  private var start = Timestamp(microseconds: .min)
  /// The messages that were passed.
  private var passed: [String] = []
  private var count = 0

  /// Messages in one ``span``.
  static let most = 10
  static let span = Microseconds.milliseconds(60_000)
  /// How many are examined in one ``span``; most of them repeat earlier messages.
  static let mostSeen = 100

  /// The text to log for a new message; nil for none.
  ///
  /// - Parameter text: makes the message's text; not called if nothing can be logged.
  mutating func pass(at now: Timestamp, _ text: () -> String) -> String? {
    if now - start >= Self.span { self = MessageLimit(from: now) }
    count += 1
    guard passed.count < Self.most, count <= Self.mostSeen else { return nil }
    let text = text()
    guard !passed.contains(text) else { return nil }
    passed.append(text)
    let isLast = passed.count == Self.most
    return isLast ? text + " (and perhaps more within the next minute)" : text
  }

  /// A limit that has passed no message yet.
  init() {}

  private init(from start: Timestamp) { self.start = start }
}
