import CMath
import InkSynthesis

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
