/// One of two directions of coding: a writer writes the value that it is given and returns it; a
/// reader ignores the value and returns the one that it reads.
///
/// All code above is written once for both, so a writer and a reader cannot disagree.
protocol BitCoder {
  /// Whether values are written; otherwise they are ignored.
  static var writes: Bool { get }
  /// Codes a bit that is likely to match its model's expectation.
  mutating func bit(_ value: Bool, _ model: inout BitModel) -> Bool
  /// Codes the lowest `count` bits of a number, highest first, without a model.
  mutating func raw(_ value: UInt64, bits count: Int) -> UInt64
}

extension BitCoder {
  /// Codes a bit without a model.
  @inline(__always) mutating func evenBit(_ value: Bool) -> Bool {
    raw(value ? 1 : 0, bits: 1) == 1
  }

  /// Codes the lowest `count` bits of a number, highest first, with `1 << count` models.
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
