/// Chance that repeats: SplitMix64 (G. Steele et al., "Fast splittable pseudorandom number generators",
/// 2014).
package struct Dice: RandomNumberGenerator {
  private var state: UInt64

  /// The same seed gives the same chance.
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number of the range, all equally likely.
  package mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &self)
  }
}
