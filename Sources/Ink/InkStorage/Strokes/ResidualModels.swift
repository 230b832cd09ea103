/// Codes the residuals of one channel: docs/develop/ink-format-strokes.md, Residuals.
struct ResidualModels {
  private var bins = Seeds.bins
  private var signs = [BitModel](repeating: BitModel(), count: 3)
  private var halves = [BitModel](repeating: BitModel(), count: Seeds.binsPerClass)
  private var rest = NumberModels()
  private var large = [NumberModels](repeating: NumberModels(), count: 4)

  /// Codes a residual with an energy. `sign` is 0, 1 or 2 if the previous residual was 0, positive
  /// or negative, and becomes that of this one. A number of more than 64 bits is rejected, and the
  /// second result is false.
  mutating func code(
    _ residual: Int64, energy: UInt64, sign: inout Int, _ coder: inout some BitCoder
  ) -> (Int64, Bool) {
    let length = 64 - energy.leadingZeroBitCount
    guard length <= 16 else {
      let group = min(3, (length - 17) / 8)
      let (size, isSound) = large[group].code(residual.magnitude, &coder)
      return (signed(size, residual, &sign, &coder), isSound)
    }
    let first = Self.class(of: energy, length: length) * Seeds.binsPerClass
    guard coder.bit(residual != 0, &bins[first]) else {
      sign = 0
      return (0, true)
    }
    let isNegative = coder.bit(residual < 0, &signs[sign])
    sign = isNegative ? 2 : 1
    let (size, isSound) = magnitude(residual.magnitude, bins: first + 1, &coder)
    return (Int64(size, isNegative: isNegative), isSound)
  }

  private static func `class`(of energy: UInt64, length: Int) -> Int {
    length < 2 ? length : 2 * (length - 1) + Int(energy >> UInt64(length - 2) & 1)
  }

  private mutating func signed(
    _ size: UInt64, _ residual: Int64, _ sign: inout Int, _ coder: inout some BitCoder
  ) -> Int64 {
    guard size > 0 else {
      sign = 0
      return 0
    }
    let isNegative = coder.bit(residual < 0, &signs[sign])
    sign = isNegative ? 2 : 1
    return Int64(size, isNegative: isNegative)
  }

  private mutating func magnitude(
    _ size: UInt64, bins first: Int, _ coder: inout some BitCoder
  ) -> (UInt64, Bool) {
    let wanted = Self.bucket(of: size)
    var bucket = 0
    while bucket < 24, coder.bit(wanted > bucket, &bins[first + bucket]) { bucket += 1 }
    guard bucket < 24 else { return rest.code(size, &coder) }
    guard bucket > 3 else { return (UInt64(bucket + 1), true) }
    // v = m - 1 has `length` bits, of which the bucket contains the first two.
    let length = (bucket - 4) / 2 + 3
    let below = length - 2
    let v = size &- 1
    var known = UInt64(2 | (bucket & 1))
    known = known << 1 | (coder.bit(v >> UInt64(below - 1) & 1 == 1, &halves[bucket]) ? 1 : 0)
    let tail = coder.raw(v, bits: below - 1)
    return ((known << UInt64(below - 1) | tail) &+ 1, true)
  }

  private static func bucket(of size: UInt64) -> Int {
    guard size > 4 else { return Int(size) - 1 }
    let v = size &- 1
    let length = 64 - v.leadingZeroBitCount
    return min(24, 4 + 2 * (length - 3) + Int(v >> UInt64(length - 2) & 1))
  }
}

/// The recent magnitude of residuals, in sixteenths.
struct Energy {
  /// The energy of the second point, learned from stroke to stroke.
  private var start: UInt64 = 256
  private(set) var now: UInt64 = 256
  private var isFirst = true

  /// The limit for magnitudes.
  private static let largest: UInt64 = 1 << 40

  /// Returns the magnitude of a residual, up to the limit.
  static func bounded(_ residual: Int64) -> UInt64 { min(residual.magnitude, largest) }

  /// Begins a stroke.
  mutating func beginStroke() {
    now = start
    isFirst = true
  }

  /// Updates the energy with the limited magnitude of a residual.
  @inline(__always) mutating func learn(_ size: UInt64) {
    if isFirst {
      start = UInt64(bitPattern: Int64(start) + (Int64(16 * size) - Int64(start)) >> 2)
      now = 5 * size
      isFirst = false
    } else {
      now = now - now >> 2 + 4 * size
    }
  }
}
