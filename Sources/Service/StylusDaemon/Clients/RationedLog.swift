import LinuxIO
import StylusModel

/// Warnings that clients can cause as often as they like: some in each minute, the rest as a number.
struct RationedLog {
  private var minute: Int64 = 0
  private var written = 0
  private var swallowed = 0

  /// How many lines a minute may have.
  private static let most = 10

  /// Writes a warning, unless this minute has had its share.
  mutating func write(_ message: String, _ now: Timestamp) {
    if now.microseconds / 60_000_000 != minute { begin(now.microseconds / 60_000_000) }
    written += 1
    if written > Self.most {
      swallowed += 1
    } else {
      Log.write(.warning, message)
    }
  }

  private mutating func begin(_ next: Int64) {
    if swallowed > 0 { Log.write(.warning, "\(swallowed) more of such warnings left out") }
    minute = next
    written = 0
    swallowed = 0
  }
}
