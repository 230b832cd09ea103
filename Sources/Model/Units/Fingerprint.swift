/// A number that tells different contents apart, where nobody tries to make two the same: the
/// 64-bit FNV-1a hash (draft-eastlake-fnv).
package struct Fingerprint: Hashable, Sendable {
  /// The number so far.
  @usableFromInline package var value: UInt64

  /// Nothing so far.
  ///
  /// - Parameter basis: the number to start with. Hashes with different ones are independent.
  package init(basis: UInt64 = 0xCBF2_9CE4_8422_2325) { value = basis }

  /// Adds a byte, or a whole word as if it were one.
  @inlinable package mutating func combine(_ word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01B3
  }

  /// Adds bytes, one by one.
  @inlinable package mutating func combine(bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(UInt64(byte)) }
  }
}
