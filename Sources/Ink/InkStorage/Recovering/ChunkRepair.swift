/// Corrects a chunk in which a single byte is wrong.
///
/// The checksum determines which byte it is, because the effect of a wrong byte on the checksum
/// depends on its position. With a random checksum, fewer than 1 in 250 chunks of ``longest`` bytes
/// would match by accident. The caller decodes a corrected chunk before it is used.
enum ChunkRepair {
  /// The longest chunk that is corrected, in bytes.
  static let longest = 1 << 16

  /// Returns the chunk with one byte corrected, and the index of that byte; nil if no single byte
  /// explains the checksum.
  static func oneByte(_ bytes: ArraySlice<UInt8>) -> (bytes: [UInt8], place: Int)? {
    guard bytes.count <= longest, bytes.count > 6 else { return nil }
    var tail = ByteReader(bytes.suffix(4))
    guard let told = tail.readWord() else { return nil }
    let summed = bytes.dropLast(4)
    let difference = CRC32C.sum(of: summed) ^ told
    var repaired = Array(bytes)
    if let place = (0..<4).first(where: { difference & ~(0xFF << (8 * UInt32($0))) == 0 }) {
      // The checksum itself is wrong.
      let index = summed.count + place
      repaired[index] ^= UInt8(truncatingIfNeeded: difference >> (8 * UInt32(place)))
      return (repaired, index)
    }
    guard let found = CRC32C.wrongByte(of: summed.count, difference: difference) else { return nil }
    repaired[found.place] ^= found.change
    guard let chunk = try? Chunk(repaired[...]), chunk.size == repaired.count else { return nil }
    return (repaired, found.place)
  }
}

extension CRC32C {
  /// Returns which byte is wrong, and its error, if the checksum of this many bytes differs from
  /// the correct one by `difference`; nil if a single wrong byte cannot explain it.
  static func wrongByte(of count: Int, difference: UInt32) -> (place: Int, change: UInt8)? {
    var difference = difference
    for place in (0..<count).reversed() {
      // Undo one step of the sum: the highest byte of its result identifies the table row that it
      // used.
      let row = rows[Int(difference >> 24)]
      if difference == tables[Int(row)] { return (place, row) }
      difference = (difference ^ tables[Int(row)]) << 8 | UInt32(row)
    }
    return nil
  }

  /// Table rows by the highest byte of their value; no two are the same.
  private static let rows: [UInt8] = {
    var rows = [UInt8](repeating: 0, count: 256)
    for (row, value) in tables.prefix(256).enumerated() { rows[Int(value >> 24)] = UInt8(row) }
    return rows
  }()
}
