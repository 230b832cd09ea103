// Numbers in byte buffers, least significant byte first. Offsets are checked by the buffer itself.

/// Writes a number over the bytes at an offset. A function, because in Swift 6.2 a span cannot have
/// mutating methods in extensions.
@inline(__always)
func storeLittleEndian<Number: FixedWidthInteger>(
  _ number: Number, in bytes: inout MutableSpan<UInt8>, at offset: Int
) {
  for byte in 0..<Number.bitWidth / 8 {
    bytes[offset + byte] = UInt8(truncatingIfNeeded: number >> (8 * byte))
  }
}

/// Writes a 32-bit float over the bytes at an offset.
@inline(__always)
func storeLittleEndian(_ number: Float, in bytes: inout MutableSpan<UInt8>, at offset: Int) {
  storeLittleEndian(number.bitPattern, in: &bytes, at: offset)
}

extension [UInt8] {
  /// Writes a number over the bytes at an offset.
  mutating func store<Number: FixedWidthInteger>(_ number: Number, at offset: Int) {
    var bytes = mutableSpan
    storeLittleEndian(number, in: &bytes, at: offset)
  }

  /// Writes a 32-bit float over the bytes at an offset.
  mutating func store(_ number: Float, at offset: Int) { store(number.bitPattern, at: offset) }

  /// Reads the number at an offset.
  func load<Number: FixedWidthInteger>(at offset: Int) -> Number {
    let bytes = span.extracting(offset..<offset + Number.bitWidth / 8)
    var number: Number = 0
    for byte in 0..<Number.bitWidth / 8 {
      number |= Number(truncatingIfNeeded: bytes[byte]) << (8 * byte)
    }
    return number
  }
}
