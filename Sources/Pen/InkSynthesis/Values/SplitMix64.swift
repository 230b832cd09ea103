/// The simplest stream of random numbers that depends only on its seed: for seeds of better
/// streams, and for random choices in tests.
///
/// G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators", OOPSLA
/// 2014.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Starts a stream; the same seed gives the same numbers.
  package init(seed: UInt64) { state = seed }

  /// 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
