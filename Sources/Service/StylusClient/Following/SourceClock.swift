package import StylusModel

/// Finds out what the daemon's samples are stamped by: CLOCK_MONOTONIC, or a recording's own clock.
///
/// A recording is taken to reach us at once: what is least late counts as on time, so that
/// latencies lack the 0.1 to 0.5 ms that the way through the daemon takes.
package struct SourceClock: Sendable {
  /// What must be added to a stamp.
  package private(set) var offset = Microseconds(0)
  private var isRecorded = false

  /// Nothing was heard yet.
  package init() {}

  /// Stamps that are no older than this can be live ones, in microseconds.
  private static let oldest: Int64 = 5_000_000
  /// A recording that is so much later than it was rests, or was begun anew; in microseconds.
  private static let rest: Int64 = 100_000

  /// Something that was stamped at `time` came just now.
  package mutating func recordStamp(_ time: Timestamp, at now: Timestamp) {
    let delay = now - time
    if (-1_000...Self.oldest).contains(delay.value) {
      isRecorded = false
      offset = Microseconds(0)
    } else if !isRecorded || delay < offset || delay.value - offset.value > Self.rest {
      isRecorded = true
      offset = delay
    }
  }
}
