/// Writes bits, with less space for likely ones (G. N. N. Martin, Range encoding, 1979).
struct RangeEncoder: BitCoder {
  static var writes: Bool { true }

  private var low: UInt64 = 0
  private var range: UInt32 = .max
  /// The last byte that a carry can still reach, and the number of 255 bytes after it.
  private var pending: UInt8 = 0
  private var ones = 0
  private var hasPending = false
  private var bytes: [UInt8] = []

  /// Creates an encoder without output.
  init() {}

  @inline(__always)
  mutating func bit(_ value: Bool, _ model: inout BitModel) -> Bool {
    let bound = (range >> 15) &* model.probability
    if value {
      range = bound
    } else {
      low &+= UInt64(bound)
      range &-= bound
    }
    model.learn(value)
    while range < 1 << 24 { shift() }
    return value
  }

  /// At most eight bits halve the range below 2^24, so nothing is shifted out in between and the
  /// processor needs no branch prediction.
  @inline(__always)
  mutating func raw(_ value: UInt64, bits count: Int) -> UInt64 {
    var left = count
    while left > 0 {
      let some = min(left, 8 &- range.leadingZeroBitCount)
      for _ in 0..<some {
        left &-= 1
        range >>= 1
        low &+= UInt64(range) & (0 &- (value &>> UInt64(left) & 1))
      }
      if range < 1 << 24 { shift() }
    }
    return value & (1 << UInt64(count) &- 1)
  }

  private mutating func shift() {
    range <<= 8
    shiftLow()
  }

  /// Moves the highest byte of `low` to the output; bytes of 255 wait until it is known whether
  /// they carry.
  private mutating func shiftLow() {
    if low < 0xFF00_0000 || low > 0xFFFF_FFFF {
      let carry = UInt8(truncatingIfNeeded: low >> 32)
      if hasPending { bytes.append(pending &+ carry) }
      if ones > 0 { bytes.append(contentsOf: repeatElement(0xFF &+ carry, count: ones)) }
      ones = 0
      hasPending = true
      pending = UInt8(truncatingIfNeeded: low >> 24)
    } else {
      ones += 1
    }
    low = (low & 0x00FF_FFFF) << 8
  }

  /// Returns all bytes: the smallest number from which a reader that appends zeros reads the same
  /// bits.
  consuming func finish() -> [UInt8] {
    // The number in the last range that ends with the most zeros.
    let top = low &+ UInt64(range) &- 1
    for zeros in stride(from: UInt64(32), through: 0, by: -1) {
      let candidate = (top >> zeros) << zeros
      if candidate >= low {
        low = candidate
        break
      }
    }
    for _ in 0..<5 { shiftLow() }
    if hasPending { bytes.append(pending) }
    while bytes.last == 0 { bytes.removeLast() }
    return bytes
  }
}
