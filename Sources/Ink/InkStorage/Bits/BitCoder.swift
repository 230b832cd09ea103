/// One of two directions: what is given is written and given back, or what is read is given.
///
/// Everything above is written once, for both; a writer and a reader cannot disagree.
protocol BitCoder {
  /// Whether what it is given is written; else it is not looked at.
  static var writes: Bool { get }
  /// A bit that is likely to be what its model expects.
  mutating func bit(_ value: Bool, _ model: inout BitModel) -> Bool
  /// The lowest `count` bits of a number, that may be anything; the highest first.
  mutating func raw(_ value: UInt64, bits count: Int) -> UInt64
}

extension BitCoder {
  /// A bit that may be anything.
  @inline(__always) mutating func evenBit(_ value: Bool) -> Bool {
    raw(value ? 1 : 0, bits: 1) == 1
  }

  /// The lowest `count` bits of a number by `1 << count` models; the highest first.
  mutating func tree(
    _ value: UInt64, bits count: Int, _ models: inout [BitModel]
  ) -> UInt64 {
    var models = models.mutableSpan
    var node = 1
    var place = UInt64(truncatingIfNeeded: count)
    while place > 0 {
      place &-= 1
      let bit = bit((value &>> place) & 1 == 1, &models[node])
      node = node << 1 | (bit ? 1 : 0)
    }
    return UInt64(node - 1 << count)
  }
}
