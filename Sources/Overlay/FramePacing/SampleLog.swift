import StylusModel

/// The times of the samples that are not on the screen yet; at most the last 512.
struct SampleLog: Sendable {
  private var times = InlineArray<512, Timestamp>(repeating: Timestamp(microseconds: 0))
  /// The number of the first sample that is not shown yet, and of the next sample.
  private var begin: UInt64 = 0
  private(set) var end: UInt64 = 0

  /// Adds a sample; the oldest is dropped if there is no space.
  mutating func append(_ time: Timestamp) {
    times[Int(end % 512)] = time
    end &+= 1
    begin = max(begin, end &- min(end, 512))
  }

  /// Counts the samples before a number as shown.
  mutating func countShown(
    before number: UInt64, at time: Timestamp, into counts: inout LatencyCounts
  ) {
    while begin < min(number, end) {
      counts.record(time - times[Int(begin % 512)])
      begin += 1
    }
  }

  /// Drops the samples before a number, because it is unknown when they were shown.
  mutating func drop(before number: UInt64) { begin = max(begin, min(number, end)) }

  /// Drops the samples from a number on, because they will not be shown.
  mutating func takeBack(to number: UInt64) { end = max(begin, min(number, end)) }
}
