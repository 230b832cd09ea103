/// Reads the output of a `RangeEncoder`. Any bytes can be read as bits; after their end, zeros are
/// read.
struct RangeDecoder: BitCoder {
  static var writes: Bool { false }

  private let bytes: [UInt8]
  private var position: Int
  private var range: UInt32 = .max
  private var code: UInt32 = 0

  /// Creates a decoder that starts at a position.
  init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
    for _ in 0..<4 { code = code << 8 | nextByte() }
  }

  /// Whether zeros after the end of the bytes may have been read.
  var isAtEnd: Bool { position >= bytes.count }

  @inline(__always)
  private mutating func nextByte() -> UInt32 {
    guard position < bytes.count else { return 0 }
    defer { position &+= 1 }
    return UInt32(bytes[position])
  }

  @inline(__always)
  private mutating func refill() {
    while range < 1 << 24 {
      range <<= 8
      code = code << 8 | nextByte()
    }
  }

  @inline(__always)
  mutating func bit(_: Bool, _ model: inout BitModel) -> Bool {
    let bound = (range >> 15) &* model.probability
    let value = code < bound
    if value {
      range = bound
    } else {
      code &-= bound
      range &-= bound
    }
    model.learn(value)
    refill()
    return value
  }

  /// At most eight bits halve the range below 2^24, so nothing has to be refilled in between and
  /// the processor needs no branch prediction.
  @inline(__always)
  mutating func raw(_: UInt64, bits count: Int) -> UInt64 {
    var (result, left): (UInt64, Int) = (0, count)
    while left > 0 {
      let some = min(left, 8 &- range.leadingZeroBitCount)
      for _ in 0..<some {
        range >>= 1
        let isOne = code >= range
        code &-= isOne ? range : 0
        result = result << 1 | (isOne ? 1 : 0)
      }
      left &-= some
      refill()
    }
    return result
  }
}
