package import StylusModel

/// Determines the clock of the daemon's timestamps: CLOCK_MONOTONIC, or a recording's own clock.
///
/// For a recording, the smallest delay is assumed to be zero. Latencies are therefore too small by
/// the 0.1 to 0.5 ms that data takes to pass through the daemon.
package struct SourceClock: Sendable {
  /// The offset to add to a timestamp.
  package private(set) var offset = Microseconds(0)
  private var isRecorded = false

  /// Creates a clock without timestamps.
  package init() {}

  /// The largest age at which timestamps can be live, in microseconds.
  private static let oldest: Int64 = 5_000_000
  /// If a recording is later than before by this much, it was paused or started again; in
  /// microseconds.
  private static let rest: Int64 = 100_000

  /// Records that an event with the timestamp `time` has just arrived.
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
