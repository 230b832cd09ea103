/// The probability that a bit is 1, learned from earlier bits: the mean of a fast and a slow
/// estimate.
struct BitModel: BitwiseCopyable {
  private var quick: UInt16
  private var slow: UInt16
  /// The number of bits seen; at most 255.
  private var count: UInt8

  /// Creates a model without knowledge.
  init() { (quick, slow, count) = (32768, 32768, 0) }

  /// Creates a model with a probability learned from handwriting, in 256ths.
  init(seed: UInt8) {
    quick = UInt16(seed) << 8 | 128
    slow = quick
    count = 12
  }

  /// The probability of a 1, in 32768ths.
  @inline(__always) var probability: UInt32 {
    min(max((UInt32(quick) + UInt32(slow)) >> 2, 16), 32752)
  }

  /// Updates the model with a bit.
  @inline(__always) mutating func learn(_ bit: Bool) {
    let target: Int64 = bit ? 65535 : 0
    let rate = Self.rates[Int(count)]
    quick = Self.moved(quick, to: target, max(rate, 4096))
    slow = Self.moved(slow, to: target, max(rate, 512))
    if count < 255 { count &+= 1 }
  }

  @inline(__always)
  private static func moved(_ value: UInt16, to target: Int64, _ rate: Int64) -> UInt16 {
    UInt16(truncatingIfNeeded: Int64(value) &+ ((target &- Int64(value)) &* rate) >> 16)
  }

  /// The adaptation rates by the number of bits seen, in 65536ths.
  private static let rates: [Int64] = (0..<256).map { 131072 / (2 * $0 + 3) }
}
