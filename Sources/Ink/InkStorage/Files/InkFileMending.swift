/// Corrects the checksums in arbitrary bytes, for testing readers.
package enum InkFileMending {
  /// Returns the bytes with the correct checksum in each chunk; other bytes are unchanged.
  package static func withRightSums(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var offset = InkFile.signature.count
    while offset < bytes.count {
      var reader = ByteReader(bytes[(offset + 1)...])
      guard let length = reader.varint(), reader.left >= 4, length <= reader.left - 4 else { break }
      let end = reader.position + length
      var sum: [UInt8] = []
      sum.appendWord(CRC32C.sum(of: bytes[offset..<end]))
      result.replaceSubrange(end..<end + 4, with: sum)
      offset = end + 4
    }
    return result
  }
}
