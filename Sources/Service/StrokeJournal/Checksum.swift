/// CRC-32 as of zip and Ethernet: finds any burst of up to 32 damaged bits, and others except for
/// one in 2^32.
enum Checksum {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }

  /// The sum over some bytes.
  static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
    let table = table
    var sum = UInt32.max
    for byte in bytes { sum = sum >> 8 ^ table[Int((sum ^ UInt32(byte)) & 0xFF)] }
    return ~sum
  }
}
