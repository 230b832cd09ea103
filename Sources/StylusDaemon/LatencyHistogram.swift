import StylusProtocol
import Synchronization

/// How often something took how long: counts in buckets that grow with what they count.
///
/// Fixed memory (8 KiB), and two stores for each value: no allocation, no lock. One thread writes, any
/// may read. Every count is an atomic of its own, read and written relaxed: a reader may miss the last
/// values, or see one in a bucket and not yet in ``longest``, and nothing worse.
///
/// Nanoseconds below 32 are exact. Above, each power of two has 32 buckets, and a percentile is the
/// middle of its bucket: at most 1.6 % off (1/64). What is above 2^36 ns (69 s) counts as that.
final class LatencyHistogram: Sendable {
  private let counts = InlineArray<1_024, Atomic<UInt64>> { _ in Atomic(0) }
  private let longest = Atomic<Int64>(0)

  /// Buckets in each power of two, and its logarithm.
  private static let steps = 32
  private static let stepBits = 5
  /// The longest time that is told apart, in nanoseconds.
  static let limit: Int64 = (1 << 36) - 1

  /// Counts a time in nanoseconds; one below 0 (clocks that were rounded) counts as 0. Writing thread only.
  func record(_ nanoseconds: Int64) {
    let value = min(max(nanoseconds, 0), Self.limit)
    let bucket = Self.bucket(of: value)
    counts[bucket].store(counts[bucket].load(ordering: .relaxed) &+ 1, ordering: .relaxed)
    if value > longest.load(ordering: .relaxed) { longest.store(value, ordering: .relaxed) }
  }

  /// What was counted so far, in microseconds. Any thread.
  func summary(of hop: HopStatistics.Hop) -> HopStatistics {
    let counted = counts.indices.map { counts[$0].load(ordering: .relaxed) }
    let longest = longest.load(ordering: .relaxed)
    var summary = HopStatistics(hop)
    summary.count = counted.reduce(0, +)
    guard summary.count > 0 else { return summary }
    let shares = [0.5, 0.99, 0.999].map { share in
      min(Self.percentile(share, of: counted, summary.count), Double(longest)) / 1_000
    }
    summary.p50 = Float(shares[0])
    summary.p99 = Float(shares[1])
    summary.p999 = Float(shares[2])
    summary.max = Float(Double(longest) / 1_000)
    return summary
  }

  /// The time that so large a share of all is not above, in nanoseconds.
  private static func percentile(_ share: Double, of counts: [UInt64], _ total: UInt64) -> Double {
    let rank = max(UInt64((share * Double(total)).rounded(.up)), 1)
    var seen: UInt64 = 0
    for (bucket, count) in counts.enumerated() {
      seen += count
      if seen >= rank { return middle(of: bucket) }
    }
    return Double(limit)
  }

  /// The bucket of a time, 0...1023.
  static func bucket(of nanoseconds: Int64) -> Int {
    guard nanoseconds >= steps else { return Int(nanoseconds) }
    let power = 63 - nanoseconds.leadingZeroBitCount
    let shift = power - stepBits
    return (shift + 1) * steps + Int(nanoseconds >> shift) - steps
  }

  /// The middle of a bucket, in nanoseconds.
  static func middle(of bucket: Int) -> Double {
    guard bucket >= steps else { return Double(bucket) }
    let shift = bucket / steps - 1
    let low = (bucket % steps + steps) << shift
    return Double(low) + Double((1 << shift) - 1) / 2
  }
}
