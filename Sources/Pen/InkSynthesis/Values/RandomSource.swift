import CMath

/// A stream of random numbers that depends only on its seed.
///
/// xoshiro256** 1.0, seeded through ``SplitMix64`` as its authors advise: D. Blackman, S. Vigna,
/// "Scrambled linear pseudorandom number generators", ACM TOMS 47 (2021).
struct RandomSource {
  private var state: (UInt64, UInt64, UInt64, UInt64)

  /// The purpose of a stream. Streams of one seed are independent, so that removing the sensor's
  /// noise does not change the hand's movement.
  enum Purpose: UInt64 {
    case style = 1
    case layout, course, movement, force, lean, noise, clock
  }

  /// Starts the stream of a purpose.
  init(seed: UInt64, for purpose: Purpose) {
    var mixer = SplitMix64(seed: seed &+ purpose.rawValue &* 0xD1B5_4A32_D192_ED03)
    self.init(state: (mixer.next(), mixer.next(), mixer.next(), mixer.next()))
  }

  /// Starts from the generator's own state; not all zero.
  init(state: (UInt64, UInt64, UInt64, UInt64)) { self.state = state }

  /// The seed of the `index`-th part of something made from `seed`.
  static func seed(_ seed: UInt64, part index: Int) -> UInt64 {
    var mixer = SplitMix64(
      seed: seed ^ UInt64(truncatingIfNeeded: index) &* 0xA24B_AED4_963E_E407)
    return mixer.next()
  }

  /// 64 random bits.
  mutating func next() -> UInt64 {
    let result = Self.rotate(state.1 &* 5, by: 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = Self.rotate(state.3, by: 45)
    return result
  }

  /// Evenly distributed over 0..<1.
  mutating func uniform() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Evenly distributed over a range.
  mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * uniform()
  }

  /// Normally distributed with mean 0 and deviation 1, cut at 3 (Marsaglia's polar method).
  mutating func normal() -> Double {
    while true {
      let u = uniform(-1...1)
      let v = uniform(-1...1)
      let square = u * u + v * v
      guard square > 0, square < 1 else { continue }
      let value = u * (-2 * log(square) / square).squareRoot()
      if abs(value) <= 3 { return value }
    }
  }

  private static func rotate(_ value: UInt64, by count: UInt64) -> UInt64 {
    value << count | value >> (64 - count)
  }
}
