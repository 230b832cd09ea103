import CZlib

/// Compresses bytes incrementally.
@safe final class Deflater {
  /// The format around the compressed bytes.
  enum Wrapping {
    /// RFC 1950.
    case zlib
    /// RFC 1952, without name and time.
    case gzip
  }

  private var stream = unsafe z_stream()
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  init(_ wrapping: Wrapping) {
    let status =
      switch wrapping {
      case .zlib: unsafe czlib_begin_deflate(&stream)
      case .gzip: unsafe czlib_begin_gzip(&stream)
      }
    guard status == Z_OK else { preconditionFailure("zlib has no memory") }
  }

  deinit { unsafe deflateEnd(&stream) }

  /// Compresses all bytes at once.
  static func packed(_ bytes: [UInt8], _ wrapping: Wrapping) -> [UInt8] {
    let deflater = Deflater(wrapping)
    return deflater.pack(bytes) + deflater.finish()
  }

  /// Adds bytes, and returns the output that is ready.
  func pack(_ bytes: [UInt8]) -> [UInt8] { compress(bytes, Z_NO_FLUSH) }

  /// Returns the rest of the output.
  func finish() -> [UInt8] { compress([], Z_FINISH) }

  private func compress(_ bytes: [UInt8], _ flush: Int32) -> [UInt8] {
    var all: [UInt8] = []
    var taken = 0
    var isFull = true
    // If the buffer was not filled, zlib needs more input.
    while taken < bytes.count || isFull {
      let part = min(bytes.count - taken, 1 << 30)
      let room = buffer.count
      let start = taken
      let left = unsafe stream.pass(bytes, from: start, most: part, into: &buffer) {
        unsafe deflate(&$0, flush)
      }
      taken += part - left.input
      all += buffer[..<(room - left.output)]
      isFull = left.output == 0
    }
    return all
  }
}
