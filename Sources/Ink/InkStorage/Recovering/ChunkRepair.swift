/// Corrects a chunk in which one byte is wrong.
///
/// The checksum says which byte it is: how a wrong byte changes the sum depends on the byte's
/// position, and for a random sum fewer than 1 in 250 chunks of ``longest`` bytes would match by
/// accident. The caller decodes a corrected chunk before it trusts it.
enum ChunkRepair {
  /// The longest chunk that is corrected, in bytes.
  static let longest = 1 << 16

  /// The chunk that these bytes become with one byte corrected, and the index of that byte; nil if
  /// no single byte explains the sum.
  static func oneByte(_ bytes: ArraySlice<UInt8>) -> (bytes: [UInt8], place: Int)? {
    guard bytes.count <= longest, bytes.count > 6 else { return nil }
    var tail = ByteReader(bytes.suffix(4))
    guard let told = tail.readWord() else { return nil }
    let summed = bytes.dropLast(4)
    let difference = CRC32C.sum(of: summed) ^ told
    var repaired = Array(bytes)
    if let place = (0..<4).first(where: { difference & ~(0xFF << (8 * UInt32($0))) == 0 }) {
      // The sum itself is wrong.
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
  /// Which byte is wrong, and by what, if the sum of so many bytes differs from the right one by
  /// `difference`; nil if one wrong byte cannot explain it.
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
