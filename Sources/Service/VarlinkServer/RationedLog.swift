import LinuxIO
package import StylusModel

/// Warnings that clients can cause any number of times: some lines per minute, and a count of the
/// others.
package struct RationedLog: Sendable {
  private var minute: Int64 = 0
  private var written = 0
  private var swallowed = 0

  /// The largest number of lines per minute.
  private let most: Int

  /// - Parameter most: the largest number of lines per minute.
  package init(most: Int = 10) { self.most = most }

  /// Writes a warning, unless the limit of this minute is reached.
  package mutating func warn(_ message: String, _ now: Timestamp) {
    if now.microseconds / 60_000_000 != minute { startMinute(now.microseconds / 60_000_000) }
    written += 1
    if written > most {
      swallowed += 1
    } else {
      Log.write(.warning, message)
    }
  }

  private mutating func startMinute(_ next: Int64) {
    if swallowed > 0 { Log.write(.warning, "\(swallowed) more of such warnings left out") }
    minute = next
    written = 0
    swallowed = 0
  }
}
