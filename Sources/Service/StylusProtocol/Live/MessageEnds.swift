extension LiveEncoder {
  /// The end of the frame that begins at `start`; its header must be complete.
  package static func end(ofFrameAt start: Int, in bytes: [UInt8]) -> Int {
    let length = (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
    return start + FrameLimits.header + length
  }
}

extension VarlinkDecoder {
  /// The end of the message that begins at `start`, after its NUL.
  package static func end(ofMessageAt start: Int, in bytes: [UInt8]) -> Int {
    bytes[start...].firstIndex(of: 0).map { $0 + 1 } ?? bytes.count
  }
}
