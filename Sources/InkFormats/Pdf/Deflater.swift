import CZlib

/// Packs bytes as zlib does (RFC 1950) while they come.
@safe final class Deflater {
  private var stream = unsafe z_stream()
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  init() {
    guard unsafe czlib_begin_deflate(&stream) == Z_OK else {
      preconditionFailure("zlib has no memory")
    }
  }

  deinit { unsafe deflateEnd(&stream) }

  /// Packs all at once.
  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    let deflater = Deflater()
    return deflater.pack(bytes) + deflater.finish()
  }

  /// Takes bytes, and gives what is ready.
  func pack(_ bytes: [UInt8]) -> [UInt8] { run(bytes, Z_NO_FLUSH) }

  /// What is left.
  func finish() -> [UInt8] { run([], Z_FINISH) }

  private func run(_ bytes: [UInt8], _ flush: Int32) -> [UInt8] {
    var all: [UInt8] = []
    var taken = 0
    var isFull = true
    // A buffer that was not filled means that zlib waits for more.
    while taken < bytes.count || isFull {
      let part = min(bytes.count - taken, 1 << 30)
      let room = buffer.count
      let left = unsafe bytes.withUnsafeBufferPointer { input in
        unsafe buffer.withUnsafeMutableBufferPointer { output in
          // zlib only reads what it calls not constant.
          unsafe stream.next_in = UnsafeMutablePointer(
            mutating: input.baseAddress.map { unsafe $0 + taken })
          unsafe stream.avail_in = UInt32(part)
          unsafe stream.next_out = output.baseAddress
          unsafe stream.avail_out = UInt32(room)
          unsafe deflate(&stream, flush)
          return unsafe (input: Int(stream.avail_in), output: Int(stream.avail_out))
        }
      }
      taken += part - left.input
      all += buffer[..<(room - left.output)]
      isFull = left.output == 0
    }
    return all
  }
}
