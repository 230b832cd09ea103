import StylusModel

/// When the samples were taken that are not on the screen yet: the last 512 of them.
struct SampleLog: Sendable {
  private var times = InlineArray<512, Timestamp>(repeating: Timestamp(microseconds: 0))
  /// The number of the first that is not shown yet, and that of the next to come.
  private var begin: UInt64 = 0
  private(set) var end: UInt64 = 0

  /// Remembers a sample; the oldest is forgotten when there is no room.
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

  /// Forgets the samples before a number: nobody knows when they were shown.
  mutating func drop(before number: UInt64) { begin = max(begin, min(number, end)) }

  /// Forgets the samples from a number on: they are nowhere to be shown.
  mutating func takeBack(to number: UInt64) { end = max(begin, min(number, end)) }
}
