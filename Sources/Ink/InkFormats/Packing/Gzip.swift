import CZlib
import InkStorage

/// Gzip (RFC 1952) through zlib.
enum Gzip {
  /// Unpacks a file in parts; a file with several members gives all of them.
  ///
  /// Throws an error if the file is damaged or truncated, or if the output has more than `limit`
  /// bytes. Errors of `sink` end the operation and are passed on. `reached` receives the progress
  /// in the file.
  static func unpack(
    _ source: InkByteSource, limit: Int, reached: (Int) -> Void = { _ in },
    to sink: (ArraySlice<UInt8>) throws(InkFormatError) -> Void
  ) throws(InkFormatError) {
    let stream = try InflateStream(limit: limit)
    var start = 0
    repeat {
      start = try stream.unpack(source, from: start, reached: reached, to: sink)
    } while try isGzip(source, at: start)
  }

  private static func isGzip(
    _ source: InkByteSource, at start: Int
  ) throws(InkFormatError) -> Bool {
    guard source.count - start > 2 else { return false }
    return try source.piece(start..<start + 2) == [0x1F, 0x8B]
  }

  /// The length of a header without a file name, in bytes.
  static let plainHead = 10
}

/// A run of zlib's inflate.
@safe final class InflateStream {
  private var stream = unsafe z_stream()
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private let limit: Int
  private var unpacked = 0
  /// The part of the file that is in memory, in bytes.
  private static let piece = 1 << 18

  init(limit: Int) throws(InkFormatError) {
    self.limit = limit
    guard unsafe czlib_begin_gunzip(&stream) == Z_OK else {
      throw InkFormatError(.file, "out of memory", fix: "close other programs")
    }
  }

  deinit { unsafe inflateEnd(&stream) }

  /// Expects compressed data without a header and a checksum.
  func expectBareBytes() { unsafe inflateReset2(&stream, -15) }

  /// Unpacks one member of a file and returns where it ends.
  func unpack(
    _ source: InkByteSource, from start: Int, reached: (Int) -> Void,
    to sink: (ArraySlice<UInt8>) throws(InkFormatError) -> Void
  ) throws(InkFormatError) -> Int {
    unsafe inflateReset(&stream)
    var (piece, base, place, status) = ([UInt8](), start, start, Z_OK)
    while status != Z_STREAM_END {
      if place == base + piece.count, place < source.count {
        base = place
        reached(place)
        piece = try source.piece(base..<min(source.count, base + Self.piece))
      }
      let before = place
      var inPiece = place - base
      let given = step(piece, &inPiece, &status)
      place = base + inPiece
      guard status == Z_OK || status == Z_STREAM_END || (status == Z_BUF_ERROR && given > 0) else {
        let isCut = status == Z_BUF_ERROR || status == Z_OK
        throw .damage(
          .offset(place), isCut ? "the packed data ends too early" : "the packed data is damaged")
      }
      unpacked += given
      guard unpacked <= limit else {
        throw .limit(.offset(place), "the file unpacks to more than \(limit) bytes")
      }
      guard given > 0 || place > before || status == Z_STREAM_END else {
        throw .damage(.offset(place), "the packed data ends too early")
      }
      try sink(buffer[..<given])
    }
    return place
  }

  /// Expects another member after the one just unpacked.
  func beginPart() { unsafe inflateReset(&stream) }

  /// Unpacks the next bytes of a damaged member, and returns why they are the last; nil if they are
  /// not.
  func unpackTorn(
    _ bytes: [UInt8], _ place: inout Int
  ) -> (part: ArraySlice<UInt8>, end: TornGzip.UnpackedEnd?) {
    let before = place
    var status = Z_OK
    let given = step(bytes, &place, &status)
    unpacked += given
    guard unpacked <= limit else { return ([], .tooLong) }
    let part = buffer[..<given]
    switch status {
    case Z_STREAM_END: return (part, .whole)
    case Z_OK where given > 0 || place > before: return (part, nil)
    case Z_OK, Z_BUF_ERROR: return (part, .torn)
    default: return (part, .damaged)
    }
  }

  /// Calls zlib once; returns how many bytes it wrote to the buffer.
  private func step(_ bytes: [UInt8], _ place: inout Int, _ status: inout Int32) -> Int {
    let room = buffer.count
    let part = min(bytes.count - place, 1 << 20)
    let at = place
    var now = status
    let left = unsafe stream.pass(bytes, from: at, most: part, into: &buffer) {
      now = unsafe inflate(&$0, Z_NO_FLUSH)
    }
    status = now
    place += part - left.input
    return room - left.output
  }
}
