import Testing
import Units

/// The values that draft-eastlake-fnv gives for FNV-1a with 64 bits.
@Test(
  arguments: [
    ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
  ] as [(String, UInt64)])
func aFingerprintIsThatOfTheDraft(_ text: String, value: UInt64) {
  var fingerprint = Fingerprint()
  fingerprint.combine(bytes: text.utf8)
  #expect(fingerprint.value == value)
}

@Test func anotherBasisGivesAnotherFingerprint() {
  var (one, other) = (Fingerprint(), Fingerprint(basis: 1))
  for byte: UInt64 in [3, 1, 4] {
    one.combine(byte)
    other.combine(byte)
  }
  #expect(one != other)
}
