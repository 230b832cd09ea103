import InkSynthesis

extension SplitMix64 {
  /// Evenly distributed.
  mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    let share = Double(next() >> 11) * 0x1p-53
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }

  /// A whole number from 0, evenly distributed.
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// Nearly normally distributed with deviation 1: the sum of four, cut at 3.5 by nature.
  mutating func normal() -> Double {
    var sum = -2.0
    for _ in 0..<4 { sum += uniform(0...1) }
    return sum * 1.7320508075688772
  }
}

extension Array {
  /// Fisher and Yates.
  mutating func shuffle(with dice: inout SplitMix64) {
    for index in indices.reversed() { swapAt(index, dice.below(index + 1)) }
  }
}
