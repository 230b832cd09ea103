import CZlib
import InkStorage

@testable import InkFormats

/// Gzip, for files that we would not write.
enum Packed {
  static func gzip(_ bytes: [UInt8]) -> [UInt8] {
    var stream = unsafe z_stream()
    precondition(unsafe czlib_begin_gzip(&stream) == Z_OK)
    defer { unsafe deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: Int(unsafe deflateBound(&stream, UInt(bytes.count))))
    unsafe input.withUnsafeMutableBufferPointer { input in
      unsafe output.withUnsafeMutableBufferPointer { output in
        unsafe stream.next_in = input.baseAddress
        unsafe stream.avail_in = UInt32(input.count)
        unsafe stream.next_out = output.baseAddress
        unsafe stream.avail_out = UInt32(output.count)
        precondition(unsafe deflate(&stream, Z_FINISH) == Z_STREAM_END)
      }
    }
    return Array(output[..<Int(unsafe stream.total_out)])
  }

  /// What a gzip file holds.
  static func unpacked(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    try? Gzip.unpack(InkByteSource(bytes), limit: 1 << 26) { text += $0 }
    return text
  }

  /// A ZIP archive: APPNOTE.TXT of PKWARE, 4.3.
  static func zip(_ entries: [(name: String, bytes: [UInt8])], isPacked: Bool) -> [UInt8] {
    var (all, directory) = ([UInt8](), [UInt8]())
    for (name, bytes) in entries {
      let content = isPacked ? Array(gzip(bytes).dropFirst(10).dropLast(8)) : bytes
      let sum = unsafe bytes.withUnsafeBufferPointer {
        unsafe crc32(0, $0.baseAddress, UInt32($0.count))
      }
      let fields =
        number(20, 2) + number(0, 2) + number(isPacked ? 8 : 0, 2) + number(0, 4)
        + number(Int(sum), 4) + number(content.count, 4) + number(bytes.count, 4)
        + number(name.utf8.count, 2) + number(0, 2)
      let start = all.count
      all += [0x50, 0x4B, 3, 4] + fields + Array(name.utf8) + content
      directory += [0x50, 0x4B, 1, 2] + number(20, 2) + fields + number(0, 2) + number(0, 2)
      directory += number(0, 2) + number(0, 4) + number(start, 4) + Array(name.utf8)
    }
    let count = number(entries.count, 2)
    let end = number(directory.count, 4) + number(all.count, 4) + number(0, 2)
    return all + directory + [0x50, 0x4B, 5, 6] + number(0, 4) + count + count + end
  }

  /// A little-endian number.
  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
