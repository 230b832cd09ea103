public import StylusModel

/// How often ink took how long from its sample to the screen: a histogram of 8 KiB, with
/// percentiles at most 1.6 % off.
///
/// Counting allocates nothing. It is a value: a copy costs its 8 KiB.
public struct LatencyCounts: BitwiseCopyable, Sendable {
  private var buckets = InlineArray<1_024, UInt64>(repeating: 0)
  /// How many times were counted.
  public private(set) var count: UInt64 = 0
  /// The sum of all, in microseconds.
  private var sum: Double = 0
  /// The longest time; 0 where nothing was counted.
  public private(set) var longest = Microseconds(0)

  /// Nothing counted yet.
  public init() {}

  /// The mean in microseconds; 0 where nothing was counted.
  public var mean: Double { count > 0 ? sum / Double(count) : 0 }

  /// The time that so large a share of all (0...1) is not above; 0 where nothing was counted.
  public func percentile(_ share: Double) -> Microseconds {
    let middle = LatencyBuckets.percentile(share) { buckets[$0] }
    return min(Microseconds(Int64((middle / 1_000).rounded())), longest)
  }

  /// Counts one time; below 0 counts as 0.
  mutating func record(_ time: Microseconds) {
    let span = min(max(time.value, 0), LatencyBuckets.limit / 1_000)
    buckets[LatencyBuckets.bucket(of: span * 1_000)] &+= 1
    count &+= 1
    sum += Double(span)
    longest = max(longest, Microseconds(span))
  }
}
