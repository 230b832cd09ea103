/// One part of a file: docs/develop/ink-format.md, File.
struct Chunk {
  let type: UInt8
  /// The position of the payload in the bytes from which it was read.
  let payload: Range<Int>
  /// The size from the type to the checksum.
  let size: Int

  static let head = UInt8(ascii: "H")
  static let strokes = UInt8(ascii: "S")
  static let page = UInt8(ascii: "P")
  static let index = UInt8(ascii: "x")
  static let preview = UInt8(ascii: "v")

  /// Returns whether a reader that does not know the type cannot read the drawing.
  static func isCritical(_ type: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= type }

  /// The reason why there is no chunk.
  enum ChunkError: Error {
    case torn, damaged
  }

  /// Reads the chunk at the start of bytes.
  init(_ bytes: ArraySlice<UInt8>) throws(ChunkError) {
    var reader = ByteReader(bytes)
    guard let type = reader.byte() else { throw .torn }
    guard let length = reader.varint() else { throw reader.left < 1 ? .torn : .damaged }
    guard length <= reader.left - 4, length <= bytes.count else { throw .torn }
    payload = reader.position..<reader.position + length
    self.type = type
    size = payload.upperBound + 4 - bytes.startIndex
    let sum = CRC32C.sum(of: bytes[bytes.startIndex..<payload.upperBound])
    var tail = ByteReader(bytes[payload.upperBound...])
    guard tail.readWord() == sum else { throw .damaged }
  }

  /// Returns the bytes of a chunk.
  static func encode(_ type: UInt8, _ payload: [UInt8]) -> [UInt8] {
    var bytes = [type]
    bytes.reserveCapacity(payload.count + 14)
    bytes.appendVarint(payload.count)
    bytes += payload
    bytes.appendWord(CRC32C.sum(of: bytes))
    return bytes
  }
}
