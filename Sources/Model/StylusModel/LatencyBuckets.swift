/// The buckets of a latency histogram: 1024 of them, log-linear, for times in nanoseconds.
///
/// Nanoseconds below 32 are exact. Above, each power of two has 32 buckets, and a percentile is the
/// middle of its bucket: at most 1.6 % off (1/64). What is above 2^36 ns (69 s) counts as that.
package enum LatencyBuckets {
  /// How many there are.
  package static let count = 1_024
  /// The longest time that is told apart, in nanoseconds.
  package static let limit: Int64 = (1 << 36) - 1
  /// Buckets in each power of two, and its logarithm.
  private static let steps = 32
  private static let stepBits = 5

  /// The bucket of a time in nanoseconds, 0...1023; one below 0 (clocks that were rounded) counts
  /// as 0.
  package static func bucket(of nanoseconds: Int64) -> Int {
    let time = min(max(nanoseconds, 0), limit)
    guard time >= steps else { return Int(time) }
    let shift = 63 - time.leadingZeroBitCount - stepBits
    return (shift + 1) * steps + Int(time >> shift) - steps
  }

  /// The middle of a bucket, in nanoseconds.
  package static func middle(of bucket: Int) -> Double {
    guard bucket >= steps else { return Double(bucket) }
    let shift = bucket / steps - 1
    let low = (bucket % steps + steps) << shift
    return Double(low) + Double((1 << shift) - 1) / 2
  }

  /// The time in nanoseconds that so large a share (0...1) of all is not above; 0 where nothing was
  /// counted.
  package static func percentile(_ share: Double, count: (Int) -> UInt64) -> Double {
    let total = (0..<Self.count).reduce(0) { $0 &+ count($1) }
    // A share such as 0.07 is a hair off in binary, and so is its product: that must not be one
    // rank.
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
