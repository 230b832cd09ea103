/// The models of a numeric item of a stroke.
struct NumberModels {
  private var lengths = [BitModel](repeating: BitModel(), count: 128)

  /// Codes a number of at most 64 bits. A larger number is rejected, and the second result is
  /// false.
  mutating func code(_ value: UInt64, _ coder: inout some BitCoder) -> (UInt64, Bool) {
    let length = Int(coder.tree(UInt64(64 - value.leadingZeroBitCount), bits: 7, &lengths))
    guard length > 1 else { return (UInt64(length), true) }
    guard length <= 64 else { return (0, false) }
    let leading: UInt64 = 1 << UInt64(length - 1)
    return (leading | coder.raw(value & (leading &- 1), bits: length - 1), true)
  }

  /// Codes a signed number.
  mutating func codeSigned(_ value: Int64, _ coder: inout some BitCoder) -> (Int64, Bool) {
    let (size, isSound) = code(value.magnitude, &coder)
    guard size > 0 else { return (0, isSound) }
    return (Int64(size, isNegative: coder.evenBit(value < 0)), isSound)
  }
}

extension Int64 {
  /// Creates a number from a magnitude and a sign, with wrapping.
  @inline(__always) init(_ magnitude: UInt64, isNegative: Bool) {
    let value = Int64(bitPattern: magnitude)
    self = isNegative ? 0 &- value : value
  }
}
