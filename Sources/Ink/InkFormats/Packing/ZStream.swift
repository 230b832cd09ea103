import CZlib

extension z_stream {
  /// Passes bytes and a buffer to zlib, and returns what it left of each.
  ///
  /// - Parameters:
  ///   - start: the first byte to pass.
  ///   - count: the number of bytes, less than 4 GiB, because zlib counts in 32 bits.
  mutating func pass(
    _ bytes: [UInt8], from start: Int, most count: Int, into room: inout [UInt8],
    _ run: (inout z_stream) -> Void
  ) -> (input: Int, output: Int) {
    let space = room.count
    return unsafe bytes.withUnsafeBufferPointer { input in
      unsafe room.withUnsafeMutableBufferPointer { output in
        // zlib only reads through this pointer, although it is not declared as constant.
        unsafe next_in = UnsafeMutablePointer(
          mutating: input.baseAddress.map { unsafe $0 + start })
        unsafe avail_in = UInt32(count)
        unsafe next_out = output.baseAddress
        unsafe avail_out = UInt32(space)
        unsafe run(&self)
        return unsafe (Int(avail_in), Int(avail_out))
      }
    }
  }
}
