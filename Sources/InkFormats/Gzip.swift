import CZlib

/// Gzip (RFC 1952) through zlib.
enum Gzip {
  /// What was packed; a file of several parts gives them all.
  ///
  /// Throws if it is damaged or cut, or becomes more than `limit` bytes.
  static func unpacked(_ bytes: [UInt8], limit: Int) throws(InkFormatError) -> [UInt8] {
    let stream = try InflateStream()
    var all: [UInt8] = []
    var start = 0
    repeat {
      start = try stream.unpack(bytes, from: start, into: &all, limit: limit)
    } while bytes.count - start > 2 && bytes[start] == 0x1F && bytes[start + 1] == 0x8B
    return all
  }

  /// Packs what is written to it.
  static func pack(_ bytes: [UInt8]) -> [UInt8] {
    var stream = unsafe z_stream()
    guard unsafe czlib_begin_gzip(&stream) == Z_OK else {
      preconditionFailure("zlib has no memory")
    }
    defer { unsafe deflateEnd(&stream) }
    let bound = unsafe Int(deflateBound(&stream, UInt(bytes.count)))
    return unsafe [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      unsafe bytes.withUnsafeBufferPointer { input in
        // zlib counts in 32 bits, and only reads what it calls not constant.
        var (taken, given) = (0, 0)
        var status = Z_OK
        while status == Z_OK {
          let (part, room) = (min(input.count - taken, 1 << 30), min(bound - given, 1 << 30))
          unsafe stream.next_in = UnsafeMutablePointer(
            mutating: input.baseAddress.map { unsafe $0 + taken })
          unsafe stream.avail_in = UInt32(part)
          unsafe stream.next_out = output.baseAddress.map { unsafe $0 + given }
          unsafe stream.avail_out = UInt32(room)
          let isLast = taken + part == input.count
          status = unsafe deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH)
          unsafe taken += part - Int(stream.avail_in)
          unsafe given += room - Int(stream.avail_out)
        }
        count = given
      }
    }
  }
}

/// One run of zlib's inflate.
@safe private final class InflateStream {
  private var stream = unsafe z_stream()
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  init() throws(InkFormatError) {
    guard unsafe czlib_begin_gunzip(&stream) == Z_OK else {
      throw InkFormatError(.file, "no memory is left", mend: "close other programs")
    }
  }

  deinit { unsafe inflateEnd(&stream) }

  /// Unpacks one part of a file and gives where it ends.
  func unpack(
    _ bytes: [UInt8], from start: Int, into all: inout [UInt8], limit: Int
  ) throws(InkFormatError) -> Int {
    unsafe inflateReset(&stream)
    var (place, status) = (start, Z_OK)
    while status != Z_STREAM_END {
      let before = place
      let given = step(bytes, &place, &status)
      guard status == Z_OK || status == Z_STREAM_END || (status == Z_BUF_ERROR && given > 0) else {
        let isCut = status == Z_BUF_ERROR || status == Z_OK
        throw InkFormatError(
          .offset(place), isCut ? "the packed data ends too early" : "the packed data is damaged",
          mend: "fetch the file again")
      }
      guard all.count + given <= limit else {
        throw InkFormatError(
          .offset(place), "the file unpacks to more than \(limit) bytes",
          mend: "do not open it, or allow more")
      }
      guard given > 0 || place > before || status == Z_STREAM_END else {
        throw InkFormatError(
          .offset(place), "the packed data ends too early", mend: "fetch the file again")
      }
      all += buffer[..<given]
    }
    return place
  }

  /// One call of zlib: how many bytes it put into the buffer.
  private func step(_ bytes: [UInt8], _ place: inout Int, _ status: inout Int32) -> Int {
    let room = buffer.count
    let part = min(bytes.count - place, 1 << 20)
    let at = place
    status = unsafe bytes.withUnsafeBufferPointer { input in
      unsafe buffer.withUnsafeMutableBufferPointer { output in
        // zlib only reads what it calls not constant.
        unsafe stream.next_in = UnsafeMutablePointer(
          mutating: input.baseAddress.map { unsafe $0 + at })
        unsafe stream.avail_in = UInt32(part)
        unsafe stream.next_out = output.baseAddress
        unsafe stream.avail_out = UInt32(room)
        return unsafe inflate(&stream, Z_NO_FLUSH)
      }
    }
    unsafe place += part - Int(stream.avail_in)
    return unsafe room - Int(stream.avail_out)
  }
}
