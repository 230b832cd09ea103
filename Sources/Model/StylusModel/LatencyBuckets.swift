/// The buckets of a latency histogram: 1024 log-linear buckets for times in nanoseconds.
///
/// Times below 32 ns are exact. Above that, each power of two has 32 buckets. A percentile is the
/// middle of its bucket, with an error of at most 1.6 % (1/64). Times above 2^36 ns (69 s) count as
/// that.
package enum LatencyBuckets {
  /// The number of buckets.
  package static let count = 1_024
  /// The longest time that is distinguished, in nanoseconds.
  package static let limit: Int64 = (1 << 36) - 1
  /// The number of buckets per power of two, and its logarithm.
  private static let steps = 32
  private static let stepBits = 5

  /// Returns the bucket of a time in nanoseconds, 0...1023. A negative time, which results from
  /// rounded clocks, counts as 0.
  package static func bucket(of nanoseconds: Int64) -> Int {
    let time = min(max(nanoseconds, 0), limit)
    guard time >= steps else { return Int(time) }
    let shift = 63 - time.leadingZeroBitCount - stepBits
    return (shift + 1) * steps + Int(time >> shift) - steps
  }

  /// Returns the middle of a bucket, in nanoseconds.
  package static func middle(of bucket: Int) -> Double {
    guard bucket >= steps else { return Double(bucket) }
    let shift = bucket / steps - 1
    let low = (bucket % steps + steps) << shift
    return Double(low) + Double((1 << shift) - 1) / 2
  }

  /// Returns the time in nanoseconds that a fraction (0...1) of all values does not exceed; 0 if
  /// there are no values.
  package static func percentile(_ share: Double, count: (Int) -> UInt64) -> Double {
    let total = (0..<Self.count).reduce(0) { $0 &+ count($1) }
    // A fraction such as 0.07 is slightly off in binary, and so is its product. This must not
    // change the rank.
    let exact = share * Double(total)
    let rank = max(UInt64((exact - exact * 0x1p-51).rounded(.up)), 1)
    var seen: UInt64 = 0
    for bucket in 0..<Self.count where total > 0 {
      seen &+= count(bucket)
      if seen >= rank { return middle(of: bucket) }
    }
    return total > 0 ? Double(limit) : 0
  }
}
