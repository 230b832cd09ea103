package import StylusModel
package import StylusProtocol

/// The news from a daemon: its own messages, and what happens between connections.
package enum InkNews: Hashable, Sendable {
  /// A daemon has answered with its greeting; its stream follows.
  case met(DaemonGreeting)
  /// A message of the stream.
  case message(LiveMessage)
  /// A stroke that was finished while the stream was not connected.
  case fetched(CapturedStroke)
  /// Ink that will never arrive.
  case missed(MissedInk)
  /// An open stroke whose further samples are unknown.
  case lost(StrokeID)
  /// The connection broke or could not be made; the next attempt follows after the time `retry`.
  case disconnected(ClientError, retry: Microseconds)
}
