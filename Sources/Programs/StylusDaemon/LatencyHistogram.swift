import StylusModel
import StylusProtocol
import Synchronization

/// How often something took how long: counts in buckets that grow with what they count.
///
/// Fixed memory (8 KiB), and two stores for each value: no allocation, no lock. One thread writes,
/// any may read. Every count is its own atomic, read and written relaxed: a reader may miss the
/// last values, or see one in a bucket and not yet in ``longest``, and nothing worse.
final class LatencyHistogram: Sendable {
  private let counts = InlineArray<1_024, Atomic<UInt64>> { _ in Atomic(0) }
  private let longest = Atomic<Int64>(0)

  /// Counts a time in nanoseconds; one below 0 (clocks that were rounded) counts as 0. Writing
  /// thread only.
  func record(_ nanoseconds: Int64) {
    let value = min(max(nanoseconds, 0), LatencyBuckets.limit)
    let bucket = LatencyBuckets.bucket(of: value)
    counts[bucket].store(counts[bucket].load(ordering: .relaxed) &+ 1, ordering: .relaxed)
    if value > longest.load(ordering: .relaxed) { longest.store(value, ordering: .relaxed) }
  }

  /// The counts up to now, in microseconds. Any thread.
  func summary(of hop: HopStatistics.Hop) -> HopStatistics {
    let counted = counts.indices.map { counts[$0].load(ordering: .relaxed) }
    let longest = longest.load(ordering: .relaxed)
    var summary = HopStatistics(hop)
    summary.count = counted.reduce(0, +)
    guard summary.count > 0 else { return summary }
    let shares = [0.5, 0.99, 0.999].map { share in
      min(LatencyBuckets.percentile(share) { counted[$0] }, Double(longest)) / 1_000
    }
    summary.p50 = Float(shares[0])
    summary.p99 = Float(shares[1])
    summary.p999 = Float(shares[2])
    summary.max = Float(Double(longest) / 1_000)
    return summary
  }
}
