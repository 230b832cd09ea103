/// The checksum of a chunk: CRC-32C (Castagnoli; RFC 3720, appendix B.4).
///
/// It processes eight bytes at a time, each with its own table (M. E. Kounavis and F. L. Berry, "A
/// systematic approach to building high performance software-based CRC generators", 2005).
struct CRC32C {
  /// The tables for each byte followed by 0 to 7 zeros: 8 tables of 256 entries, one after the
  /// other.
  static let tables: [UInt32] = {
    var tables: [UInt32] = (0..<256).map { (byte: UInt32) -> UInt32 in
      (0..<8).reduce(byte) { (rest: UInt32, _) -> UInt32 in
        rest & 1 == 0 ? rest >> 1 : (rest >> 1) ^ 0x82F6_3B78
      }
    }
    for index in 256..<2_048 {
      let before = tables[index - 256]
      tables.append((before >> 8) ^ tables[Int(before & 0xFF)])
    }
    return tables
  }()

  /// Returns the checksum of bytes.
  static func sum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    let tables = tables.span
    let bytes = bytes.span
    var rest = ~UInt32(0)
    var place = 0
    while place + 8 <= bytes.count {
      let low = rest ^ loadWord(at: place, of: bytes)
      let high = loadWord(at: place + 4, of: bytes)
      rest = folded(low, 7, tables) ^ folded(high, 3, tables)
      place += 8
    }
    while place < bytes.count {
      rest = (rest >> 8) ^ tables[Int((rest ^ UInt32(bytes[place])) & 0xFF)]
      place += 1
    }
    return ~rest
  }

  /// Returns the checksum of bytes.
  static func sum(of bytes: [UInt8]) -> UInt32 { sum(of: bytes[...]) }

  /// Returns the contribution of four bytes, the lowest of which is followed by `last` others.
  private static func folded(_ word: UInt32, _ last: Int, _ tables: Span<UInt32>) -> UInt32 {
    var sum = tables[(last << 8) | Int(word & 0xFF)]
    sum ^= tables[((last - 1) << 8) | Int((word >> 8) & 0xFF)]
    sum ^= tables[((last - 2) << 8) | Int((word >> 16) & 0xFF)]
    return sum ^ tables[((last - 3) << 8) | Int(word >> 24)]
  }

  private static func loadWord(at place: Int, of bytes: Span<UInt8>) -> UInt32 {
    var word = UInt32(bytes[place])
    word |= UInt32(bytes[place + 1]) << 8
    word |= UInt32(bytes[place + 2]) << 16
    return word | UInt32(bytes[place + 3]) << 24
  }
}
