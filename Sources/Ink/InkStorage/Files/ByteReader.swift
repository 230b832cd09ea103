/// Reads whole bytes in sequence; nil at the end.
struct ByteReader {
  let bytes: ArraySlice<UInt8>
  private(set) var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The number of bytes left.
  var left: Int { bytes.endIndex - position }

  mutating func byte() -> UInt8? {
    guard left > 0 else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func readBytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= left else { return nil }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// Reads at most nine bytes, so that the number fits an `Int`.
  mutating func varint() -> Int? {
    var value = 0
    for place in 0..<9 {
      guard let byte = byte() else { return nil }
      value |= Int(byte & 0x7F) << (7 * place)
      if byte < 0x80 { return value }
    }
    return nil
  }

  mutating func readWord() -> UInt32? {
    readBytes(4)?.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}

extension [UInt8] {
  mutating func appendVarint(_ value: Int) {
    var rest = value
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func appendWord(_ word: UInt32) {
    for place in 0..<4 { append(UInt8(truncatingIfNeeded: word >> (8 * UInt32(place)))) }
  }
}
