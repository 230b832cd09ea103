public import StylusModel

/// A histogram of the latency from samples to the screen. It takes 8 KiB, and its percentiles have
/// an error of at most 1.6 %.
///
/// Counting allocates nothing. The histogram is a value, so a copy takes another 8 KiB.
public struct LatencyCounts: BitwiseCopyable, Sendable {
  private var buckets = InlineArray<1_024, UInt64>(repeating: 0)
  /// The number of values.
  public private(set) var count: UInt64 = 0
  /// The sum of all values, in microseconds.
  private var sum: Double = 0
  /// The longest latency; 0 if there are no values.
  public private(set) var longest = Microseconds(0)

  /// Creates an empty histogram.
  public init() {}

  /// The mean in microseconds; 0 if there are no values.
  public var mean: Double { count > 0 ? sum / Double(count) : 0 }

  /// Returns the latency that a fraction 0...1 of all values does not exceed; 0 if there are no
  /// values.
  public func percentile(_ share: Double) -> Microseconds {
    let middle = LatencyBuckets.percentile(share) { buckets[$0] }
    return min(Microseconds(Int64((middle / 1_000).rounded())), longest)
  }

  /// Counts one value; negative values count as 0.
  mutating func record(_ time: Microseconds) {
    let span = min(max(time.value, 0), LatencyBuckets.limit / 1_000)
    buckets[LatencyBuckets.bucket(of: span * 1_000)] &+= 1
    count &+= 1
    sum += Double(span)
    longest = max(longest, Microseconds(span))
  }
}
