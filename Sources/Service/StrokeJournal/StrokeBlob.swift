import StylusModel
package import StylusProtocol

/// A stroke as the bytes of a row.
///
/// Version 1, numbers little-endian:
///
/// | Offset | Type | Field |
/// |---|---|---|
/// | 0 | u16 | version |
/// | 2 | u16 | flags |
/// | 4 | u32 | owner |
/// | 8 | u64 | number among the owner's strokes |
/// | 16 | i64 | written, microseconds since 1970 |
/// | 24 | u64 | number of the stroke while it was live |
/// | 32 | i64 | time of its first sample |
/// | 40 | u32 x 4 | device, kind of tool, serial, model |
/// | 56 | u32 x 2 | updated, expired |
/// | 64 | i64 | waited |
/// | 72 | u32 | how many samples |
/// | 76 | | the samples |
/// | end - 4 | u32 | CRC-32 of all before |
///
/// A sample is a record of protocol.md, section 5, packed like those in memory: only its difference
/// from the previous record is stored (for the first, from zeros), as a u64 with bit *k* set where
/// byte *k* differs, then those bytes. In the first reserved byte of the record, bit 0 means that
/// device ticks of all ones are a value and not absent; bit 1 means the same for the index.
package enum StrokeBlob {
  private static let version: UInt16 = 1
  private static let header = 76

  /// Why bytes are not a stroke.
  package enum StrokeBlobError: Error, Hashable, Sendable {
    /// Too short, a false sum, or a value that cannot be.
    case damaged
    /// Written by a later version.
    case newer(UInt16)
  }

  /// The bytes of a stroke.
  ///
  /// - Parameter written: microseconds since 1970.
  package static func encode(_ packed: PackedStroke, owner: UInt32, written: Int64) -> [UInt8] {
    let stroke = packed.outline
    var bytes: [UInt8] = []
    bytes.reserveCapacity(header + packed.samples.bytes.count + 4)
    bytes.appendLittleEndian(number: version)
    bytes.appendLittleEndian(number: stroke.flags.rawValue)
    bytes.appendLittleEndian(number: owner)
    bytes.appendLittleEndian(number: stroke.sequence)
    bytes.appendLittleEndian(number: written)
    bytes.appendLittleEndian(number: stroke.id.rawValue)
    bytes.appendLittleEndian(number: stroke.began.microseconds)
    bytes.appendLittleEndian(number: stroke.device.rawValue)
    bytes.appendLittleEndian(number: UInt32(stroke.tool.kind.rawValue))
    bytes.appendLittleEndian(number: stroke.tool.serial)
    bytes.appendLittleEndian(number: stroke.tool.model)
    bytes.appendLittleEndian(number: stroke.settlement.updated)
    bytes.appendLittleEndian(number: stroke.settlement.expired)
    bytes.appendLittleEndian(number: stroke.settlement.waited.value)
    bytes.appendLittleEndian(number: UInt32(packed.samples.count))
    bytes += packed.samples.bytes
    return bytes + sum(of: bytes)
  }

  /// The last four bytes, which follow these.
  package static func sum(of bytes: [UInt8]) -> [UInt8] {
    var sum: [UInt8] = []
    sum.appendLittleEndian(number: Checksum.of(bytes))
    return sum
  }

  /// The stroke that the bytes hold.
  package static func decode(_ bytes: [UInt8]) throws(StrokeBlobError) -> JournaledStroke {
    guard bytes.count >= header + 4 else { throw .damaged }
    guard Checksum.of(bytes.dropLast(4)) == bytes.littleEndianInteger(at: bytes.count - 4) else {
      throw .damaged
    }
    let found: UInt16 = bytes.littleEndianInteger(at: 0)
    guard found == version else { throw found > version ? .newer(found) : .damaged }
    guard let word = UInt8(exactly: bytes.littleEndianInteger(at: 44) as UInt32),
      let kind = ToolKind(rawValue: word)
    else { throw .damaged }
    var stroke = CapturedStroke(
      beginning: StrokeBeginning(
        stroke: StrokeID(rawValue: bytes.littleEndianInteger(at: 24)),
        device: DeviceID(rawValue: bytes.littleEndianInteger(at: 40)),
        tool: Tool(
          kind: kind, serial: bytes.littleEndianInteger(at: 48),
          model: bytes.littleEndianInteger(at: 52)),
        time: Timestamp(microseconds: bytes.littleEndianInteger(at: 32))))
    stroke.sequence = bytes.littleEndianInteger(at: 8)
    stroke.flags = StrokeFlags(rawValue: bytes.littleEndianInteger(at: 2))
    stroke.settlement.updated = bytes.littleEndianInteger(at: 56)
    stroke.settlement.expired = bytes.littleEndianInteger(at: 60)
    stroke.settlement.waited = Microseconds(bytes.littleEndianInteger(at: 64))
    stroke.samples = try samples(in: bytes)
    return JournaledStroke(
      owner: bytes.littleEndianInteger(at: 4), written: bytes.littleEndianInteger(at: 16),
      stroke: stroke)
  }

  private static func samples(in bytes: [UInt8]) throws(StrokeBlobError) -> [Sample] {
    let count = Int(bytes.littleEndianInteger(at: 72) as UInt32)
    let packed = Array(bytes[header..<bytes.count - 4])
    guard let samples = PackedSamples(count: count, bytes: packed) else { throw .damaged }
    return samples.samples
  }
}

extension [UInt8] {
  /// Appends a number, least significant byte first.
  fileprivate mutating func appendLittleEndian<Number: FixedWidthInteger>(number: Number) {
    for byte in 0..<Number.bitWidth / 8 { append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
  }

  /// Reads a number, least significant byte first.
  fileprivate func littleEndianInteger<Number: FixedWidthInteger>(at offset: Int) -> Number {
    (0..<Number.bitWidth / 8).reduce(0) {
      $0 | Number(truncatingIfNeeded: self[offset + $1]) << (8 * $1)
    }
  }
}
