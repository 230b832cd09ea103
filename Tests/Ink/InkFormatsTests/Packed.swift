import CZlib

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
}
