package import StylusModel
package import StylusProtocol

/// What following a daemon yields: its own words, and what had to be said between them.
package enum InkNews: Hashable, Sendable {
  /// A daemon answers, and this is what it is; its stream comes next.
  case met(DaemonGreeting)
  /// What the stream said.
  case message(LiveMessage)
  /// A stroke that was finished while the stream was not heard.
  case fetched(CapturedStroke)
  /// What will never come.
  case missed(MissedInk)
  /// An open stroke of which nobody knows any more how it went on.
  case lost(StrokeID)
  /// The connection broke, or could not be made; the next attempt comes after so long.
  case disconnected(ClientError, retry: Microseconds)
}
