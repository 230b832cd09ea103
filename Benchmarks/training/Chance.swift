import CMath

struct SplitMix64 {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

extension SplitMix64 {
  /// Evenly distributed.
  mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    let share = Double(next() >> 11) * 0x1p-53
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }

  /// A whole number from 0, evenly distributed.
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// Evenly distributed in its logarithm; of a positive range.
  mutating func stretched(_ range: ClosedRange<Double>) -> Double {
    exp(uniform(log(range.lowerBound)...log(range.upperBound)))
  }

  /// Normally distributed with deviation 1: the sum of twelve, cut at 6 by nature.
  mutating func normal() -> Double {
    var sum = -6.0
    for _ in 0..<12 { sum += uniform(0...1) }
    return sum
  }

  /// Exponentially distributed with mean 1.
  mutating func waiting() -> Double { -log(1 - uniform(0...1)) }
}
