import InkScreens
import StylusClient
import StylusModel

/// Whether the daemon is connected; if not, how long open strokes wait for it, and what people are
/// told.
struct DaemonSilence {
  private var outage = DaemonOutage()
  /// When open strokes end as they are, because the daemon is not connected.
  private var patience: Timestamp?

  /// How long open strokes wait for a daemon that is not connected.
  private static let longest = Microseconds.milliseconds(2_000)

  /// Why the daemon is not connected; nil if it is.
  var reason: String? { outage.reason }

  /// Says once that there is no daemon; its open strokes wait a little for it.
  mutating func daemonLost(because error: ClientError, at now: Timestamp) {
    patience = patience ?? now + Self.longest
    outage.miss(because: error, at: now)
  }

  /// The daemon is connected.
  mutating func daemonFound(at now: Timestamp) {
    patience = nil
    outage.markConnected(at: now)
  }

  /// Whether open strokes have waited long enough; says so once.
  mutating func endsStrokes(at now: Timestamp) -> Bool {
    guard let patience, patience <= now else { return false }
    self.patience = nil
    return true
  }

  /// Says that the trouble is over once it is.
  ///
  /// - Returns: when to be asked again, if nothing happens.
  mutating func reportRecovery(at now: Timestamp) -> Timestamp? {
    earlier(patience, outage.reportRecovery(at: now))
  }
}
